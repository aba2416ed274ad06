import Foundation
import Testing

/// `bench fuzz`, as a person or a script starts it.
@Suite(.serialized)
struct FuzzTests {
    private struct Document: Decodable {
        var schema: String
        var seed: Int
        var storms: Int
        var steps: Int
        var frames: Int
        var checkedTwice: Int
        var findings: [Entry]
    }

    private struct Entry: Decodable {
        var finding: Finding
        var path: String?
    }

    private struct Finding: Decodable {
        var symptom: Symptom
        var isReproduced: Bool
    }

    private struct Symptom: Decodable {
        var kind: String
    }

    private func document(_ ending: Program.Ending) throws -> Document {
        try JSONDecoder().decode(Document.self, from: Data(ending.output.utf8))
    }

    @Test func itPlaysExactlySoManySteps() throws {
        let work = try Workplace()
        let ending = try Program.run(
            ["fuzz", "--seed", "1", "--steps", "1234", "--json"], in: work.path)
        let found = try document(ending)
        #expect(ending.code == 0, "\(ending.everything)")
        #expect(found.findings.isEmpty)
        #expect(found.schema == "bench.fuzz/1")
        #expect(found.seed == 1 && found.steps == 1234)
        #expect(found.storms > 5 && found.frames > 1234 && found.checkedTwice > 0)
    }

    @Test func howManyProcessesMakesNoDifference() throws {
        let work = try Workplace()
        let results = try ["1", "2", "3"].map { jobs in
            let ending = try Program.run(
                ["fuzz", "--steps", "3000", "--jobs", jobs, "--json"], in: work.path)
            let found = try document(ending)
            return [found.storms, found.steps, found.frames, found.checkedTwice]
        }
        #expect(results[0] == results[1])
        #expect(results[0] == results[2])
    }

    @Test func itEndsInTime() throws {
        let work = try Workplace()
        let ending = try Program.run(["fuzz", "--time", "1s", "--json"], in: work.path)
        let found = try document(ending)
        #expect(found.steps > 0 && found.steps < 100_000_000)
    }

    @Test func aSearchWithoutAStormIsNone() throws {
        let work = try Workplace()
        let ending = try Program.run(["fuzz", "--time", "1ms"], in: work.path)
        #expect(ending.code == 64, "\(ending.everything)")
        #expect(ending.errors.contains("--time was over before a storm could begin"))
        #expect(ending.output.isEmpty)
    }

    /// A crash that no storm brings about by itself is told of all the same.
    @Test func aCrashIsNeverLost() throws {
        let work = try Workplace()
        let running = try Program.Running(
            Program.path,
            ["fuzz", "--steps", "12000", "--jobs", "1", "--json"], in: work.path)
        let worker = try running.firstWorker()
        try running.wait(for: worker, toComputeMilliseconds: 300)
        kill(worker, SIGSEGV)
        let ending = try running.wait()
        #expect(ending.code == 3, "\(ending.everything)")
        let found = try document(ending)
        #expect(found.steps == 12_000)
        let crash = try #require(found.findings.first { $0.finding.symptom.kind == "crashed" })
        #expect(!crash.finding.isReproduced)
        #expect(crash.path == nil)
    }

    @Test(arguments: [
        ["fuzz", "--steps", "0"], ["fuzz", "--steps", "many"], ["fuzz", "--time", "0s"],
        ["fuzz", "--time", "10"], ["fuzz", "scenarios"], ["fuzz", "--repeat", "2"],
    ])
    func wrongArgumentsAreRefused(arguments: [String]) throws {
        let ending = try Program.run(arguments)
        #expect(ending.code == 64, "\(ending.everything)")
        #expect(ending.errors.hasPrefix("bench: error: "))
    }
}
