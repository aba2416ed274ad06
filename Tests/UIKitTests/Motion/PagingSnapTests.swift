import Foundation
import Testing

@testable import UIKit

@Suite struct PagingSnapTests {
    private func snap(start: Double, target: Double, velocity: Double) -> PagingSnap {
        PagingSnap(start: start, target: target, velocity: velocity, restingFrequency: 16.7)
    }

    /// Without velocity it is 98 % there after 0.35 s (tolerance 0.1 %).
    @Test func isNearlyThereAfterAThirdOfASecond() {
        let snap = self.snap(start: 0, target: 400, velocity: 0)
        #expect(abs(snap.position(at: 0.35) - 0.98 * 400) < 0.4)
    }

    @Test(arguments: [0.0, 260, 1_000, 4_000, 12_000])
    func neverOvershoots(_ velocity: Double) {
        let snap = self.snap(start: 120, target: 400, velocity: velocity)
        var last = 120.0
        for step in 0...2_000 {
            let position = snap.position(at: Double(step) / 1_000)
            #expect(position >= last - 1e-9 && position <= 400)
            last = position
        }
        #expect(snap.isAtRest(at: 1))
    }

    @Test func startsAtTheVelocityOfTheRelease() {
        let snap = self.snap(start: 400, target: 0, velocity: -900)
        let slope = (snap.position(at: 1e-7) - 400) / 1e-7
        #expect(abs(slope + 900) < 0.01)
        #expect(abs(snap.velocity(at: 0) + 900) < 1e-9)
    }

    @Test func velocityThatLeadsAwayIsDropped() {
        let snap = self.snap(start: 100, target: 0, velocity: 800)
        #expect(snap.velocity == 0)
        #expect(snap.position(at: 0.01) < 100)
    }

    @Test func velocityIsTheDerivative() {
        let snap = self.snap(start: 10, target: 300, velocity: 1_200)
        for step in 1...20 {
            let t = Double(step) / 50
            let slope = (snap.position(at: t + 1e-6) - snap.position(at: t - 1e-6)) / 2e-6
            #expect(abs(slope - snap.velocity(at: t)) < 1e-4)
        }
    }

    /// Restarted from its position and speed it keeps within a thousandth of its path: the same
    /// spring, unless the velocity alone sets it.
    @Test func restartsOnItsPath() {
        let whole = snap(start: 0, target: 400, velocity: 2_000)
        let rest = snap(
            start: whole.position(at: 0.05), target: 400, velocity: whole.velocity(at: 0.05))
        #expect(abs(rest.position(at: 0.1) - whole.position(at: 0.15)) < 1e-6)
    }
}
