import UIKit

/// The page in the centre, as far as fingers zoom it, scroll it and pull it.
struct PageSnapshot {
    /// Whether the page's cell is the kernel's with zoom, and shows its image in that.
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
    /// Where the page is on screen, in the window; at rest that of its own scroll view, if any.
    var frame = CGRect.zero
    /// Where the image is going to be, in the window, when every animation is over.
    var imageGoal = CGRect.null
    /// Whether fingers may scroll the image within the page.
    var isScrollEnabled = true
    /// Whether a finger pulls the page.
    var pull = PullPhase.none

    /// Whether the page is larger than it rests. A hundredth is nothing that anybody sees.
    var isZoomed: Bool {
        let rest = max(1, zoomLimits.lowerBound)
        return zoomScale > rest * (1 + PageSnapshot.zoomSlack)
    }

    /// Scales that differ by less than this share are taken for one.
    static let zoomSlack = 0.01
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
struct ViewState {
    /// Which part it is.
    enum Part {
        /// The image, or a view around it within the page's cell.
        case inside
        /// The page's cell.
        case cell
        /// The pager, or a view around it up to the browser's view.
        case around
        /// The app's first view.
        case host
    }

    var part: Part
    /// The view, for comparison alone.
    var id: ObjectIdentifier
    /// Its class, for messages.
    var type: AnyClass
    var transform: CGAffineTransform
    var alpha: CGFloat
    var isHidden: Bool
    var clipsToBounds: Bool
    var takesTouches: Bool
    /// Whether it scrolls; true for what is no scroll view.
    var isScrollEnabled: Bool
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
    /// The identity of the item; −1 for a thumbnail that does not say.
    var identity: Int
    /// Where the image is on screen, in the window.
    var frame: CGRect
    /// Where it is going to be when every animation is over.
    var goal: CGRect
    /// The opacity on screen, that of all ancestors included.
    var alpha: CGFloat
    /// What of it can be seen, in the window: not what the view or one around it cuts off, nor what
    /// is beside the screen. Of what flies alone.
    var shown = CGRect.null
}
