/// Auto Layout's part of a view; a view without constraints has none.
final class ViewConstraints {
    /// How much a view's content resists a change of its size along an axis.
    struct ContentPriorities {
        var hugging = UILayoutPriority.defaultLow
        var resistance = UILayoutPriority.defaultHigh
    }

    /// A value for each axis.
    struct PerAxis<Value> {
        private var horizontal: Value
        private var vertical: Value

        init(both value: Value) {
            horizontal = value
            vertical = value
        }

        subscript(axis: LayoutAxis) -> Value {
            get { axis == .horizontal ? horizontal : vertical }
            set {
                if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
            }
        }
    }

    /// Refers to a system that lives while the constraints in it do.
    private struct Watcher {
        weak var system: ConstraintSystem?
    }

    private unowned let view: UIView
    /// The active constraints that name the view or a guide in it, in order of activation.
    private(set) var constraints: [NSLayoutConstraint] = []
    /// The system that places this view.
    weak var system: ConstraintSystem?
    /// The systems that are solved when this view lays out its subviews.
    private(set) var solved: [ConstraintSystem] = []
    /// The systems whose equations contain this view's place or size as given numbers.
    private var watchers: [Watcher] = []
    var guides: [UILayoutGuide] = []
    var contentPriorities = PerAxis(both: ContentPriorities())

    init(view: UIView) {
        self.view = view
    }

    private(set) lazy var safeAreaGuide = InsetLayoutGuide(.safeArea, of: view)
    private(set) lazy var marginsGuide = InsetLayoutGuide(.margins, of: view)

    func add(_ constraint: NSLayoutConstraint) {
        if constraints.contains(where: { $0 === constraint }) { return }
        constraints.append(constraint)
    }

    func remove(_ constraint: NSLayoutConstraint) {
        constraints.removeAll { $0 === constraint }
    }

    /// The active constraints that name the given view or guide.
    func constraints(naming object: AnyObject) -> [NSLayoutConstraint] {
        constraints.filter { $0.firstItem === object || $0.secondItem === object }
    }

    // MARK: Solving

    func addSolved(_ system: ConstraintSystem) {
        solved.append(system)
    }

    func removeSolved(_ system: ConstraintSystem) {
        solved.removeAll { $0 === system }
    }

    /// Solves what has changed among the systems that this view's layout solves.
    func solve() {
        var index = 0
        while index < solved.count {
            solved[index].solveIfNeeded()
            index += 1
        }
    }

    // MARK: Watching

    func addWatcher(_ system: ConstraintSystem) {
        watchers.append(Watcher(system: system))
    }

    func removeWatcher(_ system: ConstraintSystem) {
        watchers.removeAll { $0.system == nil || $0.system === system }
    }

    /// The view has moved, been resized, or its safe area has changed.
    func geometryDidChange() {
        for watcher in watchers { watcher.system?.setNeedsSolving() }
    }
}

extension UIView {
    /// Places the subviews that have constraints, where anything about them has changed.
    func layoutConstrainedSubviews() {
        constraintStorage?.solve()
    }

    /// Auto Layout's part of the view, made when first needed.
    var constraintsOfView: ViewConstraints {
        if let constraintStorage { return constraintStorage }
        let storage = ViewConstraints(view: self)
        constraintStorage = storage
        return storage
    }

    /// Whether constraints decide where the view is.
    var isPlacedByConstraints: Bool {
        !translatesAutoresizingMaskIntoConstraints
            && constraintStorage?.constraints.isEmpty == false && arrangingStack == nil
    }

    /// Whether the frame is given or decided by constraints has changed.
    func translationDidChange() {
        guard let storage = constraintStorage else { return }
        ConstraintGraph.rebuild(storage.constraints)
    }

    /// Lays out anew what runs from leading to trailing, here and in what takes after this view.
    func layoutDirectionDidChange() {
        setNeedsLayout()
        constraintStorage?.solved.forEach { $0.setNeedsSolving() }
        constraintStorage?.system?.setNeedsSolving()
    }

    // MARK: Hierarchy

    /// The view has got a superview: what waited for one can be solved.
    func constraintsDidAttach() {
        guard isPlacedByConstraints, let storage = constraintStorage else { return }
        ConstraintGraph.rebuild(storage.constraints)
    }

    /// The view has lost its superview: constraints between what lies in it and what does not are
    /// deactivated, as UIKit does.
    /// - Complexity: O(views below)
    func constraintsDidDetach() {
        var crossing: [NSLayoutConstraint] = []
        var affected: [NSLayoutConstraint] = []
        collectConstraints(leaving: self, crossing: &crossing, affected: &affected)
        if !crossing.isEmpty { NSLayoutConstraint.deactivate(crossing) }
        ConstraintGraph.rebuild(affected.filter(\.isActive))
    }

    private func collectConstraints(
        leaving root: UIView, crossing: inout [NSLayoutConstraint],
        affected: inout [NSLayoutConstraint]
    ) {
        for constraint in constraintStorage?.constraints ?? [] {
            let stays = constraint.items?.allSatisfy { $0.keeper?.isDescendant(of: root) == true }
            if stays != true {
                crossing.append(constraint)
            } else if constraint.system?.solver?.isDescendant(of: root) != true {
                affected.append(constraint)
            }
        }
        for view in subviewStorage {
            view.collectConstraints(leaving: root, crossing: &crossing, affected: &affected)
        }
    }
}
