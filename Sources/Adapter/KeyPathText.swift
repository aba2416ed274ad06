import SwiftSyntax

/// What `#keyPath(…)` is: the names of the properties on the way, as text.
enum KeyPathText {
    /// `position.x` for `#keyPath(CALayer.position.x)`. What begins with a capital is a type.
    static func of(_ path: MacroExpansionExprSyntax) -> String {
        let names = path.arguments.tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier(let name) = token.tokenKind { return name }
            return nil
        }
        return names.drop { $0.first?.isUppercase == true }.joined(separator: ".")
    }
}
