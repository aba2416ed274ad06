import Scenarios
import Visualize

/// The files that were made of a run. What cannot be written is noted; the verdict stands without
/// it.
struct RunOutputs {
    /// The name of a trace's file. One that lies in a folder of scenarios is none of them.
    nonisolated static let traceName = "trace.json"

    /// The files that are there, the picture first.
    private(set) var paths: [String] = []
    /// Why the others are not.
    private(set) var errors: [String] = []

    /// Makes the files that `job` wants of `result`.
    init(of result: RunResult, for job: WorkerJob, screens: ScreenSource) {
        let failed = result.verdict == .failed
        if job.outputs.picture.applies(failed: failed) {
            make("timeline.png", in: job.outFolder) { path in
                try FileWriter.write(Engine.timeline(of: result, screens: screens), to: path)
            }
        }
        if failed, job.outputs.picture.applies(failed: true) {
            makeFailureStrip(of: result, for: job, screens)
        }
        if job.outputs.trace.applies(failed: failed) {
            make(RunOutputs.traceName, in: job.outFolder) { path in
                try FileWriter.write(TraceFile.text(of: result), to: path)
            }
        }
    }

    private mutating func makeFailureStrip(
        of result: RunResult, for job: WorkerJob, _ screens: ScreenSource
    ) {
        let strip: [UInt8]?
        do {
            strip = try Engine.failureStrip(of: result, screens: screens)
        } catch {
            errors.append("\(job.outFolder)/failures.png is missing: \(error)")
            return
        }
        guard let strip else { return }
        make("failures.png", in: job.outFolder) { path in try FileWriter.write(strip, to: path) }
    }

    private mutating func make(
        _ name: String, in folder: String, _ write: (String) throws -> Void
    ) {
        let path = folder + "/" + name
        do {
            try FileWriter.makeFolder(folder)
            try write(path)
            paths.append(path)
        } catch let error as FileError {
            errors.append(error.message)
        } catch {
            errors.append("\(path) is missing: \(error)")
        }
    }
}
