import Foundation
import Scenarios

// Runs the scenarios that are named, or all of the package's, against the gallery, and prints what
// comes of each. Exits with 1 where one fails or none applies, with 65 where a file is no scenario.

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("scenarios")
let given = Array(CommandLine.arguments.dropFirst())

func standardPaths() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .map { folder.appendingPathComponent($0).path }
}

/// Runs one scenario and prints what comes of it.
@MainActor func verdict(of scenario: Scenario) -> Verdict {
    let log = CallLog()
    let result = Player(scenario: scenario, host: GalleryHost(log: log)).run()
    print("\(result.verdict.rawValue)  \(scenario.name)  \(scenario.summary)")
    for failure in result.failures {
        print("  \(failure.step.isEmpty ? failure.id : failure.step): \(failure.message)")
    }
    if result.verdict != .notApplicable {
        print("  \(result.trace.frames.count) frames, digest \(result.trace.digest.short)")
        print("  hooks: \(log.hooks.joined(separator: " "))")
    }
    return result.verdict
}

do {
    var verdicts: [Verdict] = []
    for path in given.isEmpty ? try standardPaths() : given {
        for scenario in try ScenarioFile.load(path: path) {
            verdicts.append(verdict(of: scenario))
        }
    }
    let isFine = verdicts.contains(.passed) && !verdicts.contains(.failed)
    exit(isFine ? 0 : 1)
} catch let errors as ScenarioErrors {
    // Every error of the file, each with its place and what would be right.
    print(errors)
    exit(65)
}
