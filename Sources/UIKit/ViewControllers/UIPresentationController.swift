/// Says where a presented controller's view lies, and brings along what belongs around it.
///
/// A subclass is handed out by the transitioning delegate of a controller whose
/// `modalPresentationStyle` is `custom`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// The controller that is shown.
    public final let presentedViewController: UIViewController
    private weak var presenter: UIViewController?
    /// The view in which the presentation takes place; nil before it begins and once it is over.
    open internal(set) var containerView: UIView?

    nonisolated deinit {}

    /// Makes one for a presentation.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    /// The controller over which the other is shown. Stops the program once it is gone.
    public final var presentingViewController: UIViewController {
        guard let presenter = presenter ?? presentedViewController.presentingViewController else {
            fatalError("The presenting controller is gone, or there is none yet.")
        }
        return presenter
    }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle {
        presentedViewController.modalPresentationStyle
    }

    /// The view that is animated: the presented controller's, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view lies at the end of its transition, in the container's coordinates:
    /// all over it by default.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presenter's view leaves the window while it is covered: not by default. Asked
    /// once, when the presentation begins.
    open var shouldRemovePresentersView: Bool { false }

    /// The container is about to lay out its subviews. The default does nothing.
    open func containerViewWillLayoutSubviews() {}
    /// The container has laid out its subviews. The default does nothing.
    open func containerViewDidLayoutSubviews() {}
    /// The presentation is about to be animated: the container is in the window, and the transition
    /// coordinator of the presented controller takes animations. The default does nothing.
    open func presentationTransitionWillBegin() {}
    /// The presentation has been animated, to its end or back. The default does nothing.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The dismissal is about to be animated. The default does nothing.
    open func dismissalTransitionWillBegin() {}
    /// The dismissal has been animated, to its end or back. The default does nothing.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
}
