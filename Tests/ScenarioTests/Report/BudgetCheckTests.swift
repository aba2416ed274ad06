import Testing

@testable @_spi(Simulation) import Scenarios

@Suite struct BudgetCheckTests {
    private static let swipe =
        #"{"present": {}}, {"settle": {}}, {"swipe": {"direction": "left"}}, {"settle": {}}"#

    private func failures(_ budgets: String) throws -> [Failure] {
        try Played.result(BudgetCheckTests.swipe, more: #""budgets": {\#(budgets)},"#).failures
    }

    @Test func whatIsWithinItsBudgetPasses() throws {
        let all = BudgetMetric.allCases.map { metric in
            #""\#(metric.rawValue)": \#(metric.isTime ? #""10s""# : "100000")"#
        }
        #expect(try failures(all.joined(separator: ", ")).isEmpty)
    }

    @Test func whatIsAboveFailsAtTheFrameThatPassedIt() throws {
        let exact = try Played.result(BudgetCheckTests.swipe)
        let made = RunMetrics(exact).work.total.cellsMade
        #expect(try failures(#""cellsMade": \#(made)"#).isEmpty)
        let failure = try #require(try failures(#""cellsMade": \#(made - 1)"#).first)
        #expect(failure.kind == .budget && failure.id == "cellsMade")
        #expect(
            failure.message
                == "found \(made) in all, at most \(made - 1) is allowed; passed here")
        let last = exact.trace.frames.indices.last { exact.trace.frames[$0].work.cellsMade > 0 }
        #expect(failure.frame == last)
    }

    @Test func timesAreLimitedToo() throws {
        let failure = try #require(try failures(#""liftToRest": "20ms""#).first)
        #expect(failure.message.hasSuffix("at most 20ms is allowed; passed here"))
    }

    @Test func whatWasNeverMeasuredIsToldAsSuch() throws {
        let result = try Played.result(
            #"{"present": {}}"#, more: #""budgets": {"liftToRest": "1s"},"#)
        #expect(result.failures.map(\.message) == ["at most 1s are allowed; nothing was measured"])
    }
}
