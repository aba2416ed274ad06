extension UIViewController {
    /// Begins a way in or out: this controller hears of it, then the children whose views are in
    /// its view.
    func startAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            loadViewIfNeeded()
        } else {
            Simulation.current.appearances.remove(self)
        }
        sendWill(isAppearing, animated: animated)
        if isAppearing, viewIfLoaded?.windowStorage != nil { announceAppearance() }
    }

    /// Ends the way in or out: children first, then this controller.
    func finishAppearance() {
        Simulation.current.application.frontDidChange()
        forEachChildInView { child in
            let goesAlong =
                appearance.isAppearing
                ? child.appearance.isAppearing : child.appearance.isDisappearing
            if goesAlong { child.finishAppearance() }
        }
        switch appearance.end() {
        case .didAppear(let animated): viewDidAppear(animated)
        case .didDisappear(let animated): viewDidDisappear(animated)
        case nil: return
        }
        parentMove.transitionDidEnd()
    }

    private func sendWill(_ isAppearing: Bool, animated: Bool) {
        Simulation.current.application.frontDidChange()
        if isAppearing {
            guard appearance.beginAppearing(animated: animated) else { return }
            viewWillAppear(animated)
            // The callback may have turned the controller back.
            guard appearance.isAppearing else { return }
        } else {
            guard appearance.beginDisappearing(animated: animated) else { return }
            viewWillDisappear(animated)
            guard appearance.isDisappearing else { return }
        }
        forEachChildInView { $0.sendWill(isAppearing, animated: animated) }
    }

    /// `viewIsAppearing`, once per way in, for this controller and then for children on their way.
    private func announceAppearance() {
        guard let animated = appearance.announce() else { return }
        viewIsAppearing(animated)
        forEachChildInView { $0.announceAppearance() }
    }

    /// The children that hear what this controller hears.
    private func forEachChildInView(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
        for child in childStorage where child.viewIfLoaded?.isDescendant(of: view) == true {
            body(child)
        }
    }

    // MARK: The view's own news

    /// The view is about to enter or leave a window. Without a transition that has begun, this
    /// begins one.
    func viewWillMove(toWindow window: UIWindow?) {
        guard parentStorage?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
        guard let window else {
            if appearance.isOnScreen {
                leavesWithView = true
                startAppearance(false, animated: false)
            }
            return
        }
        guard !window.isHidden, appearance.phase == .disappeared,
            parentStorage?.appearance.isOnScreen ?? true
        else { return }
        startAppearance(true, animated: false)
        // With a parent that is itself on its way in, the child arrives when the parent does.
        if parentStorage?.appearance.isAppearing != true {
            Simulation.current.appearances.append(self)
        }
    }

    /// Whether the view has been taken out of that of a parent which is on its way out itself: with
    /// that this controller would have heard of the end.
    private var leavesItsParent: Bool {
        guard appearance.isDisappearing, let parent = parentStorage else { return false }
        return parent.appearance.isDisappearing && parent.viewIfLoaded?.windowStorage != nil
    }

    /// The view has entered or left a window.
    func viewDidMove(toWindow window: UIWindow?) {
        if window != nil {
            announceAppearance()
        } else if leavesWithView || leavesItsParent {
            leavesWithView = false
            finishAppearance()
        }
    }
}
