import Testing

@testable import Scenarios

/// Failures under other readings of the platform's rules.
struct RuleReadingTests {
    private func failed(_ rules: [[String]]) throws -> RunResult {
        var result = try Played.result(#"{ "wait": "20ms" }"#)
        result.verdict = .failed
        result.failures = rules.enumerated().map { index, rules in
            Failure(
                kind: .invariant, id: "promise \(index)", timeNanoseconds: 0, frame: 0,
                message: "", platformRules: rules)
        }
        return result
    }

    @Test func onlyRulesThatFailuresLeanOnAreReadAnotherWay() throws {
        #expect(try failed([["snap"], []]).otherReadings.isEmpty)
        #expect(
            try failed([["snap", "handover"], ["tap"]]).otherReadings
                == [.tapMoves10, .handoverAtStartOnly])
    }

    @Test func eachFailureIsToldOfItsOwnRules() throws {
        var result = try failed([["handover"], ["handover"], ["tap"]])
        var other = result
        other.failures.removeFirst()
        result.note(.handoverAtStartOnly, other, name: "handover: atStartOnly")
        #expect(
            result.failures.map(\.readings) == [
                [RuleReading(reading: "handover: atStartOnly", fails: false)],
                [RuleReading(reading: "handover: atStartOnly", fails: true)], [],
            ])
    }

    @Test func aReadingThatTheScenarioAsksForIsTakenBack() throws {
        let plain = try Played.scenario(#"{ "wait": "20ms" }"#)
        let read = plain.reading(.tapMoves10)
        #expect(read.scenario.platformAlternatives == [.tapMoves10])
        #expect(read.name == "tap: narrow")
        let back = read.scenario.reading(.tapMoves10)
        #expect(back.scenario == plain)
        #expect(back.name == "not tap: narrow")
    }
}
