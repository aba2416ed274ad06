import SwiftSyntax

/// A member of a protocol that is optional in Objective-C. Here it has a default that answers as a
/// missing one does: with nil; or, where the result cannot be nil, with a value that
/// `OptionalAnswer`, at the place of the call, takes for nil.
struct OptionalRequirement {
    /// Why there is no such default.
    enum Refusal: Error {
        case isProperty
        case answersAlways

        var message: String {
            switch self {
            case .isProperty:
                "an optional property that is not of an optional type needs Objective-C"
            case .answersAlways:
                "an optional method whose result is neither optional nor of a plain type needs "
                    + "Objective-C"
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
        let access = owner.modifiers.contains { $0.name.text == "public" } ? "public " : ""
        let member =
            if let method = requirement.as(FunctionDeclSyntax.self) {
                try OptionalRequirement.member(method)
            } else {
                try OptionalRequirement.member(requirement.as(VariableDeclSyntax.self))
            }
        text = "extension \(owner.name.text) { \(access)\(member) }"
    }

    // MARK: Methods

    private static func member(_ method: FunctionDeclSyntax) throws(Refusal) -> String {
        let signature = SourceLine.joined(method.signature)
        return "func \(SourceLine.joined(method.name))\(signature) \(try answer(of: method))"
    }

    private static func answer(of method: FunctionDeclSyntax) throws(Refusal) -> String {
        guard let type = method.signature.returnClause?.type else { return "{}" }
        if isOptional(type) { return "{ nil }" }
        if ["Void", "()", "Swift.Void"].contains(type.trimmedDescription) { return "{}" }
        guard let value = plainValue(of: type) else { throw .answersAlways }
        return "{ OptionalAnswer.missing(\(value)) }"
    }

    /// Whether a method's missing answer is told from others at the place of the call.
    static func isTold(_ method: FunctionDeclSyntax) -> Bool {
        guard let type = method.signature.returnClause?.type else { return false }
        return !isOptional(type) && plainValue(of: type) != nil
    }

    private static func isOptional(_ type: TypeSyntax) -> Bool {
        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }

    /// Some value of a type, which nobody gets to see; nil where there is none to be written down.
    private static func plainValue(of type: TypeSyntax) -> String? {
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        return plainValues[type.trimmedDescription]
    }

    private static let plainValues: [String: String] = {
        var values = ["Bool": "false", "String": "\"\"", "NSString": "\"\"", "IndexPath": "[]"]
        for name in [
            "Int", "UInt", "NSInteger", "NSNumber", "CGFloat", "Double", "Float", "TimeInterval",
            "CFTimeInterval",
        ] { values[name] = "0" }
        for name in ["CGPoint", "CGSize", "CGRect", "UIEdgeInsets"] { values[name] = ".zero" }
        for name in ["UIInterfaceOrientationMask", "IndexSet"] { values[name] = "[]" }
        values["CGAffineTransform"] = ".identity"
        values["UIColor"] = ".clear"
        return values
    }()

    // MARK: Properties

    private static func member(_ property: VariableDeclSyntax?) throws(Refusal) -> String {
        guard let property, property.bindings.count == 1, let binding = property.bindings.first,
            let type = binding.typeAnnotation?.type, isOptional(type)
        else { throw .isProperty }
        let name = binding.pattern.trimmedDescription
        let isSettable =
            binding.accessorBlock?.tokens(viewMode: .sourceAccurate)
            .contains { $0.tokenKind == .keyword(.set) } ?? false
        // Whoever sets what is missing sets nothing, as a chain that ends early does.
        let body = isSettable ? "{ get { nil } set {} }" : "{ nil }"
        return "var \(name): \(SourceLine.joined(type)) \(body)"
    }
}
