import Foundation
import Testing

/// What the README says of the command line is so.
struct ReadmeTests {
    private func readme() throws -> String {
        try String(contentsOfFile: Program.root + "/README.md", encoding: .utf8)
    }

    private func blocks(_ language: String) throws -> [String] {
        try readme().components(separatedBy: "```\(language)\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
    }

    /// A folder in which a reader would type the commands.
    private func checkout() throws -> Workplace {
        let work = try Workplace()
        try FileManager.default.createSymbolicLink(
            atPath: work.path + "/scenarios", withDestinationPath: Program.root + "/scenarios")
        try work.write(blocks("json")[0], to: "my-first.json")
        return work
    }

    @Test func eachCommandWorks() throws {
        let work = try checkout()
        let commands = try blocks("sh").flatMap { $0.split(separator: "\n") }
            .filter { $0.hasPrefix("./bench ") }
        #expect(commands.count >= 10)
        for command in commands {
            let ending = try Program.shell(
                "\"$BENCH\" " + command.dropFirst("./bench ".count), in: work.path)
            #expect(ending.code == 0, "\(command): \(ending.everything)")
            #expect(!ending.output.isEmpty, "\(command)")
        }
    }

    @Test func eachScriptIsThere() throws {
        for line in try blocks("sh").flatMap({ $0.split(separator: "\n") }) {
            let program = line.split(separator: " ")[0]
            #expect(
                FileManager.default.isExecutableFile(atPath: Program.root + "/" + program),
                "\(program)")
        }
    }

    @Test func theExitCodesAreThoseOfTheHelp() throws {
        let told = try readme().components(separatedBy: "\n### Exit codes\n")[1]
            .components(separatedBy: "\n\n")[0].split(separator: "\n").dropFirst(2).map { line in
                line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                    .joined(separator: " ")
            }
        let help = try Program.run(["help"]).output.components(separatedBy: "ends with:\n")
        let known = try #require(help.last).split(separator: "\n").map { line in
            line.split(separator: " ").joined(separator: " ")
        }
        #expect(told == known)
    }

    /// The rows of the screen that the README shows; figures differ from machine to machine, and a
    /// debug build tells nothing of allocations.
    @Test func theScreenHasTheRowsShown() throws {
        let work = try checkout()
        // As the script `./bench` starts the program.
        let ending = try Program.shell(
            "BENCH_COMMAND=./bench \"$BENCH\" run scenarios/fast-swipe.json --no-plot",
            in: work.path)
        let shown = try #require(blocks("text").first).split(separator: "\n")
        let seen = ending.output.split(separator: "\n").map(label)
        #expect(shown.count > 20)
        for row in shown where !row.contains("timeline.png") && !row.contains("allocations") {
            #expect(seen.contains(label(row)), "\(row)")
        }
    }

    /// What a row begins with, up to its figures and the gap before its columns.
    private func label(_ row: Substring) -> String {
        let text = row.prefix { !$0.isNumber && $0 != "▁" && $0 != "╹" }
        let words = text.trimmingCharacters(in: .whitespaces).components(separatedBy: "  ")
        return words[0]
    }

    /// Another package can name this one as the README says: the products that it takes exist.
    @Test func theManifestLoads() throws {
        let work = try Workplace()
        try FileManager.default.createSymbolicLink(
            atPath: work.path + "/photo-browser-bench", withDestinationPath: Program.root)
        try work.write(blocks("swift")[0], to: "mine/Package.swift")
        try work.write("import Scenarios\n", to: "mine/Tests/MyBrowserTests/Tests.swift")
        let ending = try Program.shell("swift package show-dependencies", in: work.path + "/mine")
        #expect(ending.code == 0, "\(ending.everything)")
        #expect(ending.output.contains("photo-browser-bench"), "\(ending.everything)")
    }
}
