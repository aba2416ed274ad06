import Scenarios

/// `bench list`: the scenarios that there are.
struct ListCommand {
    let selection: ScenarioSelection
    let isJSON: Bool
    let console: Console

    private struct Document: Encodable {
        var schema = "bench.list/1"
        var scenarios: [Entry]
    }

    private struct Entry: Encodable {
        var name: String
        var path: String
        var summary: String
        var tags: [String]
        var seed: String
    }

    func run() throws -> ExitCode {
        for bad in selection.badFiles { console.say(bad.rendered + "\n") }
        try console.print(isJSON ? try JSONText.of(document) : table)
        return selection.badFiles.isEmpty ? .fine : .badScenario
    }

    private var document: Document {
        Document(
            scenarios: selection.scenarios.map { selected in
                Entry(
                    name: selected.scenario.name, path: selected.path,
                    summary: selected.scenario.summary, tags: selected.scenario.tags,
                    seed: String(selected.scenario.seed))
            })
    }

    /// A line each: name, tags, summary.
    private var table: String {
        let rows = selection.scenarios.map { selected in
            [
                selected.scenario.name, selected.scenario.tags.joined(separator: " "),
                selected.scenario.summary,
            ]
        }
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let columns = zip(row, widths).map { text, width in
                text + String(repeating: " ", count: width - text.count)
            }
            return (columns + [row[2]]).joined(separator: "   ") + "\n"
        }.joined()
    }
}
