import Foundation
import Testing

@testable import UIKit

@Suite struct SpringMotionTests {
    /// Each closed form solves y'' + 2ζω·y' + ω²·(y − 1) = 0 (differences of step 1e-4 s).
    @Test(arguments: [0.2, 0.5, 0.8, 0.99, 1, 1.01, 1.5, 3])
    func solvesTheEquation(_ ratio: Double) {
        let spring = SpringMotion(angularFrequency: 11, dampingRatio: ratio, initialVelocity: 2)
        let h = 1e-4
        for step in 1...40 {
            let t = Double(step) / 100
            let y = spring.progress(at: t)
            let before = spring.progress(at: t - h)
            let after = spring.progress(at: t + h)
            let speed = (after - before) / (2 * h)
            let acceleration = (after - 2 * y + before) / (h * h)
            let left = acceleration + 2 * ratio * 11 * speed + 121 * (y - 1)
            #expect(abs(left) < 0.005)
        }
    }

    @Test(arguments: [0.3, 0.7, 1, 1.2])
    func startsAtItsVelocity(_ ratio: Double) {
        let spring = SpringMotion(duration: 0.5, dampingRatio: ratio, initialVelocity: 4)
        #expect(spring.progress(at: 0) == 0)
        #expect(abs(spring.progress(at: 1e-7) / 1e-7 - 4) < 1e-3)
    }

    /// Rest at the end: whatever the damping, within the threshold just before, exactly 1 after.
    @Test(arguments: [0.05, 0.3, 0.7, 0.9, 0.999_999, 1, 1.000_001, 1.1, 2, 5])
    func comesToRestInItsDuration(_ ratio: Double) {
        let spring = SpringMotion(duration: 0.5, dampingRatio: ratio, initialVelocity: 0)
        #expect(spring.duration == 0.5)
        let late = 0.5 * (1 - 1e-9)
        #expect(abs(1 - spring.progress(at: late)) <= SpringMotion.restThreshold * 1.001)
        #expect(spring.progress(at: 0.5) == 1)
        #expect(spring.progress(at: 7) == 1)
    }

    @Test func onlyWeakDampingOvershoots() {
        #expect(peak(ofDampingRatio: 0.5) > 1.1)
        #expect(peak(ofDampingRatio: 1) <= 1)
        #expect(peak(ofDampingRatio: 2) <= 1)
    }

    /// The first peak of an under-damped spring is 1 + e^(−πζ/√(1 − ζ²)).
    @Test func overshootIsTheClosedForm() {
        let expected = 1 + Foundation.exp(-Double.pi * 0.6 / 0.8)
        #expect(abs(peak(ofDampingRatio: 0.6) - expected) < 1e-5)
    }

    /// The two sides of the critical case meet it.
    @Test func regimesMeet() {
        let critical = SpringMotion(angularFrequency: 9, dampingRatio: 1, initialVelocity: 0)
        for ratio in [1 - 1e-7, 1 + 1e-7] {
            let near = SpringMotion(angularFrequency: 9, dampingRatio: ratio, initialVelocity: 0)
            for step in 1..<50 {
                let t = Double(step) / 50
                #expect(abs(near.progress(at: t) - critical.progress(at: t)) < 1e-6)
            }
        }
    }

    @Test func absurdDampingIsBounded() {
        let spring = SpringMotion(duration: 1, dampingRatio: -3, initialVelocity: 0)
        #expect(spring.dampingRatio == SpringMotion.leastDampingRatio)
        #expect(spring.progress(at: 0.3).isFinite)
    }

    private func peak(ofDampingRatio ratio: Double) -> Double {
        let spring = SpringMotion(duration: 1, dampingRatio: ratio, initialVelocity: 0)
        return (0...10_000).map { spring.progress(at: Double($0) / 10_000) }.max() ?? 0
    }
}
