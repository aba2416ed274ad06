import Testing

@testable import Scenarios

/// Which failures count.
struct JudgementTests {
    private func failure(_ id: String, _ promiseClass: PromiseClass) -> Failure {
        Failure(
            kind: .invariant, id: id, promiseClass: promiseClass, timeNanoseconds: 0, frame: 0,
            message: "")
    }

    /// A result of three failures, one of each class.
    private func failed(name: String = "loop") throws -> RunResult {
        var result = try Played.result(#"{ "wait": "20ms" }"#)
        result.trace.header.name = name
        result.verdict = .failed
        result.failures = [
            failure("no-blank", .universal), failure("centred", .contract),
            failure("bounded-cells", .model),
        ]
        return result
    }

    @Test func everythingCountsUnlessSomethingIsSaid() throws {
        let result = try failed()
        #expect(Judgement().applied(to: result) == result)
    }

    @Test func aClassThatDoesNotCountIsSetAside() throws {
        let judged = Judgement(classes: [.universal]).applied(to: try failed())
        #expect(judged.verdict == .failed)
        #expect(judged.failures.map(\.id) == ["no-blank"])
        #expect(judged.setAside.map(\.failure.id) == ["centred", "bounded-cells"])
        #expect(judged.setAside.map(\.reason) == [.notPromised(.contract), .notPromised(.model)])
    }

    @Test func whatIsKnownIsSetAsideWithItsReason() throws {
        let known = KnownFailure(scenario: "loop", promise: "no-blank", reason: "since 4.0")
        let judged = Judgement(known: [known]).applied(to: try failed())
        #expect(judged.verdict == .failed)
        #expect(judged.failures.map(\.id) == ["centred", "bounded-cells"])
        #expect(judged.setAside.map(\.reason) == [.known("since 4.0")])
    }

    @Test func aRunWithoutFailuresThatCountHasPassed() throws {
        let known = KnownFailure(scenario: "loop", promise: "no-blank", reason: "since 4.0")
        let judged = Judgement(classes: [.universal], known: [known]).applied(to: try failed())
        #expect(judged.verdict == .passed)
        #expect(judged.failures.isEmpty)
        #expect(judged.setAside.count == 3)
    }

    @Test(arguments: [
        ("loop", "loop", true), ("loop", "loop[items=2]", true), ("loop", "looping", false),
        ("loop[items=2]", "loop[items=2]", true), ("loop[items=2]", "loop[items=3]", false),
        ("loop[items=2]", "loop", false),
    ])
    func anEntryStandsForItsScenario(entry: String, name: String, isAbout: Bool) {
        let known = KnownFailure(scenario: entry, promise: "no-blank", reason: "")
        #expect(known.isAbout(name) == isAbout)
        #expect(known.covers("no-blank", of: name) == isAbout)
        #expect(!known.covers("finite", of: name))
    }

    @Test func anExpectationIsOfItsScenariosClass() throws {
        let look = #"{ "expect": { "page": 3 } }"#
        let contract = try Played.result(look)
        #expect(contract.failures.map(\.promiseClass) == [.contract])
        let universal = try Played.result(look, more: #""class": "universal","#)
        #expect(universal.failures.map(\.promiseClass) == [.universal])
    }

    @Test func anInvariantIsOfItsOwnClass() throws {
        let result = try Played.result(
            #"{ "present": {} }, { "swipe": { "direction": "left" } }, { "settle": {} }"#,
            more: #""class": "model","#, browser: { HalfPageBrowser() })
        #expect(result.failures.contains { $0.promiseClass == .universal })
        #expect(!result.failures.contains { $0.kind == .invariant && $0.promiseClass == .model })
    }
}
