import SwiftSyntax

/// Answers the conditions of `#if` as a current iPhone would, where the answer is known.
enum ConditionReader {
    /// A condition that is answered, and its answer.
    struct Answer {
        var condition: Syntax
        var isTrue: Bool
    }

    /// The parts of `condition` that are answered by the platform, outermost first.
    static func answers(in condition: Syntax) -> [Answer] {
        if let isTrue = answer(to: condition) {
            return [Answer(condition: condition, isTrue: isTrue)]
        }
        return condition.children(viewMode: .sourceAccurate).flatMap(answers)
    }

    /// Whether the whole condition holds; nil where that hangs on the compiler.
    static func value(of condition: Syntax) -> Bool? {
        if let isTrue = answer(to: condition) { return isTrue }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let negation = condition.as(PrefixOperatorExprSyntax.self) {
            return value(of: Syntax(negation.expression)).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first
        {
            return value(of: Syntax(inner.expression))
        }
        if let sequence = condition.as(SequenceExprSyntax.self) {
            return value(of: Array(sequence.elements))
        }
        return nil
    }

    /// Whether `#available` or `#unavailable`, where it is the only condition, holds; nil where there
    /// are others.
    static func availability(_ conditions: ConditionElementListSyntax) -> Bool? {
        guard conditions.count == 1,
            let condition = conditions.first?.condition.as(AvailabilityConditionSyntax.self)
        else { return nil }
        return condition.availabilityKeyword.tokenKind == .poundAvailable
    }

    /// The value of `a && b || c`, which the parser leaves as a row.
    private static func value(of row: [ExprSyntax]) -> Bool? {
        let alternatives = row.split { $0.trimmedDescription == "||" }.map { part in
            conjunction(part.filter { $0.trimmedDescription != "&&" }.map { value(of: Syntax($0)) })
        }
        if alternatives.contains(true) { return true }
        return alternatives.contains(nil) ? nil : false
    }

    private static func conjunction(_ values: [Bool?]) -> Bool? {
        if values.contains(false) { return false }
        return values.contains(nil) ? nil : true
    }

    private static func answer(to node: Syntax) -> Bool? {
        if let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return flags[name]
        }
        guard let call = node.as(FunctionCallExprSyntax.self),
            let argument = call.arguments.first?.expression.trimmedDescription
        else { return nil }
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "targetEnvironment": return false
        case "canImport":
            return PlatformModules.canImport(String(argument.prefix { $0 != "." }))
        default: return nil
        }
    }

    /// Flags that build systems set. Sources are taken as an app's own would be, without resources
    /// of a package.
    private static let flags = ["SWIFT_PACKAGE": false, "COCOAPODS": false, "DEBUG": false]
}
