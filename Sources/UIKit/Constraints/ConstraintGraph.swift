/// Puts active constraints into systems: constraints that share a view to be placed are solved
/// together.
enum ConstraintGraph {
    /// Puts `constraints`, and all that hang together with them, into systems anew.
    static func rebuild(_ constraints: [NSLayoutConstraint]) {
        var waiting: [NSLayoutConstraint] = []
        for constraint in constraints {
            dissolve(constraint.system, into: &waiting)
            waiting.append(constraint)
        }
        var index = 0
        while index < waiting.count {
            let constraint = waiting[index]
            if let stack = constraint.sizedStack {
                stack.arrangementDidChange()
            } else if constraint.isActive, constraint.system == nil, constraint.items != nil {
                build(from: constraint, waiting: &waiting)
            }
            index += 1
        }
    }

    private static func dissolve(
        _ system: ConstraintSystem?, into waiting: inout [NSLayoutConstraint]
    ) {
        guard let system else { return }
        waiting += system.constraints
        system.dissolve()
    }

    private static func build(
        from constraint: NSLayoutConstraint, waiting: inout [NSLayoutConstraint]
    ) {
        let system = ConstraintSystem()
        var queue = [constraint]
        repeat {
            while let next = queue.popLast() {
                if next.system === system || next.items == nil { continue }
                dissolve(next.system, into: &waiting)
                system.add(next)
                for item in next.items ?? [] { queue += system.add(item) }
            }
            for view in system.freeAncestorsLeftOut() { queue += system.add(.view(view)) }
        } while !queue.isEmpty
        system.complete()
    }
}
