import Foundation
import Testing

/// `bench plot`.
struct PlotTests {
    private func work() throws -> Workplace {
        let work = try Workplace()
        try work.write(Sample.swipe(), to: "good.json")
        return work
    }

    @Test func drawsWhatIsAskedFor() throws {
        let work = try work()
        let ending = try Program.run(
            ["plot", "good.json", "--screen", "--gif", "--at", "500ms", "--out", "o"],
            in: work.path)
        #expect(ending.code == 0, "\(ending.errors)")
        let paths = ending.output.split(separator: "\n").map(String.init)
        #expect(
            paths.map { $0.split(separator: "/").last } == ["animation.gif", "screen-0.500s.png"])
        for path in paths {
            let data = try Data(contentsOf: URL(fileURLWithPath: work.path + "/" + path))
            #expect(data.starts(with: path.hasSuffix("gif") ? Array("GIF89a".utf8) : [0x89, 0x50]))
        }
    }

    @Test func drawsATraceAsItsScenario() throws {
        let work = try work()
        let run = try Program.run(["run", "good.json", "--out", "o"], in: work.path)
        #expect(run.code == 0)
        let trace = try #require(work.files.first { $0.hasSuffix("trace.json") })
        let one = try Program.run(["plot", trace, "--filmstrip", "--out", "a"], in: work.path)
        let other = try Program.run(
            ["plot", "good.json", "--filmstrip", "--out", "b"], in: work.path)
        #expect(one.code == 0, "\(one.errors)")
        func file(_ ending: Program.Ending) throws -> Data {
            let path = ending.output.trimmingCharacters(in: .whitespacesAndNewlines)
            return try Data(contentsOf: URL(fileURLWithPath: work.path + "/" + path))
        }
        #expect(try file(one) == file(other))
    }

    @Test func refusesATraceOfAnotherRun() throws {
        let work = try work()
        _ = try Program.run(["run", "good.json", "--out", "o"], in: work.path)
        let path = try #require(work.files.first { $0.hasSuffix("trace.json") })
        var text = try String(contentsOfFile: work.path + "/" + path, encoding: .utf8)
        let digest = try #require(text.firstMatch(of: /"digest":\s*"([0-9a-f]+)"/)).1
        text = text.replacing(digest, with: String(repeating: "0", count: digest.count))
        try work.write(text, to: "other.json")
        let ending = try Program.run(["plot", "other.json", "--timeline"], in: work.path)
        #expect(ending.code == 1)
        #expect(ending.errors.contains("is of another run"))
        #expect(ending.output.isEmpty)
    }

    @Test func tellsTheEnd() throws {
        let work = try work()
        let ending = try Program.run(
            ["plot", "good.json", "--screen", "--at", "90s"], in: work.path)
        #expect(ending.code == 64)
        #expect(ending.errors.contains("is over before 90.000 s: its last frame is at "))
    }
}
