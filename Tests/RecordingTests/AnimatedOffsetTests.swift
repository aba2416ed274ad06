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
                // The device's frames are 0.7 µs longer than 1/120 s, which comes to 0.00007 of the
                // way in the middle: more than a pixel of the longer distance.
                let tolerance = ReplayResult.offsetTolerance + 0.000_07 * distance
                #expect(result.offset.worst <= tolerance, "\(result.offset.place)")
            }
        }
    }

    private func replay(
        _ recorded: [Double], distance: Double, refreshRate: Int, _ name: String
    ) -> ReplayResult {
        var result = ReplayResult(name: "\(name), \(Int(distance)) pt")
        ReplayStage.run(
            viewport: 800, contentHeight: 100_000, offset: 1_000, refreshRate: refreshRate
        ) { stage in
            stage.scrollView.setContentOffset(
                CGPoint(x: 0, y: 1_000 + distance), animated: true)
            for (index, progress) in recorded.enumerated() {
                stage.step()
                result.compareOffset(
                    [stage.scrollView.contentOffset.y], 1_000 + progress * distance,
                    at: "frame \(index + 1)")
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
