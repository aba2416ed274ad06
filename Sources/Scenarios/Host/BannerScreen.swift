@_spi(Simulation) import UIKit

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

    override var scroller: UIScrollView? { list }

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
