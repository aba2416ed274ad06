/// A view that a collection view makes, places and uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier under which the view was dequeued; nil for one that was not.
    open var reuseIdentifier: String? { dequeuedIdentifier }
    /// What ``reuseIdentifier`` says unless a subclass says something else.
    final var dequeuedIdentifier: String?

    /// Makes a view with a frame in its superview's coordinates, points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a view of size zero.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes the view for a collection view that dequeues it: `init(frame:)` of the class does the
    /// work.
    ///
    /// A class that declares a designated initialiser of its own and overrides neither of the
    /// inherited ones has to declare this one as well.
    public required convenience init(dequeuedWithFrame frame: CGRect) {
        self.init(frame: frame)
    }

    nonisolated deinit {}

    /// The view comes back from the reuse queue: clear what it showed. The default does nothing.
    open func prepareForReuse() {}

    /// The layout's attributes have been put on the view (frame, alpha, transform, …); a subclass
    /// takes those that it has added. The default does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
