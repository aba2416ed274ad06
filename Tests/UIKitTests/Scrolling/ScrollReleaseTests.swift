import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct ScrollReleaseTests {
    private func axis(
        at offset: Double, velocity: Double, pages: Bool = false, bounces: Bool = true,
        role: AxisRelease.Role = .moves
    ) -> AxisRelease {
        let limits = AxisLimits(lower: 0, upper: 3_600)
        return AxisRelease(
            offset: offset, velocity: velocity, speed: abs(velocity) > 250 ? .fling : .slow,
            role: role, limits: limits,
            rules: AxisMotion.Rules(
                bounces: bounces, pages: pages, rate: 0.998, snapFrequency: 16.7),
            pages: PageTarget(
                pageLength: 400, dragStart: offset, limits: limits, flickSpeed: 250,
                slack: 1.0 / 6))
    }

    @Test func aFlingCoasts() {
        let motion = axis(at: 500, velocity: 1_000).motion
        guard case .coasting = motion.stage else {
            Issue.record("\(motion.stage)")
            return
        }
        // 500 + 494.505.
        #expect(abs(motion.announcedTarget - 994.505) < 0.001)
    }

    @Test func aSlowReleaseStays() {
        #expect(axis(at: 500, velocity: 200).motion.stage == .resting(500))
        #expect(axis(at: 500, velocity: 9_000, role: .rests).motion.stage == .resting(500))
    }

    @Test func beyondAnEdgeEvenASlowReleaseComesBack() {
        let motion = axis(at: -30, velocity: 0).motion
        #expect(
            motion.stage
                == .bouncing(BounceBack(exposure: 30, velocity: 0), edge: 0, outward: -1))
    }

    @Test func pagesSettle() {
        #expect(axis(at: 500, velocity: 1_000, pages: true).motion.announcedTarget == 800)
        #expect(axis(at: 500, velocity: 100, pages: true).motion.announcedTarget == 400)
        // At rest on a page nothing follows, and a slow push at the end does not bounce.
        #expect(axis(at: 400, velocity: 100, pages: true).motion.isAtRest(at: 0))
        #expect(axis(at: 3_600, velocity: 100, pages: true).motion.isAtRest(at: 0))
        #expect(!axis(at: 3_600, velocity: 1_000, pages: true).motion.isAtRest(at: 0))
    }

    @Test func aChosenTargetIsMovedOntoTheContent() {
        #expect(axis(at: 500, velocity: 1_000).motion(to: 9_999).destination == 3_600)
        #expect(axis(at: 500, velocity: 1_000, pages: true).motion(to: 720).destination == 720)
    }

    @Test func onlyTheAxisWithAnotherTargetIsAimed() {
        let release = ScrollRelease(
            x: axis(at: 500, velocity: 1_000), y: axis(at: 500, velocity: 1_000))
        let announced = release.announcedTarget
        let glide = release.glide(
            announced: announced, target: CGPoint(x: announced.x, y: 900), at: .zero)
        #expect(abs(glide.destination.x - 994.010) < 0.001)
        #expect(abs(glide.destination.y - 900) < 1e-9)
    }
}
