import Scenarios

/// What a gate says of a scenario.
struct GateVerdict: Encodable {
    /// In one word.
    enum Kind: String, Encodable {
        /// Nothing is costlier.
        case passed
        /// A promise was broken.
        case failed
        /// Something is costlier than its baseline allows.
        case costlier
        /// The run crashed, or ran past a limit.
        case lost
        /// There is nothing to compare with.
        case noBaseline
        /// Something could not be compared.
        case inconclusive
        /// The scenario could not be run at all.
        case refused
        /// The kernel or host lacks what the scenario needs.
        case notApplicable
    }

    /// A figure that differs from its baseline.
    struct Difference: Encodable {
        var metric: String
        var base: Double
        var now: Double
        /// The limit, as it is typed.
        var limit: String
        /// Whether it is above the limit.
        var isCostlier: Bool
        /// The values in words.
        var baseText: String
        var nowText: String
        /// Where the two part, in words; empty where that is not known.
        var place: String
    }

    var name: String
    var path: String
    var kind: Kind
    /// What failed first, or why there is nothing to compare; empty where all is well.
    var reason: String
    var differences: [Difference]
    /// What could not be compared, and other remarks, a line each.
    var notes: [String]

    /// How the program ends because of it.
    var exitCode: ExitCode {
        switch kind {
        case .passed, .notApplicable: .fine
        case .failed: .failed
        case .costlier: .costlier
        case .lost: .lost
        case .noBaseline: .noBaseline
        case .inconclusive: .inconclusive
        case .refused: .internalError
        }
    }

    /// The differences above their limits.
    var costlier: [Difference] { differences.filter(\.isCostlier) }
}

/// Holds a run against its baseline.
struct GateCheck {
    /// The limits that were asked for.
    let limits: [GateMetric: GateLimit]
    /// The figures that are compared at all.
    let groups: [GateGroup]

    /// What is said of `run`.
    func verdict(_ run: MeasuredRun, path: String, baseline: Baseline?) -> GateVerdict {
        var verdict = GateVerdict(
            name: run.report.name, path: path, kind: .passed, reason: "", differences: [],
            notes: [])
        if run.report.verdict == .notApplicable {
            verdict.kind = .notApplicable
            verdict.reason = run.report.failures.first?.message ?? ""
            return verdict
        }
        if run.report.verdict == .failed, let failure = run.report.failures.first {
            verdict.kind = .failed
            verdict.reason =
                "\(failure.id)  \(Words.moment(failure.timeNanoseconds))  \(failure.message)"
        }
        guard let baseline else {
            if verdict.kind == .passed {
                verdict.kind = .noBaseline
                verdict.reason = "it has no baseline"
            }
            return verdict
        }
        compare(run, baseline, &verdict)
        return verdict
    }

    private func compare(_ run: MeasuredRun, _ baseline: Baseline, _ verdict: inout GateVerdict) {
        var isInconclusive = false
        let strangers = Fingerprint.here.differences(from: baseline.fingerprint)
        var skipped: [String] = []
        for metric in GateMetric.all where groups.contains(GateGroup(of: metric)) {
            let base = baseline.totals[metric.name]
            let now = run.value(of: metric)
            if base == nil, now == nil { continue }
            if !metric.isPortable, !strangers.isEmpty {
                if base != nil { skipped.append(metric.name) }
                continue
            }
            switch (base, now) {
            case (let base?, let now?):
                if let difference = difference(metric, base, now, run, baseline) {
                    verdict.differences.append(difference)
                }
            case (nil, _):
                verdict.notes.append("\(metric.name) is not in the baseline")
                isInconclusive = true
            case (_, nil):
                verdict.notes.append("\(metric.name) was not measured; the baseline has it")
                isInconclusive = true
            }
        }
        if !skipped.isEmpty {
            isInconclusive = true
            verdict.notes.append(
                skipped.joined(separator: ", ") + " not compared: "
                    + strangers.joined(separator: ", "))
        }
        verdict.notes += GateCheck.remarks(run, baseline, hasChanged: !verdict.differences.isEmpty)
        guard verdict.kind == .passed else { return }
        if !verdict.costlier.isEmpty {
            let isOtherPlatform = baseline.platformModel != run.report.platformModelVersion
            verdict.kind = isOtherPlatform ? .inconclusive : .costlier
        } else if isInconclusive {
            verdict.kind = .inconclusive
        }
    }

    private func difference(
        _ metric: GateMetric, _ base: Double, _ now: Double, _ run: MeasuredRun,
        _ baseline: Baseline
    ) -> GateVerdict.Difference? {
        let limit = limits[metric] ?? metric.usualLimit
        let isCostlier = now > limit.most(from: base)
        // Within what it may vary it says nothing.
        guard isCostlier || isWorthTelling(metric, base, now, limit) else { return nil }
        return GateVerdict.Difference(
            metric: metric.name, base: base, now: now, limit: limit.text, isCostlier: isCostlier,
            baseText: metric.text(base), nowText: metric.text(now),
            place: GateCheck.place(metric, run, baseline))
    }

    private func isWorthTelling(
        _ metric: GateMetric, _ base: Double, _ now: Double, _ limit: GateLimit
    ) -> Bool {
        if case .byPercent(let percent) = limit {
            return (now - base).magnitude > base * percent / 100
        }
        return now != base
    }

    /// The frame in which a figure parts from its baseline.
    private static func place(
        _ metric: GateMetric, _ run: MeasuredRun, _ baseline: Baseline
    ) -> String {
        let columns: ([Int]?, [Int]?)
        switch metric {
        case .counted(let metric):
            columns = (
                baseline.frames.values(of: metric.rawValue),
                run.detail.counters.values(of: metric.rawValue)
            )
        case .allocations:
            columns = (
                baseline.allocations.flatMap(RunLengths.numbers),
                run.detail.allocations.flatMap(RunLengths.numbers)
            )
        case .steadyFrameAllocations:
            return run.report.costs.firstAllocatingFrame.map { "first in frame \($0)" } ?? ""
        case .kernelInstructions, .platformInstructions: return ""
        }
        guard let base = columns.0, let now = columns.1,
            let parting = CounterParting.first(base, now)
        else { return "" }
        return "first in " + parting.words
    }

    /// What else is other than when the baseline was made.
    private static func remarks(
        _ run: MeasuredRun, _ baseline: Baseline, hasChanged: Bool
    ) -> [String] {
        var remarks: [String] = []
        if baseline.platformModel != run.report.platformModelVersion, hasChanged {
            remarks.append(
                "the baseline is of platform model \(baseline.platformModel), this is "
                    + "\(run.report.platformModelVersion): see with \"\(Words.command("run"))\" whether the run "
                    + "is right, then accept it with \"\(Words.command("baseline update"))\"")
        }
        if baseline.seed != run.report.seed {
            remarks.append("the baseline is of seed \(baseline.seed), this is \(run.report.seed)")
        }
        if baseline.scenarioHash != run.detail.scenarioHash, hasChanged {
            remarks.append("the scenario has changed since the baseline was made")
        } else if baseline.digest != run.report.digest {
            remarks.append("what is shown has changed (digest)")
        }
        return remarks
    }
}

/// Figures that are gated together.
nonisolated enum GateGroup: String, CaseIterable, Codable {
    /// What the user sees, and work.
    case exact
    case allocations
    case instructions

    /// The group of a figure.
    init(of metric: GateMetric) {
        switch metric {
        case .counted: self = .exact
        case .allocations, .steadyFrameAllocations: self = .allocations
        case .kernelInstructions, .platformInstructions: self = .instructions
        }
    }
}
