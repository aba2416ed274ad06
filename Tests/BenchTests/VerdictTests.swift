import Foundation
import Testing

/// Which failures count, and what is told of the others.
struct VerdictTests {
    private func work(known: String? = nil) throws -> Workplace {
        let work = try Workplace()
        try work.write(Sample.swipe(), to: "set/good.json")
        try work.write(Sample.failing(), to: "set/failing.json")
        if let known { try work.write(known, to: "known.json") }
        return work
    }

    private func known(_ scenario: String, _ promise: String = "expect") -> String {
        """
        { "version": 1, "failures": [
          { "scenario": "\(scenario)", "promise": "\(promise)", "reason": "by design" } ] }
        """
    }

    @Test func aKnownFailureDoesNotFailTheRun() throws {
        let work = try work(known: known("failing"))
        let ending = try Program.run(
            ["run", "set", "--known-failures", "known.json"], in: work.path)
        #expect(ending.code == 0, "\(ending.everything)")
        #expect(ending.output.hasPrefix("2 scenarios: 2 ok, 1 known failure "))
        let single = try Program.run(
            ["run", "set/failing.json", "--known-failures", "known.json"], in: work.path)
        #expect(single.code == 0)
        #expect(single.output.contains("page: expected 3, found 1 (known: by design)"))
        #expect(single.output.contains("--known-failures known.json --seed"))
    }

    @Test func theUsualFileIsFound() throws {
        let work = try work()
        try work.write(known("failing"), to: ".bench/known-failures.json")
        let ending = try Program.run(["run", "set"], in: work.path)
        #expect(ending.code == 0, "\(ending.everything)")
    }

    @Test func anUnexpectedPassFailsTheRun() throws {
        let work = try work(known: known("sample"))
        let ending = try Program.run(
            ["run", "set/good.json", "--known-failures", "known.json"], in: work.path)
        #expect(ending.code == 1)
        #expect(
            ending.output.contains(
                "FAIL  sample   expect  holds, though it is known not to (by design); take the entry "
                    + "out of known.json"))
        let json = try Program.run(
            ["run", "set/good.json", "--json", "--known-failures", "known.json"], in: work.path)
        #expect(json.code == 1)
        #expect(json.output.contains(#""unexpectedPasses" : ["#))
    }

    /// Nobody can say that what was not run holds.
    @Test func entriesOfOtherScenariosAreLeftAlone() throws {
        let work = try work(known: known("elsewhere"))
        let ending = try Program.run(
            ["run", "set/good.json", "--known-failures", "known.json"], in: work.path)
        #expect(ending.code == 0, "\(ending.everything)")
    }

    @Test func aBadFileIsToldLikeABadScenario() throws {
        let work = try work(known: #"{ "version": 1, "failures": [{ "scenario": "a" }] }"#)
        let ending = try Program.run(
            ["run", "set", "--known-failures", "known.json"], in: work.path)
        #expect(ending.code == 65)
        #expect(ending.errors.hasPrefix("known.json:1:30: error: "))
        #expect(ending.output.isEmpty)
    }

    @Test func aClassThatIsNotAskedForDoesNotCount() throws {
        let work = try work()
        let universal = try Program.run(
            ["run", "set/failing.json", "--class", "universal"], in: work.path)
        #expect(universal.code == 0, "\(universal.everything)")
        #expect(universal.output.contains("(not counted; --class contract counts it)"))
        let contract = try Program.run(
            ["run", "set/failing.json", "--class", "contract"], in: work.path)
        #expect(contract.code == 1)
        let wrong = try Program.run(["run", "set", "--class", "all"], in: work.path)
        #expect(wrong.code == 64)
        #expect(wrong.errors.contains("\"all\" is not one of universal, contract, model"))
    }

    @Test func whatIfTellsOfOtherReadings() throws {
        let work = try work()
        try work.write(
            Sample.swipe(
                name: "caught",
                steps: """
                    , { "swipe": { "direction": "left" } }, { "after": "100ms", "tap": {} },
                    { "settle": {} }, { "expect": { "page": 4 } }
                    """), to: "caught.json")
        let ending = try Program.run(["run", "caught.json", "--what-if"], in: work.path)
        #expect(ending.code == 1)
        #expect(ending.output.contains("what if: fails under every reading (also with "))
        let plain = try Program.run(["run", "caught.json"], in: work.path)
        #expect(!plain.output.contains("what if"))
    }

    @Test func bisectingEndsAsGitUnderstands() throws {
        let work = try work()
        let cases: [([String], Int32)] = [
            (["run", "set/good.json", "--bisect"], 0), (["run", "set", "--bisect"], 1),
            (["run", "nowhere.json", "--bisect"], 128), (["run", "--bisect"], 128),
            (["run", "set/good.json", "--bisect", "--kernel", "nowhere"], 128),
        ]
        for (arguments, code) in cases {
            let ending = try Program.run(arguments, in: work.path)
            #expect(ending.code == code, "\(arguments): \(ending.everything)")
        }
    }
}
