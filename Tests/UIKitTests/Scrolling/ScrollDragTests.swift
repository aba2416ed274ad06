import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct ScrollDragTests {
    private func drag(
        axes: ScrollAxes = [.horizontal, .vertical], offset: CGPoint = CGPoint(x: 50, y: 60),
        freeOffset: CGPoint = CGPoint(x: 50, y: 60)
    ) -> ScrollDrag {
        ScrollDrag(
            source: .finger, axes: axes, interrupted: .nothing, offset: offset,
            freeOffset: freeOffset, translation: CGPoint(x: 3, y: 4))
    }

    /// Content goes against the finger, from the translation at which the drag began.
    @Test func contentFollowsTheTotalTranslation() {
        var drag = drag()
        #expect(drag.freeOffset == CGPoint(x: 50, y: 60))
        #expect(!drag.hasChanged)
        drag.move(to: CGPoint(x: 13, y: -6))
        #expect(drag.freeOffset == CGPoint(x: 40, y: 70))
        #expect(drag.hasChanged)
        drag.move(to: CGPoint(x: 3, y: 4))
        #expect(drag.freeOffset == CGPoint(x: 50, y: 60))
    }

    @Test func axesThatDoNotScrollKeepTheirOffset() {
        var drag = drag(axes: .vertical)
        drag.move(to: CGPoint(x: 100, y: 5))
        #expect(drag.freeOffset == CGPoint(x: 50, y: 59))
    }

    @Test func anewAnchoredItCountsFromThere() {
        var drag = drag()
        drag.move(to: CGPoint(x: 13, y: 4))
        drag.reanchor(at: CGPoint(x: 440, y: 60), shift: CGPoint(x: 400, y: 0))
        #expect(drag.freeOffset == CGPoint(x: 440, y: 60))
        #expect(drag.startOffset == CGPoint(x: 450, y: 60))
        drag.move(to: CGPoint(x: 14, y: 4))
        #expect(drag.freeOffset == CGPoint(x: 439, y: 60))
        #expect(drag.travel == CGPoint(x: 1, y: 0))
    }

    @Test func itKnowsWhichAxesLayWithinTheirEdges() {
        let drag = drag(freeOffset: CGPoint(x: 50, y: 99))
        #expect(drag.axesWithinEdges == .horizontal)
    }
}
