import Foundation
import Scenarios

/// All that is told of a run: what the worker hands to the process that prints.
struct RunReport: Codable {
    var name: String
    var summary: String
    var verdict: Verdict
    var failures: [Failure]
    /// What failed and does not count.
    var setAside: [SetAside]
    var metrics: RunMetrics
    var costs: RunCosts
    var checkedInvariants: [String]
    var disabledInvariants: [DisabledInvariant]
    var reachedStates: [ReachedState]
    /// All 64 bits, hexadecimal.
    var digest: String
    /// The digest as people compare it.
    var shortDigest: String
    var kernel: String
    var device: String
    var refreshRate: Int
    var platformModelVersion: String
    /// A text, since readers of JSON hold numbers as floating point, which ends at 2⁵³.
    var seed: String
    var frames: Int
    /// When the last frame was shown, nanoseconds from the start.
    var simulatedNanoseconds: Int64
    var repetitions: Int
    /// Whether the scenario says what its host spends, so that frames can be late.
    var hasHostCosts: Bool
    /// Image files that could not be read, each with the reason; they show as no image.
    var imageProblems: [String]
    /// The paths of the files that were written.
    var outputs: [String]
    /// Why files that were wanted are missing, in words; empty when none is.
    var outputErrors: [String]

    /// What is told of `result`.
    init(
        _ result: RunResult, scenario: Scenario, costs: RunCosts, repetitions: Int,
        imageProblems: [String], outputs: RunOutputs
    ) {
        let trace = result.trace
        let digest = trace.digest
        name = trace.header.name
        summary = trace.header.summary
        verdict = result.verdict
        failures = result.failures
        setAside = result.setAside
        metrics = RunMetrics(result)
        self.costs = costs
        checkedInvariants = result.checkedInvariants
        disabledInvariants = result.disabledInvariants
        reachedStates = result.reachedStates
        self.digest = digest.description
        shortDigest = digest.short
        kernel = trace.header.kernel
        device = trace.header.device
        refreshRate = trace.header.refreshRate
        platformModelVersion = trace.header.platformModelVersion
        seed = String(trace.header.seed)
        frames = trace.frames.count
        simulatedNanoseconds = trace.frames.last?.timeNanoseconds ?? 0
        self.repetitions = repetitions
        hasHostCosts = !scenario.host.costs.isZero
        self.imageProblems = imageProblems
        self.outputs = outputs.paths
        outputErrors = outputs.errors
    }

    /// How many times faster than real time it ran.
    var timesRealTime: Double {
        Double(simulatedNanoseconds) / Double(max(costs.replayNanoseconds, 1))
    }
}
