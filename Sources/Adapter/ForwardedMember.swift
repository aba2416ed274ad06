import SwiftSyntax

/// A member of an extension that is called by one in the class's body.
struct ForwardedMember {
    /// The name in the extension, and its new one.
    let name: TokenSyntax
    let newName: String
    /// The modifiers that say something only in the body: of whom it can be overridden, and that it
    /// overrides.
    let leftOut: [DeclModifierSyntax]
    /// The declaration in the class's body, on one line.
    let forward: String

    /// What is added to a name.
    private static let suffix = "_inExtension"

    /// A member that can be forwarded; nil for one that cannot be overridden, and for one whose
    /// arguments cannot be handed on.
    init?(_ member: DeclSyntax, in node: ExtensionDeclSyntax) {
        guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            !modifiers.contains(where: {
                ["private", "fileprivate", "final", "static"].contains($0.name.text)
                    && $0.detail == nil
            }),
            !node.modifiers.contains(where: {
                ["private", "fileprivate"].contains($0.name.text)
            })
        else { return nil }
        var words = modifiers.map(SourceLine.joined).filter { $0 != "dynamic" }
        let says = modifiers.contains {
            ["open", "public", "internal", "package"].contains($0.name.text) && $0.detail == nil
        }
        let access = node.modifiers.map(SourceLine.joined)
        if !says { words = access + words }
        let prefix = words.map { $0 + " " }.joined()
        leftOut = modifiers.filter { ["open", "override"].contains($0.name.text) }
        if let method = member.as(FunctionDeclSyntax.self) {
            guard method.body != nil, let call = ForwardedMember.call(of: method) else {
                return nil
            }
            name = method.name
            newName = method.name.text + ForwardedMember.suffix
            let attribute = ForwardedMember.isDiscardable(method) ? "@discardableResult " : ""
            let generics = method.genericParameterClause.map(SourceLine.joined) ?? ""
            let condition =
                method.genericWhereClause.map { " " + SourceLine.joined($0) } ?? ""
            forward =
                "\(attribute)\(prefix)func \(method.name.text)\(generics)"
                + "\(SourceLine.joined(method.signature))\(condition) { \(call) }"
        } else if let property = member.as(VariableDeclSyntax.self) {
            guard property.bindings.count == 1, let binding = property.bindings.first,
                let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock
            else { return nil }
            name = pattern.identifier
            let new = pattern.identifier.text + ForwardedMember.suffix
            newName = new
            let body =
                ForwardedMember.isSettable(accessors)
                ? "{ get { \(new) } set { \(new) = newValue } }" : "{ \(new) }"
            forward =
                "\(prefix)var \(pattern.identifier.text): \(SourceLine.joined(type)) \(body)"
        } else {
            return nil
        }
    }

    private static func isSettable(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let list) = block.accessors else { return false }
        return list.contains { $0.accessorSpecifier.text == "set" }
    }

    private static func isDiscardable(_ method: FunctionDeclSyntax) -> Bool {
        method.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "discardableResult"
        }
    }

    /// The call that hands the arguments on; nil where there is none.
    private static func call(of method: FunctionDeclSyntax) -> String? {
        var arguments: [String] = []
        for parameter in method.signature.parameterClause.parameters {
            if parameter.ellipsis != nil { return nil }
            let label = parameter.firstName.text
            let value = parameter.secondName?.text ?? label
            if value == "_" { return nil }
            let isInOut = parameter.type.firstToken(viewMode: .sourceAccurate)?.text == "inout"
            arguments.append((label == "_" ? "" : label + ": ") + (isInOut ? "&" : "") + value)
        }
        let effects =
            method.signature.effectSpecifiers?.tokens(viewMode: .sourceAccurate)
            .map(\.text) ?? []
        if effects.contains("rethrows") { return nil }
        let words =
            (effects.contains("throws") ? "try " : "")
            + (effects.contains("async") ? "await " : "")
        return words + method.name.text + suffix + "(" + arguments.joined(separator: ", ") + ")"
    }
}
