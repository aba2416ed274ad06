import Foundation
import Scenarios

/// `bench fuzz`: storms of chance, and what they find.
struct FuzzCommand {
    private let options: Options
    private let console: Console
    private let style: Style
    private let seed: UInt64

    /// Where nothing else is said.
    private static let standardSeed: UInt64 = 1
    private static let standardSteps = 100_000
    /// More than a machine plays in a year.
    private static let mostSteps = 100_000_000
    /// So many findings are made smaller; who has more mends these first.
    private static let mostShrunk = 20

    /// - Throws: `UsageError` for an output folder that cannot be written.
    init(options: Options, console: Console) throws {
        self.options = options
        self.console = console
        style = Style(isColoured: console.isColoured)
        seed = options.seed ?? FuzzCommand.standardSeed
        do throws(FileError) {
            try FileWriter.checkWritable(folder: options.outFolder)
        } catch {
            throw UsageError("--out: " + error.message, remedy: Option.out.summary)
        }
    }

    /// A verdict about nothing would be none.
    private static let noStorm = UsageError(
        "\(Option.time.name) was over before a storm could begin", remedy: "give more time")

    /// Searches, and prints what was found.
    /// - Throws: `UsageError` where no storm was played.
    func run() throws -> ExitCode {
        let start = MonotonicClock.nanoseconds
        let search = makeSearch()
        let storms = Storm.plan(seed: seed, steps: stepCount)
        let progress = FuzzProgress(console: console, steps: stepCount, options: options)
        search.onWait = { progress.update(search.report) }
        let end = options.timeNanoseconds.map { start + $0 }
        try search.play(storms) { end.map { MonotonicClock.nanoseconds < $0 } ?? true }
        if search.report.storms == 0, search.signal == nil { throw FuzzCommand.noStorm }
        let found = search.report.findings.all
        progress.isShrinking = true
        let small = try search.shrink(Array(found.prefix(FuzzCommand.mostShrunk)))
        console.clearProgress()
        let document = FuzzDocument(
            seed: seed, report: search.report,
            elapsedNanoseconds: MonotonicClock.nanoseconds - start,
            findings: try (small + found.dropFirst(FuzzCommand.mostShrunk)).map(written))
        try report(document)
        if let signal = search.signal {
            console.say("bench: interrupted\n")
            Interruption.finish(signal)
        }
        return document.exitCode
    }

    private var stepCount: Int {
        if let steps = options.steps { return min(steps, FuzzCommand.mostSteps) }
        return options.timeNanoseconds == nil
            ? FuzzCommand.standardSteps : FuzzCommand.mostSteps
    }

    private func makeSearch() -> FuzzSearch {
        let processors = max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
        let search = FuzzSearch(
            seed: seed, workerCount: options.jobs ?? processors, limits: options.limits,
            outFolder: options.outFolder)
        search.onNoise = console.passOn
        return search
    }

    /// Writes the file of a finding.
    private func written(_ finding: FuzzFinding) throws -> FuzzEntry {
        guard !finding.text.isEmpty else { return FuzzEntry(finding: finding, path: nil) }
        let path = options.outFolder + "/" + finding.name(seed: seed) + ".json"
        try FileWriter.write(Array(finding.text.utf8), to: path)
        return FuzzEntry(finding: finding, path: path)
    }

    private func report(_ document: FuzzDocument) throws {
        if options.isJSON {
            try console.print(JSONText.of(document))
            return
        }
        for entry in document.findings {
            try console.print(
                FuzzText(entry: entry, style: style, options: options).block)
        }
        if options.loudness != .quiet || !document.findings.isEmpty {
            try console.print(document.line(style: style) + "\n")
        }
    }
}

/// What `bench fuzz --json` prints.
struct FuzzDocument: Encodable {
    /// The name and version of the layout. The version grows when a reader would have to change.
    var schema = "bench.fuzz/1"
    var bench = Version.number
    var seed: UInt64
    var storms: Int
    var steps: Int
    var frames: Int
    /// How many storms were played twice.
    var checkedTwice: Int
    /// Real time, nanoseconds.
    var elapsedNanoseconds: Int64
    var exitCode: ExitCode
    var findings: [FuzzEntry]

    /// What came of a search.
    init(
        seed: UInt64, report: StormReport, elapsedNanoseconds: Int64, findings: [FuzzEntry]
    ) {
        self.seed = seed
        storms = report.storms
        steps = report.steps
        frames = report.frames
        checkedTwice = report.checkedTwice
        self.elapsedNanoseconds = elapsedNanoseconds
        self.findings = findings
        exitCode = findings.reduce(.fine) { code, entry in
            code.worse(entry.finding.symptom.endsProcess ? .lost : .failed)
        }
    }

    /// `ok    seed 1   100,000 steps in 1,250 storms, 1,012,345 frames, 79 storms twice, in 9.1 s`
    func line(style: Style) -> String {
        let verdict =
            findings.isEmpty
            ? style.good("ok") + "    " : style.bad(Words.count(findings.count, "finding")) + "   "
        return verdict + "seed \(seed)   \(Words.count(steps, "step")) in "
            + "\(Words.count(storms, "storm")), \(Words.count(frames, "frame")), "
            + "\(Words.count(checkedTwice)) played twice, in \(Words.duration(elapsedNanoseconds))"
    }
}

/// A finding and its file.
struct FuzzEntry: Encodable {
    var finding: FuzzFinding
    /// The file; nil where there is none.
    var path: String?
}
