/// Places the items of a collection view. Override its methods for a layout of one's own.
///
/// Order of a pass: ``invalidateLayout()``, then ``prepare()``, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)``; then the data source is asked for cells.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout; set when the layout is given to it.
    open var collectionView: UICollectionView? { collectionViewStorage }

    // `unowned(unsafe)`, and not isolated: read in each frame, and safe since the collection view
    // clears it when it goes.
    nonisolated(unsafe) unowned(unsafe) var collectionViewStorage: UICollectionView?

    /// Makes a layout.
    public override init() {
        super.init()
    }

    /// Makes a layout as from a nib.
    public required init?(coder: NSCoder) {
        super.init()
    }

    nonisolated deinit {}

    /// The layout is about to be asked for places: compute what is worth keeping. The default does
    /// nothing.
    open func prepare() {}

    /// The size of the content, points. The default is zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of the items that overlap `rect`, in any order.
    ///
    /// - Parameter rect: in content coordinates, points; larger than what is visible, so that the
    ///   layout is not asked again for each item that comes in.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        nil
    }

    /// The attributes of one item, visible or not; nil for one that the layout does not show.
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// Whether the layout has to be made anew for other bounds. Asked before each change of the
    /// bounds, scrolling included; the collection view still has the old ones. The default says no.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        false
    }

    /// Discards what the layout has computed; it is prepared anew in the next layout pass.
    open func invalidateLayout() {
        collectionView?.layoutWasInvalidated()
    }

    /// Where the content shall lie after items have changed or the layout was made anew for
    /// another size, given where it would. The default is the proposed place.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }

    /// Whether the collection view mirrors the places in a right-to-left interface: the first item
    /// lies at the right, at the largest offset. The default says no.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: For the collection view

    /// Adds the items that overlap `rect` to `window`.
    func collectItems(in rect: CGRect, into window: ItemWindow) {
        guard let found = layoutAttributesForElements(in: rect) else { return }
        for attributes in found where !attributes.isHidden {
            guard let position = ItemPosition(attributes.indexPath) else { continue }
            window.append(
                ItemWindow.Entry(
                    position: position, frame: attributes.frame, attributes: attributes))
        }
    }

    /// The frame of an item in content coordinates, before mirroring; nil for one that is not
    /// shown.
    func frame(of position: ItemPosition) -> CGRect? {
        layoutAttributesForItem(at: position.indexPath)?.frame
    }
}
