import Foundation
import Scenarios

/// Plays storms in worker processes, finds the storms that end a process, and makes what was found
/// smaller.
final class FuzzSearch {
    /// What all storms came to so far.
    private(set) var report = StormReport()
    /// The signal that ended it early; nil when none did.
    private(set) var signal: Int32?
    /// Called some times a second.
    var onWait: () -> Void = {}
    /// Takes what the code under test printed.
    var onNoise: ([UInt8]) -> Void = { _ in }

    private let seed: UInt64
    private let workerCount: Int
    private let limits: WorkerLimits
    private let outFolder: String
    /// The storms at which processes ended, before it is known whether they do so by themselves.
    private var suspects: [(storm: Storm, lost: LostRun)] = []
    /// The first error of a worker that is none of the storms'.
    private var refusal: WorkerRefusal?

    /// How many storms a worker plays at a time.
    private static let batch = 16
    /// The longest that making one finding smaller may take in one process, nanoseconds.
    private static let shrinkNanoseconds: Int64 = 300_000_000_000
    /// The most attempts to make a storm smaller that ends its process: each needs a new one.
    private static let lostAttempts = 400
    /// How long such an attempt may take, nanoseconds: it is the storm that hangs, and this often.
    private static let attemptNanoseconds: Int64 = 10_000_000_000

    /// A search with so many processes at a time.
    init(seed: UInt64, workerCount: Int, limits: WorkerLimits, outFolder: String) {
        self.seed = seed
        self.workerCount = workerCount
        self.limits = limits
        self.outFolder = outFolder
    }

    // MARK: Playing

    /// Plays storms.
    /// - Parameter takesMore: Whether more are to begin.
    func play(_ storms: [Storm], takesMore: @escaping () -> Bool) throws {
        var waiting = stride(from: 0, to: storms.count, by: FuzzSearch.batch).map {
            Array(storms[$0..<min(storms.count, $0 + FuzzSearch.batch)])
        }
        while !waiting.isEmpty, signal == nil {
            let batches = waiting
            waiting = []
            try run(batches.map(WorkerJob.Purpose.storms), takesMore: takesMore) { index, outcome in
                switch outcome {
                case .replied(.storms(let found)): self.report.add(found)
                case .replied(let reply): self.refuse(reply)
                case .lost(let lost): waiting += self.parts(of: batches[index], lost)
                }
            }
        }
        noteUnexplained()
    }

    /// What is still to be played of storms whose process ended: the one in which that happened by
    /// itself, so that it is known to be the one.
    private func parts(of storms: [Storm], _ lost: LostRun) -> [[Storm]] {
        guard storms.count > 1 else {
            report.storms += 1
            report.steps += storms[0].stepCount
            report.findings.add(
                FuzzFinding(
                    symptom: FuzzSymptom(lost), storm: storms[0], message: lost.sentence))
            return []
        }
        let place = min(max(0, lost.progress?.repetition ?? 0), storms.count - 1)
        suspects.append((storms[place], lost))
        return [Array(storms[..<place]), [storms[place]], Array(storms[(place + 1)...])].filter {
            !$0.isEmpty
        }
    }

    /// A process that ended, and that no storm ends by itself, is told of all the same.
    private func noteUnexplained() {
        let explained = report.findings.all.filter(\.symptom.endsProcess)
        for (storm, lost) in suspects {
            let symptom = FuzzSymptom(lost)
            if explained.contains(where: { $0.symptom == symptom }) { continue }
            var finding = FuzzFinding(symptom: symptom, storm: storm, message: lost.sentence)
            finding.isReproduced = false
            report.findings.add(finding)
        }
        suspects = []
    }

    // MARK: Making smaller

    /// Makes findings smaller, as far as processes and attempts allow.
    func shrink(_ findings: [FuzzFinding]) throws -> [FuzzFinding] {
        var result = findings
        let known = findings.indices.filter { findings[$0].isReproduced }
        let gentle = known.filter { !findings[$0].symptom.endsProcess }
        var fierce = known.filter { findings[$0].symptom.endsProcess }
        let purposes = gentle.map {
            WorkerJob.Purpose.shrink(
                findings[$0], seed: seed, limit: Shrinker.standardLimit)
        }
        try run(purposes, nanoseconds: FuzzSearch.shrinkNanoseconds) { index, outcome in
            switch outcome {
            case .replied(.shrunk(let finding)): result[gentle[index]] = finding
            case .replied(let reply): self.refuse(reply)
            // On its way to something smaller it came by something worse.
            case .lost: fierce.append(gentle[index])
            }
        }
        for index in fierce.sorted() where signal == nil {
            try shrinkInProcesses(&result[index])
        }
        return result
    }

