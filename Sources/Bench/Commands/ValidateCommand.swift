import Scenarios

/// `bench validate`: check files, run nothing.
struct ValidateCommand {
    let selection: ScenarioSelection
    let options: Options
    let console: Console

    private struct Document: Encodable {
        var schema = "bench.validate/1"
        var files: Int
        var scenarios: Int
        var errors: [Entry]
    }

    private struct Entry: Encodable {
        var path: String
        var line: Int
        var column: Int
        var jsonPath: String
        var message: String

        init(_ error: ScenarioError) {
            path = error.path
            line = error.place.line
            column = error.place.column
            jsonPath = error.jsonPath
            message = error.message
        }
    }

    func run() throws -> ExitCode {
        if options.isJSON {
            try console.print(
                JSONText.of(
                    Document(
                        files: selection.paths.count, scenarios: selection.scenarios.count,
                        errors: selection.badFiles.flatMap(\.errors).map(Entry.init))))
        } else {
            for bad in selection.badFiles { console.say(bad.rendered + "\n") }
            if options.loudness != .quiet { try console.print(summary) }
        }
        return selection.badFiles.isEmpty ? .fine : .badScenario
    }

    private var summary: String {
        let fine = selection.paths.count - selection.badFiles.count
        var text =
            "\(Words.count(selection.paths.count, "file")): \(Words.count(fine)) ok, "
            + Words.count(selection.scenarios.count, "scenario")
        if !selection.badFiles.isEmpty {
            let errors = selection.badFiles.reduce(0) { $0 + $1.errors.count }
            text +=
                "; \(Words.count(selection.badFiles.count)) bad, "
                + Words.count(errors, "error")
        }
        return text + "\n"
    }
}
