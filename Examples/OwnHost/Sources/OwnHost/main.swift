import Foundation
import Scenarios

// Runs the scenarios that are named, or all of the package's, against the gallery, and prints what
// comes of each. Exits with 1 where one fails.

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("scenarios")
let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
let given = Array(CommandLine.arguments.dropFirst())
let paths = given.isEmpty ? names.map { folder.appendingPathComponent($0).path } : given

var hasFailed = false
for path in paths {
    for scenario in try ScenarioFile.load(path: path) {
        let log = CallLog()
        let result = Player(scenario: scenario, host: GalleryHost(log: log)).run()
        print("\(result.verdict.rawValue)  \(scenario.name)  \(scenario.summary)")
        for failure in result.failures {
            print("  \(failure.step.isEmpty ? failure.id : failure.step): \(failure.message)")
        }
        if result.verdict == .failed { hasFailed = true }
        if result.verdict != .notApplicable {
            print("  \(result.trace.frames.count) frames, digest \(result.trace.digest.short)")
            print("  hooks: \(log.hooks.joined(separator: " "))")
        }
    }
}
exit(hasFailed ? 1 : 0)
