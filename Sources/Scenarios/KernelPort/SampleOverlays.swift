import JXPhotoBrowser
import UIKit

/// An overlay of the sample app's own that shows nothing and has the album follow the page.
final class PageFollower: UIView, JXPhotoBrowserOverlay {
    private weak var host: SampleHost?

    init(host: SampleHost) {
        self.host = host
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    nonisolated deinit {}

    func setup(with browser: JXPhotoBrowserViewController) {}

    func reloadData(numberOfItems: Int, pageIndex: Int) {
        if numberOfItems > 0 { host?.pageDidChange(to: pageIndex) }
    }

    func didChangedPageIndex(_ index: Int) {
        host?.pageDidChange(to: index)
    }
}

/// An overlay of the engine's own that shows nothing and keeps what it was told.
class RecorderOverlay: UIView, JXPhotoBrowserOverlay {
    let name: String
    weak var observer: (any HostObserver)?
    /// Called with what was heard, after the observer; the app reacts there.
    var reaction: ((HostEvent) -> Void)?
    private(set) var log: [String] = []
    private(set) var count = 0
    private(set) var page = 0

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        name = ""
        super.init(coder: coder)
    }

    nonisolated deinit {}

    func setup(with browser: JXPhotoBrowserViewController) {
        log.append("setup")
    }

    func reloadData(numberOfItems: Int, pageIndex: Int) {
        count = numberOfItems
        page = pageIndex
        log.append("reload \(numberOfItems) \(pageIndex)")
        hear(.overlayReloaded(overlay: name, count: numberOfItems, page: pageIndex))
    }

    func didChangedPageIndex(_ index: Int) {
        page = index
        log.append("page \(index)")
        hear(.overlayPageChanged(overlay: name, page: index))
    }

    private func hear(_ event: HostEvent) {
        observer?.hostDidHear(event)
        reaction?(event)
    }
}

/// An overlay of the sample app's own: a button that closes the browser.
final class CloseButtonOverlay: RecorderOverlay {
    private weak var browser: JXPhotoBrowserViewController?

    /// The least size that fingers hit well, points.
    private static let side: CGFloat = 44

    override init(name: String) {
        super.init(name: name)
        isUserInteractionEnabled = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    nonisolated deinit {}

    override func setup(with browser: JXPhotoBrowserViewController) {
        super.setup(with: browser)
        self.browser = browser
        let close = UIAction(title: "×") { [weak self] _ in self?.browser?.dismissSelf() }
        let button = UIButton(type: .system, primaryAction: close)
        button.translatesAutoresizingMaskIntoConstraints = false
        translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: topAnchor),
            button.bottomAnchor.constraint(equalTo: bottomAnchor),
            button.leadingAnchor.constraint(equalTo: leadingAnchor),
            button.trailingAnchor.constraint(equalTo: trailingAnchor),
            widthAnchor.constraint(equalToConstant: CloseButtonOverlay.side),
            heightAnchor.constraint(equalToConstant: CloseButtonOverlay.side),
        ])
        guard let superview else { return }
        let safeArea = superview.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: safeArea.topAnchor),
            trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        ])
    }
}
