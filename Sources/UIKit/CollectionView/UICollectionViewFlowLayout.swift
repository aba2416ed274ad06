/// Fills lines with items, and the content with lines.
///
/// Items of one size, `itemSize`, are placed by arithmetic: ten million of them cost what ten do.
/// Sizes from the delegate are asked for once for every item when the layout is prepared.
///
/// A full line is spread from edge to edge; the last one keeps the columns of the others. A line
/// that has room for one item has it in the middle. Items of a line that differ in size are centred
/// along the scroll direction.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The direction in which the content scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The size of items for which the delegate has none, points; 50 × 50 at first.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    /// The size that cells which size themselves count as before they are asked. Zero, which it is at
    /// first, stands for cells that do not. None do here: any other size stops the program.
    open var estimatedItemSize: CGSize {
        get { .zero }
        set {
            demand(
                newValue == .zero,
                "Cells do not size themselves here. Give sizes by itemSize, or by the delegate.")
        }
    }
    /// The least distance between lines, points; 10 at first.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// The least distance between the items of a line, points; 10 at first.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The distance between the edges of each section and its items, points. Sections without
    /// items have it too.
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }

    /// Made when first asked for, so that a subclass may still set its sizes in `prepare()`.
    private var arrangementStorage: FlowArrangement?
    /// Set by the default of the delegate's question for a size.
    var delegateHasNoSizes = false

    nonisolated deinit {}

    /// Places the items. A subclass that overrides this calls it, before or after it sets its
    /// sizes.
    /// - Complexity: O(sections); with sizes from the delegate O(items).
    open override func prepare() {
        arrangementStorage = nil
    }

    /// Discards the places.
    open override func invalidateLayout() {
        arrangementStorage = nil
        super.invalidateLayout()
    }

    /// The size of the content, points: across the scroll direction that of the collection view
    /// without its insets.
    open override var collectionViewContentSize: CGSize { arrangement.contentSize }

    /// The attributes of the items that overlap `rect`, in the order of the data.
    /// - Complexity: O(items found), as for items of one size.
    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        arrangement.forEachItem(in: rect) { position, frame in
            found.append(UICollectionViewLayoutAttributes(position: position, frame: frame))
        }
        return found
    }

    /// The attributes of one item; nil where there is no such item.
    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let position = ItemPosition(indexPath), let frame = arrangement.frame(of: position)
        else { return nil }
        return UICollectionViewLayoutAttributes(position: position, frame: frame)
    }

    /// Whether the bounds' length across the scroll direction changes.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return newBounds.size[axis.other] != collectionView.bounds.size[axis.other]
    }

    // MARK: For the collection view

    /// A plain flow layout needs no objects for its items. A subclass may have overridden the
    /// method that makes them, and is asked through it.
    override func collectItems(in rect: CGRect, into window: ItemWindow) {
        guard type(of: self) == UICollectionViewFlowLayout.self else {
            super.collectItems(in: rect, into: window)
            return
        }
        arrangement.forEachItem(in: rect) { position, frame in
            window.append(ItemWindow.Entry(position: position, frame: frame, attributes: nil))
        }
    }

    override func frame(of position: ItemPosition) -> CGRect? {
        guard type(of: self) == UICollectionViewFlowLayout.self else {
            return super.frame(of: position)
        }
        return arrangement.frame(of: position)
    }

    private var axis: ScrollAxis {
        switch scrollDirection {
        case .horizontal: .horizontal
        case .vertical: .vertical
        }
    }

    // MARK: Arranging

    private var arrangement: FlowArrangement {
        if let arrangementStorage { return arrangementStorage }
        guard let collectionView else { return FlowArrangement(axis: axis, room: 0) }
        let arrangement = arrange(in: collectionView)
        arrangementStorage = arrangement
        return arrangement
    }

    private func arrange(in collectionView: UICollectionView) -> FlowArrangement {
        let insets = collectionView.adjustedContentInset
        let size = collectionView.bounds.size
        let room =
            axis == .horizontal
            ? size.height - insets.top - insets.bottom : size.width - insets.left - insets.right
        var arrangement = FlowArrangement(axis: axis, room: room)
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        for section in 0..<collectionView.numberOfSections {
            let count = collectionView.numberOfItems(inSection: section)
            let metrics = metrics(ofSection: section, room: room, in: collectionView, delegate)
            let lines = lines(
                ofSection: section, count: count, metrics: metrics, in: collectionView, delegate)
            arrangement.append(count: count, lines: lines, metrics: metrics)
        }
        return arrangement
    }

    private func metrics(
        ofSection section: Int, room: CGFloat, in collectionView: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSectionMetrics {
        guard let delegate else {
            return FlowSectionMetrics(
                insets: sectionInset, lineSpacing: minimumLineSpacing,
                itemSpacing: minimumInteritemSpacing, room: room, axis: axis)
        }
        Simulation.current.counters.delegateCalls += 3
        return FlowSectionMetrics(
            insets: delegate.collectionView(
                collectionView, layout: self, insetForSectionAt: section),
            lineSpacing: delegate.collectionView(
                collectionView, layout: self, minimumLineSpacingForSectionAt: section),
            itemSpacing: delegate.collectionView(
                collectionView, layout: self, minimumInteritemSpacingForSectionAt: section),
            room: room, axis: axis)
    }

    /// Asks the delegate for the sizes of a section's items. A table is made only where they
    /// differ.
    private func lines(
        ofSection section: Int, count: Int, metrics: FlowSectionMetrics,
        in collectionView: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowArrangement.Lines {
        let plain = FlowSize(itemSize, along: axis)
        guard count > 0, let delegate else {
            return .uniform(UniformLines(count: count, size: plain, metrics: metrics))
        }
        func size(_ item: Int) -> FlowSize {
            Simulation.current.counters.delegateCalls += 1
            let size = delegate.collectionView(
                collectionView, layout: self,
                sizeForItemAt: IndexPath(item: item, section: section))
            return FlowSize(size, along: axis)
        }
        delegateHasNoSizes = false
        let first = size(0)
        if delegateHasNoSizes {
            return .uniform(UniformLines(count: count, size: plain, metrics: metrics))
        }
        var sizes: [FlowSize] = []
        for item in 1..<max(count, 1) {
            let next = size(item)
            if sizes.isEmpty {
                if next == first { continue }
                sizes.reserveCapacity(count)
                sizes.append(contentsOf: repeatElement(first, count: item))
            }
            sizes.append(next)
        }
        if sizes.isEmpty {
            return .uniform(UniformLines(count: count, size: first, metrics: metrics))
        }
        return .measured(MeasuredLines(sizes: sizes, metrics: metrics))
    }
}

extension UICollectionViewLayoutAttributes {
    /// Makes attributes for an item with a frame.
    convenience init(position: ItemPosition, frame: CGRect) {
        self.init(forCellWith: position.indexPath)
        self.frame = frame
    }
}
