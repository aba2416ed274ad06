import Foundation

/// An invariant that a scenario does without.
public nonisolated struct InvariantOff: Equatable, Sendable {
    /// Which.
    public var id: InvariantID
    /// The author's reason; never empty in a loaded scenario.
    public var reason: String

    /// Makes one of its parts.
    public init(id: InvariantID, reason: String) {
        self.id = id
        self.reason = reason
    }
}

/// The invariants by the names that scenarios, reports and the documentation use.
public nonisolated enum InvariantID: String, CaseIterable, Sendable {
    /// Every index given to or reported by anyone is in 0 ..< count.
    case pageInRange = "page-in-range"
    /// Visible pages cover the viewport but for spacing and over-scroll.
    case noBlank = "no-blank"
    /// A visible cell shows its own item's image or none, and an image that is there stays.
    case rightContent = "right-content"
    /// `willDisplay` and `didEndDisplaying` alternate for each cell, with one and the same index.
    case displayPairs = "display-pairs"
    /// At rest the offset is a page's, to the pixel, and everyone agrees on the page.
    case restsOnPage = "rests-on-page"
    /// Between frames the content moves no more than finger or motion account for.
    case continuous
    /// No NaN or infinity in any geometry.
    case finite
    /// Of thumbnail, flying image and page image exactly one shows while an image flies.
    case oneVisible = "one-visible"
    /// After every touch is up and things have settled, a swipe, a pull and a tap do what they
    /// should.
    case noDeadLock = "no-dead-lock"
    /// At rest the scale is within limits; a page comes on screen unzoomed.
    case zoomInLimits = "zoom-in-limits"
    /// At rest a small image is in the middle of its page; a large one leaves no gap.
    case centred
    /// What was grabbed by a drag, a pull or a pinch stays under the finger within 0.5 pt, where
    /// limits allow.
    case underTheFinger = "under-the-finger"
    /// Exactly the current page's thumbnail is hidden while a `.zoom` browser is up, none after.
    case oneThumbnailHidden = "one-thumbnail-hidden"
    /// No automatic flip while something holds, nor before a whole interval is over.
    case autoplayHolds = "autoplay-holds"
    /// At rest nothing is left of a pull or a transition; after dismissal no timer, animation,
    /// browser or cell is alive unless the host keeps it.
    case nothingLeft = "nothing-left"
    /// Each overlay heard of each change exactly once, in order.
    case overlayInStep = "overlay-in-step"
    /// Live cells ≤ 4 for full-page paging.
    case boundedCells = "bounded-cells"
    /// View-controller callbacks are balanced and in UIKit's order.
    case lifecycle
    /// A frame needs no more than a bounded number of layout passes.
    case layoutSettles = "layout-settles"
}

/// Who would be wrong to break a promise: an invariant, or what a scenario expects.
public nonisolated enum PromiseClass: String, CaseIterable, Codable, Sendable {
    /// Any browser.
    case universal
    /// A browser that promises what this kernel does.
    case contract
    /// A browser on a platform that goes by the rules which are guesses here.
    case model
}

/// Another reading of a platform rule that is a guess, by the rule's identifier and the word that
/// `PlatformModel` has for it.
public nonisolated enum PlatformAlternative: String, CaseIterable, Sendable {
    /// A tap may move by 10 pt, not 45.
    case tapMoves10 = "tap: narrow"
    /// A touch that catches a motion sends `scrollViewDidEndDecelerating` first.
    case catchEndsDecelerating = "catch: endsWithCallback"
    /// `setContentOffset(_:animated: false)` only shifts a running motion.
    case setOffsetShifts = "set-offset: shiftsMotion"
    /// A finger that interrupts an animated offset makes `scrollViewDidEndScrollingAnimation`
    /// be sent.
    case animatedOffsetEndSent = "animated-offset: endsWithCallback"
    /// A drag is handed to a paging ancestor only when it starts at the inner view's edge.
    case handoverAtStartOnly = "handover: atStartOnly"
}

/// A state that a scenario exists to reach, and how often.
public nonisolated struct WantedCount: Equatable, Sendable {
    /// Which.
    public var state: WantedState
    /// How many times at least, at least 1.
    public var times: Int

    /// Makes one of its parts.
    public init(state: WantedState, times: Int = 1) {
        self.state = state
        self.times = times
    }
}

/// The states that a scenario can exist to reach. Each is counted when it is entered.
public nonisolated enum WantedState: String, CaseIterable, Sendable {
    /// A finger came down while the pager was decelerating or snapping, off a page, and a drag
    /// began at once.
    case caughtInFlight = "caught in flight"
    /// A finger came down while the pager was animating to a page, and stopped it.
    case interruptedAnimation = "interrupted animation"
    /// The pager's presented offset lay beyond its content's ends by at least one pixel.
    case rubberBand = "rubber band"
    /// The browser moved its offset by a whole number of loops.
    case recentred = "re-centred"
    /// `pageIndex` went past the last page to the front of the loop, or past the first to its end.
    case wrapped = "wrapped around"
    /// A drag ended and the pager came to rest on another page than before it.
    case pageTurned = "page turned"
    /// A drag that moved the pager ended and the pager came to rest on the page of before.
    case returnedToPage = "returned to page"
    /// `scrollToPage` was called while a finger dragged or the pager moved.
    case jumpWhileMoving = "jump while moving"
    /// `reloadData` was called while a finger dragged or the pager moved.
    case reloadWhileMoving = "reload while moving"
    /// A visible page had no image in a frame in which the pager moved.
    case blankPageInMotion = "page without image in motion"
    /// An image arrived for an item whose cell was not on screen any more.
    case lateImage = "late image"
    /// A cell came back from the reuse queue.
    case cellReused = "cell reused"
    /// A cell came back on screen without having been in the reuse queue.
    case cellKept = "cell kept"
    /// Two fingers or more were down.
    case severalFingers = "several fingers"
    /// The system took a touch.
    case touchCancelled = "touch cancelled"
    /// The browser was in the window with no item.
    case empty
    /// The window's size changed while the browser was in it.
    case resized
    /// The page in the centre was larger than it fits.
    case zoomed
    /// The page in the centre was beyond the scales at which it may rest.
    case zoomBounce = "zoom bounce"
    /// A finger began to pull a page down.
    case pull
    /// A pulled page was let go of and came back.
    case pullReturned = "pull returned"
    /// A pulled page was let go of and the browser closed.
    case pulledAway = "pulled away"
    /// The system called a presentation or dismissal off.
    case transitionCancelled = "transition cancelled"
    /// The browser began to close while the pager moved.
    case closedInMotion = "closed in motion"
    /// A drag that began within a zoomed page moved the pager.
    case handedOver = "handed over to the pager"
    /// Another screen covered the browser, or another tab was chosen.
    case covered
    /// The pager began to move to a page without anybody having asked for it.
    case flip = "autoplay flip"
    /// For an interval or longer a finger, a zoomed or pulled page, a screen over the browser or the
    /// background kept autoplay from turning the page.
    case autoplayHeld = "autoplay held"
    /// A finger was down when the browser's view left the window.
    case goneUnderFinger = "gone under the finger"
}
