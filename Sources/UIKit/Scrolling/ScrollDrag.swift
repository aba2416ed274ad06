/// A drag of a scroll view: where content would be if no edge held it back.
///
/// The mapping is absolute: offsets follow from the total translation, not from its steps.
nonisolated struct ScrollDrag: Equatable, Sendable {
    /// Who moves the content.
    enum Source: Equatable, Sendable {
        /// The view's own pan.
        case finger
        /// The pan of a scroll view inside, whose content has met its edge.
        case descendant
    }

    /// Who moves the content.
    let source: Source
    /// The axes along which content follows.
    private(set) var axes: ScrollAxes
    /// What the touch interrupted.
    let interrupted: ScrollPhase.Interruption
    /// The axes along which content lay within its edges when the drag began.
    let axesWithinEdges: ScrollAxes
    /// The offset at which the drag began; moved along when code moves the offset.
    private(set) var startOffset: CGPoint
    /// Whether the finger has moved since the drag began.
    private(set) var hasChanged = false
    /// How far the finger has moved, points, in the coordinates of the recogniser.
    private(set) var translation: CGPoint
    /// The free offset that belongs to `anchorTranslation`.
    private var anchor: CGPoint
    private var anchorTranslation: CGPoint

    /// A drag that begins with content shown at `offset`, which the finger holds at `freeOffset`
    /// (the two differ beyond an edge), at `translation`.
    init(
        source: Source, axes: ScrollAxes, interrupted: ScrollPhase.Interruption,
        offset: CGPoint, freeOffset: CGPoint, translation: CGPoint
    ) {
        self.source = source
        self.axes = axes
        self.interrupted = interrupted
        startOffset = offset
        anchor = freeOffset
        anchorTranslation = translation
        self.translation = translation
        var within: ScrollAxes = []
        if offset.x == freeOffset.x { within.insert(.horizontal) }
        if offset.y == freeOffset.y { within.insert(.vertical) }
        axesWithinEdges = within
    }

    /// How far the finger has moved since the drag began or was last re-anchored.
    var travel: CGPoint { translation - anchorTranslation }

    /// Takes the finger's new translation.
    mutating func move(to translation: CGPoint) {
        self.translation = translation
        hasChanged = true
    }

    /// The offset that the finger asks for; content follows it up to its edges. Axes that do not
    /// scroll keep their offset.
    var freeOffset: CGPoint {
        let travel = self.travel
        return CGPoint(
            x: axes.contains(.horizontal) ? anchor.x - travel.x : anchor.x,
            y: axes.contains(.vertical) ? anchor.y - travel.y : anchor.y)
    }

    /// Counts later movement from `freeOffset`, along `axes`: fingers have zoomed meanwhile.
    mutating func regrip(at freeOffset: CGPoint, axes: ScrollAxes) {
        reanchor(at: freeOffset, shift: .zero)
        self.axes = axes
    }

    /// Counts later movement from `freeOffset`: code has moved the offset by `shift`.
    mutating func reanchor(at freeOffset: CGPoint, shift: CGPoint) {
        anchor = freeOffset
        anchorTranslation = translation
        startOffset = startOffset + shift
    }
}
