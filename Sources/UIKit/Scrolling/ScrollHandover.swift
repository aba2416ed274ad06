/// A drag that has been handed on to an ancestor, because the content inside has met its edge.
struct ScrollHandover {
    /// The paging ancestor that follows the finger now.
    let ancestor: UIScrollView
    /// The axis that was handed over; the other one stays with the inner view.
    let axis: ScrollAxis
    /// The finger's travel past the inner edge when it was last counted, points of offset.
    private(set) var excess: CGFloat = 0
    /// Travel from before code moved the inner content.
    private var kept: CGFloat = 0

    init(ancestor: UIScrollView, axis: ScrollAxis) {
        self.ancestor = ancestor
        self.axis = axis
    }

    /// Whether the finger holds the ancestor away from where it was.
    var isAncestorDisplaced: Bool { excess + kept != 0 }

    /// Takes the travel past the edge of the inner content.
    /// - Returns: the translation that moves the ancestor by it.
    mutating func follow(_ excess: CGFloat) -> CGPoint {
        self.excess = excess
        var translation = CGPoint.zero
        translation[axis] = -(excess + kept)
        return translation
    }

    /// Keeps the ancestor where it is when the inner travel is counted anew.
    mutating func keepTravel() {
        kept += excess
        excess = 0
    }
}

extension UIScrollView {
    /// Lets a paging ancestor follow the part of a drag that goes past this view's edge.
    ///
    /// - Parameters:
    ///   - excess: the finger's travel past the edge, points of offset; 0 within.
    ///   - drag: this view's drag.
    /// - Returns: whether an ancestor has taken it.
    func handOver(_ excess: CGFloat, along axis: ScrollAxis, in drag: ScrollDrag) -> Bool {
        if var handover {
            guard handover.axis == axis else { return false }
            guard handover.ancestor.phase.drag?.source == .descendant else {
                self.handover = nil
                return false
            }
            let translation = handover.follow(excess)
            self.handover = handover
            handover.ancestor.dragIfMoved(to: translation)
            return true
        }
        guard excess != 0, let ancestor = handoverAncestor(along: axis, in: drag) else {
            return false
        }
        Simulation.current.model.note(.handover)
        ancestor.beginDrag(source: .descendant)
        handover = ScrollHandover(ancestor: ancestor, axis: axis)
        return handOver(excess, along: axis, in: drag)
    }

    /// Hands a drag over that begins outward at an edge with `movement`.
    func handOverFromEdge(_ movement: CGPoint) {
        let axis = movement.dominantAxis
        guard handover == nil, let drag = phase.drag, isAtEdge(axis, movingBy: movement[axis]),
            let ancestor = handoverAncestor(along: axis, in: drag)
        else { return }
        Simulation.current.model.note(.handover)
        handover = ScrollHandover(ancestor: ancestor, axis: axis)
        ancestor.beginDrag(source: .descendant)
    }

    /// Lets the ancestor go that follows the finger: this view needs its fingers for itself.
    func takeBackHandover() {
        guard let handover else { return }
        self.handover = nil
        handover.ancestor.endDrag(launch: .zero)
    }

    private func dragIfMoved(to translation: CGPoint) {
        if phase.drag?.translation != translation { drag(to: translation) }
    }

    /// The ancestor that takes over now: only along the main direction of a drag of the finger's
    /// own that began within the edges, and not once content has been pulled past them.
    private func handoverAncestor(along axis: ScrollAxis, in drag: ScrollDrag) -> UIScrollView? {
        guard Simulation.current.model.handover == .withinDrag, drag.source == .finger,
            drag.axesWithinEdges.contains(axis), drag.axes.contains(axis),
            (startMovement + drag.travel).dominantAxis == axis,
            abs(limits(axis).excess(of: exactOffset[axis])) <= halfPixel,
            let ancestor = pagingAncestor(along: axis), ancestor.phase.drag == nil
        else { return nil }
        return ancestor
    }

    /// The nearest ancestor that pages along `axis`.
    /// - Complexity: O(depth)
    func pagingAncestor(along axis: ScrollAxis) -> UIScrollView? {
        var view = superview
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.isPagingEnabled,
                scrollView.isScrollEnabled, scrollView.canScroll(axis)
            {
                return scrollView
            }
            view = current.superview
        }
        return nil
    }
}
