import Foundation
import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct VelocityTrackerTests {
    /// Segments of a device's 400 pt/s fling, in pt/s; one of them took 0.032 ms and counts as 0.
    /// The velocities from the second segment on, and the launch (tolerance 0.1 pt/s).
    @Test func workedExample() {
        let segments = [-400, -1606.0, -300, -400, -450.8, -359.5, -400]
        let durations = [8.333, 8.333, 0.032, 8.333, 8.333, 8.333, 8.333]
        let expected = [-641.217, -1284.87, -80, -410.163, -432.547, -367.585]
        var tracker = VelocityTracker(at: CGPoint(x: 0, y: 0), time: .zero)
        var y = 0.0
        var milliseconds = 0.0
        var velocities: [Double] = []
        for (segment, duration) in zip(segments, durations) {
            y += segment * duration / 1_000
            milliseconds += duration
            tracker.move(
                to: CGPoint(x: 0, y: y), time: SimulatedTime(seconds: milliseconds / 1_000))
            velocities.append(tracker.velocity.y)
        }
        #expect(abs(velocities[0] + 400) < 0.01)
        for (velocity, value) in zip(velocities.dropFirst(), expected) {
            #expect(abs(velocity - value) < 0.1)
        }
        #expect(abs(tracker.launchVelocity(afterChange: true).y + 416.3) < 0.1)
        #expect(tracker.launchVelocity(afterChange: false) == tracker.velocity)
    }

    /// The first touches of a device capture on its 120 Hz grid (y; velocity, tolerance 0.1 pt/s).
    @Test func firstTouches() {
        var tracker = VelocityTracker(at: CGPoint(x: 214, y: 602), time: .zero)
        #expect(tracker.velocity == .zero)
        let moves =
            [(601, -120), (600.333, -112), (599.333, -88), (598, -128)] as [(Double, Double)]
        for (index, move) in moves.enumerated() {
            let time = SimulatedTime(seconds: Double(index + 1) / 120)
            tracker.move(to: CGPoint(x: 214, y: move.0), time: time)
            #expect(abs(tracker.velocity.y - move.1) < 0.1)
            #expect(tracker.velocity.x == 0)
        }
        #expect(tracker.moveCount == 4)
    }

    /// The launch is 0.6, 0.35 and 0.05 of the last three segments, newest last.
    @Test func launchWeighsThreeSegments() {
        var tracker = VelocityTracker(at: .zero, time: .zero)
        var x = 0.0
        for (index, segment) in [100.0, 700, 300, 900].enumerated() {
            x += segment / 100
            tracker.move(
                to: CGPoint(x: x, y: 0), time: SimulatedTime(seconds: Double(index + 1) / 100))
        }
        let expected = 0.6 * 700 + 0.35 * 300 + 0.05 * 900
        #expect(abs(tracker.launchVelocity(afterChange: true).x - expected) < 1e-9)
    }

    @Test func aJumpOfTheCentreIsNoMovement() {
        var tracker = VelocityTracker(at: .zero, time: .zero)
        tracker.move(to: CGPoint(x: 1, y: 0), time: SimulatedTime(seconds: 0.01))
        tracker.rebase(to: CGPoint(x: 100, y: 0))
        tracker.move(to: CGPoint(x: 101, y: 0), time: SimulatedTime(seconds: 0.02))
        #expect(abs(tracker.velocity.x - 100) < 1e-9)
    }
}
