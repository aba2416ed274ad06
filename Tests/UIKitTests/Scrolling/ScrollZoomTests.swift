import Testing

@testable import UIKit

@Suite struct ScrollZoomTests {
    private let pinch = ZoomPinch(
        anchor: ZoomAnchor(content: .zero, place: .zero), scale: 2, gestureScale: 1)

    @Test func fingersBeginMoveAndEnd() {
        var zoom = ScrollZoom()
        #expect(!zoom.isPinching && !zoom.isAnimating && zoom.pinch == nil)
        zoom.begin(pinch)
        #expect(zoom.isPinching && zoom.pinch == pinch)
        let generation = zoom.generation
        var moved = pinch
        moved.anchor.place.x = 7
        zoom.hold(moved)
        #expect(zoom.pinch == moved)
        #expect(zoom.generation == generation)
        zoom.end()
        #expect(zoom.state == .resting)
        #expect(zoom.generation != generation)
        // Fingers that have let go hold nothing.
        zoom.hold(pinch)
        #expect(zoom.state == .resting)
    }

    @Test func onlyAReturnIsABounce() {
        var zoom = ScrollZoom()
        zoom.beginAnimation(.code)
        #expect(zoom.isAnimating && !zoom.isBouncing && !zoom.isPinching)
        zoom.beginAnimation(.bounce)
        #expect(zoom.isAnimating && zoom.isBouncing)
        zoom.begin(pinch)
        #expect(zoom.isPinching && !zoom.isAnimating && !zoom.isBouncing)
    }

    @Test func theScaleFollowsTheGestureAsAWhole() {
        let pinch = ZoomPinch(
            anchor: ZoomAnchor(content: .zero, place: .zero), scale: 1.5, gestureScale: 3)
        #expect(pinch.freeScale(at: 3) == 1.5)
        #expect(pinch.freeScale(at: 6) == 3)
        #expect(pinch.freeScale(at: 1) == 0.5)
    }
}
