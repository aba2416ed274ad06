@_spi(Simulation) import UIKit

/// One frame as invariants and expectations read it: flat, made once, its buffers used again.
final class FrameSnapshot {
    /// The index that the frame has in the trace.
    var index = 0
    var tick = 0
    var time = SimulatedTime.zero
    var screenSize = CGSize.zero
    /// Half a device pixel, points: what rounding to pixels may do.
    var halfPixel = 0.5

    /// Whether a browser is in the window.
    var hasBrowser = false
    /// Whether the browser has been laid out and its pager has pages.
    var hasPages: Bool { hasBrowser && pitch > 0 && knownItemCount > 0 }
    /// The browser's view, in the window.
    var viewport = CGRect.zero
    var isVertical = false
    var isLooping = false
    var spacing: CGFloat = 0
    /// From one page to the next, points; 0 before layout.
    var pitch: CGFloat = 0
    /// Whether the next page lies to the left.
    var isMirrored = false
    /// The pager's presented offset.
    var offset = CGPoint.zero
    /// The least and largest offset at rest, along the paging axis.
    var offsetLimits: ClosedRange<CGFloat> = 0...0
    /// The presented offset in pages, from the first one on whichever side that lies; re-centrings
    /// taken out.
    var position = 0.0
    /// Where the motion said that it will end, as `position`; not a number without one.
    var target = Double.nan
    /// By how many pages the loop was re-centred in this frame; 0 nearly always.
    var recentredPages = 0
    var phase = MotionPhase.idle
    /// How many drags of the pager have begun: two may follow one another within a frame.
    var dragCount = 0
    /// Whether the drag that goes on caught a motion.
    var dragCaughtMotion = false
    /// The velocity with which the latest drag was released, points a second along the axis.
    var releaseVelocity = 0.0
    var pageIndex = -1
    /// How many items the browser was told of.
    var knownItemCount = 0
    /// Whether the app's data are those that the browser was told of.
    var isDataKnown = true
    /// The page in the centre.
    var page = PageSnapshot()
    /// How far a pull has moved the page in the centre down, as a share of the viewport's height,
    /// read from its scale: 0…1, and from the backdrop where the scale has come to its end.
    var dismissalProgress = 0.0
    /// The opacity on screen of what lies behind the pages.
    var backdropAlpha = 1.0
    /// Whether the browser is presented, not embedded.
    var isPresented = false
    /// Whether the browser comes or goes.
    var transition = TransitionPhase.none
    /// Whether that was called off, so that things return to where they were.
    var isTransitionCancelled = false
    /// Whether the browser is up but for its view, which has left the window to what covers it.
    var isOutOfSight = false
    /// Whether something else is presented over the browser.
    var isCovered = false
    /// Whether the app is in front.
    var isActive = true
    /// Whether fingers may page.
    var isScrollEnabled = true
    /// Whether the browser turns pages by itself.
    var isAutoPlaying = false
    /// How long a page rests before that, seconds.
    var autoPlayInterval = 0.0
    /// How often the pager has set out for another page without a finger or a call.
    var flipCount = 0
    /// The views from the page's image up to the browser's view, or the app's first view without a
    /// browser; read at rest alone.
    var chain: [ViewState] = []
    /// The views that show the image of the page in the centre, and whatever flies; read while the
    /// browser comes or goes, and in the frame after.
    var copies: [ImageCopy] = []
    /// Whether `copies` were read.
    var hasCopies = false
    /// Whether an image is on its way between thumbnail and page, be it beside the screen; read with
    /// `copies`.
    var hasFlight = false
    /// Where that image is, be it beside the screen, and where it is going to be; null without one.
    var flightFrame = CGRect.null
    var flightGoal = CGRect.null
    /// Whether that to which an image flies is still there to be seen: the page, or the thumbnail on
    /// screen; read with `copies`.
    var hasLanding = false
    /// The identity of the item that may fly; −1 when nobody can say.
    var flyingIdentity = -1
    /// How browsers come and go, as the present one says.
    var transitionKind = BrowserOptions.Transition.fade
    /// The items whose thumbnails are hidden, few at any time.
    var hiddenThumbnails: [Int] = []
    /// Whether the host has a thumbnail of the current page on screen; read at rest alone.
    var hasThumbnail = false
    /// How far the host's own list or grid is scrolled, points.
    var hostOffset: CGFloat = 0
    /// Points of the viewport along the axis that nothing covers that should be covered.
    var uncovered: CGFloat = 0
    /// The cells on screen.
    var cells: [CellSnapshot] = []
    /// The serial numbers of cells that the pager displays beside the viewport, where a gap between
    /// pages lies.
    var cellsBeside: [Int] = []
    /// The fingers on the screen.
    var touches: [TraceTouch] = []
    /// How many of them came down on the browser, as hit testing had it: not on what lies over it,
    /// nor while touches pass it by.
    var fingersOnBrowser = 0
    /// How many fingers have come down since the start: a finger's number is used again.
    var downCount = 0
    /// How many samples of fingers have arrived since the start, those of fingers at rest included.
    var sampleCount = 0
    /// How far the fingers went since the last frame, each on its whole way, points along each
    /// axis.
    var fingerTravel = CGPoint.zero
    var liveCells = 0
    var layoutPasses = 0
    /// Offsets that code has assigned since the start, added up along the axis, points.
    var assignedOffset = 0.0
    /// Whether, in this frame, the app or the scenario did something that may move the page at
    /// once: a jump, a reload, a change of size or properties, an opening.
    var mayJump = false
    /// Whether nothing moves, nor is about to: no touch, image or gesture is under way.
    var isResting = true

