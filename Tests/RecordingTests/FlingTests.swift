import Foundation
import Testing

/// Flings made by hand on another system: touches alone, nothing of UIKit's to compare with.
@Suite(.enabled(if: Recordings.isAvailable, Comment(rawValue: Recordings.skipReason)))
struct FlingTests {
    /// Each is followed as far as it goes: velocities stay finite, a fling flies the way of the
    /// finger, and content comes to rest within its edges.
    @Test func replay() throws {
        for file in try Recordings.files() {
            guard let flings = try file.decode([HandMadeFling].self, from: "gestures")
            else { continue }
            for fling in flings {
                let outcome = fling.replay()
                #expect(outcome.hasFiniteVelocities, "\(fling.id)")
                #expect(outcome.isAtRest, "\(fling.id)")
                #expect(outcome.rest >= 0 && outcome.rest <= outcome.last, "\(fling.id)")
                if abs(outcome.launch) > 250 {
                    #expect((outcome.rest - outcome.released) * outcome.launch < 0, "\(fling.id)")
                }
            }
            print("\(file.name): \(flings.count) gestures replayed, nothing to compare with")
        }
    }
}
