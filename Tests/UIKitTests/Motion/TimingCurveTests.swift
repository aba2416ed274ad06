import Foundation
import Testing

@testable import UIKit

/// Values of the Bézier curves solved in x, to four places (tolerance half of the last).
@Suite struct TimingCurveTests {
    private static let fractions = [0.1, 0.25, 0.5, 0.75, 0.9]

    @Test(arguments: [
        (TimingCurve.easeIn, [0.0170, 0.0935, 0.3154, 0.6219, 0.8394]),
        (TimingCurve.easeOut, [0.1606, 0.3781, 0.6846, 0.9065, 0.9830]),
        (TimingCurve.easeInOut, [0.0197, 0.1292, 0.5, 0.8708, 0.9803]),
        (TimingCurve.coreAnimationDefault, [0.0948, 0.4085, 0.8024, 0.9605, 0.9943]),
        (TimingCurve.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
    func table(_ curve: TimingCurve, _ expected: [Double]) {
        for (x, y) in zip(TimingCurveTests.fractions, expected) {
            #expect(abs(curve.progress(atFraction: x) - y) < 0.000_051)
        }
    }

    @Test func endsAreExact() {
        for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .coreAnimationDefault] {
            #expect(curve.progress(atFraction: -1) == 0)
            #expect(curve.progress(atFraction: 0) == 0)
            #expect(curve.progress(atFraction: 1) == 1)
            #expect(curve.progress(atFraction: 2) == 1)
        }
    }

    /// Easing in and easing out are each other's mirror image.
    @Test func easingInMirrorsEasingOut() {
        for step in 1..<100 {
            let x = Double(step) / 100
            let mirrored = 1 - TimingCurve.easeOut.progress(atFraction: 1 - x)
            #expect(abs(TimingCurve.easeIn.progress(atFraction: x) - mirrored) < 1e-13)
        }
    }

    @Test func progressNeverFalls() {
        // Control points at the corners: the curve stands still in the middle.
        let curve = TimingCurve(1, 0, 0, 1)
        var last = 0.0
        for step in 0...1_000 {
            let now = curve.progress(atFraction: Double(step) / 1_000)
            #expect(now >= last)
            last = now
        }
        #expect(abs(curve.progress(atFraction: 0.5) - 0.5) < 1e-5)
    }

    /// The speed is the derivative of progress (central difference, step 1e-6).
    @Test func speedIsTheDerivative() {
        for step in 1..<50 {
            let x = Double(step) / 50
            let rise =
                TimingCurve.easeInOut.progress(atFraction: x + 1e-6)
                - TimingCurve.easeInOut.progress(atFraction: x - 1e-6)
            #expect(abs(TimingCurve.easeInOut.speed(atFraction: x) - rise / 2e-6) < 1e-5)
        }
    }
}
