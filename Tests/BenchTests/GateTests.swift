import Foundation
import Testing

/// `bench baseline update` and `bench gate`: what is accepted, and what is seen of what has changed.
struct GateTests {
    private let work: Workplace
    private let scenario = Program.root + "/scenarios/paging/light-cells.json"

    init() throws {
        work = try Workplace()
        let made = try bench("baseline", "update", scenario)
        #expect(made.code == 0, "\(made.everything)")
    }

    private func bench(_ arguments: String...) throws -> Program.Ending {
        try Program.run(arguments + ["--baselines", "kept"], in: work.path)
    }

    private var file: String { work.path + "/kept/paging/light-cells.json" }

    /// Changes the baseline's JSON.
    private func change(_ body: (inout [String: Any]) -> Void) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        var object = try #require(
            try JSONSerialization.jsonObject(with: data) as? [String: Any])
        body(&object)
        try JSONSerialization.data(withJSONObject: object)
            .write(to: URL(fileURLWithPath: file))
    }

    /// Changes one of its totals.
    private func change(total name: String, by amount: Double) throws {
        try change { object in
            var totals = object["totals"] as? [String: Double] ?? [:]
            totals[name, default: 0] += amount
            object["totals"] = totals
        }
    }

    @Test func whatHasNotChangedPasses() throws {
        let ending = try bench("gate", scenario)
        #expect(ending.code == 0, "\(ending.everything)")
        #expect(ending.output == "1 scenario against kept: 1 ok\n")
        let again = try bench("baseline", "update", scenario)
        #expect(again.output == "1 baseline in kept: 1 as before\n")
    }

    @Test func whatIsCostlierIsNamedWithItsFirstFrame() throws {
        // As if the first frame had laid out once less.
        try change(total: "layoutPasses", by: -1)
        try change { object in
            var frames = object["frames"] as? [String: Any] ?? [:]
            var rows = frames["rows"] as? [String] ?? []
            var fields = rows[0].split(separator: " ").map { Int($0) ?? 0 }
            fields[2] -= 1
            rows[0] = fields.map(String.init).joined(separator: " ")
            frames["rows"] = rows
            object["frames"] = frames
        }
        let ending = try bench("gate", scenario)
        #expect(ending.code == 2)
        #expect(ending.output.contains("COSTLIER     light-cells"))
        let row = try #require(
            ending.output.split(separator: "\n").first { $0.contains("layoutPasses") })
        #expect(row.contains("limit +0  first in frame 0: "), "\(row)")
    }

    @Test func aLimitMayBeWidened() throws {
        try change(total: "delegateCalls", by: -3)
        #expect(try bench("gate", scenario).code == 2)
        #expect(try bench("gate", scenario, "--limit", "delegateCalls=+2").code == 2)
        #expect(try bench("gate", scenario, "--limit", "delegateCalls=+3").code == 0)
        let strict = try bench("gate", scenario, "--limit", "delegateCalls===0")
        #expect(strict.code == 2 && strict.output.contains("limit ==0"))
    }

    @Test func whatIsCheaperPassesAndIsTold() throws {
        try change(total: "hitTests", by: 1)
        let ending = try bench("gate", scenario)
        #expect(ending.code == 0)
        #expect(ending.output.contains("cheaper than the baseline: 1 scenario"))
    }

    @Test func theFirstBaselineTellsWhatHasChanged() throws {
        try change(total: "cellsMade", by: 2)
        let ending = try bench("baseline", "update", scenario)
        #expect(ending.code == 0)
        #expect(ending.output.contains("changed  light-cells\n    cellsMade  "))
        #expect(ending.output.hasSuffix("1 baseline in kept: 1 changed\n"))
    }

    @Test func whatHasNoBaselineIsNeverAPass() throws {
        let other = Program.root + "/scenarios/paging/over-swiping.json"
        let ending = try bench("gate", other)
        #expect(ending.code == 5 && ending.output.contains("NO BASELINE"), "\(ending.everything)")
        let none = try Program.run(["gate", other, "--baselines", "nowhere"], in: work.path)
        #expect(none.code == 5 && none.errors.contains("no folder nowhere"))
    }

    @Test func figuresOfAnotherMachineAreNeverAPass() throws {
        try change(total: "allocations", by: 1)
        try change { object in
            var fingerprint = object["fingerprint"] as? [String: String] ?? [:]
            fingerprint["compiler"] = "1.0"
            object["fingerprint"] = fingerprint
        }
        let ending = try bench("gate", scenario)
        #expect(ending.code == 6)
        #expect(ending.output.contains("allocations not compared: compiler "), "\(ending.output)")
        #expect(try bench("gate", scenario, "--only", "exact").code == 0)
    }

    @Test(arguments: [
        ("{", "it is no JSON"), (#"{"schema": "bench.baseline/9"}"#, "bench.baseline/9"),
        (#"{"schema": "bench.baseline/1"}"#, "is missing"),
    ])
    func aDamagedBaselineSaysSo(text: String, words: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        let ending = try bench("gate", scenario)
        #expect(ending.code == 64)
        #expect(ending.errors.contains("kept/paging/light-cells.json"))
        #expect(ending.errors.contains(words), "\(ending.errors)")
        // This is what mends it.
        #expect(try bench("baseline", "update", scenario).code == 0)
        #expect(try bench("gate", scenario).code == 0)
    }

    @Test func aFigureThatThereIsNotIsAnError() throws {
        try change(total: "cellsMad", by: 1)
        let ending = try bench("gate", scenario)
        #expect(ending.code == 64)
        #expect(ending.errors.contains(#""cellsMad"; did it mean "cellsMade"?"#))
        let limit = try bench("gate", scenario, "--limit", "cellsMad=5%")
        #expect(limit.code == 64 && limit.errors.contains(#"did you mean "cellsMade"?"#))
    }

    @Test func whatFailsIsNotAccepted() throws {
        try work.write(
            """
            {"version": 1, "name": "wrong", "summary": "Expects what is not so", "host": {"items": 3},
             "timeline": [{"present": {}}, {"settle": {}}, {"expect": {"page": 2}}]}
            """, to: "wrong.json")
        let ending = try bench("baseline", "update", "wrong.json")
        #expect(ending.code == 1 && ending.output.contains("left     wrong"), "\(ending.output)")
        #expect(!FileManager.default.fileExists(atPath: work.path + "/kept/wrong.json"))
    }

    @Test func instructionsNeedValgrind() throws {
        let script = """
            PATH=/nowhere "$BENCH" gate \(scenario) --instructions --baselines kept
            """
        let ending = try Program.shell(script, in: work.path)
        #expect(ending.code == 64)
        #expect(ending.errors.contains("valgrind, which counts instructions, is not installed"))
        let only = try bench("gate", scenario, "--only", "instructions")
        #expect(only.code == 64 && only.errors.contains("add --instructions"))
    }
}
