import Foundation
import Testing

/// `setContentOffset(_:animated: true)`, frame by frame.
@Suite(.enabled(if: Recordings.isAvailable, Comment(rawValue: Recordings.skipReason)))
struct AnimatedOffsetTests {
    private struct Retarget: Decodable {
        var start_offset: Double
        var first_target: Double
        var retarget_at_ms: Double
        var second_target: Double
        var offset_when_retargeted: Double
        var frames_after_retarget: [Double]
    }

    @Test func progress() throws {
        for file in try Recordings.files() {
            guard let recorded = try file.decode([Double].self, from: "progress_by_frame")
            else { continue }
            let distances =
                try file.decode([Double].self, from: "independent_of_distance_pt") ?? [400]
            let interval = try file.decode(Double.self, from: "frame_interval_ms") ?? 1_000 / 120
            let rate = Int((1_000 / interval).rounded())
            for distance in distances {
                let result = replay(recorded, distance: distance, refreshRate: rate, file.name)
                print(result.line)
                #expect(
                    result.offset.worst <= ReplayResult.offsetTolerance, "\(result.offset.place)")
            }
        }
    }

    /// Steps of the display that stands in for the recorded one, a frame: at 120 Hz 12 µs each.
    ///
    /// The device was called at some moment between two frames, which was not recorded. All of its
    /// frames lie 12 µs later on the curve than 1/120 s each: a pixel and more of 20,000 pt.
    private static let stepsPerFrame = 694
    private static let stepsFromCallToFrame = 1

    private func replay(
        _ recorded: [Double], distance: Double, refreshRate: Int, _ name: String
    ) -> ReplayResult {
        var result = ReplayResult(name: "\(name), \(Int(distance)) pt")
        let steps = AnimatedOffsetTests.stepsPerFrame
        ReplayStage.run(
            viewport: 800, contentHeight: 100_000, offset: 1_000, refreshRate: refreshRate * steps
        ) { stage in
            stage.scrollView.setContentOffset(
                CGPoint(x: 0, y: 1_000 + distance), animated: true)
            let call = stage.tick
            for (index, progress) in recorded.enumerated() {
                let frame = (index + 1) * steps + AnimatedOffsetTests.stepsFromCallToFrame
                stage.step(to: call + frame)
                // Recorded with six decimals: the pixel that is meant.
                let offset = ((1_000 + progress * distance) * 3).rounded() / 3
                result.compareOffset(
                    [stage.scrollView.contentOffset.y], offset, at: "frame \(index + 1)")
            }
            #expect(!stage.isMoving)
        }
        return result
    }

    /// Called again in flight it starts anew from where it is.
    @Test func retarget() throws {
        for file in try Recordings.files() {
            guard let recorded = try file.decode(Retarget.self, from: "retarget_mid_flight")
            else { continue }
            var result = ReplayResult(name: "\(file.name), retarget")
            ReplayStage.run(
                viewport: 800, contentHeight: 100_000, offset: recorded.start_offset
            ) { stage in
                let view = stage.scrollView
                view.setContentOffset(CGPoint(x: 0, y: recorded.first_target), animated: true)
                // Whichever frame that was on the device, it showed this offset.
                stage.step(to: stage.tick + Int(recorded.retarget_at_ms * 0.12))
                view.setContentOffset(
                    CGPoint(x: 0, y: recorded.offset_when_retargeted), animated: false)
                view.setContentOffset(CGPoint(x: 0, y: recorded.second_target), animated: true)
                for (index, offset) in recorded.frames_after_retarget.enumerated() {
                    stage.step()
                    result.compareOffset(
                        [view.contentOffset.y], (offset * 3).rounded() / 3, at: "frame \(index + 1)"
                    )
                }
            }
            print(result.line)
            // The formula and rounding give these offsets exactly.
            #expect(result.offset.worst < 1e-6, "\(result.offset.place)")
        }
    }
}
