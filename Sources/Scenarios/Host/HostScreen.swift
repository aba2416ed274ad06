@_spi(Simulation) import UIKit

/// The app's first screen: where the browser is presented from, or embedded.
class HostScreen: UIViewController {
    /// How many items the app has.
    var itemCount: () -> Int = { 0 }

    /// The app's data have changed.
    func itemsDidChange() {}

    /// Puts the browser into this screen as a child.
    func embed(_ browser: KernelBrowser) {
        embed(
            browser, in: view, frame: view.bounds, resizing: [.flexibleWidth, .flexibleHeight])
    }

    /// Puts the browser into `container`, a view of this screen, as a child.
    final func embed(
        _ browser: KernelBrowser, in container: UIView, frame: CGRect,
        resizing: UIView.AutoresizingMask
    ) {
        addChild(browser)
        browser.view.frame = frame
        browser.view.autoresizingMask = resizing
        container.addSubview(browser.view)
        browser.didMove(toParent: self)
    }

    /// The thumbnail of an item; nil where there is none on screen.
    func thumbnailView(ofItem index: Int) -> UIView? { nil }
}

/// A grid of thumbnails.
final class AlbumScreen: HostScreen, UICollectionViewDataSource {
    private let columns: Int
    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)

    /// The gap between thumbnails, points.
    private static let gap: CGFloat = 2

    init(columns: Int) {
        self.columns = max(1, columns)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        columns = 3
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        layout.minimumLineSpacing = AlbumScreen.gap
        layout.minimumInteritemSpacing = AlbumScreen.gap
        grid.register(ThumbnailCell.self, forCellWithReuseIdentifier: "thumbnail")
        grid.dataSource = self
        view.addSubview(grid)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        grid.frame = view.bounds
        let gaps = AlbumScreen.gap * CGFloat(columns - 1)
        let side = ((view.bounds.width - gaps) / CGFloat(columns)).rounded(.down)
        layout.itemSize = CGSize(width: max(1, side), height: max(1, side))
    }

    override func itemsDidChange() {
        if isViewLoaded { grid.reloadData() }
    }

    override func thumbnailView(ofItem index: Int) -> UIView? {
        grid.cellForItem(at: IndexPath(item: index, section: 0))
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        itemCount()
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "thumbnail", for: indexPath)
    }
}

/// A thumbnail: a plain square.
final class ThumbnailCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .lightGray
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// A list that scrolls from top to bottom, with the browser in it.
final class BannerScreen: HostScreen {
    private let layout: BannerLayout
    private let list = UIScrollView()
    /// Where in the list the browser lies.
    private let place = UIView()

    init(layout: BannerLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        layout = BannerLayout()
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(list)
        list.addSubview(place)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds
        list.contentSize = CGSize(width: view.bounds.width, height: layout.listHeight)
        place.frame = CGRect(
            x: 0, y: layout.top, width: view.bounds.width, height: layout.height)
    }

    override func embed(_ browser: KernelBrowser) {
        // As an app does it: containment, and constraints to a place of its own in the list.
        addChild(browser)
        browser.view.translatesAutoresizingMaskIntoConstraints = false
        place.addSubview(browser.view)
        NSLayoutConstraint.activate([
            browser.view.topAnchor.constraint(equalTo: place.topAnchor),
            browser.view.bottomAnchor.constraint(equalTo: place.bottomAnchor),
            browser.view.leadingAnchor.constraint(equalTo: place.leadingAnchor),
            browser.view.trailingAnchor.constraint(equalTo: place.trailingAnchor),
        ])
        browser.didMove(toParent: self)
    }
}
