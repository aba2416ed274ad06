extension UIView {
    /// Puts `view` in front of the other subviews, taking it from where it was.
    public func addSubview(_ view: UIView) {
        insert(view, at: subviewStorage.count)
    }

    /// Puts `view` at an index among the subviews, 0 being the back; out of range is clamped.
    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Puts `view` right behind `sibling`; in front of all where that is no subview.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 0)
    }

    /// Puts `view` right in front of `sibling`; in front of all where that is no subview.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 1)
    }

    /// Moves a subview in front of the others; a view that is no subview is left alone.
    public func bringSubviewToFront(_ view: UIView) {
        guard takeOut(view) else { return }
        putIn(view, at: subviewStorage.count)
    }

    /// Moves a subview behind the others; a view that is no subview is left alone.
    public func sendSubviewToBack(_ view: UIView) {
        guard takeOut(view) else { return }
        putIn(view, at: 0)
    }

    /// Has two subviews change places. Stops the program where either index is out of range.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        demand(
            subviewStorage.indices.contains(index1) && subviewStorage.indices.contains(index2),
            "There are \(subviewStorage.count) subviews: \(index1) and \(index2) cannot change places."
        )
        subviewStorage.swapAt(index1, index2)
    }

    /// Takes the view out of its superview. Its running animations end.
    public func removeFromSuperview() {
        guard let parent = superviewStorage else { return }
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        let oldWindow = windowStorage
        if oldWindow != nil { notifyWillMove(toWindow: nil) }
        parent.takeOut(self)
        superviewStorage = nil
        parent.setNeedsLayout()
        constraintsDidDetach()
        if oldWindow != nil { setWindow(nil) }
        didMoveToSuperview()
    }

    /// Whether this view is `view` or lies in it. - Complexity: O(depth)
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let ancestor = current {
            if ancestor === view { return true }
            current = ancestor.superviewStorage
        }
        return false
    }

    /// The first view with the given tag, this one included, depth first.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviewStorage {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        if view === sibling { return }
        if view.superviewStorage === self { takeOut(view) }
        let index = subviewStorage.firstIndex { $0 === sibling }
        insert(view, at: index.map { $0 + offset } ?? subviewStorage.count)
    }

    /// Takes a subview out of the order alone. Whether it was there.
    @discardableResult
    private func takeOut(_ view: UIView) -> Bool {
        guard let index = subviewStorage.firstIndex(where: { $0 === view }) else { return false }
        subviewStorage.remove(at: index)
        layerStorage?.subviewDidGo(at: index)
        return true
    }

    /// Puts a view into the order alone; out of range is clamped.
    private func putIn(_ view: UIView, at index: Int) {
        let index = min(max(index, 0), subviewStorage.count)
        subviewStorage.insert(view, at: index)
        layerStorage?.subviewDidCome(at: index)
    }

    private func insert(_ view: UIView, at index: Int) {
        precondition(
            !isDescendant(of: view), "A view cannot become a subview of itself or its descendant.")
        if view.superviewStorage === self {
            takeOut(view)
            putIn(view, at: index)
            return
        }
        let newWindow = (self as? UIWindow) ?? windowStorage
        let formerTint = view.inheritedTint
        let changesWindow = view.windowStorage !== newWindow
        // Between two places in one window the view does not leave it, as on iOS.
        if let former = view.superviewStorage {
            former.willRemoveSubview(view)
            view.willMove(toSuperview: self)
            if changesWindow { view.notifyWillMove(toWindow: newWindow) }
            former.takeOut(view)
            former.setNeedsLayout()
            view.superviewStorage = nil
            view.constraintsDidDetach()
        } else {
            view.willMove(toSuperview: self)
            if changesWindow { view.notifyWillMove(toWindow: newWindow) }
        }
        view.superviewStorage = self
        putIn(view, at: index)
        setNeedsLayout()
        view.constraintsDidAttach()
        if changesWindow { view.setWindow(newWindow) } else { view.placeDidChange() }
        if view.inheritedTint != formerTint { view.spreadTintChange() }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    private func notifyWillMove(toWindow window: UIWindow?) {
        willMove(toWindow: window)
        controllerStorage?.viewWillMove(toWindow: window)
        for view in subviewStorage { view.notifyWillMove(toWindow: window) }
    }

    /// Gives this view and those in it their window, then tells them.
    func setWindow(_ window: UIWindow?) {
        assignWindow(window)
        notifyDidMove(toWindow: window)
    }

    private func assignWindow(_ window: UIWindow?) {
        if window == nil {
            endAnimations()
            layerStorage?.didLeaveScreen()
        }
        windowStorage = window
        if window != nil {
            isSafeAreaInDoubt = true
            if layoutState == .marked { enqueueLayout() }
        }
        for view in subviewStorage { view.assignWindow(window) }
    }

    private func notifyDidMove(toWindow window: UIWindow?) {
        if window == nil, !recognizerStorage.isEmpty {
            Simulation.current.gestures.viewDidLeaveWindow(self)
        }
        didMoveToWindow()
        controllerStorage?.viewDidMove(toWindow: window)
        for view in subviewStorage where view.windowStorage === window {
            view.notifyDidMove(toWindow: window)
        }
    }
}
