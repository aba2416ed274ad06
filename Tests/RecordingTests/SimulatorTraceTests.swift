import Foundation
import Testing

/// What the iOS simulator did at 60 Hz.
@Suite(.enabled(if: Recordings.isAvailable, Comment(rawValue: Recordings.skipReason)))
struct SimulatorTraceTests {
    private struct Fling: Decodable {
        struct Sample: Decodable {
            var t_ms: Double
            var y: Double
        }
        var release_offset: Double
        var velocity_pt_per_s: Double
        var decelerationRate: Double
        var samples: [Sample]
    }

    private struct Target: Decodable {
        var decelerationRate: Double
        var offset_at_release: Double
        var velocity_pt_per_ms: Double
        var targetContentOffset: Double
    }

    private struct RubberBandDrag: Decodable {
        struct Sample: Decodable {
            var finger_past_edge: Double
            var exposure: Double
        }
        var viewport: Double
        var samples: [Sample]
    }

    private struct Bounce: Decodable {
        struct Sample: Decodable {
            var t_ms: Double
            var exposure: Double
        }
        var start_exposure: Double
        var viewport: Double
        var samples: [Sample]
    }

    private static let rate = 60
    private static let frame = 1_000.0 / 60

    private func onPixel(_ offset: Double) -> Double { (offset * 3).rounded() / 3 }

    private func release<Result>(
        at offset: Double, velocity: Double, deceleration: Double, viewport: Double = 800,
        body: (ReplayStage) -> Result
    ) -> Result {
        return ReplayStage.run(
            viewport: viewport, contentHeight: 100_000, offset: offset - 30,
            refreshRate: SimulatorTraceTests.rate
        ) { stage in
            stage.scrollView.decelerationRate = .init(rawValue: deceleration)
            stage.releaseContent(at: offset, velocity: velocity)
            return body(stage)
        }
    }

    /// The first sample already holds a whole frame of motion; the others follow at 60 Hz.
    @Test func fling() throws {
        for file in try Recordings.files() {
            guard let recorded = try file.decode(Fling.self, from: "fling_after_release")
            else { continue }
            var result = ReplayResult(name: "\(file.name), fling")
            release(
                at: recorded.release_offset, velocity: recorded.velocity_pt_per_s,
                deceleration: recorded.decelerationRate
            ) { stage in
                let start = stage.tick
                let first = recorded.samples.first?.t_ms ?? 0
                for sample in recorded.samples {
                    let frames = ((sample.t_ms - first) / SimulatorTraceTests.frame).rounded()
                    stage.step(to: max(stage.tick, start + Int(frames)) + 1)
                    result.compareOffset(
                        [stage.scrollView.contentOffset.y], onPixel(sample.y),
                        at: "\(sample.t_ms) ms")
                }
            }
            print(result.line)
            #expect(
                result.offset.worst <= ReplayResult.offsetTolerance, "\(result.offset.place)")
        }
    }

    /// Offsets and velocities of the releases are given with two and six places, hence 0.01 pt more
    /// than a pixel.
    @Test func announcedTargets() throws {
        for file in try Recordings.files() {
            guard let recorded = try file.decode([Target].self, from: "target_content_offset")
            else { continue }
            var result = ReplayResult(name: "\(file.name), targets")
            for target in recorded {
                let announced = release(
                    at: target.offset_at_release, velocity: target.velocity_pt_per_ms * 1_000,
                    deceleration: target.decelerationRate
                ) { $0.targets.last ?? .nan }
                result.compareOffset(
                    [announced], onPixel(target.targetContentOffset),
                    at: "\(target.offset_at_release)")
            }
            print(result.line)
            #expect(
                result.offset.worst <= ReplayResult.offsetTolerance + 0.01,
                "\(result.offset.place)")
        }
    }

    @Test func rubberBand() throws {
        for file in try Recordings.files() {
            guard let recorded = try file.decode(RubberBandDrag.self, from: "rubber_band_drag")
            else { continue }
            var result = ReplayResult(name: "\(file.name), rubber band")
            ReplayStage.run(
                viewport: recorded.viewport, contentHeight: 100_000, offset: 0,
                refreshRate: SimulatorTraceTests.rate
            ) { stage in
                stage.beginGesture(beganAfter: 2)
                stage.finger(.began, y: 100)
                stage.finger(.moved, y: 110)
                for sample in recorded.samples {
                    stage.finger(.moved, y: 110 + sample.finger_past_edge)
                    result.compareOffset(
                        [-stage.scrollView.contentOffset.y], onPixel(sample.exposure),
                        at: "\(sample.finger_past_edge) pt")
                }
            }
            print(result.line)
            #expect(
                result.offset.worst <= ReplayResult.offsetTolerance, "\(result.offset.place)")
        }
    }

    /// The return from beyond the edge. The velocity at the release was not recorded (the finger had
    /// moved 15 pt a frame and then held still, which keeps the last velocity), so the one that fits
    /// best stands for it. Two pixels: the simulator's first two frames lag a little.
    @Test func bounceBack() throws {
        for file in try Recordings.files() {
            guard let recorded = try file.decode(Bounce.self, from: "bounce_back") else { continue }
            let results = stride(from: 400.0, through: 560, by: 5).flatMap { velocity in
                (0...2).map { replay(recorded, velocity: velocity, late: $0, file.name) }
            }
            guard let best = results.min(by: { $0.offset.worst < $1.offset.worst }) else {
                continue
            }
            print(best.line)
            #expect(best.offset.worst <= ReplayResult.offsetTolerance, "\(best.offset.place)")
        }
    }

    /// Frames a second of a display that is fine enough to start the recording's clock between two
    /// frames of the simulator's: motion is a function of time, not of frames.
    private static let fineRate = 960

    /// Pulls to the recorded exposure so that content is let go outward at `velocity`, and compares
    /// the way back. Neither that velocity nor the moment at which the recording's clock started
    /// (up to 2 ms after the lift, `late` in frames of the fine display) was recorded.
    private func replay(
        _ recorded: Bounce, velocity: Double, late: Int, _ name: String
    ) -> ReplayResult {
        var result = ReplayResult(name: "\(name), bounce from \(Int(velocity)) pt/s")
        let exposure = recorded.start_exposure
        // The finger travel that shows the exposure: the rubber band's inverse.
        let travel = exposure / (0.55 * (1 - exposure / recorded.viewport))
        let pace = 1 / Double(SimulatorTraceTests.fineRate)
        ReplayStage.run(
            viewport: recorded.viewport, contentHeight: 100_000, offset: 0,
            refreshRate: SimulatorTraceTests.fineRate
        ) { stage in
            let steps = 4.0
            stage.beginGesture(beganAfter: 2)
            stage.finger(.began, y: 100)
            stage.finger(.moved, y: 110)
            for step in stride(from: steps, through: 0, by: -1) {
                stage.finger(.moved, y: 110 + travel - step * velocity * pace)
            }
            let last = 110 + travel
            stage.finger(.ended, y: last)
            let start = stage.tick
            for sample in recorded.samples {
                let onGrid =
                    (sample.t_ms / SimulatorTraceTests.frame).rounded() * SimulatorTraceTests.frame
                let frames = Int((onGrid / 1_000 / pace).rounded()) - late
                stage.step(to: start + frames)
                result.compareOffset(
                    [-stage.scrollView.contentOffset.y], onPixel(sample.exposure),
                    at: "\(sample.t_ms) ms")
            }
        }
        return result
    }
}
