import Foundation
import Testing

@testable import UIKit

/// Free deceleration against what an iPhone and the simulator did, and against its closed form.
@Suite struct DecelerationTests {
    /// One row of the table of closed-form values (start 0, tolerance half of the last digit).
    struct Row: Sendable {
        let rate: Double, velocity: Double, stop: Double, target: Double, rest: Double
        /// Positions after 0.1, 0.25, 0.5, 1 and 2 s, as far as it still moves.
        let positions: [Double]
    }

    private nonisolated static let rows = [
        Row(
            rate: 0.998, velocity: 300, stop: 1.6989, target: 144.855, rest: 144.710,
            positions: [27.161, 58.948, 94.684, 129.481]),
        Row(
            rate: 0.998, velocity: 500, stop: 1.9541, target: 244.755, rest: 244.510,
            positions: [45.268, 98.246, 157.806, 215.801]),
        Row(
            rate: 0.998, velocity: 1000, stop: 2.3003, target: 494.505, rest: 494.010,
            positions: [90.535, 196.493, 315.612, 431.603, 489.897]),
        Row(
            rate: 0.998, velocity: 2000, stop: 2.6465, target: 994.005, rest: 993.010,
            positions: [181.070, 392.985, 631.224, 863.206, 979.794]),
        Row(
            rate: 0.998, velocity: 4000, stop: 2.9927, target: 1993.004, rest: 1991.010,
            positions: [362.141, 785.971, 1262.448, 1726.411, 1959.588]),
        Row(
            rate: 0.99, velocity: 500, stop: 0.3892, target: 48.755, rest: 48.510,
            positions: [31.381, 45.488]),
        Row(
            rate: 0.99, velocity: 1000, stop: 0.4582, target: 98.504, rest: 98.010,
            positions: [62.763, 90.975]),
        Row(
            rate: 0.99, velocity: 4000, stop: 0.5961, target: 397.002, rest: 395.010,
            positions: [251.051, 363.901, 393.398]),
    ]

    @Test(arguments: rows)
    func closedForm(_ row: Row) {
        let motion = Deceleration(start: 0, velocity: row.velocity, rate: row.rate)
        #expect(abs(motion.stopTime - row.stop) < 0.000_051)
        #expect(abs(motion.announcedTarget - row.target) < 0.000_51)
        #expect(abs(motion.rest - row.rest) < 0.000_51)
        for (time, position) in zip([0.1, 0.25, 0.5, 1, 2], row.positions) {
            #expect(abs(motion.position(at: time) - position) < 0.000_51)
        }
        #expect(abs(motion.position(at: motion.stopTime) - row.rest) < 1e-9)
        #expect(abs(motion.velocity(at: motion.stopTime) - 10) < 1e-9)
    }

    /// Targets that the iOS 26.5 simulator announced (rate; offset at release; pt/ms; target),
    /// tolerance one pixel.
    @Test(
        arguments: [
            (0.998, 400, 0.480834, 635.333), (0.998, 1244.67, 0.495222, 1487),
            (0.998, 1755.67, 0.30776, 1904.333), (0.998, 2010, 0.262579, 2136),
            (0.998, 2315.67, 0.677054, 2649), (0.998, 2912.67, 1.381048, 3597.667),
            (0.998, 4029, 2.530246, 5288), (0.998, 5686.67, 5.613967, 8486),
            (0.99, 8662.33, 0.756662, 8736.667), (0.99, 9000.33, 1.193017, 9118),
            (0.99, 9549.33, 2.347413, 9782), (0.99, 10180.67, 5.991895, 10776),
        ] as [(Double, Double, Double, Double)])
    func announcedTargets(_ rate: Double, _ offset: Double, _ speed: Double, _ target: Double) {
        let motion = Deceleration(start: offset, velocity: speed * 1_000, rate: rate)
        #expect(abs(motion.announcedTarget - target) < 0.34)
    }

