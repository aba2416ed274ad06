import Foundation
import Scenarios

/// Does one job, in whatever process.
enum JobRunner {
    /// Does `job`, noting in `progress` how far it has come.
    static func perform(_ job: WorkerJob, progress: ProgressRecord?) -> WorkerReply {
        do {
            switch job.purpose {
            case .run, .inspect, .count: break
            case .plot(let wish):
                return try PlotRunner(job: job, wish: wish).perform(progress)
            case .storms(let storms): return .storms(StormRunner(progress).play(storms))
            case .shrink(let finding, let seed, let limit):
                return .shrunk(StormRunner(progress).shrink(finding, seed: seed, limit: limit))
            case .attempt(let text): return .storms(try StormRunner(progress).attempt(text))
            }
            let scenario = try Engine.scenario(at: job.path, variant: job.variant, seed: job.seed)
            let images = try FolderImages(of: scenario)
            switch job.purpose {
            case .run(let repetitions):
                return run(job, scenario, images, repetitions, progress)
            case .count: return count(job, scenario, images)
            case .inspect(let atNanoseconds):
                return inspect(job, scenario, images, atNanoseconds, progress)
            case .plot, .storms, .shrink, .attempt:
                preconditionFailure("plots and storms were dealt with above")
            }
        } catch let errors as ScenarioErrors {
            return .refused(errors.rendered + "\n", .badScenario)
        } catch let error as FileError {
            return .refused(error.message, .usage)
        } catch {
            return .refused("\(job.name): \(error)", .internalError)
        }
    }

    private static func inspect(
        _ job: WorkerJob, _ scenario: Scenario, _ images: FolderImages, _ atNanoseconds: Int64,
        _ progress: ProgressRecord?
    ) -> WorkerReply {
        // Notes how far it has come, should it come to no end.
        let meter = FrameMeter(progress: progress)
        do {
            let tree = try Engine.viewTree(
                of: scenario, images: images, probe: meter, atNanoseconds: atNanoseconds)
            return .text(tree.hasSuffix("\n") ? tree : tree + "\n")
        } catch {
            return .refused(
                "--at: \(job.name) is over before \(Words.moment(atNanoseconds)): its last frame "
                    + "is at \(Words.moment(error.endNanoseconds))", .usage)
        }
    }

    /// Replays twice and has the second counted: the first makes what is made once.
    private static func count(
        _ job: WorkerJob, _ scenario: Scenario, _ images: FolderImages
    ) -> WorkerReply {
        let replay = {
            Engine.run(scenario, kernelName: job.kernelName, images: images, probe: nil)
        }
        _ = replay()
        _ = MeasuredReplay.perform(replay)
        return .counted(process: getpid(), part: MeasuredReplay.count)
    }

    private static func run(
        _ job: WorkerJob, _ scenario: Scenario, _ images: FolderImages, _ repetitions: Int,
        _ progress: ProgressRecord?
    ) -> WorkerReply {
        PeakMemory.reset()
        let meter = FrameMeter(progress: progress)
        var heap = RepetitionHeap()
        var first: RunResult?
        var fastest = Int64.max
        var differences: [Failure] = []
        for repetition in 0..<repetitions {
            progress?.repetitionWillBegin(repetition)
            let start = MonotonicClock.nanoseconds
            var result: RunResult? = Engine.run(
                scenario, kernelName: job.kernelName, images: images, probe: meter)
            fastest = min(fastest, MonotonicClock.nanoseconds - start)
            heap.runDidEnd(heapAtLastFrame: meter.heapAtLastFrame)
            if let first, let result, result.trace.digest != first.trace.digest {
                differences.append(
                    Repetitions.failure(of: result, against: first, repetition: repetition))
                break
            }
            if first == nil { first = result }
            result = nil
            heap.repetitionDidEnd()
        }
        guard var result = first else { preconditionFailure("there is at least one repetition") }
        if !differences.isEmpty {
            result.verdict = .failed
            result.failures += differences
        }
        result = job.judgement.applied(to: result)
        if job.asksWhatIf, result.verdict == .failed {
            tryOtherReadings(&result, job, scenario, images)
        }
        let costs = RunCosts(
            replayNanoseconds: fastest, meter: meter, heap: heap,
            trace: result.trace, peakBytes: PeakMemory.bytes)
        let trace = result.trace
        let outputs = RunOutputs(of: result, for: job) { frames in
            try Engine.screens(of: scenario, images: images, asIn: trace, frames: frames)
        }
        let report = RunReport(
            result, scenario: scenario, costs: costs, repetitions: repetitions,
            imageProblems: images.problems, outputs: outputs)
        return .report(
            report, PositionChart(trace: result.trace, failures: result.failures),
            job.wantsDetail ? RunDetail(result.trace, meter: meter) : nil)
    }

    /// Runs what has failed again, under each other reading of the rules that a failure leans on.
    private static func tryOtherReadings(
        _ result: inout RunResult, _ job: WorkerJob, _ scenario: Scenario, _ images: FolderImages
    ) {
        for alternative in result.otherReadings {
            let (other, name) = scenario.reading(alternative)
            result.note(
                alternative,
                Engine.run(other, kernelName: job.kernelName, images: images, probe: nil),
                name: name)
        }
    }
}
