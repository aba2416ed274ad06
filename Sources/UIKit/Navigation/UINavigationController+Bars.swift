extension UINavigationController {
    /// Lays the pages and bars out whenever its size or safe area changes.
    final class LayoutView: UIView {
        nonisolated deinit {}

        weak var controller: UINavigationController?

        override func layoutSubviews() {
            super.layoutSubviews()
            controller?.layOutBars()
        }

        override func safeAreaInsetsDidChange() {
            super.safeAreaInsetsDidChange()
            controller?.layOutBars()
            controller?.pages.deviceSafeAreaDidChange()
        }
    }

    func makeView() -> UIView {
        let view = LayoutView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.controller = self
        pages.clipsToBounds = true
        pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pages.frame = view.bounds
        view.addSubview(pages)
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        bringBarsUpToDate(animated: false)
        return view
    }

    func makeNavigationBar() -> UINavigationBar {
        let bar = UINavigationBar()
        bar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
        return bar
    }

    func makeToolbar() -> UIToolbar { UIToolbar() }

    // MARK: Place

    /// The safe area of this controller's view, and what the bars take of it.
    var safeAreaOfPages: UIEdgeInsets {
        var insets = viewIfLoaded?.safeAreaInsets ?? .zero
        if !isNavigationBarHidden { insets.top += UINavigationBar.height }
        if !isToolbarHidden { insets.bottom += UIToolbar.height }
        return insets
    }

    /// Puts the bars where they belong: at the edges of the safe area, or beyond those of the view.
    func layOutBars() {
        guard let view = viewIfLoaded else { return }
        let safe = view.safeAreaInsets
        navigationBar.frame = CGRect(
            x: 0, y: isNavigationBarHidden ? -UINavigationBar.height : safe.top,
            width: view.bounds.width, height: UINavigationBar.height)
        let bottom = view.bounds.height
        toolbar.frame = CGRect(
            x: 0, y: isToolbarHidden ? bottom : bottom - safe.bottom - UIToolbar.height,
            width: view.bounds.width, height: UIToolbar.height)
        navigationBar.isUserInteractionEnabled = !isNavigationBarHidden
        toolbar.isUserInteractionEnabled = !isToolbarHidden
    }

    /// A bar goes or comes: it moves, and the pages are laid out along with it.
    func barsDidChange(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        let change = {
            self.layOutBars()
            self.pages.deviceSafeAreaDidChange()
            view.layoutIfNeeded()
        }
        guard animated, view.windowStorage != nil else {
            UIView.performWithoutAnimation {
                layOutBars()
                pages.deviceSafeAreaDidChange()
            }
            return
        }
        UIView.animate(
            withDuration: UINavigationController.hideShowBarDuration, animations: change)
    }

    // MARK: Content

    /// Has both bars show what belongs to the top of the stack.
    func bringBarsUpToDate(animated: Bool) {
        let items = stack.map(\.navigationItem)
        if !(navigationBar.items ?? []).elementsEqual(items, by: ===) {
            navigationBar.setItems(items, animated: animated)
        }
        showToolbarItems(animated: animated)
    }

    /// A controller has other items for the toolbar.
    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        if controller === stack.last { showToolbarItems(animated: animated) }
    }

    private func showToolbarItems(animated: Bool) {
        let items = stack.last?.toolbarItems ?? []
        if (toolbar.items ?? []).elementsEqual(items, by: ===) { return }
        toolbar.setItems(items, animated: animated)
    }
}
