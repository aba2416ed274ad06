@_spi(Simulation) import UIKit

/// A grid of thumbnails.
final class AlbumScreen: HostScreen, UICollectionViewDataSource {
    private let arrangement: AlbumLayout
    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    /// The picture of an item's thumbnail.
    var thumbnail: (Int) -> UIImage? = { _ in nil }
    /// The items whose thumbnails the browser has had hidden.
    private(set) var hiddenItems: Set<Int> = []
    private var hasScrolledToStart = false

    /// The gap between thumbnails, points.
    private static let gap: CGFloat = 2
    private static let identifier = "thumbnail"

    init(_ arrangement: AlbumLayout) {
        self.arrangement = arrangement
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        arrangement = AlbumLayout()
        super.init(coder: coder)
    }

    override var scroller: UIScrollView? { grid }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        layout.minimumLineSpacing = AlbumScreen.gap
        layout.minimumInteritemSpacing = AlbumScreen.gap
        grid.register(
            ThumbnailCell.self, forCellWithReuseIdentifier: AlbumScreen.identifier)
        grid.dataSource = self
        view.addSubview(grid)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        grid.frame = view.bounds
        let gaps = AlbumScreen.gap * CGFloat(arrangement.columns - 1)
        let side =
            ((view.bounds.width - gaps) / CGFloat(arrangement.columns)).rounded(.down)
        layout.itemSize = CGSize(width: max(1, side), height: max(1, side))
        scrollToStart()
    }

    /// The grid appears where the scenario has it, once.
    private func scrollToStart() {
        guard !hasScrolledToStart, view.window != nil else { return }
        hasScrolledToStart = true
        guard arrangement.offset > 0 else { return }
        grid.layoutIfNeeded()
        grid.scroll(toDistance: CGFloat(arrangement.offset), animated: false)
    }

    // MARK: Thumbnails

    override func itemsDidChange() {
        if isViewLoaded { grid.reloadData() }
    }

    override func thumbnailView(ofItem index: Int) -> UIView? {
        guard arrangement.hasThumbnail(index) else { return nil }
        let cell = grid.cellForItem(at: IndexPath(item: index, section: 0))
        return (cell as? ThumbnailCell)?.imageView
    }

    override func setThumbnailHidden(_ isHidden: Bool, ofItem index: Int) {
        if isHidden { hiddenItems.insert(index) } else { hiddenItems.remove(index) }
        thumbnailView(ofItem: index)?.isHidden = isHidden
    }

    override func pageDidChange(to index: Int) {
        guard arrangement.revealsCurrent, isViewLoaded, index < itemCount() else { return }
        let indexPath = IndexPath(item: index, section: 0)
        guard let frame = grid.layoutAttributesForItem(at: indexPath)?.frame else { return }
        let insets = grid.adjustedContentInset
        let shown = CGRect(
            x: 0, y: grid.contentOffset.y + insets.top, width: grid.bounds.width,
            height: grid.bounds.height - insets.top - insets.bottom)
        if shown.minY <= frame.minY, frame.maxY <= shown.maxY { return }
        grid.scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
        grid.layoutIfNeeded()
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        itemCount()
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: AlbumScreen.identifier, for: indexPath)
        guard let cell = cell as? ThumbnailCell else {
            preconditionFailure("The grid has one class of cells.")
        }
        let item = indexPath.item
        cell.imageView.image = arrangement.hasThumbnail(item) ? thumbnail(item) : nil
        cell.imageView.isHidden = hiddenItems.contains(item)
        return cell
    }
}

/// A thumbnail: a square that its picture fills.
final class ThumbnailCell: UICollectionViewCell {
    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.backgroundColor = .lightGray
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(imageView)
    }
}
