import Foundation
import Scenarios
import Visualize

/// Draws the pictures of `bench plot`.
struct PlotRunner {
    let job: WorkerJob
    let wish: PlotWish

    /// Replays, draws and writes; the reply is the files' paths, one a line.
    func perform(_ progress: ProgressRecord?) throws -> WorkerReply {
        let (scenario, digest) = try subject()
        let images = try FolderImages(of: scenario)
        let result = Engine.run(
            scenario, kernelName: job.kernelName, images: images,
            probe: FrameMeter(progress: progress))
        if result.verdict == .notApplicable {
            return .refused(
                "\(job.name) does not apply: "
                    + (result.failures.first?.message ?? "something is missing"), .usage)
        }
        if let digest, digest != result.trace.digest.description {
            return .refused(
                "\(job.path) is of another run: its scenario now gives the digest "
                    + "\(result.trace.digest.description), and the trace has \(digest); the browser "
                    + "or this program has changed since. Run the scenario again", .failed)
        }
        if result.trace.frames.isEmpty {
            return .refused("\(job.name) has no frame that could be drawn", .failed)
        }
        let frames: [Int]
        do {
            frames = try wish.moments.map { try frame(at: $0, of: result.trace) }
        } catch let error as UsageError {
            return .refused(error.message, .usage)
        }
        let screens: ScreenSource = { frames in
            try Engine.screens(of: scenario, images: images, asIn: result.trace, frames: frames)
        }
        return .text(try draw(result, frames, screens))
    }

    /// The scenario, and the digest that its run must have, where that is known.
    private func subject() throws -> (Scenario, digest: String?) {
        guard TraceDocument.isTrace(path: job.path) else {
            return (
                try Engine.scenario(at: job.path, variant: job.variant, seed: job.seed), nil
            )
        }
        let document = try TraceDocument.load(path: job.path)
        let scenarios = try ScenarioFile.parse(text: document.header.scenario, path: job.path)
        guard var scenario = scenarios.first(where: { $0.name == document.header.name }) else {
            throw UnreadableTrace(
                "\(job.path) is a broken trace: its scenario is not \"\(document.header.name)\"")
        }
        if let seed = document.header.seed.flatMap({ UInt64($0) }) { scenario.seed = seed }
        return (scenario, document.digest)
    }

    private func frame(at time: Int64, of trace: Trace) throws(UsageError) -> Int {
        if let frame = ScreenFilm.frame(at: time, of: trace) { return frame }
        throw UsageError(
            "--at: \(job.name) is over before \(Words.moment(time)): its last frame is at "
                + Words.moment(trace.frames.last?.timeNanoseconds ?? 0),
            remedy: "")
    }

    private func draw(
        _ result: RunResult, _ frames: [Int], _ screens: ScreenSource
    ) throws -> String {
        try FileWriter.makeFolder(job.outFolder)
        var paths: [String] = []
        func write(_ name: String, _ data: [UInt8]) throws {
            let path = job.outFolder + "/" + name
            try FileWriter.write(data, to: path)
            paths.append(path)
        }
        for kind in PlotWish.Kind.allCases where wish.kinds.contains(kind) {
            switch kind {
            case .timeline:
                try write("timeline.png", Engine.timeline(of: result, screens: screens))
            case .filmstrip:
                let strip = try ScreenFilm.filmstrip(
                    of: result, frames: frames.isEmpty ? nil : frames, screens: screens)
                try write("filmstrip.png", Array(strip))
            case .gif:
                let film = try ScreenFilm.gif(of: result, seconds: wish.seconds, screens: screens)
                try write("animation.gif", Array(film))
            case .screen:
                for (frame, moment) in zip(frames, wish.moments) {
                    let picture = try ScreenFilm.screen(
                        frame: frame, of: result, screens: screens)
                    let time = Words.moment(moment).replacing(" ", with: "")
                    try write("screen-\(time).png", Array(picture))
                }
            }
        }
        return paths.map { $0 + "\n" }.joined()
    }
}
