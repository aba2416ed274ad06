import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct ScrollGlideTests {
    private let limits = AxisLimits(lower: 0, upper: 9_000)
    private let rules = AxisMotion.Rules(
        bounces: true, pages: false, rate: 0.998, snapFrequency: 16.7)

    private func glide(x: Double, y: Double) -> ScrollGlide {
        ScrollGlide(
            x: AxisMotion(releasedAt: 100, velocity: x, limits: limits, rules: rules),
            y: AxisMotion(releasedAt: 100, velocity: y, limits: limits, rules: rules),
            start: SimulatedTime(seconds: 2), target: CGPoint(x: 1, y: 2))
    }

    /// x(0.5) = 315.612 at 1000 pt/s and 157.806 at 500.
    @Test func bothAxesMoveByTheTimeSinceTheStart() {
        var glide = glide(x: 1_000, y: 500)
        let position = glide.position(at: SimulatedTime(seconds: 2.5))
        #expect(abs(position.x - 415.612) < 0.001)
        #expect(abs(position.y - 257.806) < 0.001)
    }

    @Test func itRestsWhenBothAxesDo() {
        var glide = glide(x: 1_000, y: 300)
        // The slow axis stops after 1.699 s, the fast one after 2.300 s.
        _ = glide.position(at: SimulatedTime(seconds: 4))
        #expect(!glide.isAtRest(at: SimulatedTime(seconds: 4)))
        _ = glide.position(at: SimulatedTime(seconds: 4.31))
        #expect(glide.isAtRest(at: SimulatedTime(seconds: 4.31)))
    }

    /// The frame of the release shows nothing of it yet.
    @Test func itHasMovedOnceAFrameHasPassed() {
        var glide = glide(x: 1_000, y: 0)
        _ = glide.position(at: SimulatedTime(seconds: 2))
        #expect(!glide.hasMoved)
        _ = glide.position(at: SimulatedTime(seconds: 2.01))
        #expect(glide.hasMoved)
    }

    @Test func aShiftMovesPathAndTarget() {
        var glide = glide(x: 1_000, y: 0)
        var plain = glide
        let now = SimulatedTime(seconds: 2.1)
        glide.carryOn(
            shiftedBy: CGPoint(x: 400, y: 7), horizontal: limits, vertical: limits, at: now)
        let later = SimulatedTime(seconds: 2.3)
        #expect(abs(glide.position(at: later).x - plain.position(at: later).x - 400) < 1e-9)
        #expect(glide.position(at: later).y == 107)
        #expect(glide.target == CGPoint(x: 401, y: 9))
    }
}
