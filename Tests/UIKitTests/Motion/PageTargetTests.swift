import Testing

@testable import UIKit

/// Pages of 400 pt, ten of them.
@Suite struct PageTargetTests {
    private func target(
        _ offset: Double, _ velocity: Double, from start: Double, upper: Double = 3_600
    ) -> Double {
        PageTarget(
            pageLength: 400, dragStart: start, limits: AxisLimits(lower: 0, upper: upper),
            flickSpeed: 250, slack: 1.0 / 6
        ).offset(releasedAt: offset, velocity: velocity)
    }

    @Test func slowReleasesGoToTheNearestPage() {
        #expect(target(599, 0, from: 400) == 400)
        #expect(target(600, 0, from: 400) == 800)
        #expect(target(599, 250, from: 400) == 400)
        #expect(target(601, -250, from: 400) == 800)
    }

    @Test func fastReleasesGoToTheNextBoundary() {
        #expect(target(410, 251, from: 400) == 800)
        #expect(target(390, -251, from: 400) == 0)
        #expect(target(790, -251, from: 400) == 400)
    }

    /// A flick that never moved the content still turns the page.
    @Test func onABoundaryTheNextOneIsMeant() {
        #expect(target(400, 2_000, from: 400) == 800)
        #expect(target(400, -2_000, from: 400) == 0)
        // Half a pixel off is on it: a page need not begin on a pixel.
        #expect(target(400.166, -2_000, from: 400) == 0)
        #expect(target(399.834, 2_000, from: 400) == 800)
        #expect(target(401, -2_000, from: 400) == 400)
    }

    @Test func atMostOnePageFromTheStart() {
        #expect(target(1_150, 9_000, from: 400) == 800)
        #expect(target(1_300, 0, from: 400) == 800)
        #expect(target(810, 500, from: 400) == 800)
        // A drag that caught the page in flight counts from the page nearest to there.
        #expect(target(700, 500, from: 650) == 800)
        #expect(target(810, 500, from: 650) == 1_200)
    }

    @Test func neverPastTheEnds() {
        #expect(target(3_600, 2_000, from: 3_600) == 3_600)
        #expect(target(-40, -900, from: 0) == 0)
        #expect(target(3_500, 900, from: 3_200, upper: 3_450) == 3_450)
    }
}
