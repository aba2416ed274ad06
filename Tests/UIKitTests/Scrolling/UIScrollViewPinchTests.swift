import Testing

@_spi(Simulation) @testable import UIKit

/// Zooming by two fingers.
@Suite struct UIScrollViewPinchTests {
    // MARK: Under the fingers

    /// Case R-F5: 390×780 at y = 32, a pinch about (100, 300) to twice the size. The point under the
    /// middle of the fingers stays there ± 0.5 pt wherever edges allow.
    @Test(arguments: ZoomFixture.Centring.allCases)
    func thePointUnderTheFingersStaysThere(_ centring: ZoomFixture.Centring) {
        let size = CGSize(width: 390, height: 780)
        ZoomFixture.run(picture: size, centring: centring) { fixture in
            let place = CGPoint(x: 100, y: 300)
            fixture.pair(place, 100)
            let point = fixture.point(at: place)
            #expect(point.error(to: CGPoint(x: 100, y: 268)) < 0.01)
            fixture.lift()
            fixture.pinch(place, to: 2) {
                let shown = fixture.picture.convert(point, to: nil)
                #expect(abs(shown.x - place.x) < 0.5)
                // Before that its upper edge would have to come off the view's.
                if fixture.scrollView.zoomScale * 268 > 300 {
                    #expect(abs(shown.y - place.y) < 0.5)
                }
            }
            #expect(abs(fixture.scrollView.zoomScale - 2) < 1e-9)
            #expect(fixture.scrollView.contentSize == CGSize(width: 780, height: 1560))
            // 2·(100, 268) − (100, 300), on the pixel.
            #expect(fixture.scrollView.contentOffset.error(to: CGPoint(x: 100, y: 236)) < 0.34)
            fixture.lift()
            #expect(
                fixture.log.lines == ["willBeginZooming", "didZoom", "didEndZooming(2.0)"])
            // And back: exactly as it was.
            fixture.pinch(place, to: 0.5)
            fixture.lift()
            fixture.settle()
            #expect(
                fixture.picture.presentedFrameInWindow
                    == CGRect(x: 0, y: 32, width: 390, height: 780))
            fixture.expectLegalRest()
        }
    }

    @Test func theMiddleOfTheFingersMayMove() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.scrollView.zoomScale = 2
            let start = CGPoint(x: 150, y: 400)
            let point = fixture.point(at: start)
            var frame = 0
            fixture.pinch(start, to: 1.4, frames: 30, moving: CGPoint(x: 90, y: -60)) {
                let share = CGFloat(frame) / 30
                let place = CGPoint(x: start.x + 90 * share, y: start.y - 60 * share)
                #expect(fixture.picture.convert(point, to: nil).error(to: place) < 0.5)
                frame += 1
            }
            #expect(frame == 31)
            fixture.lift()
            fixture.settle()
            fixture.expectLegalRest()
        }
    }

    /// Two fingers that keep their distance drag the content as one does.
    @Test func twoFingersPan() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.scrollView.zoomScale = 3
            let offset = fixture.scrollView.contentOffset
            for x in [200, 190, 180, 170, 150] as [CGFloat] {
                fixture.pair(CGPoint(x: x, y: 400), 100)
            }
            #expect(fixture.scrollView.isDragging && !fixture.scrollView.isZooming)
            #expect(fixture.scrollView.contentOffset.x == offset.x + 30)
            // They may begin to pinch on the way: the middle goes on from there.
            let point = fixture.point(at: CGPoint(x: 150, y: 400))
            for distance in [109, 110, 115, 120] as [CGFloat] {
                fixture.pair(CGPoint(x: 150, y: 400), distance)
            }
            #expect(fixture.scrollView.isZooming && fixture.scrollView.isDragging)
            let place = fixture.picture.convert(point, to: nil)
            #expect(place.error(to: CGPoint(x: 150, y: 400)) < 0.5)
            fixture.lift()
            fixture.settle()
            fixture.expectLegalRest()
        }
    }

    // MARK: Limits

    /// Case R-F1: below the smallest scale the picture's middle stays (195, 422) ± 0.5 in every frame
    /// of the pinch and of the way back, wherever the fingers are.
    @Test(
        arguments: ZoomFixture.Centring.allCases,
        [CGPoint(x: 195, y: 422), CGPoint(x: 100, y: 300)])
    func belowTheSmallestScaleItStaysCentred(_ centring: ZoomFixture.Centring, _ place: CGPoint) {
        ZoomFixture.run(centring: centring) { fixture in
            let middle = CGPoint(x: 195, y: 422)
            fixture.pinch(place, to: 0.6) {
                #expect(fixture.middle.error(to: middle) < 0.5)
            }
            // [zoom-limit]: exp(−rb(|ln 0.6|)).
            #expect(abs(fixture.scrollView.zoomScale - 0.818_796) < 1e-6)
            #expect(fixture.simulation.model.used.contains(.zoomLimit))
            fixture.step(5)
            #expect(fixture.middle.error(to: middle) < 0.5)
            fixture.lift()
            #expect(fixture.scrollView.isZoomBouncing && !fixture.scrollView.isZooming)
            #expect(fixture.scrollView.zoomScale == 1)
            #expect(abs(fixture.scrollView.presentedZoomScale - 0.818_796) < 1e-6)
            #expect(fixture.log.lines == ["willBeginZooming", "didZoom"])
            fixture.settle { #expect(fixture.middle.error(to: middle) < 0.5) }
            #expect(
                fixture.picture.presentedFrameInWindow
                    == CGRect(x: 0, y: 292, width: 390, height: 260))
            #expect(
                fixture.log.lines == ["willBeginZooming", "didZoom", "didEndZooming(1.0)"])
            fixture.expectLegalRest()
        }
    }

    @Test func theWayBackTakesThreeTenthsOfASecond() {
        ZoomFixture.run { fixture in
            fixture.pinch(CGPoint(x: 195, y: 422), to: 4)
            let shown = fixture.scrollView.zoomScale
            #expect(
                abs(
                    shown - 3
                        * Elementary.exp(
                            0.55 * 0.287_682 * 0.693_147
                                / (0.693_147 + 0.55 * 0.287_682))) < 1e-4)
            fixture.lift()
            for frame in 1...36 {
                fixture.step(1)
                let progress = (1 - Elementary.cos(Double.pi * Double(frame) / 36)) / 2
                let expected = shown + (3 - shown) * progress
                #expect(abs(fixture.scrollView.presentedZoomScale - expected) < 1e-6)
                #expect(fixture.scrollView.isZoomBouncing == (frame < 36))
            }
            fixture.expectLegalRest()
        }
    }

    @Test func withoutBounceItStopsAtTheLimits() {
        ZoomFixture.run { fixture in
            fixture.scrollView.bouncesZoom = false
            fixture.pinch(CGPoint(x: 195, y: 422), to: 5)
            #expect(fixture.scrollView.zoomScale == 3)
            fixture.lift()
            #expect(!fixture.scrollView.isZoomBouncing)
            #expect(fixture.log.lines.last == "didEndZooming(3.0)")
            fixture.pinch(CGPoint(x: 195, y: 422), to: 0.1)
            #expect(fixture.scrollView.zoomScale == 1)
            fixture.lift()
            fixture.expectLegalRest()
            #expect(!fixture.simulation.model.used.contains(.zoomLimit))
        }
    }

    @Test(arguments: [(1, 1), (2, 1), (2, 2)] as [(CGFloat, CGFloat)])
    func limitsWithoutRoomMeanNoZoom(minimum: CGFloat, maximum: CGFloat) {
        ZoomFixture.run { fixture in
            fixture.scrollView.minimumZoomScale = minimum
            fixture.scrollView.maximumZoomScale = maximum
            for distance in stride(from: 100, to: 300, by: 20) {
                fixture.pair(CGPoint(x: 195, y: 422), CGFloat(distance))
            }
            #expect(!fixture.scrollView.isZooming)
            #expect(fixture.picture.transform == .identity)
            fixture.lift()
            #expect(fixture.log.lines == [])
        }
    }

    @Test func withoutAViewThereIsNoPinch() {
        ZoomFixture.run { fixture in
            fixture.log.zoomedView = { _ in nil }
            for distance in stride(from: 100, to: 300, by: 20) {
                fixture.pair(CGPoint(x: 195, y: 422), CGFloat(distance))
            }
            fixture.lift()
            #expect(fixture.log.lines == [])
            #expect(
                fixture.simulation.gestures.participantCount == 0 || !fixture.scrollView.isZooming)
        }
    }

    // MARK: Edges

    /// Past the edges content resists; released it lies within them.
    @Test func contentPulledPastItsEdgesComesBack() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.scrollView.zoomScale = 2
            fixture.scrollView.contentOffset = .zero
            fixture.pinch(CGPoint(x: 150, y: 300), to: 1.1, moving: CGPoint(x: 120, y: 150))
            let shown = fixture.scrollView.contentOffset
            // The fingers hold 120 and 150 pt and what the growth adds; content follows by half.
            #expect(shown.x < -20 && shown.x > -80 && shown.y < -20 && shown.y > -100)
            fixture.lift()
            fixture.settle()
            #expect(fixture.scrollView.contentOffset == .zero)
            fixture.expectLegalRest()
        }
    }

    /// Fingers that take hold past an edge hold what would be under them there. Back within the edges
    /// that is under them, ± 0.5 pt, however the scale changes.
    @Test func whatIsHeldPastAnEdgeIsUnderTheFingersWithin() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.scrollView.zoomScale = 2
            fixture.scrollView.contentOffset = CGPoint(x: 0, y: 400)
            for x in stride(from: 150, through: 250, by: 10) {
                fixture.pair(CGPoint(x: CGFloat(x), y: 400), 100)
            }
            #expect(fixture.scrollView.contentOffset.x < -30)
            fixture.pair(CGPoint(x: 250, y: 400), 109)
            fixture.pair(CGPoint(x: 250, y: 400), 110)
            #expect(fixture.scrollView.isZooming)
            for x in stride(from: 240, through: 50, by: -10) {
                fixture.pair(CGPoint(x: CGFloat(x), y: 400), 110)
            }
            let place = CGPoint(x: 50, y: 400)
            #expect(fixture.scrollView.contentOffset.x > 60)
            let point = fixture.point(at: place)
            for distance in stride(from: 112, through: 150, by: 2) {
                fixture.pair(place, CGFloat(distance))
                #expect(fixture.picture.convert(point, to: nil).error(to: place) < 0.5)
            }
            #expect(fixture.scrollView.zoomScale > 2.5)
            fixture.lift()
            fixture.settle()
            fixture.expectLegalRest()
        }
    }

    /// Where content begins to overflow, nothing jumps, however far the fingers have moved.
    @Test func nothingJumpsWhereContentBeginsToOverflow() {
        ZoomFixture.run { fixture in
            var last = fixture.middle
            var frame = 0
            fixture.pinch(
                CGPoint(x: 195, y: 422), to: 1.5, frames: 60, moving: CGPoint(x: 150, y: 80)
            ) {
                let now = fixture.middle
                if frame > 0 { #expect(now.error(to: last) < 8) }
                last = now
                frame += 1
            }
            fixture.lift()
            fixture.settle()
            fixture.expectLegalRest()
        }
    }

    @Test func withoutPanThereIsStillARest() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            // Scrolling is off, zooming is not.
            fixture.scrollView.isScrollEnabled = false
            fixture.scrollView.zoomScale = 2
            fixture.scrollView.contentOffset = .zero
            fixture.pinch(CGPoint(x: 150, y: 300), to: 1.1, moving: CGPoint(x: 120, y: 150))
            #expect(fixture.scrollView.contentOffset.x < -10)
            fixture.lift()
            fixture.settle()
            #expect(fixture.scrollView.contentOffset == .zero)
            #expect(fixture.scrollView.zoomScale > 2)
            fixture.expectLegalRest()
        }
    }

    // MARK: Fingers that come and go

    /// [zoom]: one of two fingers lifted: the remaining one is re-anchored; nothing moves at that
    /// moment, and then the content follows it.
    @Test func oneFingerIsLeft() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.pinch(CGPoint(x: 195, y: 422), to: 2.5)
            let offset = fixture.scrollView.contentOffset
            let left = CGPoint(x: 195 - 110 * 2.5 / 2, y: 422)
            fixture.fingers([0: left])
            #expect(fixture.scrollView.contentOffset == offset)
            #expect(fixture.scrollView.zoomScale == 2.5)
            #expect(fixture.scrollView.isZooming)
            for step in 1...10 {
                fixture.fingers([0: CGPoint(x: left.x + CGFloat(step) * 5, y: left.y)])
                let expected = offset.x - CGFloat(step) * 5
                #expect(abs(fixture.scrollView.contentOffset.x - expected) < 0.34)
            }
            // A second finger comes back: nothing moves, the pinch goes on.
            let before = (fixture.scrollView.contentOffset, fixture.scrollView.zoomScale)
            let here = CGPoint(x: left.x + 50, y: left.y)
            fixture.fingers([0: here, 1: CGPoint(x: here.x + 100, y: here.y)])
            #expect(fixture.scrollView.contentOffset == before.0)
            #expect(fixture.scrollView.zoomScale == before.1)
            fixture.fingers([0: here, 1: CGPoint(x: here.x + 110, y: here.y)])
            #expect(abs(fixture.scrollView.zoomScale - 2.75) < 1e-9)
            fixture.lift()
            fixture.settle()
            fixture.expectLegalRest()
            let ends = fixture.log.lines.filter { $0.hasPrefix("didEndZooming") }
            #expect(ends.count == 1)
        }
    }

    @Test func theLastFingerThrowsTheContent() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.pinch(CGPoint(x: 195, y: 422), to: 2.5, moving: CGPoint(x: 20, y: 20))
            let left = CGPoint(x: 215 - 110 * 2.5 / 2, y: 442)
            fixture.fingers([0: left])
            for step in 1...6 {
                fixture.fingers([0: CGPoint(x: left.x, y: left.y - CGFloat(step) * 8)])
            }
            let offset = fixture.scrollView.contentOffset.y
            fixture.lift()
            #expect(fixture.scrollView.isDecelerating)
            fixture.settle()
            #expect(fixture.scrollView.contentOffset.y > offset + 50)
            fixture.expectLegalRest()
            #expect(fixture.log.lines.last == "didEndDecelerating")
        }
    }

    @Test func aThirdFingerChangesNothing() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.pinch(CGPoint(x: 195, y: 422), to: 2)
            let before = (fixture.scrollView.contentOffset, fixture.scrollView.zoomScale)
            let pair = [0: CGPoint(x: 85, y: 422), 1: CGPoint(x: 305, y: 422)]
            for step in 0...8 {
                var places = pair
                places[2] = CGPoint(x: 200, y: 600 + step * 10)
                fixture.fingers(places)
                #expect(fixture.scrollView.contentOffset == before.0)
                #expect(fixture.scrollView.zoomScale == before.1)
            }
            // The two lift, the third stays and drags on.
            fixture.fingers([2: CGPoint(x: 200, y: 680)])
            #expect(fixture.scrollView.contentOffset == before.0)
            for step in 1...8 {
                fixture.fingers([2: CGPoint(x: 200, y: 680 - CGFloat(step) * 5)])
            }
            #expect(!fixture.scrollView.isZooming)
            fixture.lift()
            fixture.settle()
            fixture.expectLegalRest()
        }
    }

    /// A pinch takes over from a bounce where that is on screen.
    @Test func aPinchCatchesTheBounce() {
        ZoomFixture.run { fixture in
            fixture.pinch(CGPoint(x: 195, y: 422), to: 0.4)
            fixture.lift()
            fixture.pair(CGPoint(x: 195, y: 422), 100)
            fixture.pair(CGPoint(x: 195, y: 422), 109)
            #expect(fixture.scrollView.isZoomBouncing)
            let shown = fixture.scrollView.presentedZoomScale
            fixture.pair(CGPoint(x: 195, y: 422), 110)
            let caught = fixture.scrollView.zoomScale
            #expect(fixture.scrollView.isZooming && !fixture.scrollView.isZoomBouncing)
            #expect(caught > shown && caught < 1 && caught < shown + 0.05)
            #expect(fixture.scrollView.presentedZoomScale == caught)
            #expect(fixture.middle.error(to: CGPoint(x: 195, y: 422)) < 0.5)
            #expect(
                fixture.log.lines == [
                    "willBeginZooming", "didZoom", "didEndZooming(1.0)", "willBeginZooming",
                ])
            fixture.lift()
            fixture.settle()
            #expect(fixture.scrollView.zoomScale == 1)
            #expect(fixture.middle.error(to: CGPoint(x: 195, y: 422)) < 0.01)
            fixture.expectLegalRest()
        }
    }

    /// A finger that drags meanwhile moves the content by as much as it moves itself.
    @Test func aDragGoesAlongWithTheBounce() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.pinch(CGPoint(x: 195, y: 422), to: 5)
            fixture.lift()
            for y in [400, 390, 380, 370, 360, 350] as [CGFloat] {
                fixture.fingers([0: CGPoint(x: 200, y: y)])
            }
            #expect(fixture.scrollView.isDragging && fixture.scrollView.isZoomBouncing)
            let offset = fixture.scrollView.contentOffset.y
            fixture.fingers([0: CGPoint(x: 200, y: 330)])
            #expect(abs(fixture.scrollView.contentOffset.y - offset - 20) < 0.34)
            fixture.lift()
            fixture.settle()
            fixture.expectLegalRest()
        }
    }

    @Test(arguments: [0.5, 1.7, 4] as [CGFloat]) func theSystemTakesTheTouches(_ scale: CGFloat) {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.pinch(CGPoint(x: 195, y: 422), to: scale, moving: CGPoint(x: 60, y: 60))
            fixture.fingers([:], cancels: true)
            fixture.settle()
            #expect(fixture.scrollView.zoomScale == min(max(scale, 1), 3))
            fixture.expectLegalRest()
            #expect(fixture.log.lines.filter { $0.hasPrefix("didEndZooming") }.count == 1)
            #expect(fixture.simulation.model.used.contains(.cancel))
        }
    }

    // MARK: Code meanwhile

    @Test func theScaleSetInMidPinchCountsFromThere() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.pinch(CGPoint(x: 195, y: 422), to: 1.5)
            fixture.scrollView.setZoomScale(2, animated: true)
            #expect(fixture.scrollView.isZooming)
            #expect(fixture.scrollView.presentedZoomScale == 2)
            fixture.pair(CGPoint(x: 195, y: 422), 165 * 1.2)
            #expect(abs(fixture.scrollView.zoomScale - 2.4) < 1e-9)
            fixture.lift()
            fixture.settle()
            fixture.expectLegalRest()
        }
    }

    @Test func theOffsetSetInMidPinchCountsFromThere() {
        ZoomFixture.run(picture: CGSize(width: 390, height: 844)) { fixture in
            fixture.pinch(CGPoint(x: 195, y: 422), to: 2)
            fixture.scrollView.setContentOffset(CGPoint(x: 20, y: 30), animated: true)
            #expect(fixture.scrollView.contentOffset == CGPoint(x: 20, y: 30))
            fixture.pair(CGPoint(x: 185, y: 422), 220)
            #expect(fixture.scrollView.contentOffset == CGPoint(x: 30, y: 30))
            fixture.lift()
            fixture.settle()
            fixture.expectLegalRest()
        }
    }

    @Test func theDelegateMayChangeItsMind() {
        ZoomFixture.run { fixture in
            fixture.pinch(CGPoint(x: 195, y: 422), to: 2)
            fixture.log.zoomedView = { _ in nil }
            fixture.pair(CGPoint(x: 195, y: 422), 240)
            fixture.lift()
            #expect(!fixture.scrollView.isZooming)
            fixture.log.zoomedView = nil
            // The view goes away under the fingers.
            fixture.pinch(CGPoint(x: 195, y: 422), to: 1.2)
            fixture.picture.removeFromSuperview()
            fixture.pair(CGPoint(x: 195, y: 422), 300)
            #expect(!fixture.scrollView.isZooming)
            fixture.lift()
            fixture.settle()
        }
    }

    @Test func limitsThatCloseEndThePinch() {
        ZoomFixture.run { fixture in
            fixture.pinch(CGPoint(x: 195, y: 422), to: 2)
            fixture.scrollView.maximumZoomScale = 1
            fixture.step(1)
            #expect(!fixture.scrollView.isZooming)
            #expect(fixture.scrollView.zoomScale == 1)
            fixture.lift()
            fixture.settle()
            #expect(fixture.middle.error(to: CGPoint(x: 195, y: 422)) < 0.01)
        }
    }

    @Test func aViewThatLeavesItsWindowIsAtRest() {
        ZoomFixture.run { fixture in
            fixture.pinch(CGPoint(x: 195, y: 422), to: 0.5)
            fixture.scrollView.removeFromSuperview()
            #expect(!fixture.scrollView.isZooming && !fixture.scrollView.isZoomBouncing)
            #expect(fixture.scrollView.zoomScale == 1)
            #expect(fixture.log.lines.last == "didEndZooming(1.0)")
            fixture.lift()
            #expect(!fixture.simulation.isTracking)
        }
    }

    @Test func timersWaitWhileFingersZoom() {
        ZoomFixture.run { fixture in
            fixture.pinch(CGPoint(x: 195, y: 422), to: 2)
            #expect(fixture.simulation.isTracking)
            fixture.lift()
            #expect(!fixture.simulation.isTracking)
        }
    }
}
