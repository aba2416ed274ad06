import Foundation
import Testing

/// However often a browser comes and goes, the heap is as it was: every block is counted.
@Suite(.serialized)
struct HeapTests {
    private struct Document: Decodable {
        var results: [Result]
    }

    private struct Result: Decodable {
        var name: String
        var report: Report
    }

    private struct Report: Decodable {
        var costs: Costs
    }

    private struct Costs: Decodable {
        var heldByRun: HeapUse
        var leftByRepetitions: HeapUse?
    }

    private struct HeapUse: Decodable, Equatable {
        var blocks: Int
        var bytes: Int
    }

    /// What the program says of scenarios, by name.
    private func costs(_ work: Workplace, repetitions: Int) throws -> [String: Costs] {
        let ending = try Program.run(
            [
                "run", "set", "--json", "--no-plot", "--time-limit", "100s", "--repeat",
                "\(repetitions)",
            ], in: work.path)
        #expect(ending.code == 0, "\(ending.everything.suffix(3000))")
        let document = try JSONDecoder().decode(Document.self, from: Data(ending.output.utf8))
        return Dictionary(uniqueKeysWithValues: document.results.map { ($0.name, $0.report.costs) })
    }

    /// In one app that goes on running: against a hundred rounds, so that arrays have found their
    /// size.
    @Test func aThousandRoundsLeaveTheAppAsItWas() throws {
        let work = try Workplace()
        for way in ComingAndGoing.allCases {
            for (name, rounds) in [("\(way)-few", 100), ("\(way)-many", way.rounds)] {
                try work.write(
                    way.scenario(name: name, rounds: rounds, total: way.rounds),
                    to: "set/\(name).json")
            }
        }
        let costs = try costs(work, repetitions: 1)
        for way in ComingAndGoing.allCases {
            let few = try #require(costs["\(way)-few"]).heldByRun
            let many = try #require(costs["\(way)-many"]).heldByRun
            // An app, a window, an album of thumbnails: were nothing counted, this would say so.
            #expect(few.blocks > 100 && few.bytes > 10_000, "\(way): \(few)")
            #expect(many.blocks == few.blocks, "\(way)")
            // What is left is a line in a list of the checks: the number of each cell that they have
            // seen, and when a page turned. Another list with a number a round would be too much.
            let noted = (many.bytes - few.bytes) / (way.rounds - 100)
            #expect(noted <= (way.turnsPages ? 160 : 24), "\(way): \(noted) bytes a round")
        }
    }

    /// What outlives a whole app, once it and all that it showed is gone.
    @Test func aWholeAppLeavesNothing() throws {
        let work = try Workplace()
        for way in ComingAndGoing.allCases {
            try work.write(
                way.scenario(name: "\(way)", rounds: 10, total: 10), to: "set/\(way).json")
        }
        let costs = try costs(work, repetitions: 6)
        for way in ComingAndGoing.allCases {
            let costs = try #require(costs["\(way)"])
            let left = try #require(costs.leftByRepetitions)
            #expect(left.blocks == 0, "\(way)")
            // The allocator rounds the same request up by 16 bytes more or less; a number a round,
            // in a list that never goes, would be 320.
            #expect(left.bytes.magnitude <= 256, "\(way): \(left.bytes)")
        }
    }

    @Test func theScreenTellsWhatIsLeft() throws {
        let work = try Workplace()
        try work.write(Sample.swipe(), to: "sample.json")
        let ending = try Program.run(
            ["run", "sample.json", "--no-plot", "--repeat", "3"], in: work.path)
        #expect(
            ending.output.contains(/\n    memory left by repetitions +0 blocks   ok\n/),
            "\(ending.everything)")
    }

    /// Two repetitions tell nothing yet, since the first makes what is made once.
    @Test func fewerThanThreeRepetitionsAreNotCompared() throws {
        let work = try Workplace()
        try work.write(Sample.swipe(), to: "set/sample.json")
        #expect(try #require(costs(work, repetitions: 2)["sample"]).leftByRepetitions == nil)
        #expect(try #require(costs(work, repetitions: 3)["sample"]).leftByRepetitions != nil)
    }
}
