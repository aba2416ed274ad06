extension UIScrollView {
    /// The offsets between which content lies within its edges along `axis`.
    func limits(_ axis: ScrollAxis) -> AxisLimits {
        let insets = adjustedInsetStorage
        let size = geometry.bounds.size
        switch axis {
        case .horizontal:
            return AxisLimits(
                lower: -insets.left, upper: contentSize.width + insets.right - size.width)
        case .vertical:
            return AxisLimits(
                lower: -insets.top, upper: contentSize.height + insets.bottom - size.height)
        }
    }

    /// Whether a finger can move content along `axis`: it is longer than the view, or always
    /// bounces.
    func canScroll(_ axis: ScrollAxis) -> Bool {
        overflows(axis) || bounces && alwaysBounces(axis)
    }

    /// The axes along which a finger can move content.
    var scrollableAxes: ScrollAxes {
        var axes: ScrollAxes = []
        if canScroll(.horizontal) { axes.insert(.horizontal) }
        if canScroll(.vertical) { axes.insert(.vertical) }
        return axes
    }

    /// Whether content, with its insets, is longer than the view along `axis`.
    private func overflows(_ axis: ScrollAxis) -> Bool {
        let limits = limits(axis)
        // What is too little to be seen is none: lengths that were worked out are not exact.
        return limits.upper - limits.lower > halfPixel
    }

    func alwaysBounces(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    }

    /// The offset nearest to `offset` at which content lies within its edges.
    func clampedToEdges(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: limits(.horizontal).clamp(offset.x), y: limits(.vertical).clamp(offset.y))
    }

    /// Half a device pixel, points: places that are nearer to each other show as one.
    var halfPixel: CGFloat { 0.5 / Simulation.current.device.scale }

    /// `offset` on the nearest device pixel.
    func roundedToPixels(_ offset: CGPoint) -> CGPoint {
        let scale = Simulation.current.device.scale
        return CGPoint(
            x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    /// Brings insets and edges up to date after a change of size, content, insets or safe area.
    ///
    /// Where the edges have moved, a view at rest is put within them, and stays at its first edge if
    /// it was there; a motion meets the new ones.
    func edgesMayHaveChanged() {
        updateAdjustedInset()
        let horizontal = limits(.horizontal)
        let vertical = limits(.vertical)
        let former = knownEdges
        if former.horizontal == horizontal && former.vertical == vertical { return }
        knownEdges = (horizontal, vertical)
        if zoomPlacements > 0 || zoom.isPinching { return }
        switch phase.state {
        case .idle, .tracking:
            var offset = clampedToEdges(contentOffset)
            if contentOffset.x == former.horizontal.lower { offset.x = horizontal.lower }
            if contentOffset.y == former.vertical.lower { offset.y = vertical.lower }
            if offset != contentOffset { contentOffset = offset }
        case .decelerating, .dragging:
            // Content beyond an edge that has moved stays where it is under the finger.
            shiftMotion(by: .zero)
        case .animating:
            break
        }
    }

    private func updateAdjustedInset() {
        let adjusted = contentInset.heeded.adding(safeAreaPart)
        if adjusted == adjustedInsetStorage { return }
        adjustedInsetStorage = adjusted
        adjustedContentInsetDidChange()
        notify { $0.scrollViewDidChangeAdjustedContentInset(self) }
    }

    /// What the safe area adds to the insets.
    private var safeAreaPart: UIEdgeInsets {
        if contentInsetAdjustmentBehavior == .never || window == nil { return .zero }
        var safe = safeAreaInsets
        if safe == .zero || contentInsetAdjustmentBehavior == .always { return safe }
        Simulation.current.model.note(.insets)
        // Only own insets count here: the question is whether content scrolls without the safe area.
        let size = geometry.bounds.size
        let own = contentInset.heeded
        let width = contentSize.width + own.left + own.right
        let height = contentSize.height + own.top + own.bottom
        if !(width > size.width || bounces && alwaysBounceHorizontal) {
            safe.left = 0
            safe.right = 0
        }
        if !(height > size.height || bounces && alwaysBounceVertical) {
            safe.top = 0
            safe.bottom = 0
        }
        return safe
    }
}
