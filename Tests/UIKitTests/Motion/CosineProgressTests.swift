import Foundation
import Testing

@testable import UIKit

/// `setContentOffset(_:animated: true)` of an iPhone 13 Pro Max at 120 Hz, frame by frame.
@Suite struct CosineProgressTests {
    /// Measured progress after n frames, four places (tolerance 0.0001; the fit's worst is 0.00007).
    @Test(arguments: [
        (1, 0.0019), (2, 0.0076), (3, 0.0170), (6, 0.0670), (9, 0.1465), (12, 0.2500),
        (18, 0.5001), (24, 0.7501), (30, 0.9331), (35, 0.9981), (36, 1.0),
    ])
    func measuredFrames(_ frame: Int, _ progress: Double) {
        let computed = CosineProgress.scrollAnimation.progress(at: Double(frame) / 120)
        #expect(abs(computed - progress) <= 0.000_15)
    }

    @Test func endsAreExact() {
        #expect(CosineProgress.scrollAnimation.progress(at: -1) == 0)
        #expect(CosineProgress.scrollAnimation.progress(at: 0) == 0)
        #expect(CosineProgress.scrollAnimation.progress(at: 0.3) == 1)
        #expect(CosineProgress.scrollAnimation.progress(at: 9) == 1)
    }

    /// The speed is the derivative of progress (central difference, step 1e-6 s).
    @Test func speedIsTheDerivative() {
        let motion = CosineProgress.scrollAnimation
        for step in 1..<30 {
            let t = Double(step) / 100
            let rise = motion.progress(at: t + 1e-6) - motion.progress(at: t - 1e-6)
            #expect(abs(motion.speed(at: t) - rise / 2e-6) < 1e-6)
        }
    }
}
