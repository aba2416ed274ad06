import SwiftSyntax

/// A call of a method that is to come later, or the taking back of such calls, which names the method.
enum DelayedCall {
    /// `perform(#selector(f), with: nil, afterDelay: 1)`: the method, and where the arguments end.
    case request(name: String, end: AbsolutePosition)
    /// `cancelPreviousPerformRequests(withTarget: a, selector: #selector(f), object: nil)`: the method,
    /// the argument that has it, and the others.
    case cancellation(name: String, LabeledExprSyntax, others: [LabeledExprSyntax])

    init?(_ call: FunctionCallExprSyntax) {
        let function =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        switch function {
        case "perform":
            guard let first = call.arguments.first, first.label == nil,
                call.arguments.contains(where: { $0.label?.text == "afterDelay" }),
                let last = call.arguments.last, let name = DelayedCall.method(first.expression)
            else { return nil }
            self = .request(name: name, end: last.expression.endPositionBeforeTrailingTrivia)
        case "cancelPreviousPerformRequests":
            guard let argument = call.arguments.first(where: { $0.label?.text == "selector" }),
                let name = DelayedCall.method(argument.expression)
            else { return nil }
            self = .cancellation(
                name: name, argument, others: call.arguments.filter { $0.id != argument.id })
        default:
            return nil
        }
    }

    /// The base name of the method that `#selector(…)` names: a name may come with its labels or
    /// without.
    private static func method(_ expression: ExprSyntax) -> String? {
        guard let macro = expression.as(MacroExpansionExprSyntax.self),
            macro.macroName.text == "selector", let named = macro.arguments.first?.expression
        else { return nil }
        return named.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? named.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
