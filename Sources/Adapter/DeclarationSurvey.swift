import SwiftParser
import SwiftSyntax

/// Collects what a kernel declares for others, as `Type` and `Type.member`; what subclasses may
/// override as `open.Type.member` besides.
final class DeclarationSurvey: SyntaxVisitor {
    private var found: Set<String> = []
    private var types: [Owner] = []

    /// A type or an extension around a declaration.
    private struct Owner {
        var name: String
        /// Whether others see no member, whatever it says.
        var isHidden = false
        /// Whether others see every member that does not say otherwise.
        var isOpen = false
    }

    init() {
        super.init(viewMode: .sourceAccurate)
    }

    /// What was found, in order.
    var names: [String] { found.sorted() }

    /// Reads one source file.
    func read(_ tree: SourceFileSyntax) {
        walk(tree)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.modifiers)
    }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.modifiers)
    }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.modifiers)
    }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.modifiers, membersArePublic: isPublic(node.modifiers))
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(
            Owner(name: node.extendedType.trimmedDescription, isOpen: isPublic(node.modifiers)))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings { add(binding.pattern.trimmedDescription, node.modifiers) }
        return .skipChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        if let type = types.last, found.contains(type.name) {
            found.insert(type.name + "." + node.name.text)
        }
        return .skipChildren
    }

    private func enter(
        _ name: String, _ modifiers: DeclModifierListSyntax, membersArePublic: Bool = false
    ) -> SyntaxVisitorContinueKind {
        add(name, modifiers)
        let owner = path(of: name)
        types.append(
            Owner(name: owner, isHidden: !found.contains(owner), isOpen: membersArePublic))
        return .visitChildren
    }

    private func add(_ name: String, _ modifiers: DeclModifierListSyntax) {
        let isHidden = modifiers.contains {
            ["private", "fileprivate", "internal"].contains($0.name.text) && $0.detail == nil
        }
        if types.last?.isHidden == true { return }
        let isOpen = types.last?.isOpen ?? false
        if isPublic(modifiers) || isOpen && !isHidden { found.insert(path(of: name)) }
        if modifiers.contains(where: { $0.name.text == "open" }) {
            found.insert("open." + path(of: name))
        }
    }

    private func path(of name: String) -> String {
        types.last.map { $0.name + "." + name } ?? name
    }

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil }
    }
}
