import Foundation
import Testing

/// The commands that documents tell to type are there, with the options that they are given.
struct DocumentedCommandsTests {
    nonisolated private static let documents: [(path: String, atLeast: Int)] = [
        ("README.md", 15), ("CONTRIBUTING.md", 1), ("docs/fuzzing.md", 1), ("docs/recording.md", 1),
        ("docs/recipes.md", 1), ("docs/testing-your-browser.md", 20),
    ]

    /// The words of each command in a text, from `bench` on: those of lines in blocks of code, and
    /// those of code within text that name an option or a file.
    private func commands(in text: String) -> [[String]] {
        let lines = text.components(separatedBy: "```").enumerated()
            .flatMap { index, part -> [String] in
                index % 2 == 1
                    ? part.components(separatedBy: "\n")
                    : part.matches(of: #/`([^`\n]+)`/#).map { String($0.1) }
            }
        return lines.compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            let start = words.firstIndex { $0 == "bench" || $0.hasSuffix("/bench") }
            // Behind it a command is typed, unless the line speaks of the program.
            guard let start, start + 1 < words.count, start == 0 || words[0] == "git" else {
                return nil
            }
            return Array(words[(start + 1)...].prefix { $0 != "|" && $0 != "&&" && $0 != "#" })
        }
    }

    /// What the help says of a command; nil where there is none.
    private func help(_ command: String) throws -> String? {
        let ending = try Program.run(["help", command])
        return ending.code == 0 ? ending.output : nil
    }

    @Test(arguments: documents)
    func theyAreThere(path: String, atLeast: Int) throws {
        let text = try String(contentsOfFile: Program.root + "/" + path, encoding: .utf8)
        let commands = commands(in: text)
        #expect(commands.count >= atLeast, "\(commands.count)")
        var known: [String: String] = [:]
        for words in commands {
            let line = words.joined(separator: " ")
            guard !words[0].hasPrefix("-") else {
                #expect(["--version", "--help"].contains(words[0]), "\(path): bench \(line)")
                continue
            }
            if known[words[0]] == nil { known[words[0]] = try help(words[0]) }
            let help = try #require(known[words[0]], "\(path): bench \(line)")
            for option in words.filter({ $0.hasPrefix("--") }) {
                let name = option.prefix { $0 != "=" }
                #expect(help.contains("\n  \(name) "), "\(path): bench \(line)")
            }
        }
    }

    /// What the page on one's own browser tells to type works, as far as no kernel is built for it.
    @Test func thePagesScenariosAreThere() throws {
        let text = try String(
            contentsOfFile: Program.root + "/docs/testing-your-browser.md", encoding: .utf8)
        let named = Set(
            commands(in: text).flatMap { $0 }.filter {
                $0.hasPrefix("scenarios/") && $0 != "scenarios/…"
            })
        #expect(named.count >= 4)
        let work = try Workplace()
        for name in named.sorted() {
            let ending = try Program.run(["list", name], in: work.path)
            #expect(ending.code == 0, "\(name): \(ending.errors)")
        }
    }

    @Test func theRuleSeesCommands() {
        let text = "Say `bench run a --json`, or `bench`.\n```sh\n./bench list | cat\nls\n```\n"
        #expect(commands(in: text) == [["run", "a", "--json"], ["list"]])
    }
}
