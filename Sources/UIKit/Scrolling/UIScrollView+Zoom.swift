extension UIScrollView {
    /// What holds content back at its edges while it is zoomed.
    enum ZoomEdges {
        /// It follows the fingers past them, with resistance.
        case elastic
        /// It stays within them.
        case firm
    }

    /// The limits as they are in force.
    var zoomLimits: ZoomLimits {
        ZoomLimits(minimum: minimumZoomScale, maximum: maximumZoomScale)
    }

    /// The recogniser that zooms the content; nil where ``minimumZoomScale`` and
    /// ``maximumZoomScale`` leave nothing to zoom.
    public final var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        zoomLimits.isOpen ? pinchStorage : nil
    }

    /// Whether fingers zoom the content.
    public final var isZooming: Bool { zoom.isPinching }

    /// Whether the content comes back from past its zoom limits.
    public final var isZoomBouncing: Bool { zoom.isBouncing }

    // MARK: The zoomed view

    /// Asks the delegate which view is zoomed; nil for one that is not in this view.
    @discardableResult
    func askForZoomedView() -> UIView? {
        // A delegate that asks for the scale in order to answer gets that of the last answer.
        if isAskingForZoomedView { return zoomedView }
        isAskingForZoomedView = true
        let answer = delegate?.viewForZooming(in: self)
        isAskingForZoomedView = false
        let view = answer.flatMap { $0 !== self && $0.isDescendant(of: self) ? $0 : nil }
        if zoomedView !== view { zoomedView = view }
        return view
    }

    var isLargeEnoughToZoom: Bool {
        let size = geometry.bounds.size
        return size.width > 0 && size.height > 0
    }

    /// The point of the zoomed view, in its own coordinates, that is shown at `place`; nil where it
    /// cannot be told.
    func zoomedPoint(at place: CGPoint, in view: UIView) -> CGPoint? {
        let point = view.convert(exactOffset + place, from: self)
        return point.isFinite ? point : nil
    }

    // MARK: Zooming

    /// Gives the zoomed view a scale and puts the content so that `anchor` is where it is to be, as
    /// far as edges allow.
    ///
    /// The view's frame keeps its origin, which is the app's to set. Apps that centre small content
    /// do so in `scrollViewDidZoom` or in `layoutSubviews`: both are called here, and the content
    /// is put in place again afterwards.
    func place(_ view: UIView, scale: CGFloat, anchor: ZoomAnchor, edges: ZoomEdges) {
        zoomPlacements += 1
        defer { zoomPlacements -= 1 }
        if scale == view.zoomFactor {
            moveContent(of: view, to: anchor, edges: edges)
            return
        }
        let origin = view.frame.origin
        view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        let shift = origin - view.frame.origin
        if shift != .zero, shift.isFinite { view.center = view.center + shift }
        let size = view.bounds.size
        contentSize = CGSize(width: size.width * scale, height: size.height * scale)
        moveContent(of: view, to: anchor, edges: edges)
        setNeedsLayout()
        let generation = zoom.generation
        let assigned = assignedOffset
        notify { $0.scrollViewDidZoom(self) }
        layoutIfNeeded()
        // The app may have zoomed to somewhere else, or put the content where it wants it.
        guard generation == zoom.generation, view.zoomFactor == scale, assignedOffset == assigned
        else { return }
        moveContent(of: view, to: anchor, edges: edges)
    }

    private func moveContent(of view: UIView, to anchor: ZoomAnchor, edges: ZoomEdges) {
        guard view.isDescendant(of: self) else { return }
        let free = view.convert(anchor.content, to: self) - anchor.place
        guard free.isFinite else { return }
        let offset =
            switch edges {
            case .elastic:
                CGPoint(x: elastic(free.x, .horizontal), y: elastic(free.y, .vertical))
            case .firm: clampedToEdges(free)
            }
        if offset != exactOffset { show(offset) }
    }

    /// What is shown along `axis` when fingers that zoom ask for `free`.
    private func elastic(_ free: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        limits(axis).rubberBanded(free, dimension: elasticDimension(axis))
    }

    /// How far past the edges the fingers hold the content more than is shown, points of offset.
    var elasticLead: CGPoint {
        let x = limits(.horizontal)
            .released(exactOffset.x, dimension: elasticDimension(.horizontal))
        let y = limits(.vertical).released(exactOffset.y, dimension: elasticDimension(.vertical))
        return CGPoint(x: x, y: y) - exactOffset
    }

    /// The length over which content resists past its edges. Content that hardly overflows hardly
    /// gives way, so that nothing jumps where it begins to overflow.
    private func elasticDimension(_ axis: ScrollAxis) -> CGFloat {
        guard bounces else { return 0 }
        let length = geometry.bounds.size[axis]
        if alwaysBounces(axis) { return length }
        let limits = limits(axis)
        return min(length, limits.upper - limits.lower)
    }

    // MARK: By code

    /// Zooms to `scale`, within the limits, about the middle of what is visible.
    func zoomByCode(to scale: CGFloat, animated: Bool) {
        guard let target = zoomLimits.clamp(scale), isLargeEnoughToZoom,
            let view = askForZoomedView(), view.zoomFactor != target
        else { return }
        let size = geometry.bounds.size
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        guard let content = zoomedPoint(at: middle, in: view) else { return }
        let anchor = ZoomAnchor(content: content, place: middle)
        zoomByCode(view, to: target, anchor: anchor, animated: animated)
    }

    /// Shows `rect`, given in the zoomed view's coordinates, as large as it fits.
    func zoomByCode(to rect: CGRect, animated: Bool) {
        let rect = rect.standardized
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        guard middle.isFinite, !rect.width.isNaN, !rect.height.isNaN, isLargeEnoughToZoom,
            let view = askForZoomedView()
        else { return }
        let size = geometry.bounds.size
        // Infinite for a rectangle without extent: the limit is taken.
        let scale = min(size.width / rect.width, size.height / rect.height)
        guard let target = zoomLimits.clamp(scale) else { return }
        let anchor = ZoomAnchor(
            content: middle, place: CGPoint(x: size.width / 2, y: size.height / 2))
        zoomByCode(view, to: target, anchor: anchor, animated: animated)
    }

    private func zoomByCode(
        _ view: UIView, to scale: CGFloat, anchor: ZoomAnchor, animated: Bool
    ) {
        // Under fingers it takes effect at once, as a scroll by code does during a drag.
        if animated, !zoom.isPinching, phase.drag == nil, windowStorage != nil {
            if phase.movesByItself { stopMotion() }
            if !zoom.isAnimating { notify { $0.scrollViewWillBeginZooming(self, with: view) } }
            animateZoom(of: view, to: scale, anchor: anchor, reason: .code)
            return
        }
        finishZoomAnimation()
        endOffsetAnimation()
        let before = exactOffset
        place(view, scale: scale, anchor: anchor, edges: .firm)
        let shift = exactOffset - before
        assignedOffset = assignedOffset + shift
        if let pinch = pinchStorage, zoom.isPinching {
            regripPinch(pinch, at: pinch.centroid)
        } else {
            shiftMotion(by: shift)
        }
    }

    /// An offset that code has asked for means nothing at another scale: its animation ends here.
    private func endOffsetAnimation() {
        guard case .animating = phase.state else { return }
        stopMotion()
        notify { $0.scrollViewDidEndScrollingAnimation(self) }
    }

    // MARK: Animated

    /// Zooms with an animation: the model is at its end at once, what is on screen follows.
    func animateZoom(
        of view: UIView, to scale: CGFloat, anchor: ZoomAnchor, reason: ScrollZoom.Reason
    ) {
        Simulation.current.model.note(.zoomAnimation)
        zoom.beginAnimation(reason)
        let generation = zoom.generation
        UIView.start(
            .cosine(.scrollAnimation), delay: 0, options: [.allowUserInteraction],
            animations: {
                if let group = Simulation.current.animations.recording { zoomGroups.append(group) }
                place(view, scale: scale, anchor: anchor, edges: .firm)
                if phase.drag != nil { regripDrag() }
            },
            completion: { [weak self] _ in self?.zoomAnimationDidEnd(generation) })
    }

    private func zoomAnimationDidEnd(_ generation: Int) {
        guard zoom.isAnimating, zoom.generation == generation else { return }
        zoom.end()
        zoomGroups.removeAll(keepingCapacity: true)
        let view = zoomedView
        notify {
            $0.scrollViewDidEndZooming(self, with: view, atScale: view?.zoomFactor ?? 1)
        }
    }

    /// Ends a zoom that is animated at its end.
    func finishZoomAnimation() {
        guard zoom.isAnimating else { return }
        for group in zoomGroups { group.finish(false) }
    }

    /// Ends a zoom that is animated where it is on screen.
    func catchZoomAnimation(of view: UIView) {
        guard zoom.isAnimating else { return }
        let groups = zoomGroups
        zoomAnimationDidEnd(zoom.generation)
        zoomPlacements += 1
        defer { zoomPlacements -= 1 }
        var rest = CGPoint.zero
        for group in groups {
            view.adoptPlace(from: group)
            rest = rest + takeAnimations(of: .bounds, from: group).rect.origin
        }
        let scale = view.zoomFactor
        let size = view.bounds.size
        contentSize = CGSize(width: size.width * scale, height: size.height * scale)
        if rest != .zero { show(exactOffset + rest) }
    }
}

extension UIView {
    /// The scale of the view's transform; 1 where that has none.
    var zoomFactor: CGFloat { geometry.transform.zoomFactor }
}

nonisolated extension CGAffineTransform {
    /// How many times as long lines along the horizontal axis become; 1 where that is no number.
    var zoomFactor: CGFloat {
        let factor = b == 0 ? abs(a) : (a * a + b * b).squareRoot()
        return factor > 0 && factor.isFinite ? factor : 1
    }
}

nonisolated extension CGPoint {
    /// Whether both coordinates are finite numbers.
    var isFinite: Bool { x.isFinite && y.isFinite }
}
