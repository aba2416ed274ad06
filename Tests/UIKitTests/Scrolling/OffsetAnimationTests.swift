import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct OffsetAnimationTests {
    /// A scroll from 36536 to 36000 that began anew in flight, frame by frame on a device: offsets
    /// rounded to thirds of a point.
    @Test func measuredRetarget() {
        let animation = OffsetAnimation(
            from: CGPoint(x: 0, y: 36_536), to: CGPoint(x: 0, y: 36_000), start: .zero)
        let shown = [36_535, 36_532, 36_527, 36_520, 36_511, 36_500, 36_487.667, 36_473.333]
        for (index, y) in shown.enumerated() {
            let time = DisplayClock(refreshRate: 120).time(ofTick: index + 1)
            let position = (animation.position(at: time).y * 3).rounded() / 3
            #expect(abs(position - y) < 0.001)
        }
    }

    @Test func endsExactlyOnItsTarget() {
        let target = CGPoint(x: 0.1 + 0.2, y: 7)
        let animation = OffsetAnimation(from: .zero, to: target, start: .zero)
        #expect(!animation.isOver(at: SimulatedTime(seconds: 0.299)))
        #expect(animation.isOver(at: SimulatedTime(seconds: 0.3)))
        #expect(animation.position(at: SimulatedTime(seconds: 0.3)) == target)
    }
}
