import Foundation
import Testing

@testable import UIKit

@Suite struct ExponentialApproachTests {
    /// What is left after n time constants is e^(−n).
    @Test(arguments: [
        (0.06, 0.36787944117144233), (0.12, 0.1353352832366127), (0.3, 0.006737946999085467),
    ])
    func decays(seconds: Double, left: Double) {
        let progress = ExponentialApproach.navigation.progress(at: seconds)
        #expect(abs(1 - progress - left) < 1e-12)
    }

    @Test func beginsAndEndsExactly() {
        let approach = ExponentialApproach.navigation
        #expect(approach.progress(at: -1) == 0)
        #expect(approach.progress(at: 0) == 0)
        #expect(approach.progress(at: approach.duration) == 1)
        // Settled after 0.40 to 0.45 s on an iPhone, with less than half a point of 390 left.
        #expect((0.40...0.45).contains(approach.duration))
        #expect((1 - approach.progress(at: approach.duration - 1e-9)) * 390 < 0.5)
    }
}
