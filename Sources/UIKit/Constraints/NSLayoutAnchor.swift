/// An edge, centre or size of a view or guide, to make constraints with.
///
/// Constraints are equations: what is on the left equals what is on the right. They are solved
/// exactly. Inequalities do not exist here; use equations of lower priority, which yield where they
/// must.
@preconcurrency @MainActor
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    /// A constraint, not active yet, that this anchor equals another.
    public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 0)
    }

    /// A constraint, not active yet, that this anchor lies `c` points beyond another: to the right,
    /// down, or, for leading and trailing anchors, towards trailing.
    public final func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, equals: anchor.operand, constant: c)
    }

    /// Not there: constraints are equations.
    @available(
        *, unavailable,
        message: "Inequalities are not solved here: use equalTo with a priority below required."
    )
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        fatalError()
    }

    /// Not there: constraints are equations.
    @available(
        *, unavailable,
        message: "Inequalities are not solved here: use equalTo with a priority below required."
    )
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        fatalError()
    }
}

/// A vertical edge or a horizontal centre.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A horizontal edge or a vertical centre.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint, not active yet, that this size is `c` points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, equals: nil, constant: c)
    }

    /// A constraint, not active yet, that this size is another times `m`.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalTo: anchor, multiplier: m, constant: 0)
    }

    /// A constraint, not active yet, that this size is another times `m`, plus `c` points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, equals: anchor.operand, multiplier: m, constant: c)
    }
}
