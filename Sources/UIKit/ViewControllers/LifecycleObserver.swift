/// The callbacks of a view controller's life on screen, by their names in UIKit.
@_spi(Simulation)
public nonisolated enum LifecycleCallback: String, CaseIterable, Sendable {
    /// `viewDidLoad()`.
    case viewDidLoad
    /// `viewWillAppear(_:)`.
    case viewWillAppear
    /// `viewIsAppearing(_:)`.
    case viewIsAppearing
    /// `viewDidAppear(_:)`.
    case viewDidAppear
    /// `viewWillDisappear(_:)`.
    case viewWillDisappear
    /// `viewDidDisappear(_:)`.
    case viewDidDisappear
}

/// Told when a view controller's callbacks run.
@_spi(Simulation)
public protocol LifecycleObserver: AnyObject {
    /// The controller's callback runs, and has got as far as UIKit's own implementation.
    func controller(_ controller: UIViewController, didRun callback: LifecycleCallback)
}

extension UIViewController {
    /// Tells the simulation's observer of a callback.
    func tell(_ callback: LifecycleCallback) {
        Simulation.current.lifecycleObserver?.controller(self, didRun: callback)
    }
}
