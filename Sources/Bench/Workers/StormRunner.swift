import Scenarios

/// Plays storms in whatever process.
final class StormRunner: FrameProbe {
    private let progress: ProgressRecord?
    private let fuzzer = Fuzzer()

    /// A runner that notes in `progress` which storm it is at, and where.
    init(_ progress: ProgressRecord?) {
        self.progress = progress
        fuzzer.probe = self
    }

    /// Plays storms, one after the other.
    func play(_ storms: [Storm]) -> StormReport {
        var report = StormReport()
        for (index, storm) in storms.enumerated() {
            // Which of them it is stands where that of a repetition would.
            progress?.repetitionWillBegin(index)
            report.add(fuzzer.play(storm), of: storm)
        }
        return report
    }

    /// Makes a finding smaller.
    func shrink(_ finding: FuzzFinding, seed: UInt64, limit: Int) -> FuzzFinding {
        var finding = finding
        fuzzer.shrink(&finding, seed: seed, limit: limit)
        return finding
    }

    /// Plays a scenario that is given as the text of a file.
    func attempt(_ text: String) throws -> StormReport {
        var report = StormReport()
        for scenario in try ScenarioFile.parse(text: text, path: "attempt.json") {
            report.add(
                fuzzer.play(scenario), of: Storm(seed: 0, index: 0, stepCount: 1))
        }
        return report
    }

    func frameWillBegin(index: Int, timeNanoseconds: Int64) {
        progress?.frameWillBegin(index: index, timeNanoseconds: timeNanoseconds)
    }

    func frameDidCommit() -> FrameCost { FrameCost() }

    func frameDidEnd() {
        progress?.frameDidEnd()
    }

    func eventDidHappen(_ event: TraceEvent) {
        progress?.eventDidHappen(event)
    }
}

/// What came of some storms.
struct StormReport: Codable {
    /// How many they were.
    var storms = 0
    /// How many steps they had.
    var steps = 0
    /// How many frames they had.
    var frames = 0
    /// How many of them were played twice.
    var checkedTwice = 0
    /// What they showed.
    var findings = FuzzFindings()

    /// Counts one more.
    mutating func add(_ outcome: Fuzzer.Outcome, of storm: Storm) {
        storms += 1
        steps += storm.stepCount
        frames += outcome.frames
        if outcome.isCheckedTwice { checkedTwice += 1 }
        for (symptom, message) in outcome.symptoms {
            findings.add(FuzzFinding(symptom: symptom, storm: storm, message: message))
        }
    }

    /// Counts what another one has.
    mutating func add(_ other: StormReport) {
        storms += other.storms
        steps += other.steps
        frames += other.frames
        checkedTwice += other.checkedTwice
        for finding in other.findings.all { findings.add(finding) }
    }
}
