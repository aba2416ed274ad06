import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct ScrollPhaseTests {
    private let drag = ScrollDrag(
        source: .finger, axes: [.horizontal], interrupted: .nothing, offset: .zero,
        freeOffset: .zero, translation: .zero)

    private func glide(velocity: Double = 1_000) -> ScrollGlide {
        let limits = AxisLimits(lower: 0, upper: 5_000)
        let rules = AxisMotion.Rules(bounces: true, pages: false, rate: 0.998, snapFrequency: 16.7)
        return ScrollGlide(
            x: AxisMotion(releasedAt: 0, velocity: velocity, limits: limits, rules: rules),
            y: AxisMotion(restingAt: 0, limits: limits, rules: rules), start: .zero,
            target: .zero)
    }

    @Test func aFingerRestsAndLeaves() {
        var phase = ScrollPhase()
        #expect(phase.fingerDown() == .wait)
        #expect(phase.state == .tracking(.nothing))
        #expect(phase.fingerUp() == .none)
        #expect(phase.isIdle)
    }

    @Test func aMotionIsCaughtOnceItWasSeen() {
        var phase = ScrollPhase()
        phase.release(into: glide())
        #expect(phase.fingerDown() == .wait)
        #expect(phase.movesByItself)
        #expect(phase.fingerUp() == .none)
        _ = phase.advance(to: SimulatedTime(seconds: 0.01))
        #expect(phase.fingerDown() == .beginDrag)
        #expect(phase.state == .tracking(.deceleration))
        #expect(phase.interruption == .deceleration)
        #expect(phase.fingerUp() == .settle(.deceleration))
    }

    @Test func anAnimationIsCaught() {
        var phase = ScrollPhase()
        phase.begin(OffsetAnimation(from: .zero, to: CGPoint(x: 9, y: 0), start: .zero))
        #expect(phase.fingerDown() == .beginDrag)
        #expect(phase.state == .tracking(.animation))
        #expect(phase.fingerUp() == .settle(.animation))
    }

    @Test func theRunLoopIsHeldFromDragToRest() {
        var phase = ScrollPhase()
        #expect(!phase.holdsRunLoop)
        phase.begin(drag)
        #expect(phase.holdsRunLoop)
        phase.release(into: glide())
        #expect(phase.holdsRunLoop)
        phase.stop()
        #expect(!phase.holdsRunLoop)
    }

    @Test func movementWithoutADragIsIgnored() {
        var phase = ScrollPhase()
        #expect(phase.move(to: CGPoint(x: 5, y: 5)) == nil)
        phase.begin(drag)
        #expect(phase.move(to: CGPoint(x: 5, y: 5))?.freeOffset == CGPoint(x: -5, y: 0))
    }

    @Test func eachChangeOfStateIsCounted() {
        var phase = ScrollPhase()
        let before = phase.generation
        phase.begin(drag)
        phase.release(into: nil)
        #expect(phase.generation == before + 2)
    }

    @Test func leavingTheWindowEndsEverything() {
        var phase = ScrollPhase()
        _ = phase.fingerDown()
        phase.begin(drag)
        phase.reset()
        #expect(phase.isIdle && phase.finger == .up)
    }
}
