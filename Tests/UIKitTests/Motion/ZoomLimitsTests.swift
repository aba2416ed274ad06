import Testing

@testable import UIKit

@Suite struct ZoomLimitsTests {
    private let limits = ZoomLimits(minimum: 1, maximum: 3)

    /// limit · exp(± rb(|ln(s / limit)|)), rb(u) = 0.55·u·L / (L + 0.55·u), L = ln 2: the rule
    /// [zoom-limit], worked out by hand to six figures.
    @Test(arguments: [
        (0.6, 0.818_796), (0.5, 0.781_957), (0.1, 0.638_928), (3.3, 3.149_826), (6, 3.836_528),
        (30, 4.695_368),
    ])
    func theRubberBandIsLogarithmic(free: Double, shown: Double) {
        #expect(abs(limits.rubberBanded(free) - shown) < 1e-6)
    }

    @Test func withinTheLimitsFingersAreFollowed() {
        for scale in [1, 1.000_001, 2, 2.999, 3] {
            #expect(limits.rubberBanded(scale) == scale)
            #expect(limits.released(scale) == scale)
        }
    }

    @Test func releasedIsTheInverse() {
        for free in [0.01, 0.3, 0.9, 1.5, 3.01, 4, 40] {
            #expect(abs(limits.released(limits.rubberBanded(free)) / free - 1) < 1e-9)
        }
    }

    /// Never farther than a factor of two, whatever the fingers do.
    @Test func itNeverGivesWayByHalf() {
        #expect(limits.rubberBanded(1e-12) > 0.5)
        #expect(limits.rubberBanded(.infinity) < 6)
        #expect(limits.released(0.5).isFinite && limits.released(6).isFinite)
    }

    @Test func scalesAreClamped() {
        #expect(limits.clamp(0.2) == 1)
        #expect(limits.clamp(2) == 2)
        #expect(limits.clamp(.infinity) == 3)
        #expect(limits.clamp(.nan) == nil)
        #expect(limits.isOpen)
    }

    @Test func limitsThatLeaveNothing() {
        let single = ZoomLimits(minimum: 2, maximum: 2)
        #expect(!single.isOpen)
        #expect(single.clamp(1) == 2)
        let crossed = ZoomLimits(minimum: 3, maximum: 1)
        #expect(!crossed.isOpen)
        #expect(crossed.clamp(2) == nil)
        #expect(crossed.rubberBanded(2) == 2)
    }

    /// What no view can be scaled by counts as the nearest that it can.
    @Test(arguments: [0, -1, -.infinity, 1e-300] as [Double]) func noMinimumIsTooSmall(
        _ minimum: Double
    ) {
        let limits = ZoomLimits(minimum: minimum, maximum: .infinity)
        #expect(limits.lower == 1e-4)
        #expect(limits.upper == 1e4)
        #expect(limits.isOpen)
        #expect(ZoomLimits(minimum: .nan, maximum: .nan) == ZoomLimits(minimum: 1, maximum: 1))
    }
}
