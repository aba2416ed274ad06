import UIKit

/// The page in the centre, as far as fingers zoom it, scroll it and pull it.
struct PageSnapshot {
    /// Whether the page has a scroll view of its own, in which fingers zoom its image.
    var canZoom = false
    /// The scale on screen; 1 where the page cannot be zoomed, and while it is pulled.
    var zoomScale = 1.0
    /// The scales at which the page may rest.
    var zoomLimits: ClosedRange<Double> = 1...1
    /// What changes the scale.
    var zoom = ZoomMotion.none
    /// What moves the image within the page.
    var phase = MotionPhase.idle
    /// How far that may go, points a second: the velocity at the latest lift.
    var releaseVelocity = CGPoint.zero
    /// Where the page's own scroll view is on screen, in the window; the cell's frame without one.
    var frame = CGRect.zero
    /// Where the image is going to be, in the window, when every animation is over.
    var imageGoal = CGRect.null
    /// Whether fingers may scroll the image within the page.
    var isScrollEnabled = true
    /// Whether a finger pulls the page.
    var pull = PullPhase.none
}

/// What changes the scale of a page.
enum ZoomMotion {
    /// Nothing.
    case none
    /// Fingers.
    case pinching
    /// An animation.
    case animating
}

/// A pull that may close the browser.
enum PullPhase {
    /// There is none.
    case none
    /// A finger has the page.
    case held
    /// The finger is gone, and the page is not in its place.
    case released
}

/// A view as it must be again when all is over.
struct ViewState: Equatable {
    /// The view, for comparison alone.
    var id: ObjectIdentifier
    /// What it is, for messages.
    var name: StaticString
    var transform: CGAffineTransform
    var alpha: CGFloat
    var isHidden: Bool
    var clipsToBounds: Bool
    var takesTouches: Bool
    /// Whether it scrolls; true for what is no scroll view.
    var isScrollEnabled: Bool

    static func == (left: ViewState, right: ViewState) -> Bool {
        left.id == right.id && left.transform == right.transform && left.alpha == right.alpha
            && left.isHidden == right.isHidden && left.clipsToBounds == right.clipsToBounds
            && left.takesTouches == right.takesTouches
            && left.isScrollEnabled == right.isScrollEnabled
    }
}

/// A view that shows an item's image.
struct ImageCopy {
    /// Where it belongs.
    enum Place: Equatable {
        /// The host's thumbnail.
        case thumbnail
        /// A page of the browser.
        case page
        /// Neither: it flies from one to the other.
        case flying
    }

    var place: Place
    /// The presented frame in the window.
    var frame: CGRect
    /// The opacity on screen, that of all ancestors included.
    var alpha: CGFloat
}
