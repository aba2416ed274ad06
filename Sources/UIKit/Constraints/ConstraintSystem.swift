/// Constraints that are solved together, the views that they place, and the view whose layout solves
/// them: the nearest that contains all of it.
///
/// It is solved when a constraint, the size of content, or a number in the equations has changed,
/// and not otherwise.
final class ConstraintSystem {
    private(set) var constraints: [NSLayoutConstraint] = []
    /// What is placed.
    private(set) var members: [LayoutItemReference] = []
    /// The views whose places or sizes are given, and which constraints name.
    private var givens: [LayoutItemReference] = []
    /// The guides in the equations that follow safe areas and margins, and what these were when last
    /// solved.
    private var insetGuides: [(guide: LayoutItemReference, insets: UIEdgeInsets)] = []
    /// The view whose layout solves the system; nil while the views have none in common.
    private(set) weak var solver: UIView?
    /// The views to hear from when they move.
    private var watched: [LayoutItemReference] = []
    private var needsSolving = true
    private var solvedBounds = CGRect.null

    // MARK: Putting together

    func add(_ constraint: NSLayoutConstraint) {
        constraint.system = self
        constraints.append(constraint)
    }

    /// Takes in what a constraint names. Returns the constraints that come along.
    func add(_ item: LayoutItem) -> [NSLayoutConstraint] {
        if case .guide(let guide) = item, let owner = guide.owningView, !item.isFree {
            if !insetGuides.contains(where: { $0.guide.object === guide }) {
                insetGuides.append((LayoutItemReference(item), .zero))
            }
            return add(.view(owner))
        }
        guard item.isFree else {
            if !contains(item.object, in: givens) { givens.append(LayoutItemReference(item)) }
            return []
        }
        if contains(item.object, in: members) { return [] }
        members.append(LayoutItemReference(item))
        guard let storage = item.keeper?.constraintStorage else { return [] }
        guard case .view(let view) = item else { return storage.constraints(naming: item.object) }
        storage.system = self
        return storage.constraints(naming: view)
            + storage.constraints(naming: storage.safeAreaGuide)
            + storage.constraints(naming: storage.marginsGuide)
    }

    /// The views between what is in the system and its solver that constraints place and that are
    /// not in it yet.
    func freeAncestorsLeftOut() -> [UIView] {
        guard let solver = nearestSolver else { return [] }
        var found: [UIView] = []
        forEachAncestor(below: solver) { view in
            let isKnown =
                contains(view, in: members) || found.contains { $0 === view }
            if view.isPlacedByConstraints, !isKnown { found.append(view) }
        }
        return found
    }

    /// All is in: has the solver's layout solve it.
    func complete() {
        constraints.sort { $0.sequence < $1.sequence }
        guard let solver = nearestSolver else { return }
        self.solver = solver
        solver.constraintsOfView.addSolved(self)
        watch(below: solver)
        setNeedsSolving()
    }

    /// Takes the system apart; its constraints are in none afterwards.
    func dissolve() {
        for constraint in constraints { constraint.system = nil }
        for case .view(let view) in members.lazy.compactMap(\.item) {
            view.constraintStorage?.system = nil
        }
        for view in watched { view.item?.keeper?.constraintStorage?.removeWatcher(self) }
        solver?.constraintStorage?.removeSolved(self)
        solver = nil
    }

    private func contains(_ object: AnyObject, in list: [LayoutItemReference]) -> Bool {
        list.contains { $0.object === object }
    }

    private var nearestSolver: UIView? {
        var common: UIView?
        for item in members.compactMap(\.item) {
            guard let container = item.container else { return nil }
            common = common.map { $0.nearestCommonAncestor(with: container) } ?? container
            if common == nil { return nil }
        }
        for item in givens.compactMap(\.item) {
            guard let view = item.keeper else { return nil }
            common = common.map { $0.nearestCommonAncestor(with: view) } ?? view
            if common == nil { return nil }
        }
        return common
    }

    /// Calls `body` for each view strictly between something in the system and `solver`, deepest
    /// first, some of them more than once.
    private func forEachAncestor(below solver: UIView, _ body: (UIView) -> Void) {
        for item in (members + givens).compactMap(\.item) where item.object !== solver {
            var view = item.container
            while let current = view, current !== solver {
                body(current)
                view = current.superviewStorage
            }
        }
    }

    private func watch(below solver: UIView) {
        func add(_ view: UIView) {
            if view === solver || contains(view, in: watched) || contains(view, in: members) {
                return
            }
            watched.append(LayoutItemReference(.view(view)))
            view.constraintsOfView.addWatcher(self)
        }
        for case .view(let view) in givens.compactMap(\.item) { add(view) }
        forEachAncestor(below: solver, add)
    }

    // MARK: Solving

    /// Something in the equations has changed.
    func setNeedsSolving() {
        needsSolving = true
        solver?.setNeedsLayout()
    }

    /// Solves the equations and places the views, where anything has changed.
    func solveIfNeeded() {
        guard let solver, needsSolving || hasNewInput(solver) else { return }
        needsSolving = false
        solvedBounds = solver.bounds
        guard members.allSatisfy({ $0.item != nil }), constraints.allSatisfy({ $0.items != nil })
        else {
            // A view is gone; what is left is put together anew.
            ConstraintGraph.rebuild(constraints)
            return
        }
        Simulation.current.counters.constraintSolves += 1
        do {
            try solve(in: solver)
        } catch {
            fatalError(error.message)
        }
    }

    private func hasNewInput(_ solver: UIView) -> Bool {
        let bounds = solver.geometry.bounds
        if bounds.size != solvedBounds.size { return true }
        // Scrolling moves a scroll view's bounds, which no constraint inside it can name.
        if bounds.origin != solvedBounds.origin, !(solver is UIScrollView) { return true }
        for entry in insetGuides where entry.guide.insets != entry.insets {
            return true
        }
        return false
    }

    /// Solves the equations and places the views.
    func solve(in solver: UIView) throws(ConstraintFault) {
        // Placing a view may change its safe area, which others are placed by: usually not, mostly
        // once.
        for _ in 0..<3 {
            for index in insetGuides.indices {
                insetGuides[index].insets = insetGuides[index].guide.insets
            }
            let equations = ConstraintEquations(
                solver: solver, items: members.compactMap(\.item), constraints: constraints)
            equations.place(try equations.solution())
            if !insetGuides.contains(where: { $0.guide.insets != $0.insets }) {
                return
            }
        }
        throw .safeAreaLoop(insetGuides.first?.guide.item?.keeper?.layoutName ?? "a view")
    }
}
