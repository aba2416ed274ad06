// What the controller in front decides: the status bar, and whether the screen turns.
extension UIApplication {
    /// Another controller may be in front, or have changed its mind: it is asked again before the
    /// frame is shown.
    func frontDidChange() {
        isFrontInDoubt = true
    }

    /// Asks the controllers in front, where that is due. Whether they were asked.
    func askFront() -> Bool {
        guard isFrontInDoubt else { return false }
        isFrontInDoubt = false
        let window = frontWindow
        if let controller = window?.statusBarController {
            statusBar = StatusBar(
                isHidden: controller.statusBarHider.prefersStatusBarHidden,
                style: controller.statusBarStyler.preferredStatusBarStyle)
            statusBarAnimation = controller.statusBarHider.preferredStatusBarUpdateAnimation
            isHomeIndicatorHidden =
                controller.deciding(\.childForHomeIndicatorAutoHidden)
                .prefersHomeIndicatorAutoHidden
            deferredEdges =
                controller.deciding(\.childForScreenEdgesDeferringSystemGestures)
                .preferredScreenEdgesDeferringSystemGestures
        }
        if window?.isInTransition != true { Simulation.current.followRotation() }
        return true
    }

    /// Whether the controller in front lets the screen turn to `orientation`.
    func turns(to orientation: UIInterfaceOrientation) -> Bool {
        guard orientation != .unknown else { return false }
        guard let controller = frontWindow?.frontController else { return true }
        return controller.shouldAutorotate
            && controller.supportedInterfaceOrientations.contains(
                UIInterfaceOrientationMask(orientation))
    }

    private var frontWindow: UIWindow? { keyWindow ?? windows.last }
}

/// What the status bar looks like.
struct StatusBar: Equatable {
    var isHidden = false
    var style = UIStatusBarStyle.default
}

extension UIWindow {
    /// The root controller, or the topmost one presented over it that is not on its way out.
    var frontController: UIViewController? {
        frontController { _ in true }
    }

    /// The one of them that says how the status bar looks: those that are not full screen have to
    /// ask for that.
    var statusBarController: UIViewController? {
        frontController { presentation in
            presentation.style == .fullScreen
                || presentation.presented.modalPresentationCapturesStatusBarAppearance
        }
    }

    private func frontController(
        where counts: (Presentation) -> Bool
    ) -> UIViewController? {
        var front = rootViewController
        var current = rootViewController
        while let presentation = current?.presentation, !presentation.phase.isBeingDismissed {
            Simulation.current.model.note(.front)
            if counts(presentation) { front = presentation.presented }
            current = presentation.presented
        }
        return front
    }

    /// Whether a presentation or dismissal is under way.
    var isInTransition: Bool {
        var current = rootViewController
        while let presentation = current?.presentation {
            if presentation.phase.isInTransition { return true }
            current = presentation.presented
        }
        return false
    }
}

extension UIViewController {
    /// The controller inside this one that decides whether the status bar shows.
    fileprivate var statusBarHider: UIViewController { deciding(\.childForStatusBarHidden) }

    /// The controller inside this one that decides how the status bar looks.
    fileprivate var statusBarStyler: UIViewController { deciding(\.childForStatusBarStyle) }

    /// The controller inside this one that decides about something: that child that it is left to, and
    /// so on.
    fileprivate func deciding(
        _ child: KeyPath<UIViewController, UIViewController?>
    ) -> UIViewController {
        var controller = self
        while let next = controller[keyPath: child], next.parentStorage === controller {
            controller = next
        }
        return controller
    }
}
