import SwiftSyntax

/// Finds the members of extensions that subclasses override, or that override: without Objective-C
/// only members of a class's own body can.
///
/// Such a member gets another name, and the class's body, in the line of its closing brace, one of
/// the old name that calls it.
final class ExtensionOverrides: SyntaxVisitor {
    private struct Candidate {
        var type: String
        var key: String
        var isBound: Bool
        var member: ForwardedMember
    }

    private var classes: Set<String> = []
    private var candidates: [Candidate] = []
    private var overridden: Set<String> = []
    private var scopes = TypeScopes()

    init() {
        super.init(viewMode: .sourceAccurate)
    }

    /// Reads one source file.
    func read(_ tree: SourceFileSyntax) {
        walk(tree)
    }

    /// What the body of a class gets, on one line; empty where it gets nothing.
    func additions(to type: String) -> String {
        guard classes.contains(type) else { return "" }
        return candidates.filter { $0.type == type && isMoved($0) }
            .map { "; " + $0.member.forward }.joined()
    }

    /// What is to be done with a member of an extension of a type; nil where it stays as it is.
    func move(of member: DeclSyntax, in node: ExtensionDeclSyntax) -> ForwardedMember? {
        guard let candidate = candidate(member, in: node), isMoved(candidate) else { return nil }
        return candidate.member
    }

    private func isMoved(_ candidate: Candidate) -> Bool {
        classes.contains(candidate.type)
            && (candidate.isBound || overridden.contains(candidate.key))
    }

    private func candidate(_ member: DeclSyntax, in node: ExtensionDeclSyntax) -> Candidate? {
        guard node.genericWhereClause == nil,
            let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            let key = ExtensionOverrides.key(of: member),
            let forwarded = ForwardedMember(member, in: node)
        else { return nil }
        let isBound = modifiers.contains { ["open", "override"].contains($0.name.text) }
        return Candidate(
            type: node.extendedType.trimmedDescription, key: key, isBound: isBound,
            member: forwarded)
    }

    /// How a member is told from others: its name, and a method's labels.
    private static func key(of member: DeclSyntax) -> String? {
        if let method = member.as(FunctionDeclSyntax.self) {
            let labels = method.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
            return method.name.text + "(" + labels.joined() + ")"
        }
        return member.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    }

    // MARK: Reading

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.enterType(node.name.text)
        if let path = scopes.innermostType { classes.insert(path) }
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.leave() }

    private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        scopes.enterType(name.text)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.enterExtension(of: node.extendedType.trimmedDescription)
        for item in node.memberBlock.members {
            if let candidate = candidate(item.decl, in: node) { candidates.append(candidate) }
        }
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.leave() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        noteOverride(DeclSyntax(node), node.modifiers)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        noteOverride(DeclSyntax(node), node.modifiers)
    }

    private func noteOverride(
        _ member: DeclSyntax, _ modifiers: DeclModifierListSyntax
    ) -> SyntaxVisitorContinueKind {
        let isOverride = modifiers.contains { $0.name.text == "override" }
        if isOverride, let key = ExtensionOverrides.key(of: member) { overridden.insert(key) }
        return .skipChildren
    }
}
