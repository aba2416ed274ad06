/// The view of one item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private let contentViewStorage = UIView(frame: .zero)

    /// The view for the cell's content; it fills the cell.
    open var contentView: UIView { contentViewStorage }

    /// Whether the item is selected. The collection view sets it.
    open var isSelected = false

    /// Whether a finger is on the cell. The collection view sets it.
    open var isHighlighted = false

    /// A view behind the content, as large as the cell; nil for none.
    open var backgroundView: UIView? {
        didSet { backgroundViewDidChange(from: oldValue) }
    }

    // MARK: Bookkeeping of the collection view

    /// Where the cell is in its life.
    var life = CellLife.handedOut
    /// The item that the cell stands for, while its life says so.
    var position = ItemPosition(section: 0, item: 0)
    /// The item of the latest `willDisplay` that `didEndDisplaying` has not answered yet.
    var announcedPosition: ItemPosition?
    /// The layout of its collection view that the cell was placed by.
    var layoutVersion = -1
    /// Its place in the order from back to front.
    var zIndex = 0
    /// The collection view that made it.
    weak var maker: UICollectionView?

    /// The number of the cell among all that the simulation has made, from 0; stable through reuse.
    @_spi(Simulation) public internal(set) final var serialNumber = -1
    /// How often the cell has come back from the reuse queue.
    @_spi(Simulation) public internal(set) final var useCount = 0

    // MARK: Making

    /// Makes a cell with a frame in the collection view's coordinates, points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Makes a cell of size zero.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    nonisolated deinit {}

    private func addContentView() {
        fill(with: contentViewStorage)
        addSubview(contentViewStorage)
    }

    private func backgroundViewDidChange(from old: UIView?) {
        guard old !== backgroundView else { return }
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        fill(with: backgroundView)
        insertSubview(backgroundView, at: 0)
    }

    private func fill(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}
