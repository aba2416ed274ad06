/// Says how a controller is brought on screen and taken off it. All methods are optional.
///
/// A controller that conforms and is made for subclassing implements all of them itself: a method
/// that only a subclass adds to an inherited conformance is not called here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject, NSObjectProtocol {
    /// The animator that brings `presented` on screen; nil for the standard transition.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// The animator that takes `dismissed` off the screen; nil for the standard transition.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// What lets a person control the presentation; nil where nothing does. Asked only where there
    /// is an animator.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// What lets a person control the dismissal; nil where nothing does. Asked only where there is
    /// an animator.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// What says where `presented` lies and what comes along; nil for nothing of the kind. Asked
    /// where the style is `custom`.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// The standard transition.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        nil
    }

    /// The standard transition.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        nil
    }

    /// Nobody controls it.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        nil
    }

    /// Nobody controls it.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        nil
    }

    /// Nothing of the kind.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        nil
    }
}
