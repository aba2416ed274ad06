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

    /// The thumbnail of an item is to be hidden, or shown again.
    func setThumbnailHidden(_ isHidden: Bool, ofItem index: Int) {}

    /// The browser's page is another one.
    func pageDidChange(to index: Int) {}

    /// The app's own list or grid.
    var scroller: UIScrollView? { nil }
}
