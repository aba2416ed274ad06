import Foundation

/// A file that `bench init` writes into somebody's repository.
struct StarterFile {
    /// From the repository's folder.
    var path: String
    var text: String

    /// The folder of a repository of one's own that holds all of them.
    nonisolated static let folder = ".bench"
    /// The folder of one's own scenarios.
    nonisolated static let scenarioFolder = folder + "/scenarios"
    /// Where failures that are known stand.
    nonisolated static let knownFailuresPath = folder + "/known-failures.json"
    static let workflowPath = folder + "/workflow.yml"
    nonisolated static let baselineFolder = folder + "/baselines"
    private static let firstScenario = "first-swipes"

    /// All of them, for a repository whose browser has its sources in the folder `kernel`.
    static func all(kernel: String, origin: BenchOrigin) -> [StarterFile] {
        [
            StarterFile(path: scenarioFolder + "/" + firstScenario + ".json", text: scenario),
            StarterFile(path: folder + "/scenario.schema.json", text: Engine.schema),
            StarterFile(path: knownFailuresPath, text: knownFailures),
            StarterFile(path: baselineFolder + "/README.md", text: baselines(kernel)),
            StarterFile(
                path: workflowPath, text: WorkflowFile(kernel: kernel, origin: origin).text),
        ]
    }

    /// What any browser does, so that it counts for somebody else's as well.
    private static var scenario: String {
        """
        {
          "$schema": "../scenario.schema.json",
          "version": 1,
          "name": "\(firstScenario)",
          "summary": "A swipe turns a page, a second one catches it in flight, a third one goes back",
          "note": "A start: write down here what people do to this browser, and what must come of it.",
          "class": "universal",
          "device": { "preset": "iPhone 15 Pro" },
          "host": { "items": 12 },
          "browser": { "initialIndex": 3, "isLoopingEnabled": false },
          "sometimes": ["page turned", "caught in flight"],
          "timeline": [
            { "present": {} },
            { "settle": {} },
            { "swipe": { "direction": "left" } },
            { "after": "60ms", "swipe": { "direction": "left" } },
            { "settle": {} },
            { "expect": { "page": 5, "visible": [5] } },
            { "swipe": { "direction": "right" } },
            { "settle": {} },
            { "expect": { "page": 4, "visible": [4] } }
          ]
        }

        """
    }

    /// Without an entry: each stands for a failure that somebody has looked at.
    private static let knownFailures = """
        {
          "version": 1,
          "note": "Failures that stand and do not fail a run. An entry has a scenario (its name), a promise (what fails, as the report calls it) and a reason. One that does not come any more fails the run until its entry is taken out.",
          "failures": []
        }

        """

    private static func baselines(_ kernel: String) -> String {
        let scenario = scenarioFolder + "/" + firstScenario + ".json"
        let kernel = ShellWord.quoted(kernel)
        return """
            # Baselines

            What this browser showed when it was right, to compare with. A trace holds every frame of
            a run:

                bench run \(scenario) --kernel \(kernel) --no-plot --out \(baselineFolder)

            keeps one here, as `\(firstScenario)/trace.json`. After a change,

                bench run \(scenario) --kernel \(kernel)
                bench diff \(baselineFolder)/\(firstScenario)/trace.json bench-out/\(firstScenario)/trace.json

            names the first frame in which people would see something else, and ends with 1 there.
            Commit the traces of the few scenarios whose every frame matters, and write them anew
            where a change was meant.

            """
    }
}
