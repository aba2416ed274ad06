import Foundation
import Testing

@testable import UIKit

@Suite struct BounceBackTests {
    /// The closed form from 100 pt without velocity (seconds; points, two places).
    @Test(arguments: [(0.05, 60.50), (0.1, 36.60), (0.2, 13.40), (0.3, 4.90)])
    func fromRest(_ time: Double, _ exposure: Double) {
        #expect(abs(BounceBack(exposure: 100, velocity: 0).exposure(at: time) - exposure) < 0.005_1)
    }

    @Test func fromRestItEndsAfter527Milliseconds() {
        #expect(abs(restTime(BounceBack(exposure: 100, velocity: 0)) - 0.527) < 0.001)
    }

    /// An edge hit: speed; peak (two places); seconds to rest (three places).
    @Test(
        arguments: [
            (500, 16.71, 0.582), (1000, 33.41, 0.658), (2000, 66.82, 0.732), (4000, 133.65, 0.805),
        ] as [(Double, Double, Double)])
    func edgeHit(_ speed: Double, _ peak: Double, _ rest: Double) {
        let bounce = BounceBack(exposure: 0, velocity: speed)
        #expect(abs(bounce.exposure(at: 0.0909) - peak) < 0.01)
        #expect(abs(bounce.exposure(at: 0.0909) - 0.033_410 * speed) < 1e-4 * speed)
        #expect(bounce.exposure(at: 0.08) < peak && bounce.exposure(at: 0.1) < peak)
        #expect(abs(restTime(bounce) - rest) < 0.001)
    }

    /// Exposures on successive 120 Hz frames after a device's edge hit at 432.9 pt/s, 0.2086 s after
    /// launch; tolerance one pixel.
    @Test func measuredEdgeHit() {
        let bounce = BounceBack(exposure: 0, velocity: 432.9)
        let shown = [3.333, 6, 8, 10, 11.333, 12.333, 13.333]
        for (index, exposure) in shown.enumerated() {
            // Frame 26 after the launch is the first beyond the edge.
            let time = Double(26 + index) / 120 - 0.2086
            #expect(abs(bounce.exposure(at: time) - exposure) <= 1 / 3.0)
        }
    }

    /// Released moving outward (device): exposure 44 at 2301 pt/s, then on successive frames;
    /// tolerance one point, since the frame of the release is known to a few milliseconds only.
    @Test func measuredThrowOutward() {
        let bounce = BounceBack(exposure: 44, velocity: 2301)
        let peak = (0...200).map { bounce.exposure(at: Double($0) / 1_000) }.max() ?? 0
        #expect(abs(peak - 96) < 1)
        #expect(abs(bounce.exposure(at: 0.069) - peak) < 0.1)
    }

    /// Restarted anywhere from (x, w), it goes on along the same path.
    @Test func restartsOnItsPath() {
        let whole = BounceBack(exposure: 30, velocity: 900)
        for step in 1...20 {
            let t = Double(step) / 50
            let rest = BounceBack(exposure: whole.exposure(at: t), velocity: whole.velocity(at: t))
            #expect(abs(rest.exposure(at: 0.1) - whole.exposure(at: t + 0.1)) < 1e-9)
        }
    }

    /// It obeys x' = −r₁·x + w (central difference, step 1e-6 s).
    @Test func obeysItsEquation() {
        let bounce = BounceBack(exposure: 50, velocity: -400)
        for step in 1...30 {
            let t = Double(step) / 60
            let slope = (bounce.exposure(at: t + 1e-6) - bounce.exposure(at: t - 1e-6)) / 2e-6
            let expected =
                bounce.velocity(at: t) - BounceBack.exposureDecay * bounce.exposure(at: t)
            #expect(abs(slope - expected) < 1e-4)
        }
    }

    @Test func anEdgeHitDoesNotEndAtItsStart() {
        #expect(!BounceBack(exposure: 0, velocity: 300).isAtRest(at: 0))
        #expect(BounceBack(exposure: 0.4, velocity: 0).isAtRest(at: 0))
    }

    /// Along one axis it may wait for the other: at rest it stays, past the edge too.
    @Test(arguments: [-6, -8, -20, -40] as [Double]) func onceAtRestItStaysSo(_ velocity: Double) {
        let bounce = BounceBack(exposure: 3, velocity: velocity)
        let rests = (0...300).map { bounce.isAtRest(at: Double($0) / 100) }
        let first = rests.firstIndex(of: true) ?? rests.count
        #expect(first < 100)
        #expect(!rests[first...].contains(false))
    }

    @Test func thrownInwardItCrossesTheEdge() throws {
        let thrown = BounceBack(exposure: 92, velocity: -2_000)
        let time = try #require(thrown.crossingTime)
        #expect(abs(thrown.exposure(at: time)) < 1e-9)
        #expect(BounceBack(exposure: 92, velocity: -100).crossingTime == nil)
        #expect(BounceBack(exposure: 92, velocity: 2_000).crossingTime == nil)
    }

    /// Seconds to rest, to a tenth of a millisecond.
    private func restTime(_ bounce: BounceBack) -> Double {
        let step = (1...20_000).first { bounce.isAtRest(at: Double($0) / 10_000) }
        return Double(step ?? 0) / 10_000
    }
}
