import Foundation
import Testing

@testable import UIKit

@Suite struct RubberBandTests {
    /// Finger travel → exposure on an iPhone with bounds of 770 pt; tolerance one pixel.
    @Test(
        arguments: [
            (30, 16.0), (40, 21.333), (90, 46.667), (190, 92.0), (290, 132.0), (590, 228.333),
        ] as [(Double, Double)])
    func device(_ travel: Double, _ exposure: Double) {
        #expect(abs(RubberBand.exposure(travel: travel, dimension: 770) - exposure) < 1 / 3.0)
    }

    /// The same on the simulator with bounds of 681.6667 pt; tolerance one pixel.
    @Test(
        arguments: [
            (15, 8), (30, 16), (60, 31.333), (90, 46), (120, 60.333), (150, 73.667), (180, 86.333),
            (240, 110.667), (300, 133), (360, 153.333), (435, 177),
        ] as [(Double, Double)])
    func simulator(_ travel: Double, _ exposure: Double) {
        let computed = RubberBand.exposure(travel: travel, dimension: 681.6667)
        #expect(abs(computed - exposure) < 1 / 3.0)
    }

    /// The formula itself, three places (tolerance half of the last).
    @Test(
        arguments: [
            (390, [5.424, 25.689, 48.202, 85.800, 115.946, 178.750]),
            (430, [5.431, 25.847, 48.763, 87.593, 119.244, 186.711]),
            (844, [5.464, 26.632, 51.635, 97.317, 138.018, 237.240]),
        ] as [(Double, [Double])])
    func formula(_ dimension: Double, _ exposures: [Double]) {
        for (travel, exposure) in zip([10.0, 50, 100, 200, 300, 600], exposures) {
            let computed = RubberBand.exposure(travel: travel, dimension: dimension)
            #expect(abs(computed - exposure) < 0.000_51)
        }
    }

    @Test func inverseUndoesIt() {
        for step in 1...200 {
            let travel = Double(step) * 7
            let exposure = RubberBand.exposure(travel: travel, dimension: 390)
            let back = RubberBand.travel(exposure: exposure, dimension: 390)
            #expect(abs(back - travel) < 1e-9 * travel)
        }
    }

    @Test func aTouchHoldsABounceThatNoPullReaches() {
        for exposure in [389.7, 390, 560, 4000] {
            let travel = RubberBand.travel(exposure: exposure, dimension: 390)
            let shown = RubberBand.exposure(travel: travel, dimension: 390)
            #expect(abs(shown - exposure) < 1e-6)
            // A finger that goes on by a screen's length moves it by less than a pixel.
            let further = RubberBand.exposure(travel: travel + 390, dimension: 390)
            #expect(further > shown && further - shown < 0.001)
        }
    }

    @Test func staysBelowTheBounds() {
        #expect(RubberBand.exposure(travel: 100_000, dimension: 390) < 390)
        #expect(RubberBand.exposure(travel: -5, dimension: 390) == 0)
        #expect(RubberBand.exposure(travel: 5, dimension: 0) == 0)
        #expect(RubberBand.travel(exposure: 500, dimension: 390).isFinite)
        #expect(RubberBand.travel(exposure: 0, dimension: 390) == 0)
    }
}
