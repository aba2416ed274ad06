import Testing
@testable import UIKit

@testable import JXPhotoBrowser

struct PullGestureTests {
    private let center = CGPoint(x: 195, y: 422)
    private let height: CGFloat = 844

    private func pulled(by dy: CGFloat, dx: CGFloat = 0, from: CGPoint? = nil) -> PullGesture {
        let start = from ?? center
        var gesture = PullGesture()
        gesture.begin(at: start, center: center)
        gesture.follow(
            CGPoint(x: start.x + dx, y: start.y + dy), center: center, height: height)
        return gesture
    }

    /// Where a point of the image in place is shown.
    private func shown(_ point: CGPoint, _ pose: PullPose) -> CGPoint {
        CGPoint(
            x: center.x + pose.shift.x + pose.scale * (point.x - center.x),
            y: center.y + pose.shift.y + pose.scale * (point.y - center.y))
    }

    @Test(arguments: [
        CGPoint(x: 195, y: 422), CGPoint(x: 50, y: 300), CGPoint(x: 380, y: 560),
    ])
    func grabbedPointStaysUnderTheFinger(start: CGPoint) {
        for dy: CGFloat in [-80, 0, 84.4, 168.8, 422, 700] {
            let gesture = pulled(by: dy, dx: 33, from: start)
            let place = shown(start, gesture.pose)
            #expect(abs(place.x - start.x - 33) < 1e-9)
            #expect(abs(place.y - start.y - dy) < 1e-9)
        }
    }

    /// A quarter of 844 is 211; strictly more, or strictly faster than 500 pt/s, and not upwards.
    @Test(arguments: [
        (211.0, 0.0, false), (211.5, 0, true), (20, 500, false), (20, 501, true),
        (30, 60, false), (500, 0, true), (500, -1, false), (300, -300, false), (12, 200, false),
        (0, 900, true), (-40, 900, true), (-40, 0, false),
    ])
    func verdictAtRelease(dy: Double, speed: Double, closes: Bool) {
        var gesture = pulled(by: dy)
        #expect(gesture.release(speed: speed, height: height) == (closes ? .close : .giveBack))
        #expect(gesture.isReturning == !closes)
    }

    @Test func roundingOfSumsDecidesNothing() {
        var far = pulled(by: 211 + 1e-9)
        #expect(far.release(speed: 0, height: height) == .giveBack)
        // Touches a whole number of nanoseconds apart: 500 pt/s come out as 500.00002.
        var fast = pulled(by: 20)
        #expect(fast.release(speed: 500.00002, height: height) == .giveBack)
        var still = pulled(by: 300)
        #expect(still.release(speed: -0.00002, height: height) == .close)
    }

    @Test func cancelledNeverCloses() {
        var gesture = pulled(by: 700)
        #expect(gesture.cancel() == .giveBack)
        #expect(gesture.cancel() == .none)
        #expect(gesture.release(speed: 2000, height: height) == .none)
    }

    @Test func returnsInAQuarterOfASecond() {
        var gesture = pulled(by: 168.8, dx: 10)
        _ = gesture.release(speed: 0, height: height)
        let start = gesture.pose
        gesture.advance(to: 7)
        #expect(gesture.pose == start)
        var former = start.depth
        for frame in 1..<30 {
            gesture.advance(to: 7 + Double(frame) / 120)
            #expect(gesture.pose.depth < former)
            former = gesture.pose.depth
            #expect(gesture.isActive)
        }
        gesture.advance(to: 7.25)
        #expect(gesture == PullGesture())
    }

    @Test func caughtOnItsWayBackItDoesNotJump() {
        var gesture = pulled(by: 400, dx: -60)
        _ = gesture.cancel()
        gesture.advance(to: 1)
        gesture.advance(to: 1.1)
        let caught = gesture.pose
        let finger = CGPoint(x: 120, y: 500)
        gesture.begin(at: finger, center: center)
        gesture.follow(finger, center: center, height: height)
        #expect(abs(gesture.pose.shift.x - caught.shift.x) < 1e-9)
        #expect(abs(gesture.pose.shift.y - caught.shift.y) < 1e-9)
        #expect(gesture.pose.depth == caught.depth)
        // What the finger has is held: it goes along.
        let grabbed = CGPoint(
            x: center.x + (finger.x - center.x - caught.shift.x) / caught.scale,
            y: center.y + (finger.y - center.y - caught.shift.y) / caught.scale)
        let moved = CGPoint(x: 140, y: 590)
        gesture.follow(moved, center: center, height: height)
        let place = shown(grabbed, gesture.pose)
        #expect(abs(place.x - moved.x) < 1e-9)
        #expect(abs(place.y - moved.y) < 1e-9)
    }

    @Test func closingKeepsThePoseUntilItIsOver() {
        var gesture = pulled(by: 300)
        let pose = gesture.pose
        gesture.closingBegan()
        #expect(gesture.isClosing)
        gesture.follow(.zero, center: center, height: height)
        gesture.advance(to: 3)
        #expect(gesture.release(speed: 900, height: height) == .none)
        #expect(gesture.pose == pose)
        #expect(gesture.closingFailed() == .giveBack)
        #expect(gesture.isReturning)
    }

    @Test func eventsWithoutAPullDoNothing() {
        var gesture = PullGesture()
        gesture.follow(center, center: center, height: height)
        #expect(gesture.release(speed: 900, height: height) == .none)
        #expect(gesture.cancel() == .none)
        gesture.closingBegan()
        #expect(gesture.closingFailed() == .none)
        gesture.advance(to: 1)
        #expect(gesture == PullGesture())
    }

    @Test func aViewWithoutHeightMovesNothing() {
        var gesture = PullGesture()
        gesture.begin(at: center, center: center)
        gesture.follow(.zero, center: center, height: 0)
        #expect(gesture.pose == .rest)
    }
}
