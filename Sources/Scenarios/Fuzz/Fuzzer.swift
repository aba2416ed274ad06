@_spi(Simulation) import UIKit

/// Plays storms, and makes smaller what fails.
///
/// It runs in this process: whoever must outlive a crash starts it in another one.
public final class Fuzzer {
    private let makeBrowser: (() -> KernelBrowser)?
    /// Watches the runs, so that whoever supervises the process knows how far it is.
    public weak var probe: (any FrameProbe)?

    /// Every so many storms, one is played twice.
    private static let checkedStorms = 16

    /// Plays against the kernel that is built in.
    public convenience init() {
        self.init(makeBrowser: nil)
    }

    /// Plays against another browser; tests put a broken one here.
    init(makeBrowser: (() -> KernelBrowser)?) {
        self.makeBrowser = makeBrowser
    }

    /// What came of a storm.
    public struct Outcome {
        /// What it shows, each once, in order of time, with the words of the first failure.
        public var symptoms: [(symptom: FuzzSymptom, message: String)] = []
        /// How many frames it had.
        public var frames = 0
        /// Its digest.
        public var digest: TraceDigest?
        /// Whether it was played twice.
        public var isCheckedTwice = false
    }

    /// Plays a storm; every sixteenth twice, to see whether it goes the same way.
    public func play(_ storm: Storm) -> Outcome {
        play(storm.scenario, twice: storm.index % Fuzzer.checkedStorms == 0)
    }

    /// Plays a scenario.
    public func play(_ scenario: Scenario, twice: Bool = false) -> Outcome {
        let result = run(scenario)
        var outcome = Outcome()
        outcome.frames = result.trace.frames.count
        outcome.digest = result.trace.digest
        for failure in result.failures where !Fuzzer.isOwnFault(failure) {
            let symptom = FuzzSymptom(failure)
            if outcome.symptoms.contains(where: { $0.symptom == symptom }) { continue }
            outcome.symptoms.append((symptom, failure.message))
        }
        guard twice else { return outcome }
        outcome.isCheckedTwice = true
        let second = run(scenario).trace.digest
        if second != result.trace.digest {
            outcome.symptoms.append(
                (
                    .unstable,
                    "played again, it goes another way: digests \(result.trace.digest.short) and "
                        + second.short
                ))
        }
        return outcome
    }

    /// A gesture that could not be made, such as one whose finger would come down beyond a window
    /// that has just become smaller, is the storm's fault and nobody else's. So is a call that
    /// means nothing at that moment, such as a pop of what is not on top.
    private static func isOwnFault(_ failure: Failure) -> Bool {
        guard failure.kind == .step else { return false }
        return Grammar.touchVerbs.contains { $0.name == failure.id }
            || StepMaker.mayBeRefused.contains(failure.id)
    }

    private func run(_ scenario: Scenario) -> RunResult {
        let player = Player(scenario: scenario)
        player.makeBrowser = makeBrowser
        player.probe = probe
        return player.run()
    }

    /// Whether the scenario shows the symptom.
    private func shows(_ scenario: Scenario, _ symptom: FuzzSymptom) -> String? {
        play(scenario, twice: symptom.kind == .unstable).symptoms
            .first { $0.symptom == symptom }?.message
    }

    /// Makes what a finding's storm does smaller, as long as it shows the same.
    public func shrink(_ finding: inout FuzzFinding, seed: UInt64, limit: Int) {
        let storm = Storm(
            seed: seed, index: finding.stormIndex, stepCount: finding.stormSteps)
        let symptom = finding.symptom
        var message = finding.message
        let shrinker = Shrinker(limit: limit)
        let shrunk = shrinker.shrink(storm.scenario) { candidates in
            for (index, candidate) in candidates.enumerated() {
                guard let found = shows(candidate, symptom) else { continue }
                message = found
                return index
            }
            return nil
        }
        finding.message = message
        finding.take(shrunk, seed: seed)
    }

    /// Plays the storms of a search, and makes what it finds smaller: one finding for each symptom,
    /// in the order in which they were found.
    ///
    /// - Parameters:
    ///   - most: The search ends with so many findings.
    ///   - limit: The most attempts to make each one smaller.
    public func search(
        seed: UInt64, steps: Int, most: Int = .max, limit: Int = Shrinker.standardLimit
    ) -> [FuzzFinding] {
        var findings = FuzzFindings()
        for storm in Storm.plan(seed: seed, steps: steps) {
            for (symptom, message) in play(storm).symptoms {
                findings.add(
                    FuzzFinding(symptom: symptom, storm: storm, message: message))
            }
            if findings.all.count >= most { break }
        }
        return findings.all.prefix(most).map { finding in
            var finding = finding
            shrink(&finding, seed: seed, limit: limit)
            return finding
        }
    }
}

/// Gathers findings: one for each symptom, that of the first storm.
public nonisolated struct FuzzFindings: Codable, Sendable {
    private var findings: [FuzzFinding] = []

    /// None.
    public init() {}

    /// What was found, in the order of the storms.
    public var all: [FuzzFinding] { findings }

    /// Adds one, in whatever order they come.
    public mutating func add(_ finding: FuzzFinding) {
        if let index = findings.firstIndex(where: { $0.symptom == finding.symptom }) {
            let count = findings[index].stormCount + finding.stormCount
            if finding.stormIndex < findings[index].stormIndex { findings[index] = finding }
            findings[index].stormCount = count
        } else {
            findings.append(finding)
        }
        findings.sort { left, right in
            (left.stormIndex, left.symptom.kind.rawValue, left.symptom.id)
                < (right.stormIndex, right.symptom.kind.rawValue, right.symptom.id)
        }
    }
}
