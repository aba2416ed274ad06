import Foundation

/// The scenarios that a command line stands for which names none.
///
/// In a repository of one's own, which has a folder `.bench`: those that come with bench and those
/// below `.bench/scenarios`. Elsewhere a run has to be told, and other commands take the folder
/// `scenarios`.
nonisolated enum UnnamedScenarios {
    /// Whether this is a repository with scenarios of its own.
    static var isOwnRepository: Bool { isFolder(StarterFile.folder) }

    /// What `operands` stand for in a run.
    /// - Throws: `UsageError` where that is nothing.
    static func toRun(_ operands: [String]) throws(UsageError) -> [String] {
        guard operands.isEmpty else { return operands }
        guard isOwnRepository else {
            throw UsageError(
                "a scenario, a folder or a glob is missing",
                remedy: "for example: bench run scenarios/fast-swipe.json; in a folder that has a "
                    + "\(StarterFile.folder) (\"\(Words.command("help init"))\") all are run without a name"
            )
        }
        return try suppliedAndOwn
    }

    /// What `operands` stand for where nothing is run.
    static func toRead(_ operands: [String]) throws(UsageError) -> [String] {
        guard operands.isEmpty else { return operands }
        return isOwnRepository ? try suppliedAndOwn : ["scenarios"]
    }

    private static var suppliedAndOwn: [String] {
        get throws(UsageError) {
            guard let root = Checkout.root else {
                throw UsageError(
                    "the scenarios that come with bench lie in the checkout that it was built in",
                    remedy: "run the \"bench\" there, or name scenarios: bench run "
                        + StarterFile.scenarioFolder)
            }
            // A repository may have a folder "scenarios" that is about something else.
            let supplied = root + "/scenarios"
            return ScenarioFiles.isAny(in: StarterFile.scenarioFolder)
                ? [supplied, StarterFile.scenarioFolder] : [supplied]
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
