import Testing

@testable import Scenarios

/// The file of failures that are known.
struct KnownFailuresFileTests {
    private func parse(_ text: String) throws(ScenarioErrors) -> [KnownFailure] {
        try KnownFailuresFile.parse(Array(text.utf8), path: "known.json")
    }

    @Test func entriesAreRead() throws {
        let known = try parse(
            """
            { "version": 1, "failures": [
              { "scenario": "loop", "promise": "no-blank", "reason": "since 4.0" },
              { "scenario": "zoom[items=3]", "promise": "expect", "reason": "other figures" } ] }
            """)
        #expect(
            known == [
                KnownFailure(scenario: "loop", promise: "no-blank", reason: "since 4.0"),
                KnownFailure(scenario: "zoom[items=3]", promise: "expect", reason: "other figures"),
            ])
    }

    @Test(arguments: [
        (#"{ "version": 1 }"#, "known.json:1:1", "failures"),
        (#"{ "version": 2, "failures": [] }"#, "known.json:1:14", "1"),
        (
            #"{ "version": 1, "failures": [{ "scenario": "a", "promise": "b" }] }"#,
            "known.json:1:30", "reason"
        ),
        (
            #"{ "version": 1, "failures": [{ "scenario": "a", "promse": "b", "reason": "c" }] }"#,
            "known.json:1:49", "did you mean `promise`?"
        ),
        (#"{ "version": 1, "failures": ["#, "known.json:1:30", "the file ends here"),
    ])
    func whatIsWrongIsToldWithItsPlace(text: String, place: String, words: String) {
        do {
            _ = try parse(text)
            Issue.record("It was read.")
        } catch {
            #expect(error.rendered.contains(place), "\(error.rendered)")
            #expect(error.rendered.contains(words), "\(error.rendered)")
        }
    }

    @Test func aMissingFileIsNamed() {
        #expect(throws: ScenarioErrors.self) {
            try KnownFailuresFile.load(path: "/nowhere/known.json")
        }
    }
}
