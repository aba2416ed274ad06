@_spi(Simulation) import UIKit

/// What of the app is around its first screen: another tab beside it, and what lies over it.
final class AppStage {
    /// What the window has at its root.
    let root: UIViewController
    private let tabs: TabScreen?
    private weak var cover: PlainScreen?

    /// Makes the surroundings of an app's first screen; with a second tab where the screen is to go
    /// away and come back.
    init(firstScreen: UIViewController, hasTabs: Bool) {
        tabs = hasTabs ? TabScreen(firstScreen) : nil
        root = tabs ?? firstScreen
    }

    /// Presents another screen over whatever is in front; false where UIKit refuses.
    func cover(animated: Bool) -> Bool {
        if cover?.presentingViewController != nil { return false }
        var front = root
        while let next = front.presentedViewController { front = next }
        let cover = PlainScreen()
        cover.modalPresentationStyle = .fullScreen
        front.present(cover, animated: animated)
        self.cover = cover
        return cover.presentingViewController != nil
    }

    /// Dismisses that screen; false where there is none, or UIKit refuses.
    func uncover(animated: Bool) -> Bool {
        guard let cover, let presenter = cover.presentingViewController, !cover.isBeingPresented,
            !cover.isBeingDismissed
        else { return false }
        presenter.dismiss(animated: animated)
        return true
    }

    /// Chooses the tab with the app's screen, or the other one.
    func chooseScreen(_ isChosen: Bool) {
        tabs?.chooseFirst(isChosen)
    }

    /// Has the app's screen in front again, whatever the scenario left; false where that must wait
    /// until a cover that is on its way in or out has arrived.
    func restore() -> Bool {
        chooseScreen(true)
        return cover?.presentingViewController == nil || uncover(animated: false)
    }
}

/// A plain screen of the app: what lies over, behind or beside the one that matters.
class PlainScreen: UIViewController {
    nonisolated deinit {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .darkGray
    }
}

/// A plain screen that presents another one, over its whole self, as soon as it is there.
final class PresentingScreen: PlainScreen {
    private let screen: UIViewController
    private var hasPresented = false

    init(_ screen: UIViewController) {
        self.screen = screen
        super.init(nibName: nil, bundle: nil)
        screen.modalPresentationStyle = .fullScreen
    }

    required init?(coder: NSCoder) {
        screen = UIViewController()
        super.init(coder: coder)
    }

    nonisolated deinit {}

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if hasPresented { return }
        hasPresented = true
        present(screen, animated: false)
    }
}

/// Two tabs without a bar: the screen that matters, and a plain one.
final class TabScreen: UIViewController {
    private let first: UIViewController
    private let second = PlainScreen()
    private var isFirstChosen = true

    init(_ first: UIViewController) {
        self.first = first
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        first = PlainScreen()
        super.init(coder: coder)
    }

    nonisolated deinit {}

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [first, second] {
            addChild(child)
            child.didMove(toParent: self)
        }
        show(first)
    }

    /// Chooses the first tab, or the second.
    func chooseFirst(_ isFirst: Bool) {
        guard isFirst != isFirstChosen, isViewLoaded else { return }
        isFirstChosen = isFirst
        let (old, new) = isFirst ? (second, first) : (first, second)
        old.view.removeFromSuperview()
        show(new)
    }

    private func show(_ child: UIViewController) {
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
    }
}
