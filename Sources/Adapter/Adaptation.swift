import SwiftParser
import SwiftSyntax

/// Turns one source file written for iOS into one for a platform without Objective-C.
///
/// Everything is done in place: a line of the result is the line of the original.
final class Adaptation: SyntaxVisitor {
    /// What could not be adapted, in the order of the file.
    private(set) var obstacles: [Obstacle] = []
    /// The first import of a module that is not here, where the file needs it.
    private(set) var missingModule: (name: String, line: Int)?
    private var edited: EditedText
    private var additions = ""
    private let converter: SourceLocationConverter
    private let optionalMethods: Set<String>
    private let answeringMethods: Set<String>
    private let overrides: ExtensionOverrides
    private var scopes = TypeScopes()

    /// Adapts a file.
    ///
    /// - Parameters:
    ///   - tree: what the parser made of `text`.
    ///   - optionalMethods: base names of methods that may be missing on iOS and have defaults here,
    ///     so that a call of one is no optional chain.
    ///   - answeringMethods: those among them whose result cannot be nil, so that the place of the
    ///     call has to find out whether the method is missing.
    ///   - overrides: the members of extensions that go into their classes' bodies.
    init(
        of text: String, tree: SourceFileSyntax, optionalMethods: Set<String>,
        answeringMethods: Set<String>, overrides: ExtensionOverrides
    ) {
        edited = EditedText(text)
        converter = SourceLocationConverter(fileName: "", tree: tree)
        self.optionalMethods = optionalMethods
        self.answeringMethods = answeringMethods
        self.overrides = overrides
        super.init(viewMode: .sourceAccurate)
        walk(tree)
        let end = tree.endPosition.utf8Offset
        if !additions.isEmpty { edited.insert("\n" + additions, at: end) }
    }

    /// The adapted file.
    var text: String { edited.text }

