import SwiftSyntax

/// What `#selector(…)` is here: an unapplied method.
enum SelectorText {
    /// Why a selector has no such form.
    enum Refusal: Error {
        case isAccessor
        case isOfNoType
        case isOfInstance(String)
        case isNoMethod

        var message: String {
            switch self {
            case .isAccessor: "a selector of a getter or setter needs Objective-C"
            case .isOfNoType: "nobody can tell whose method this is"
            case .isOfInstance(let base): "nobody can tell of what type \"\(base)\" is"
            case .isNoMethod: "this selector names no method"
            }
        }

        var remedy: String {
            switch self {
            case .isAccessor: "Use a method, or a closure."
            case .isOfNoType, .isOfInstance, .isNoMethod: "Write #selector(Type.method(_:))."
            }
        }
    }

    /// The method that `selector` names, in a place whose innermost type is `type`.
    static func of(
        _ selector: MacroExpansionExprSyntax, inside type: String?
    ) throws(Refusal) -> String {
        guard selector.arguments.count == 1, let argument = selector.arguments.first,
            argument.label == nil
        else { throw .isAccessor }
        let (expression, signature) = parts(of: argument.expression)
        guard let method = try method(expression, inside: type) else { throw .isNoMethod }
        guard let signature else { return method.text }
        // What a bare name is cast to lacks the object.
        let cast = method.isBare ? "(\(method.owner)) -> \(signature)" : signature
        return "(\(method.text) as \(cast))"
    }

    private struct Method {
        var owner: String
        var text: String
        var isBare: Bool
    }

    /// An expression without parentheses, and what it is cast to.
    private static func parts(of expression: ExprSyntax) -> (ExprSyntax, signature: String?) {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first
        {
            return parts(of: inner.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) {
                let signature = oneLine(elements[2])
                return (parts(of: elements[0]).0, signature)
            }
        }
        return (expression, nil)
    }

    private static func method(
        _ expression: ExprSyntax, inside type: String?
    ) throws(Refusal) -> Method? {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return try bare(name, inside: type)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base
        else { return nil }
        let owner = oneLine(base)
        switch owner {
        case "self", "Self": return try bare(member.declName, inside: type)
        case "super": throw .isOfInstance(owner)
        default: break
        }
        let isType = owner.hasPrefix("type(") || owner.first?.isUppercase == true
        guard isType else { throw .isOfInstance(owner) }
        return Method(owner: owner, text: oneLine(expression), isBare: false)
    }

    private static func bare(
        _ name: DeclReferenceExprSyntax, inside type: String?
    ) throws(Refusal) -> Method {
        guard let type else { throw .isOfNoType }
        return Method(owner: type, text: type + "." + oneLine(name), isBare: true)
    }

    private static func oneLine(_ node: some SyntaxProtocol) -> String {
        SourceLine.joined(node)
    }
}
