extension UIView {
    /// Marks the view: its subviews are laid out before the frame is shown.
    public func setNeedsLayout() {
        switch layoutState {
        case .queued:
            return
        case .clean, .marked:
            if windowStorage == nil && !(self is UIWindow) {
                layoutState = .marked
            } else {
                enqueueLayout()
            }
        }
    }

    /// Lays out the view and those in it now, where they are marked.
    /// - Complexity: O(views below)
    public func layoutIfNeeded() {
        if layoutState != .clean { performLayout() }
        // By index: laying out may add and remove subviews.
        var index = 0
        while index < subviewStorage.count {
            subviewStorage[index].layoutIfNeeded()
            index += 1
        }
        if layoutState != .clean { performLayout() }
    }

    func enqueueLayout() {
        layoutState = .queued
        Simulation.current.layoutQueue.append(self)
    }

    /// The queue's turn: lays the view out unless that has happened meanwhile.
    func layoutFromQueue() {
        guard layoutState == .queued else { return }
        if windowStorage == nil && !(self is UIWindow) {
            layoutState = .marked
            return
        }
        performLayout()
    }

    private func performLayout() {
        layoutState = .clean
        Simulation.current.counters.layoutSubviewsCalls += 1
        if isSafeAreaInDoubt { compareSafeArea() }
        if let controller = controllerStorage {
            controller.viewWillLayoutSubviews()
            layoutSubviews()
            controller.viewDidLayoutSubviews()
        } else {
            layoutSubviews()
        }
    }

    // MARK: Safe area

    /// Tells the view, and its controller, where its safe area has changed.
    private func compareSafeArea() {
        isSafeAreaInDoubt = false
        let insets = safeAreaInsets
        if insets == knownSafeAreaInsets { return }
        knownSafeAreaInsets = insets
        constraintStorage?.geometryDidChange()
        safeAreaInsetsDidChange()
        if marginSettings.followsSafeArea { layoutMarginsDidChange() }
        controllerStorage?.viewSafeAreaInsetsDidChange()
    }

    /// Has the safe area of this view and those in it compared before the next frame.
    /// - Complexity: O(views below)
    func deviceSafeAreaDidChange() {
        isSafeAreaInDoubt = true
        setNeedsLayout()
        for view in subviewStorage { view.deviceSafeAreaDidChange() }
    }

    /// The view has another place on the screen: the safe area of this view and those in it is
    /// compared before the next layout.
    func placeDidChange() {
        if hasMoved || windowStorage == nil { return }
        hasMoved = true
        Simulation.current.movedViews.append(self)
    }

    /// Has this view and those in it laid out whose safe area is another than they know.
    func checkSafeArea() {
        if !isSafeAreaInDoubt, safeAreaInsets != knownSafeAreaInsets {
            isSafeAreaInDoubt = true
            setNeedsLayout()
        }
        for view in subviewStorage { view.checkSafeArea() }
    }

    /// The distances that bars and the device's own shape take from the edges of the view, points;
    /// on device pixels, so that a view scrolled by fractions keeps the ones it has.
    /// - Complexity: O(depth)
    public var safeAreaInsets: UIEdgeInsets {
        guard let window = windowStorage ?? (self as? UIWindow) else { return .zero }
        return safeAreaInsets(from: self, in: window)
    }

    /// The insets that follow from the nearest of `first` and its ancestors whose controller defines
    /// a safe area; from the window's where there is none.
    private func safeAreaInsets(from first: UIView, in window: UIWindow) -> UIEdgeInsets {
        var definer = first
        while definer !== window, definer.controllerStorage?.definesSafeArea != true {
            guard let parent = definer.superviewStorage else { break }
            definer = parent
        }
        guard definer !== window, let controller = definer.controllerStorage,
            controller.definesSafeArea
        else { return overlap(of: window, insets: window.deviceSafeAreaInsets) }
        var insets = controller.parentStorage?.imposedSafeAreaInsets(on: controller)
        if insets == nil, let above = definer.superviewStorage {
            insets = definer.safeAreaInsets(from: above, in: window)
        }
        let defined = (insets ?? .zero).adding(controller.additionalSafeAreaInsets)
        return definer === self ? defined : overlap(of: definer, insets: defined)
    }

    /// How far the insets of an ancestor reach into this view.
    private func overlap(of ancestor: UIView, insets: UIEdgeInsets) -> UIEdgeInsets {
        let safe = ancestor.bounds.inset(by: insets)
        let own = self === ancestor ? bounds : convert(bounds, to: ancestor)
        let scale = Simulation.current.device.scale
        func inset(_ overlap: CGFloat) -> CGFloat { max(0, (overlap * scale).rounded() / scale) }
        var insets = UIEdgeInsets(
            top: inset(safe.minY - own.minY), left: inset(safe.minX - own.minX),
            bottom: inset(own.maxY - safe.maxY), right: inset(own.maxX - safe.maxX))
        // A view that lies beyond the safe area altogether has none of its own to give.
        insets.top = min(insets.top, own.height)
        insets.bottom = min(insets.bottom, own.height)
        insets.left = min(insets.left, own.width)
        insets.right = min(insets.right, own.width)
        return insets
    }
}
