import SwiftSyntax

/// A method of a protocol that is optional in Objective-C. Here it has a default that answers as a
/// missing method does.
struct OptionalRequirement {
    /// Why there is no such default.
    enum Refusal: Error {
        case isProperty
        case answersAlways

        var message: String {
            switch self {
            case .isProperty: "an optional property of a protocol needs Objective-C"
            case .answersAlways:
                "an optional method that does not return an optional needs Objective-C"
            }
        }

        var remedy: String {
            switch self {
            case .isProperty: "Give it a default in an extension of the protocol."
            case .answersAlways:
                "Give the method a default in an extension of the protocol, and call it without '?'."
            }
        }
    }

    /// `extension P { func f() {} }`, on one line.
    let text: String

    /// The default of `requirement`, a member of `owner`.
    init(_ requirement: some SyntaxProtocol, of owner: ProtocolDeclSyntax) throws(Refusal) {
        guard let method = requirement.as(FunctionDeclSyntax.self) else { throw .isProperty }
        let access = owner.modifiers.contains { $0.name.text == "public" } ? "public " : ""
        let body = try OptionalRequirement.answer(of: method)
        let signature = SourceLine.joined(method.signature)
        let name = SourceLine.joined(method.name)
        text = "extension \(owner.name.text) { \(access)func \(name)\(signature) \(body) }"
    }

    private static func answer(of method: FunctionDeclSyntax) throws(Refusal) -> String {
        guard let type = method.signature.returnClause?.type else { return "{}" }
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return "{ nil }"
        }
        if ["Void", "()", "Swift.Void"].contains(type.trimmedDescription) { return "{}" }
        throw .answersAlways
    }
}
