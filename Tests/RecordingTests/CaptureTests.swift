import Foundation
import Testing

/// What a real iPhone's scroll view did, against the headless one.
@Suite(.enabled(if: Recordings.isAvailable, Comment(rawValue: Recordings.skipReason)))
struct CaptureTests {
    @Test(arguments: try Recordings.captures())
    func replays(_ capture: Capture) {
        let result = CaptureReplay.run(capture)
        #expect(result.offset.samples > 0)
        #expect(
            result.offset.worst <= ReplayResult.offsetTolerance,
            "offset at \(result.offset.place)")
        #expect(
            result.velocity.worst <= ReplayResult.velocityTolerance,
            "velocity at \(result.velocity.place)")
        #expect(
            result.launch.worst <= ReplayResult.velocityTolerance,
            "launch \(result.launch.place)")
    }

    /// Prints the table.
    @Test func table() throws {
        print(ReplayResult.heading)
        for capture in try Recordings.captures() { print(CaptureReplay.run(capture).line) }
        for file in try Recordings.files() where !file.isUnderstood {
            print("\(file.name): no recording of a known kind")
        }
    }
}
