/// What moves a scroll view, as traces and pictures tell it.
@_spi(Simulation)
public nonisolated enum ScrollMotion: String, CaseIterable, Sendable {
    /// Nothing.
    case idle
    /// A finger is down; no drag has begun.
    case tracking
    /// A finger drags.
    case dragging
    /// Free momentum after a lift.
    case decelerating
    /// Coming back from beyond an edge.
    case bouncing
    /// Settling on a page or on a place that the delegate chose.
    case snapping
    /// A scroll that code asked for.
    case animating
}

/// What changes a scroll view's zoom scale.
@_spi(Simulation)
public nonisolated enum ScrollZoomMotion: String, CaseIterable, Sendable {
    /// Nothing.
    case idle
    /// Fingers; one that is left of two still holds the content.
    case pinching
    /// The scale comes back from past a limit.
    case bouncing
    /// A zoom that code asked for.
    case animating
}

@_spi(Simulation)
extension UIScrollView {
    /// What moves the content at present.
    public var motion: ScrollMotion {
        switch phase.state {
        case .idle: phase.finger == .down ? .tracking : .idle
        case .tracking: .tracking
        case .dragging: .dragging
        case .decelerating(let glide): glide.motion
        case .animating: .animating
        }
    }

    /// Where the motion was announced to end, in points of content offset; nil while nothing moves
    /// by itself.
    public var announcedTarget: CGPoint? {
        switch phase.state {
        case .decelerating(let glide): glide.target
        case .animating(let animation): animation.target
        case .idle, .tracking, .dragging: nil
        }
    }

    /// Whether the present drag caught the content in flight.
    public var hasCaughtMotion: Bool {
        guard let drag = phase.drag else { return false }
        return drag.interrupted != .nothing
    }

    /// Whether an ancestor follows the present drag, since the content has met its edge.
    public var hasHandedOver: Bool { handover?.isAncestorDisplaced ?? false }

    /// How far the content lies beyond its edges, points: negative before the first, positive past
    /// the last, zero within.
    public var exposure: CGPoint {
        CGPoint(
            x: limits(.horizontal).excess(of: contentOffset.x),
            y: limits(.vertical).excess(of: contentOffset.y))
    }

    /// How many drags have begun since the view was made: two may follow one another within a frame.
    public var dragCount: Int { begunDrags }

    /// The least offset at rest along both axes, points.
    public var minimumOffset: CGPoint {
        CGPoint(x: limits(.horizontal).lower, y: limits(.vertical).lower)
    }

    /// The largest offset at rest along both axes, points.
    public var maximumOffset: CGPoint {
        CGPoint(x: limits(.horizontal).upper, y: limits(.vertical).upper)
    }

    /// What code has added to the offset by assignment since the view was made, all together, points.
    /// Animated scrolling and drags are not in it.
    public var assignedOffsetTotal: CGPoint { assignedOffset }

    /// The content's velocity when the latest drag was let go, points a second.
    public var releaseVelocity: CGPoint { lastReleaseVelocity }

    /// How long `setContentOffset(_:animated: true)` takes, whatever the distance, seconds.
    public static var offsetAnimationDuration: Double { CosineProgress.scrollAnimation.duration }

    /// The zoom scale on screen: with an animation it follows ``zoomScale``. Unlike that it does not
    /// ask the delegate, and goes by the view that it last named.
    public var presentedZoomScale: CGFloat {
        zoomedView?.presentedTransform.zoomFactor ?? 1
    }

    /// What changes the zoom at present.
    public var zoomMotion: ScrollZoomMotion {
        switch zoom.state {
        case .resting: .idle
        case .pinching: .pinching
        case .animating(.bounce): .bouncing
        case .animating(.code): .animating
        }
    }

    /// The view that the delegate last named for zooming.
    public var zoomedContentView: UIView? { zoomedView }

    /// The offset on screen: with a `UIView` animation of the bounds it follows the model value.
    public var presentedOffset: CGPoint { presentedBounds.origin }
}

nonisolated extension ScrollGlide {
    /// The kind of motion: beyond an edge that tells more than what the other axis does.
    fileprivate var motion: ScrollMotion {
        if x.isBouncing || y.isBouncing { return .bouncing }
        return x.isSnapping || y.isSnapping ? .snapping : .decelerating
    }
}

nonisolated extension AxisMotion {
    fileprivate var isBouncing: Bool {
        if case .bouncing = stage { return true }
        return false
    }

    fileprivate var isSnapping: Bool {
        if case .snapping = stage { return true }
        return false
    }
}