    // MARK: Attributes and modifiers

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if ObjectiveCNames.droppedAttributes.contains(name) {
            replace(node, by: "")
            return .skipChildren
        }
        if let remedy = ObjectiveCNames.refusedAttributes[name] {
            report(node, "@\(name) needs Objective-C", remedy)
        }
        if ObjectiveCNames.entryAttributes.contains(name) {
            report(
                node, "@\(name) makes this an app",
                "Give the folder of the library's sources alone."
            )
        }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["dynamic", "optional"].contains(node.name.text) { replace(node, by: "") }
        return .visitChildren
    }

    // MARK: Imports and conditions

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        let isWhole = node.path.count == 1 && node.importKindSpecifier == nil
        if module == "UIKit" {
            // A part of it, as in UIKit.UIGestureRecognizerSubclass, is no module of its own here.
            if !isWhole, node.importKindSpecifier == nil { importUIKit(instead: node) }
        } else if PlatformModules.partsOfUIKit.contains(module) {
            importUIKit(instead: node)
        } else if !PlatformModules.isAvailable(module), missingModule == nil {
            missingModule = (module, node.startLocation(converter: converter).line)
        }
        return .skipChildren
    }

    private func importUIKit(instead node: ImportDeclSyntax) {
        edited.replace(
            node.importKeyword.positionAfterSkippingLeadingTrivia
                .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset, by: "import UIKit")
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var isDecided = false
        for clause in node.clauses {
            let value = clause.condition.map { ConditionReader.value(of: Syntax($0)) } ?? true
            if let condition = clause.condition { adaptCondition(Syntax(condition)) }
            // What the compiler does not look at needs no adapting and hinders nothing.
            if !isDecided, value != false, let elements = clause.elements { walk(elements) }
            if value == true { isDecided = true }
        }
        return .skipChildren
    }

    private func adaptCondition(_ condition: Syntax) {
        for answer in ConditionReader.answers(in: condition) {
            replace(answer.condition, by: answer.isTrue ? "true" : "false")
        }
    }

    /// `#available(iOS …)` always holds, so what stands in for an older system is never run, and may
    /// use what there is no more.
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard let isAvailable = ConditionReader.availability(node.conditions) else {
            return .visitChildren
        }
        walk(node.conditions)
        if isAvailable {
            walk(node.body)
            if case .codeBlock(let block) = node.elseBody { close(block) }
            if case .ifExpr(let chain) = node.elseBody { walk(chain) }
        } else {
            close(node.body)
            if let elseBody = node.elseBody { walk(elseBody) }
        }
        return .skipChildren
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        guard ConditionReader.availability(node.conditions) == true else { return .visitChildren }
        close(node.body)
        return .skipChildren
    }

    /// Has a block that is never run hold nothing that needs anything.
    private func close(_ block: CodeBlockSyntax) {
        replace(block, by: "{ fatalError() }")
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.enterType(node.name.text)
        let forwards = overrides.additions(to: scopes.innermostType ?? "")
        if !forwards.isEmpty {
            let brace = node.memberBlock.rightBrace
            edited.insert(
                forwards + " ", at: brace.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.enterExtension(of: node.extendedType.trimmedDescription)
        for item in node.memberBlock.members {
            if let move = overrides.move(of: item.decl, in: node) { rename(move) }
        }
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.leave() }

    /// The class's body has a member of this one's name, which calls it.
    private func rename(_ member: ForwardedMember) {
        for modifier in member.leftOut {
            replace(modifier, by: modifier.name.text == "open" ? "public" : "")
        }
        replace(member.name, by: member.newName)
    }

    private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        scopes.enterType(name.text)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: CodeBlockSyntax) { scopes.leave() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: AccessorBlockSyntax) { scopes.leave() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: ClosureExprSyntax) { scopes.leave() }

    private func enterBody() -> SyntaxVisitorContinueKind {
        scopes.enterBody()
        return .visitChildren
    }

    // MARK: Protocols

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if isObjectiveC(node.attributes) { bindToClasses(node) }
        for member in node.memberBlock.members { addDefault(of: member.decl, in: node) }
        return enter(node.name)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.leave() }

    private func isObjectiveC(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
        }
    }

    /// A protocol of Objective-C is one of classes, also where it does not say so.
    private func bindToClasses(_ node: ProtocolDeclSyntax) {
        guard let last = node.inheritanceClause?.inheritedTypes.last else {
            edited.insert(
                ": AnyObject", at: node.name.endPositionBeforeTrailingTrivia.utf8Offset)
            return
        }
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
            return
        }
        edited.insert(", AnyObject", at: last.type.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    private func addDefault(of member: DeclSyntax, in node: ProtocolDeclSyntax) {
        guard
            let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            modifiers.contains(where: { $0.name.text == "optional" })
        else { return }
        do throws(OptionalRequirement.Refusal) {
            additions += try OptionalRequirement(member, of: node).text + "\n"
        } catch {
            report(member, error.message, error.remedy)
        }
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            adaptSelector(node)
            return .skipChildren
        case "keyPath":
            replace(node, by: "\"\(KeyPathText.of(node))\"")
            return .skipChildren
        case "Preview":
            replace(node, by: "")
            return .skipChildren
        case let name:
            if let remedy = ObjectiveCNames.refusedMacros[name] {
                report(node, "#\(name) is Xcode's or Objective-C's", remedy)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        replace(node, by: "")
        return .skipChildren
    }

    private func adaptSelector(_ node: MacroExpansionExprSyntax) {
        do throws(SelectorText.Refusal) {
            replace(node, by: try SelectorText.of(node, inside: scopes.innermostType))
        } catch {
            report(node, error.message, error.remedy)
        }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        adaptOptionalCall(node)
        reportCall(node)
        if let requests = DelayedCall(node) { return adaptDelayedCall(requests) }
        return .visitChildren
    }

    /// `object.method?(…)` is a call of a method that has a default.
    private func adaptOptionalCall(_ node: FunctionCallExprSyntax) {
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let name = optionalMethod(chain.expression)
        {
            replace(chain.questionMark, by: "", filling: .nothing)
            if answeringMethods.contains(name) { askWhetherMissing(node) }
        } else if let unwrapped = node.calledExpression.as(ForceUnwrapExprSyntax.self),
            optionalMethod(unwrapped.expression) != nil
        {
            replace(unwrapped.exclamationMark, by: "", filling: .nothing)
        }
    }

    private func optionalMethod(_ expression: ExprSyntax) -> String? {
        guard let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            optionalMethods.contains(name)
        else { return nil }
        return name
    }

    private func askWhetherMissing(_ node: FunctionCallExprSyntax) {
        edited.insert(
            "OptionalAnswer.of({ ", at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        // What follows was part of the chain, and is part of one that begins here.
        let goesOn = node.parent?.is(MemberAccessExprSyntax.self) ?? false
        edited.insert(
            goesOn ? " })?" : " })", at: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// Calls that are asked for and taken back by method go by the method's name.
    private func adaptDelayedCall(_ call: DelayedCall) -> SyntaxVisitorContinueKind {
        switch call {
        case .request(let name, let end):
            edited.insert(", named: \"\(name)\"", at: end.utf8Offset)
            return .visitChildren
        case .cancellation(let name, let argument, let others):
            replace(argument, by: "selectorNamed: \"\(name)\"", filling: .nothing)
            if let comma = argument.trailingComma {
                edited.insert(comma.text, at: comma.endPositionBeforeTrailingTrivia.utf8Offset)
            }
            for other in others { walk(other) }
            return .skipChildren
        }
    }

    private func reportCall(_ node: FunctionCallExprSyntax) {
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)
        let name =
            member?.declName.baseName.text
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name else { return }
        let place = member.map { Syntax($0.declName) } ?? Syntax(node.calledExpression)
        if let remedy = ObjectiveCNames.refusedFunctions[name] {
            report(place, "\(name)(…) needs Objective-C", remedy)
        } else if name == "responds", node.arguments.first?.label?.text == "to" {
            report(
                place, "responds(to:) needs Objective-C",
                "Declare the method in a protocol, with a default, and call it.")
        } else if name == "removeTarget", removesOneAction(node) {
            report(
                place, "a single action cannot be taken away: methods have no identity here",
                "Write action: nil, which takes away all actions of the target.")
        }
    }

    private func removesOneAction(_ node: FunctionCallExprSyntax) -> Bool {
        node.arguments.contains {
            $0.label?.text == "action" && !$0.expression.is(NilLiteralExprSyntax.self)
        }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "Selector" {
            report(
                node, "the type Selector needs Objective-C",
                "Keep a closure, or write the #selector where it is used.")
        }
        return .visitChildren
    }

    // MARK: Helpers

    private func replace(
        _ node: some SyntaxProtocol, by text: String, filling: EditedText.Filling = .spaces
    ) {
        edited.replace(
            node.positionAfterSkippingLeadingTrivia
                .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset, by: text,
            filling: filling)
    }

    private func report(_ node: some SyntaxProtocol, _ message: String, _ remedy: String) {
        let place = node.startLocation(converter: converter)
        obstacles.append(
            Obstacle(line: place.line, column: place.column, message: message, remedy: remedy))
    }
}
