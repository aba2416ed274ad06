import Testing

@testable import UIKit

@Suite struct AxisLimitsTests {
    private let limits = AxisLimits(lower: -20, upper: 500)

    @Test func clampsAndTellsTheExcess() {
        #expect(limits.clamp(-50) == -20)
        #expect(limits.clamp(510) == 500)
        #expect(limits.excess(of: -50) == -30)
        #expect(limits.excess(of: 510) == 10)
        #expect(limits.excess(of: 7) == 0)
    }

    /// Content shorter than the view has one place: its first edge.
    @Test func shortContentHasOnePlace() {
        #expect(AxisLimits(lower: 0, upper: -80) == AxisLimits(lower: 0, upper: 0))
    }

    @Test func rubberBandHoldsBackBothEdges() {
        #expect(limits.rubberBanded(100, dimension: 770) == 100)
        #expect(abs(limits.rubberBanded(590, dimension: 770) - 546.51) < 0.005_1)
        #expect(abs(limits.rubberBanded(-110, dimension: 770) + 66.51) < 0.005_1)
        for offset in stride(from: -600.0, through: 1_100, by: 50) {
            let shown = limits.rubberBanded(offset, dimension: 770)
            #expect(abs(limits.released(shown, dimension: 770) - offset) < 1e-9)
        }
    }
}
