import SwiftParser
import SwiftSyntax

/// Collects the methods that iOS may find missing: those of the platform's protocols, which have
/// defaults here, and the optional ones of the kernel's own.
final class ProtocolSurvey: SyntaxVisitor {
    /// Whose sources are read.
    enum Origin {
        case platform
        case kernel
    }

    private var methods: Set<String> = []
    private var answering: Set<String> = []
    private var variables: Set<String> = []
    private let origin: Origin
    private var isInside = false

    /// A survey of sources of one origin.
    init(of origin: Origin) {
        self.origin = origin
        super.init(viewMode: .sourceAccurate)
    }

    /// The base names of the methods. A call `object.name?(…)` of one of them is no call of a
    /// closure that may be nil.
    static func optionalMethods(platform: ProtocolSurvey, kernel: ProtocolSurvey) -> Set<String> {
        platform.methods.union(kernel.methods).subtracting(kernel.variables)
    }

    /// The base names of those methods of the kernel's own whose missing answer is told at the place
    /// of the call.
    var answeringMethods: Set<String> { answering }

    /// Reads one source file.
    func read(_ text: String) {
        // Parsing takes much longer than looking for a word.
        if origin == .platform, !text.contains("public protocol") { return }
        walk(Parser.parse(source: text))
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        isInside = true
        return .visitChildren
    }

    override func visitPost(_ node: ProtocolDeclSyntax) {
        isInside = false
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isOptional = node.modifiers.contains { $0.name.text == "optional" }
        if isInside, isOptional || origin == .platform { methods.insert(node.name.text) }
        if isInside, isOptional, OptionalRequirement.isTold(node) {
            answering.insert(node.name.text)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings { variables.insert(binding.pattern.trimmedDescription) }
        return .visitChildren
    }
}