    /// Launch velocity and distance to rest of device flings (iPhone 13 Pro Max); tolerance 0.34 pt
    /// (the launch is known to 0.1 pt/s, the rest to a pixel).
    @Test(arguments: [
        (416.3, 202.667), (472, 230.667), (759.5, 374.0), (1200, 594.0), (2696, 1340.333),
        (2816, 1400.333),
    ])
    func measuredRests(_ velocity: Double, _ distance: Double) {
        let motion = Deceleration(start: 0, velocity: velocity, rate: 0.998)
        #expect(abs(motion.rest - distance) < 0.34)
    }

    /// A fling of the simulator at 60 Hz, release 400 at 480.8337 pt/s (ms; y). The times are those
    /// of callbacks; the fling's clock started 17 ms before the release was logged, so the position
    /// is compared allowing 4 ms either way of that.
    @Test(arguments: [
        (100.2, 449.667), (199.6, 484), (400.3, 535.333), (600.3, 570), (799.7, 593),
        (1000.3, 608.667), (1400.2, 625.667),
    ])
    func simulatorTrace(_ milliseconds: Double, _ y: Double) {
        let motion = Deceleration(start: 400, velocity: 480.8337, rate: 0.998)
        let early = motion.position(at: (milliseconds + 13) / 1_000) - 1 / 3.0
        let late = motion.position(at: (milliseconds + 21) / 1_000) + 1 / 3.0
        #expect(early <= y && y <= late)
    }

    /// The target that an iPhone logged in 2020: 4030.79 pt/s → 2008.5 pt (tolerance 0.15).
    @Test func olderLog() {
        let motion = Deceleration(start: 0, velocity: 4030.79, rate: 0.998)
        #expect(abs(motion.announcedTarget - 2008.5) < 0.15)
    }

    /// Restarted anywhere from its position and speed, it goes on along the same path.
    @Test func restartsOnItsPath() {
        let whole = Deceleration(start: 20, velocity: -1_500, rate: 0.998)
        for step in 1...20 {
            let t = Double(step) / 10
            let rest = Deceleration(
                start: whole.position(at: t), velocity: whole.velocity(at: t), rate: 0.998)
            #expect(abs(rest.position(at: 0.3) - whole.position(at: t + 0.3)) < 1e-9)
            #expect(abs(rest.rest - whole.rest) < 1e-9)
        }
    }

    /// Launched at 657.4 pt/s 112 pt from an edge: 0.2086 s later at 432.9 pt/s (device; tolerance
    /// half of the last digit, and 0.5 pt/s for the speed's own fit).
    @Test func meetsTheEdgeAtTheExactTime() throws {
        let motion = Deceleration(start: 112, velocity: -657.4, rate: 0.998)
        let time = try #require(motion.impactTime(at: 0))
        #expect(abs(time - 0.2086) < 0.000_1)
        #expect(abs(motion.velocity(at: time) + 432.9) < 0.5)
        #expect(abs(motion.position(at: time)) < 1e-9)
        #expect(motion.impactTime(at: -1_000) == nil)
        #expect(motion.impactTime(at: 113) == nil)
    }

    @Test func lowSpeedsDoNotMove() {
        let motion = Deceleration(start: 5, velocity: 9.9, rate: 0.998)
        #expect(motion.stopTime == 0)
        #expect(motion.rest == 5)
        #expect(motion.announcedTarget == 5)
    }

    @Test func aimedMotionLandsOnItsTarget() throws {
        let motion = try #require(Deceleration(start: 10, velocity: 800, landingAt: 110))
        #expect(abs(motion.rest - 110) < 1e-9)
        #expect(abs(motion.position(at: motion.stopTime) - 110) < 1e-9)
        #expect(motion.velocity(at: 0) == 800)
        #expect(Deceleration(start: 10, velocity: -800, landingAt: 110) == nil)
        #expect(Deceleration(start: 10, velocity: 5, landingAt: 110) == nil)
    }

    @Test func absurdRatesStillEnd() {
        #expect(Deceleration(start: 0, velocity: 500, rate: 1.5).stopTime.isFinite)
        #expect(Deceleration(start: 0, velocity: 500, rate: -1).rest.isFinite)
    }
}