    /// Makes a finding smaller with a process for each attempt.
    private func shrinkInProcesses(_ finding: inout FuzzFinding) throws {
        let storm = Storm(seed: seed, index: finding.stormIndex, stepCount: finding.stormSteps)
        let symptom = finding.symptom
        var message = finding.message
        let shrinker = Shrinker(limit: FuzzSearch.lostAttempts, batch: workerCount)
        let shrunk = try shrinker.shrink(storm.scenario) { candidates in
            let shown = try candidates.map { try ScenarioWriter.text(of: $0) }
            let messages = try messages(of: shown, symptom)
            guard let first = messages.firstIndex(where: { $0 != nil }) else { return nil }
            message = messages[first] ?? message
            return first
        }
        finding.message = message
        finding.take(shrunk, seed: seed)
    }

    /// For each scenario, what it says of the symptom; nil where it does not show it.
    private func messages(of texts: [String], _ symptom: FuzzSymptom) throws -> [String?] {
        var result = [String?](repeating: nil, count: texts.count)
        guard signal == nil else { return result }
        let limit = min(limits.nanoseconds, FuzzSearch.attemptNanoseconds)
        try run(texts.map(WorkerJob.Purpose.attempt), nanoseconds: limit) { index, outcome in
            switch outcome {
            case .replied(.storms(let report)):
                result[index] =
                    report.findings.all.first { $0.symptom == symptom }?.message
            case .replied(let reply): self.refuse(reply)
            case .lost(let lost):
                if FuzzSymptom(lost) == symptom { result[index] = lost.sentence }
            }
        }
        return result
    }

    // MARK: Processes

    private func run(
        _ purposes: [WorkerJob.Purpose], nanoseconds: Int64? = nil,
        takesMore: @escaping () -> Bool = { true },
        _ onFinish: @escaping (Int, JobOutcome) -> Void
    ) throws {
        guard !purposes.isEmpty else { return }
        var limits = limits
        limits.nanoseconds = nanoseconds ?? limits.nanoseconds
        let jobs = purposes.map { purpose in
            WorkerJob(
                purpose: purpose, path: "", variant: 0, name: "storms", seed: seed,
                outFolder: outFolder, outputs: OutputPolicy(trace: .never, picture: .never),
                limitNanoseconds: limits.nanoseconds)
        }
        let pool = WorkerPool(
            jobs: jobs, workerCount: min(workerCount, jobs.count), limits: limits)
        pool.takesMore = takesMore
        pool.onWait = { [onWait] _, _, _ in onWait() }
        pool.onFinish = { [onNoise] job, outcome, printed in
            onNoise(printed)
            onFinish(job, outcome)
        }
        if case .interrupted(let number) = try pool.run() { signal = number }
        if let refusal { throw refusal }
    }

    private func refuse(_ reply: WorkerReply) {
        guard refusal == nil else { return }
        if case .refused(let text, _) = reply {
            refusal = WorkerRefusal(description: text)
        } else {
            refusal = WorkerRefusal(description: "a worker answered another question")
        }
    }
}

/// A worker could not do what it was asked.
struct WorkerRefusal: Error, CustomStringConvertible {
    let description: String
}

extension FuzzSymptom {
    /// The symptom of a run whose process ended.
    init(_ lost: LostRun) {
        switch lost.cause {
        case .crashed:
            let words = lost.lastWords.isEmpty ? lost.reason : lost.lastWords
            self.init(kind: .crashed, id: String(words.prefix(200)))
        case .outOfTime: self.init(kind: .outOfTime, id: "hang")
        case .outOfMemory: self.init(kind: .outOfMemory, id: "memory")
        }
    }

    /// Whether it takes the process with it.
    var endsProcess: Bool {
        switch kind {
        case .invariant, .step, .unstable: false
        case .crashed, .outOfTime, .outOfMemory: true
        }
    }
}

extension LostRun {
    /// How it was lost and what it said, in one line.
    var sentence: String { lastWords.isEmpty ? reason : reason + ": " + lastWords }
}
