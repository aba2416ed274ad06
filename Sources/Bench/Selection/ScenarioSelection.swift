import Scenarios

/// A scenario that the command line selected.
struct SelectedScenario {
    var scenario: Scenario
    /// Its file, as the command line leads to it.
    var path: String
    /// Which of the file's scenarios, from 0.
    var variant: Int
}

/// The scenarios that the command line selected, and the files that are none.
struct ScenarioSelection {
    var scenarios: [SelectedScenario] = []
    /// The files that were read, in order.
    var paths: [String] = []
    /// One for each bad file, in order.
    var badFiles: [ScenarioErrors] = []

    /// Reads what `operands` name and keeps what the options ask for.
    /// - Throws: `UsageError` where an operand or the whole selection stands for nothing.
    init(_ operands: [String], options: Options) throws(UsageError) {
        paths = try ScenarioFiles.find(operands)
        var all: [SelectedScenario] = []
        for path in paths {
            do throws(ScenarioErrors) {
                for (variant, scenario) in try Engine.load(path: path).enumerated() {
                    all.append(SelectedScenario(scenario: scenario, path: path, variant: variant))
                }
            } catch {
                badFiles.append(error)
            }
        }
        scenarios = all.filter { ScenarioSelection.isWanted($0, options) }
        if scenarios.isEmpty, badFiles.isEmpty || !all.isEmpty {
            throw ScenarioSelection.nothing(of: all, options)
        }
    }

    private static func isWanted(_ selected: SelectedScenario, _ options: Options) -> Bool {
        let isTagged =
            options.tags.isEmpty || selected.scenario.tags.contains { options.tags.contains($0) }
        let isNamed =
            options.filters.isEmpty
            || options.filters.contains { matches($0, selected.scenario.name, selected.path) }
        return isTagged && isNamed
    }

    /// Whether a filter fits a name or a path: as it stands, as a part, or as a pattern.
    private static func matches(_ filter: String, _ name: String, _ path: String) -> Bool {
        // A matrix combination has brackets in its name, so a pattern is tried last.
        if name.contains(filter) || path.contains(filter) { return true }
        guard GlobPattern.isPattern(filter) else { return false }
        return GlobPattern.matches(name: name, pattern: filter)
            || GlobPattern(filter).matches(path)
    }

    /// Whether a tag stands for a fault that somebody reported, such as `R-C4`; there are many.
    private static func isFault(_ tag: String) -> Bool {
        tag.wholeMatch(of: #/[A-Z]-[A-Z]\d+/#) != nil
    }

    private static func nothing(of all: [SelectedScenario], _ options: Options) -> UsageError {
        var message = "nothing selected of \(Words.count(all.count, "scenario"))"
        let tags = all.flatMap(\.scenario.tags).reduce(into: [String]()) { known, tag in
            if !known.contains(tag) { known.append(tag) }
        }.sorted { (isFault($0) ? 1 : 0, $0) < (isFault($1) ? 1 : 0, $1) }
        var remedy = "\"\(Words.command("list"))\" says which there are"
        if let tag = options.tags.first(where: { !tags.contains($0) }) {
            message += ": none has the tag \"\(tag)\""
            if let near = NearestName.find(tag, among: tags) {
                message += "; did you mean \"\(near)\"?"
            }
            remedy = "the tags there: " + tags.joined(separator: ", ")
        } else if let filter = options.filters.first {
            message += ": none fits --filter \"\(filter)\""
            if let near = NearestName.find(filter, among: all.map(\.scenario.name)) {
                message += "; did you mean \"\(near)\"?"
            }
        }
        return UsageError(message, remedy: remedy)
    }
}
