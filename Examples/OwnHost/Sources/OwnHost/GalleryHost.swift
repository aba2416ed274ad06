import JXPhotoBrowser
import Scenarios
import UIKit

/// An app of one screen, which opens photos in a browser of its own make.
@MainActor final class GalleryHost: BrowserHost {
    private let gallery: GalleryController

    init(log: CallLog) {
        gallery = GalleryController(log: log)
    }

    var rootViewController: UIViewController { gallery }
    var itemCount: Int { gallery.photos.count }

    func makeBrowser() -> JXPhotoBrowserViewController { gallery.makeBrowser() }

    func thumbnailView(ofItem index: Int) -> UIView? { gallery.thumbnail(of: index) }
}

/// The screen with the photos.
final class GalleryController: UIViewController {
    /// A photo and what is written below it.
    struct Photo {
        var image: UIImage
        var caption: String
    }

    let photos: [Photo] = (0..<8).map { item in
        let isWide = item % 2 == 0
        let size = CGSize(width: isWide ? 1600 : 900, height: isWide ? 1000 : 1600)
        return Photo(image: .testCard(ofItem: item, size: size), caption: "Photo \(item + 1)")
    }
    private let log: CallLog
    private var thumbnails: [UIImageView] = []

    init(log: CallLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        log = CallLog()
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        thumbnails = photos.map { photo in
            let thumbnail = UIImageView(image: photo.image)
            thumbnail.contentMode = .scaleAspectFill
            thumbnail.clipsToBounds = true
            view.addSubview(thumbnail)
            return thumbnail
        }
    }

    /// Two photos side by side in each row.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width / 2
        for (index, thumbnail) in thumbnails.enumerated() {
            thumbnail.frame = CGRect(
                x: CGFloat(index % 2) * width, y: 60 + CGFloat(index / 2) * 140, width: width,
                height: 140)
        }
    }

    func thumbnail(of photo: Int) -> UIView? {
        thumbnails.indices.contains(photo) ? thumbnails[photo] : nil
    }

    /// The browser with this app's cell and overlay.
    func makeBrowser() -> JXPhotoBrowserViewController {
        let browser = GalleryBrowser(log: log)
        browser.delegate = self
        browser.transitionType = .zoom
        browser.register(CaptionCell.self, forReuseIdentifier: CaptionCell.identifier)
        browser.addOverlay(CounterOverlay())
        return browser
    }
}

extension GalleryController: JXPhotoBrowserDelegate {
    func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int { photos.count }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int, at indexPath: IndexPath
    ) -> JXPhotoBrowserAnyCell {
        let cell = browser.dequeueReusableCell(
            withReuseIdentifier: CaptionCell.identifier, for: indexPath)
        (cell as? CaptionCell)?.show(photos[index])
        return cell
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, thumbnailViewAt index: Int
    ) -> UIView? {
        thumbnail(of: index)
    }
}
