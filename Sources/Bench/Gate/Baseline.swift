import Foundation
import Scenarios

/// What a scenario cost when somebody said that this was right: a small file, reviewed in git.
nonisolated struct Baseline: Codable, Equatable {
    /// The layout's name and version.
    static let currentSchema = "bench.baseline/1"

    var schema = Baseline.currentSchema
    /// The scenario's name.
    var scenario: String
    /// What the figures rest on besides the code.
    var platformModel: String
    var seed: String
    /// Of the scenario's text: another scenario has other figures.
    var scenarioHash: String
    /// What was shown; told of where it changes, no fault in itself.
    var digest: String
    /// The commit at which it was made; not compared.
    var commit: String
    var fingerprint: Fingerprint
    /// The figures by their names; times in nanoseconds.
    var totals: [String: Double]
    /// What was counted in each frame.
    var frames: FrameCounters
    /// Heap allocations in platform and kernel of each frame, as `RunLengths` writes them; nil where
    /// they were not counted.
    var allocations: String?

    /// The baseline that `measured` makes.
    @MainActor
    init(_ measured: MeasuredRun, commit: String) {
        scenario = measured.report.name
        platformModel = measured.report.platformModelVersion
        seed = measured.report.seed
        scenarioHash = measured.detail.scenarioHash
        digest = measured.report.digest
        self.commit = commit
        fingerprint = .here
        totals = [:]
        for metric in GateMetric.all {
            if let value = measured.value(of: metric) { totals[metric.name] = value }
        }
        frames = measured.detail.counters
        allocations = measured.detail.allocations
    }

    /// Whether it says the same, but for where and when it was made.
    func isSame(as other: Baseline) -> Bool {
        var copy = other
        copy.commit = commit
        return copy == self
    }
}

/// A folder of baselines, a file a scenario.
nonisolated struct BaselineFolder {
    /// As it was typed.
    var path: String

    /// Where baselines are unless a folder is named: in the `.bench` of a repository of one's own;
    /// elsewhere in `baselines` here, or beside the program.
    static func usual() -> BaselineFolder {
        if UnnamedScenarios.isOwnRepository {
            return BaselineFolder(path: StarterFile.baselineFolder)
        }
        let name = "baselines"
        if !FileManager.default.fileExists(atPath: name), let root = Checkout.root {
            return BaselineFolder(path: root + "/" + name)
        }
        return BaselineFolder(path: name)
    }

    /// The file of a scenario: in the folders in which the scenario's own file lies below one that is
    /// called "scenarios", since names are unique in a folder alone.
    func file(of scenario: String, at scenarioPath: String) -> String {
        let absolute = URL(fileURLWithPath: scenarioPath).standardizedFileURL.pathComponents
        let above = absolute.dropLast()
        let inside = above.lastIndex(of: "scenarios").map { above[($0 + 1)...] } ?? []
        var folders = OutputFolders(root: ([path] + inside).joined(separator: "/"))
        return folders.folder(for: scenario) + ".json"
    }

    /// The baseline in a file; nil where there is none.
    /// - Throws: `BaselineError` for a file that is none.
    func baseline(in file: String) throws(BaselineError) -> Baseline? {
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        guard let data = FileManager.default.contents(atPath: file) else {
            throw BaselineError(path: file, reason: "cannot be read", remedy: "see its permissions")
        }
        return try BaselineFolder.read(data, file)
    }

    private static func read(_ data: Data, _ file: String) throws(BaselineError) -> Baseline {
        let again = "\"\(Words.command("baseline update"))\" makes it anew; git has the old one"
        struct Head: Decodable { var schema: String }
        do {
            let head = try JSONDecoder().decode(Head.self, from: data)
            guard head.schema == Baseline.currentSchema else {
                throw BaselineError(
                    path: file,
                    reason: "has the layout \"\(head.schema)\"; this bench knows "
                        + "\"\(Baseline.currentSchema)\"",
                    remedy: "use the bench that wrote it, or a newer one; or: " + again)
            }
            let baseline = try JSONDecoder().decode(Baseline.self, from: data)
            try check(baseline, file, again)
            return baseline
        } catch let error as BaselineError {
            throw error
        } catch {
            throw BaselineError(
                path: file, reason: "is damaged: " + JSONFault.words(error), remedy: again)
        }
    }

    private static func check(
        _ baseline: Baseline, _ file: String, _ again: String
    ) throws(BaselineError) {
        for name in baseline.totals.keys.sorted() where GateMetric(name: name) == nil {
            let near = NearestName.find(name, among: GateMetric.all.map(\.name))
            throw BaselineError(
                path: file,
                reason: "names a figure that there is not: \"\(name)\""
                    + (near.map { "; did it mean \"\($0)\"?" } ?? ""), remedy: again)
        }
        let isReadable =
            baseline.frames.columns.allSatisfy { baseline.frames.values(of: $0) != nil }
            && (baseline.allocations.map { RunLengths.numbers($0) != nil } ?? true)
        guard isReadable else {
            throw BaselineError(
                path: file, reason: "is damaged: its counters per frame make no sense",
                remedy: again)
        }
    }
}

/// A file that is to be a baseline and is none.
nonisolated struct BaselineError: Error {
    var path: String
    var reason: String
    var remedy: String

    var message: String { "\(path) \(reason)" }
}

/// What is wrong with a JSON text, in words.
nonisolated enum JSONFault {
    static func words(_ error: any Error) -> String {
        guard let fault = error as? DecodingError else { return "\(error)" }
        switch fault {
        case .keyNotFound(let key, _): return "\"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            return "\"\(path)\" is of the wrong kind"
        case .dataCorrupted: return "it is no JSON"
        @unknown default: return "\(error)"
        }
    }
}
