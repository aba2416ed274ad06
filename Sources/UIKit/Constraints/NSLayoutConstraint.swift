/// An equation between the edges, centres or sizes of two views or guides.
///
/// Active constraints are solved together, exactly, when the nearest common ancestor of their views
/// lays out its subviews. What cannot be solved stops the program with a message that names the
/// views and constraints: required constraints that contradict each other, constraints of the same
/// lower priority that do, and a place or size that nothing decides. Frames are not rounded to
/// pixels, and a size that would be negative is zero.
@preconcurrency @MainActor
public final class NSLayoutConstraint: NSObject {
    let first: LayoutOperand
    let second: LayoutOperand?
    /// By how much the right side's anchor is multiplied.
    public let multiplier: CGFloat
    /// The system of equations that this one is part of, while it is active.
    weak var system: ConstraintSystem?
    /// When it was activated, counted in activations.
    private(set) var sequence = 0
    private var isInstalled = false

    /// Activations so far, to keep constraints in order.
    private static var activations = 0

    init(
        _ first: LayoutOperand, equals second: LayoutOperand?, multiplier: CGFloat = 1,
        constant: CGFloat
    ) {
        demand(
            constant.isFinite && multiplier.isFinite && multiplier != 0,
            "A constraint on \(first.name) has the constant \(constant) and the multiplier "
                + "\(multiplier). Both must be finite, the multiplier not zero.")
        if let second {
            let attributes = [first.attribute, second.attribute]
            demand(
                !(attributes.contains(where: \.followsDirection)
                    && attributes.contains(where: \.isFixedSide)),
                "\(first.name) cannot be tied to \(second.name): leading and trailing turn round "
                    + "with the language, left and right do not. Use one kind for both.")
        }
        self.first = first
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    /// What is added to the right side, points; finite. A change lays out anew.
    public var constant: CGFloat {
        didSet {
            demand(
                constant.isFinite,
                "The constant of \(layoutName) is set to \(constant). It must be finite.")
            if constant != oldValue { valueDidChange() }
        }
    }

    /// How much the constraint matters; required unless set.
    public var priority = UILayoutPriority.required {
        didSet {
            if priority != oldValue { valueDidChange() }
        }
    }

    /// A name for people, which appears in messages.
    public var identifier: String?

    /// The view or guide on the left; nil once it is gone.
    public var firstItem: AnyObject? { first.item?.object }
    /// The view or guide on the right; nil for a number, and once it is gone.
    public var secondItem: AnyObject? { second?.item?.object }
    /// The part of the left item.
    public var firstAttribute: Attribute { first.attribute }
    /// The part of the right item.
    public var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// Whether the constraint takes part in layout. Activating one whose views have no common
    /// ancestor stops the program; taking one of them out of that ancestor deactivates it.
    public var isActive: Bool {
        get { isInstalled }
        set {
            if newValue {
                NSLayoutConstraint.activate([self])
            } else {
                NSLayoutConstraint.deactivate([self])
            }
        }
    }

    /// Activates constraints together; those that are active stay so.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        let added = constraints.filter { !$0.isInstalled }
        for constraint in added { constraint.install() }
        ConstraintGraph.rebuild(added)
    }

    /// Deactivates constraints together; those that are not active stay so. Views keep the frames
    /// that they have.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        var affected: [NSLayoutConstraint] = []
        for constraint in constraints where constraint.isInstalled {
            if let system = constraint.system {
                affected += system.constraints
                system.dissolve()
            }
            let stack = constraint.sizedStack
            constraint.uninstall()
            stack?.arrangementDidChange()
        }
        ConstraintGraph.rebuild(affected)
    }

    private func valueDidChange() {
        system?.setNeedsSolving()
        if isInstalled { sizedStack?.arrangementDidChange() }
    }

    /// The stack view that heeds the constraint, where it says the size of a view that is arranged
    /// there, as a number or by the view's own other side. Such a constraint is in no system.
    var sizedStack: UIStackView? {
        guard case .view(let view)? = first.item, first.attribute.isSize,
            let stack = view.arrangingStack
        else { return nil }
        return second == nil || secondItem === view ? stack : nil
    }

    // MARK: Installing

    /// The items that the constraint ties together; nil once one is gone.
    var items: [LayoutItem]? {
        guard let firstItem = first.item else { return nil }
        guard let second else { return [firstItem] }
        guard let secondItem = second.item else { return nil }
        return [firstItem, secondItem]
    }

    private func install() {
        checkItems()
        NSLayoutConstraint.activations += 1
        sequence = NSLayoutConstraint.activations
        isInstalled = true
        for item in items ?? [] { item.keeper?.constraintsOfView.add(self) }
    }

    private func uninstall() {
        isInstalled = false
        system = nil
        for item in items ?? [] { item.keeper?.constraintStorage?.remove(self) }
    }

    private func checkItems() {
        let items = items
        demand(
            items != nil && items!.allSatisfy { $0.keeper != nil },
            "\(layoutName) cannot be activated: a view or guide in it is gone, or the guide is in "
                + "no view. Keep the view, and add the guide with addLayoutGuide(_:).")
        guard let items, items.count == 2, let left = items[0].keeper, let right = items[1].keeper
        else { return }
        demand(
            left.nearestCommonAncestor(with: right) != nil,
            "\(layoutName) cannot be activated: its views have no common ancestor. "
                + "Add them to the same view tree first.")
        refuseScrollViewEdges(left, right)
    }

    /// UIKit takes a scroll view's edges, in constraints with what is inside it, for its content's.
    private func refuseScrollViewEdges(_ left: UIView, _ right: UIView) {
        guard let second else { return }
        let isInside =
            left is UIScrollView && right !== left && right.isDescendant(of: left)
            && !first.attribute.isSize
            || right is UIScrollView && left !== right && left.isDescendant(of: right)
                && !second.attribute.isSize
        demand(
            !isInside,
            "\(layoutName) cannot be activated: inside a scroll view its edges and centres stand "
                + "for its content's, which is not supported. Place the content by its frame and "
                + "set contentSize, or use the width and height anchors.")
    }

    /// The equation, for people.
    var layoutName: String {
        var text = identifier.map { "\"\($0)\": " } ?? ""
        text += "\(first.name) == "
        if let second {
            text += second.name
            if multiplier != 1 { text += " × \(multiplier)" }
            if constant != 0 { text += constant < 0 ? " − \(-constant)" : " + \(constant)" }
        } else {
            text += "\(constant)"
        }
        if priority != .required { text += " (priority \(priority.rawValue))" }
        return text
    }
}

extension UIView {
    /// The deepest view that contains both, or is one of them. - Complexity: O(depth)
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        var left = self
        var right = other
        var leftDepth = left.depth
        var rightDepth = right.depth
        while leftDepth > rightDepth, let parent = left.superviewStorage {
            left = parent
            leftDepth -= 1
        }
        while rightDepth > leftDepth, let parent = right.superviewStorage {
            right = parent
            rightDepth -= 1
        }
        while left !== right {
            guard let leftParent = left.superviewStorage, let rightParent = right.superviewStorage
            else { return nil }
            left = leftParent
            right = rightParent
        }
        return left
    }
}
