/// A scroll view that shows items, with cells only for those near what is visible.
///
/// **The life of a cell.** The data source is asked for it when its item is about to show, or one
/// item ahead of the motion; `willDisplay` comes just before it shows, `didEndDisplaying` when it
/// has left the bounds. The last one that left is kept for its item: scrolled back, it shows again
/// without another question. When the next one leaves, it goes to the reuse queue. For full-page
/// paging four cells are enough, whatever the number of items.
///
/// Every `willDisplay` is answered by one `didEndDisplaying` for the same cell and index path, also
/// when the data is reloaded or changed, or the view leaves its window.
///
/// A frame in which the same items stay visible costs a few comparisons and allocates nothing. With
/// a plain flow layout nothing depends on the number of items.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    // MARK: Who takes part

    /// Told about scrolling, cells and selection; held weakly.
    open var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set {
            collectionDelegate = newValue
            scrollDelegate = newValue
            layoutStorage.invalidateLayout()
        }
    }
    weak var collectionDelegate: (any UICollectionViewDelegate)?
    /// Says what is shown; held weakly. Another one starts from the beginning.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    /// Told which items will soon be asked for; held weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether cells and data are asked for ahead of the motion.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { prefetchingDidChange() } }
    }
    /// Places the items. Another layout places the same items anew.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { setLayout(newValue) }
    }
    // Read in `deinit`, when nobody else has the view; else on the main actor alone.
    nonisolated(unsafe) var layoutStorage: UICollectionViewLayout

    // MARK: Selection

    /// Whether a tap selects an item.
    open var allowsSelection = true
    /// Whether several items may be selected at a time.
    open var allowsMultipleSelection = false
    var selection: [ItemPosition] = []
    /// The cell under the finger.
    var pressed: PressedCell?

    // MARK: Data and layout

    var counts = SectionCounts.none
    var dataState = DataState.unknown
    var preparation = Preparation.needed
    /// Grows when the layout was prepared: cells placed by an earlier one are placed anew.
    var layoutVersion = 0
    /// Grows when positions change their meaning: a pass over the cells that finds it changed after
    /// a call to the host gives up.
    var generation = 0
    /// Whether later items lie to the left of earlier ones: the layout turns round in an interface
    /// that runs from right to left.
    @_spi(Simulation) public internal(set) var isMirrored = false
    /// The change of items being collected.
    var pendingChanges: ItemChanges?
    let itemWindow = ItemWindow()

    /// Whether the content is limited to its new edges, and whether the layout and the delegate are
    /// asked where it shall lie, when the layout has been prepared.
    var afterPreparation: AfterPreparation = []

    /// Whether the numbers of items are known.
    enum DataState {
        case unknown
        case loading
        case known
    }

    /// Whether the layout suits the data and the bounds.
    enum Preparation {
        case needed
        case running
        case done
    }

    /// What is to be done with the offset once the layout is prepared.
    struct AfterPreparation: OptionSet {
        let rawValue: UInt8

        /// The content may have become shorter: keep within it.
        static let limitOffset = AfterPreparation(rawValue: 1)
        /// Ask the layout and the delegate.
        static let askForOffset = AfterPreparation(rawValue: 2)
    }

    // MARK: Cells

    let pool = CellPool()
    /// The cells in the bounds, in the order of the data.
    var displayed: [UICollectionViewCell] = []
    /// The cell asked for ahead of the motion.
    var prepared: UICollectionViewCell?
    /// The cell that left last.
    var kept: UICollectionViewCell?
    /// Cells of deleted items that fade out.
    var departing: [UICollectionViewCell] = []
    /// Items that an update has inserted, while it is laid out.
    var appearing: [ItemPosition] = []
    /// Items that the prefetching data source was told of, and that have no cell yet.
    var announcedAhead: [ItemPosition] = []
    var travel = CellTravel.none
    /// The frame in which the data source was last asked for a cell.
    var latestRequestTick = -1

    // MARK: State of the pass

    /// The bounds at the latest pass.
    var laidOutBounds = CGRect.zero
    var cellState = CellState.stale
    var passState = PassState.idle
    var presence = Presence.anywhere

    /// Whether the cells suit the bounds as far as `itemWindow.stable` reaches.
    enum CellState {
        case stale
        case settled
    }

    /// Whether a pass over the cells is under way.
    enum PassState {
        case idle
        case running
    }

    /// Whether cells may show. A view that has never been in a window lays out its cells as one in
    /// a window does; one that has left its window shows none until it is back.
    enum Presence {
        case anywhere
        case leftWindow
    }

    // MARK: Making

    /// Makes a collection view with a frame in its superview's coordinates, points, and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        layout.collectionViewStorage = self
    }

    /// Makes a collection view of size zero with a flow layout. There are no nibs here; subclasses
    /// must declare it.
    public required init?(coder: NSCoder) {
        layoutStorage = UICollectionViewFlowLayout()
        super.init(coder: coder)
        layoutStorage.collectionViewStorage = self
    }

    nonisolated deinit {
        if layoutStorage.collectionViewStorage === self {
            layoutStorage.collectionViewStorage = nil
        }
    }

    // MARK: Cells

    /// Has cells for `identifier` made of `cellClass`, by `init(frame:)`; nil takes that back.
    ///
    /// A class that is no cell is a programming error.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerClass(cellClass, for: identifier)
    }

    /// A cell for an item: one that waits for reuse, after its `prepareForReuse`, or a new one. To
    /// be called by the data source when it is asked for the item's cell.
    ///
    /// An identifier that nothing is registered for is a programming error.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, for: indexPath)
    }

    // MARK: Data

    /// Starts from the beginning with the data: the cells go at once, and the next layout pass, or
    /// the next question, asks for numbers, places and cells. The offset stays, within the content.
    open func reloadData() {
        discardData()
    }

    /// Changes items: `updates` changes the data and tells by ``insertItems(at:)``,
    /// ``deleteItems(at:)``, ``moveItem(at:to:)`` and ``reloadItems(at:)`` what has changed, in any
    /// order. Deletions, reloads and the starts of moves go by the old index paths, insertions and
    /// the ends of moves by the new ones.
    ///
    /// The change is animated; `completion` gets whether the animation ran to its end. Numbers that
    /// do not fit together are a programming error.
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        performChanges(updates, completion: completion)
    }

    // MARK: Scrolling

    /// Scrolls until an item lies at a place of the visible area, as far as the content allows.
    ///
    /// An index path that does not exist, or two places on one axis, are programming errors.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Geometry

    /// The visible part of the content: its origin is the content offset.
    open override var bounds: CGRect {
        get { geometry.bounds }
        set {
            if newValue != geometry.bounds { boundsWillChange(to: newValue) }
            super.bounds = newValue
        }
    }

    /// Places the cells for what is visible.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if !isSettledForBounds() { layOutCells() }
    }

    /// The insets in force have changed: the layout is made anew.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layoutStorage.invalidateLayout()
    }

    /// Without a window nothing is displayed; what was, is told so.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        windowDidChange()
    }

    // MARK: Touches

    /// Highlights the cell under the finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { press(touch) }
    }

    /// Selects the item whose cell the finger has pressed, if it is still on it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        for touch in touches { release(touch) }
    }

    /// Takes the highlight back.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        for touch in touches { cancelPress(touch) }
    }
}
