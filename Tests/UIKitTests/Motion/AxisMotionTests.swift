import Foundation
import Testing

@testable import UIKit

@Suite struct AxisMotionTests {
    private let limits = AxisLimits(lower: 0, upper: 1_000)
    private let free = AxisMotion.Rules(
        bounces: true, pages: false, rate: 0.998, snapFrequency: 16.7)
    private let paging = AxisMotion.Rules(
        bounces: true, pages: true, rate: 0.998, snapFrequency: 16.7)
    private let stiff = AxisMotion.Rules(
        bounces: false, pages: false, rate: 0.998, snapFrequency: 16.7)

    @Test func coastsToItsRest() {
        var motion = AxisMotion(releasedAt: 100, velocity: 500, limits: limits, rules: free)
        #expect(abs(motion.position(at: 0.5) - 257.806) < 0.001)
        #expect(!motion.isAtRest(at: 0.5))
        #expect(abs(motion.announcedTarget - 344.755) < 0.001)
        #expect(abs(motion.position(at: 9) - 344.510) < 0.001)
        #expect(motion.isAtRest(at: 9))
        #expect(abs(motion.destination - 344.510) < 0.001)
    }

    /// The device's fling into the top edge: 112 pt away at 657.4 pt/s (peak −14.333, tolerance one
    /// pixel), and the same path whether asked at 120 Hz, at 60 Hz or once.
    @Test func bouncesFromTheExactMomentOfImpact() {
        let start = AxisMotion(releasedAt: 112, velocity: -657.4, limits: limits, rules: free)
        var fine = start
        var coarse = start
        var once = start
        var lowest = 0.0
        for frame in 1...120 {
            let position = fine.position(at: Double(frame) / 120)
            lowest = min(lowest, position)
            if frame % 2 == 0 {
                #expect(abs(coarse.position(at: Double(frame) / 120) - position) < 1e-9)
            }
        }
        #expect(abs(lowest + 14.333) < 1 / 3.0)
        #expect(abs(once.position(at: 1) - fine.position(at: 1)) < 1e-9)
        #expect(fine.isAtRest(at: 1))
        #expect(fine.destination == 0)
        #expect(start.announcedTarget == 0)
    }

    @Test func withoutBouncingItStopsAtTheEdge() {
        var motion = AxisMotion(releasedAt: 900, velocity: 2_000, limits: limits, rules: stiff)
        #expect(motion.position(at: 1) == 1_000)
        #expect(motion.isAtRest(at: 1))
    }

    /// Too slow to coast on from the edge it stays on it, however long the other axis takes.
    @Test func thrownInwardSlowlyItStaysOnTheEdge() {
        var motion = AxisMotion(releasedAt: -3, velocity: 8, limits: limits, rules: free)
        var hasRested = false
        for frame in 1...240 {
            let time = Double(frame) / 120
            #expect(motion.position(at: time) <= 0)
            if motion.isAtRest(at: time) { hasRested = true }
            #expect(motion.isAtRest(at: time) == hasRested)
        }
        #expect(hasRested && motion.position(at: 2) == 0)
    }

    /// Thrown inward from beyond the edge it crosses it, keeping its velocity, and coasts on.
    @Test func thrownInwardItCoasts() {
        var motion = AxisMotion(releasedAt: -92, velocity: 2_000, limits: limits, rules: free)
        var last = -92.0
        var speed = 2_000.0
        for frame in 1...240 {
            let position = motion.position(at: Double(frame) / 480)
            let now = (position - last) * 480
            #expect(abs(now - speed) < 0.2 * speed + 20 || frame < 4)
            speed = now
            last = position
        }
        #expect(last > 200)
    }

    @Test func heldBeyondTheEdgeItComesBack() {
        var motion = AxisMotion(releasedAt: 1_100, velocity: 0, limits: limits, rules: free)
        #expect(abs(motion.position(at: 0.1) - 1_036.60) < 0.01)
        #expect(motion.announcedTarget == 1_000)
        _ = motion.position(at: 0.53)
        #expect(motion.isAtRest(at: 0.53))
    }

    @Test func pagesBounceAtTheEndsAndSnapBetween() {
        let inside = AxisMotion(
            settlingFrom: 500, on: 800, velocity: 900, limits: limits, rules: paging)
        #expect(inside.announcedTarget == 800)
        var beyond = AxisMotion(
            settlingFrom: 1_050, on: 1_000, velocity: -3_000, limits: limits, rules: paging)
        // However fast it is thrown inward, it stays on the last page.
        for frame in 1...120 { #expect(beyond.position(at: Double(frame) / 120) >= 1_000) }
        var flicked = AxisMotion(
            settlingFrom: 1_000, on: 1_000, velocity: 1_000, limits: limits, rules: paging)
        #expect(abs(flicked.position(at: 0.0909) - 1_033.41) < 0.01)
    }

    @Test func contentThatFitsSwingsAroundItsPlace() {
        let place = AxisLimits(lower: 0, upper: 0)
        var motion = AxisMotion(releasedAt: 30, velocity: -3_000, limits: place, rules: free)
        var positions = (1...120).map { motion.position(at: Double($0) / 120) }
        #expect(positions.contains { $0 < -5 })
        positions = positions.suffix(1)
        #expect(abs(positions[0]) < 0.5)
    }

    /// A shift in flight moves the path and a snap's target; edges stay.
    @Test func carriesOnFromAShiftedPlace() {
        var motion = AxisMotion(
            settlingFrom: 500, on: 800, velocity: 900, limits: limits, rules: paging)
        var shifted = motion
        shifted.carryOn(shiftedBy: -400, limits: limits, at: 0.1)
        #expect(shifted.announcedTarget == 400)
        #expect(abs(shifted.position(at: 0.2) - (motion.position(at: 0.2) - 400)) < 1e-6)

        var coasting = AxisMotion(releasedAt: 500, velocity: 800, limits: limits, rules: free)
        var moved = coasting
        moved.carryOn(shiftedBy: 200, limits: limits, at: 0.1)
        #expect(abs(moved.position(at: 0.2) - coasting.position(at: 0.2) - 200) < 1e-9)
        #expect(moved.position(at: 3) <= 1_000.5)
    }

    @Test func aNewEdgeIsMetInFlight() {
        var motion = AxisMotion(releasedAt: 100, velocity: 2_000, limits: limits, rules: stiff)
        motion.carryOn(shiftedBy: 0, limits: AxisLimits(lower: 0, upper: 300), at: 0.1)
        #expect(motion.position(at: 2) == 300)
    }

    /// Aimed elsewhere it keeps its launch velocity and lands where it is told.
    @Test func aimedItLandsWhereItIsTold() {
        var motion = AxisMotion(
            aimedFrom: 100, at: 300, velocity: 900, limits: limits, rules: free)
        #expect(abs((motion.position(at: 1e-6) - 100) / 1e-6 - 900) < 5)
        #expect(abs(motion.position(at: 5) - 300) < 1e-6)
        var slow = AxisMotion(aimedFrom: 100, at: 600, velocity: 60, limits: limits, rules: free)
        #expect(abs(slow.position(at: 1) - 600) < 0.5)
        #expect(slow.isAtRest(at: 1))
    }
}