    /// Room for what a frame can hold, so that none has to make it.
    init() {
        cells.reserveCapacity(8)
        chain.reserveCapacity(16)
        copies.reserveCapacity(8)
        hiddenThumbnails.reserveCapacity(8)
        touches.reserveCapacity(16)
    }

    /// The offset along the paging axis.
    var axisOffset: CGFloat { isVertical ? offset.y : offset.x }

    /// What is added to the offset from one page to the next, points: less than 0 where that lies to
    /// the left.
    var stride: Double { isMirrored ? -Double(pitch) : Double(pitch) }

    /// The viewport's length along the paging axis.
    var viewportLength: CGFloat { isVertical ? viewport.height : viewport.width }

    /// How far the offset lies beyond the content's ends, points.
    var overscroll: CGFloat {
        if axisOffset < offsetLimits.lowerBound { return offsetLimits.lowerBound - axisOffset }
        if axisOffset > offsetLimits.upperBound { return axisOffset - offsetLimits.upperBound }
        return 0
    }

    /// The cell that is nearest to the viewport's middle.
    var centreCell: CellSnapshot? { centreIndex.map { cells[$0] } }

    /// The place in `cells` of the cell that is nearest to the viewport's middle.
    var centreIndex: Int? {
        let middle = isVertical ? viewport.midY : viewport.midX
        var best: Int?
        var bestDistance = CGFloat.infinity
        for index in cells.indices {
            let frame = cells[index].frame
            let distance = abs((isVertical ? frame.midY : frame.midX) - middle)
            if distance < bestDistance {
                best = index
                bestDistance = distance
            }
        }
        return best
    }

    /// The finger that is down, when it is the only one.
    var onlyTouch: TraceTouch? { touches.count == 1 ? touches[0] : nil }

    /// The coordinate of a point along the paging axis.
    func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
}

/// A page's cell on screen.
struct CellSnapshot {
    /// The cell's serial number.
    var cell: Int
    /// How often the cell object has been reused.
    var use: Int
    /// The real index of the item that the cell stands for.
    var item: Int
    /// The identity of the item whose image it shows; −1 for none.
    var shownIdentity: Int
    /// Whether that image is the full one.
    var showsFullImage: Bool
    /// The identity that it may show; −1 when nobody can say.
    var expectedIdentity: Int
    /// The presented frame in the window.
    var frame: CGRect
    /// Where the image is on screen, in the window: the view's presented frame, or, where the image
    /// is fitted into that, what it takes up of it; null without a view.
    var imageFrame = CGRect.null
    /// The image's scale on screen; 1 while it is pulled.
    var zoomScale = 1.0
    /// The image object, for comparison alone.
    var picture: ObjectIdentifier?
    /// The view that shows the image, for what is read only when somebody asks; not kept alive.
    ///
    /// `Unmanaged`, since an optional `unowned(unsafe)` inside a struct never ends an iteration over
    /// an array of it (Swift 6.3.1, unoptimised: `next()` does not see its own nil).
    var image: Unmanaged<UIImageView>?
    /// The scroll view in which the image lies, in this frame alone.
    var scroller: Unmanaged<UIScrollView>?
    /// Whether that is the kernel's own, by which pages zoom.
    var canZoom = false

    /// The view that shows the image.
    var imageView: UIImageView? { image?.takeUnretainedValue() }
}
