/// Why constraints have no solution, or more than one.
nonisolated enum ConstraintFault: Error, Equatable {
    /// These constraints, all required, contradict each other.
    case contradiction([String])
    /// These, of one lower priority, contradict each other, so that either could yield.
    case tie([String])
    /// Nothing decides these parts of views, such as "the width of UILabel".
    case undetermined([String])
    /// A view's safe area depends on its place, and its place on its safe area.
    case safeAreaLoop(String)

    /// What is wrong and what to do about it.
    var message: String {
        switch self {
        case .contradiction(let constraints):
            """
            Auto Layout: these constraints are all required, and cannot all hold:\(list(constraints))
            Deactivate one of them, or give one a priority below required. A view whose \
            translatesAutoresizingMaskIntoConstraints is true keeps its frame, which \
            constraints cannot change: set it to false for views that constraints are to place.
            """
        case .tie(let constraints):
            """
            Auto Layout: these constraints have the same priority, and cannot all hold:\
            \(list(constraints))
            Give one of them another priority; for the size of content, with \
            setContentHuggingPriority(_:for:) and \
            setContentCompressionResistancePriority(_:for:).
            """
        case .undetermined(let parts):
            """
            Auto Layout: no constraint decides:\(list(parts))
            Add constraints for them, or set translatesAutoresizingMaskIntoConstraints to true and \
            give the view a frame.
            """
        case .safeAreaLoop(let view):
            """
            Auto Layout: the place of \(view) depends on its own safe area, which depends on its \
            place. Constrain it to the safe area of a view around it instead.
            """
        }
    }

    private func list(_ lines: [String]) -> String {
        lines.map { "\n  - \($0)" }.joined()
    }
}
