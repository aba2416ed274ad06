/// A call that the browser makes, out of which a host may do anything.
enum Occasion: CaseIterable {
    // The delegate.
    case count
    case cell
    case willDisplay
    case didEndDisplaying
    case thumbnail
    case thumbnailHides
    // An overlay.
    case setup
    case reload
    case pageChange
    // A cell.
    case cellIsMade
    case cellGetsBrowser
    case cellShowsPicture
    case cellIsEmptied
    case cellIsLaidOut
    case cellIsPulled
    // A subclass of the browser.
    case firstPage
    case config
    case layout
    case didScroll
    case dragBegins
    case dragEnds
    case settled
    case animated
    case willAppear
    case appears
    case disappears
    case didDisappear
    case animator
    case turns
    case pullMayBegin
    case fingerComes
    // An animator.
    case transitionBegins
    case transitionEnds
    // What the host runs when the browser has gone.
    case completion
    // A subclass of the page that can be zoomed.
    case pictureIsLaidOut
    case pictureIsCentred
    case pageIsTapped
    case pageIsDoubleTapped
    case zoomedViewIsAsked
    case zoomBegins
    case pageIsZoomed
    case zoomEnds
    case pageScrolls
    case pageDragBegins
    case pageDragEnds
    case pageSettles

    /// Those of a page that can be zoomed.
    static let ofZoom: [Occasion] = [
        .pictureIsLaidOut, .pictureIsCentred, .pageIsTapped, .pageIsDoubleTapped,
        .zoomedViewIsAsked, .zoomBegins, .pageIsZoomed, .zoomEnds, .pageScrolls, .pageDragBegins,
        .pageDragEnds, .pageSettles,
    ]
    /// Those of any page.
    static let plain = allCases.filter { !ofZoom.contains($0) }
}

/// What is going on when the call is made.
enum Stage: CaseIterable {
    case opening
    case rest
    case zoom
    case drag
    case settling
    case animation
    case flip
    case rotation
    case flight
    case pull
    case fade
    case closing
}

/// Does a deed on one occasion, a few times in each stage.
final class Reactor {
    /// Deeds in one stage; a deed may itself cause the occasion again.
    static let deedsPerStage = 2

    var occasion: Occasion?
    var deed: (() -> Void)?
    var stage = Stage.opening {
        didSet { budget = Reactor.deedsPerStage }
    }
    private var budget = Reactor.deedsPerStage
    /// Occasions that have been.
    private(set) var seen: Set<Occasion> = []

    func note(_ occasion: Occasion) {
        seen.insert(occasion)
        guard occasion == self.occasion, budget > 0, let deed else { return }
        budget -= 1
        deed()
    }
}
