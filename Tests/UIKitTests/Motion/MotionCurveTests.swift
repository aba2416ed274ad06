import Testing

@testable import UIKit

@Suite struct MotionCurveTests {
    private nonisolated static let curves: [MotionCurve] = [
        .timing(.easeInOut, duration: 0.4),
        .spring(SpringMotion(duration: 0.4, dampingRatio: 0.8, initialVelocity: 1)),
        .cosine(CosineProgress(duration: 0.4)),
    ]

    @Test(arguments: curves)
    func goesFromNoughtToOneInItsDuration(_ curve: MotionCurve) {
        #expect(curve.duration == 0.4)
        #expect(curve.progress(at: -0.1) == 0)
        #expect(curve.progress(at: 0) == 0)
        #expect(curve.progress(at: 0.2) > 0.3)
        #expect(curve.progress(at: 0.4) == 1)
    }

    /// An animation of no duration is at its end at once.
    @Test func noDurationIsTheEnd() {
        #expect(MotionCurve.timing(.easeInOut, duration: 0).progress(at: 0) == 1)
    }
}
