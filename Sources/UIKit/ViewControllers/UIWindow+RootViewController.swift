extension UIWindow {
    func rootViewControllerDidChange(from former: UIViewController?) {
        if former === rootViewController { return }
        if let former { takeOut(former) }
        if !isHidden { putInRoot() }
    }

    func visibilityDidChange() {
        if isHidden {
            for controller in controllersInWindow where controller.appearance.isOnScreen {
                controller.startAppearance(false, animated: false)
                controller.finishAppearance()
            }
            return
        }
        UIApplication.shared.add(self)
        setNeedsLayout()
        putInRoot()
        for controller in controllersInWindow where !controller.appearance.isOnScreen {
            controller.startAppearance(true, animated: false)
            Simulation.current.appearances.append(controller)
        }
    }

    /// Takes the screen's new size: the controllers in the window hear of it, then the size changes
    /// and is laid out at once, and the blocks that were to run along with it run.
    ///
    /// - Parameter formerTraits: the traits before, where they have changed too.
    func screenDidChange(to bounds: CGRect, formerTraits: UITraitCollection? = nil) {
        guard bounds.size != self.bounds.size else {
            frame = bounds
            deviceSafeAreaDidChange()
            if let formerTraits { spreadTraitChange(from: formerTraits) }
            return
        }
        let transition = TransitionCoordinator(in: self, motion: .immediate)
        sizeTransition = transition
        for controller in controllersInWindow {
            controller.viewWillTransition(to: bounds.size, with: transition)
        }
        transition.run(.immediate) {
            frame = bounds
            deviceSafeAreaDidChange()
            if let formerTraits { spreadTraitChange(from: formerTraits) }
            layoutIfNeeded()
        } end: {
            self.sizeTransition = nil
        }
    }

    /// The root controller and those presented over it whose views are in the window, lowest first.
    private var controllersInWindow: [UIViewController] {
        var controllers: [UIViewController] = []
        var current = rootViewController
        while let controller = current {
            if controller.viewIfLoaded?.windowStorage === self { controllers.append(controller) }
            current = controller.presentation?.presented
        }
        return controllers
    }

    private func putInRoot() {
        guard let root = rootViewController, root.presentation == nil,
            root.viewIfLoaded?.superviewStorage !== self
        else { return }
        root.startAppearance(true, animated: false)
        UIView.performWithoutAnimation {
            let view = root.view!
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = bounds
            insertSubview(view, at: 0)
        }
        Simulation.current.appearances.append(root)
    }

    private func takeOut(_ former: UIViewController) {
        former.presentation?.endAtOnce()
        former.startAppearance(false, animated: false)
        if former.viewIfLoaded?.superviewStorage === self {
            former.viewIfLoaded?.removeFromSuperview()
        }
        former.finishAppearance()
    }
}
