import Testing

@testable import Scenarios

@Suite struct TimelineRunnerTests {
    private func wait(_ milliseconds: Int64, _ start: StepStart = .whenOver(delayNanoseconds: 0))
        -> Step
    {
        Step(start: start, action: .wait(nanoseconds: milliseconds * 1_000_000))
    }

    /// Plays the steps with waits that take as long as they say; the starts as text.
    private func starts(_ steps: [Step], until end: Int64 = 10_000) -> [String] {
        var runner = TimelineRunner(steps: steps)
        var log: [String] = []
        while let command = runner.next(until: end * 1_000_000) {
            switch command {
            case .start(let step, let time):
                log.append("\(step)@\(time / 1_000_000)")
                if case .wait(let nanoseconds) = steps[step].action {
                    runner.finish(step, at: time + nanoseconds)
                } else {
                    runner.finish(step, at: time)
                }
            case .fail(let step):
                log.append("\(step) fails")
            case .stopSettling(let step):
                log.append("\(step) does not settle")
            }
        }
        return log
    }

    @Test func stepsFollowOneAnother() {
        #expect(starts([wait(100), wait(50), wait(10)]) == ["0@0", "1@100", "2@150"])
    }

    @Test func afterCountsFromTheEndOfAllBefore() {
        let steps = [wait(100), wait(5, .whenOver(delayNanoseconds: 30_000_000)), wait(1)]
        #expect(starts(steps) == ["0@0", "1@130", "2@135"])
    }

    @Test func stepsWithATimeOfTheirOwnOverlap() {
        let steps = [wait(100), wait(500, .at(nanoseconds: 20_000_000)), wait(1)]
        // The third waits for both.
        #expect(starts(steps) == ["0@0", "1@20", "2@520"])
    }

    @Test func fromStartCountsFromTheStartOfAnother() {
        let steps = [wait(100), wait(1, .afterStart(of: 0, delayNanoseconds: 40_000_000))]
        #expect(starts(steps) == ["0@0", "1@40"])
    }

    @Test func aConditionThatNeverHoldsFails() {
        let condition = ScenarioCondition(parts: [.mark("never")])
        let steps = [
            wait(10), wait(1, .when(condition, withinNanoseconds: 200_000_000, fromStartOf: nil)),
            wait(2),
        ]
        #expect(starts(steps) == ["0@0", "1 fails", "2@210"])
    }

    @Test func aConditionThatHoldsStartsItsStep() {
        let condition = ScenarioCondition(parts: [.mark("soon")])
        var runner = TimelineRunner(steps: [
            wait(5, .when(condition, withinNanoseconds: 100_000_000, fromStartOf: nil)), wait(1),
        ])
        #expect(runner.next(until: 20_000_000) == nil)
        #expect(runner.isWatching(0))
        runner.conditionHolds(0, at: 20_000_000)
        #expect(runner.startTime(of: 0) == 20_000_000)
        #expect(!runner.isWatching(0))
        runner.finish(0, at: 25_000_000)
        #expect(runner.next(until: 30_000_000) == .start(step: 1, timeNanoseconds: 25_000_000))
    }

    @Test func whatSettlesFailsAtItsLimit() {
        var runner = TimelineRunner(steps: [
            Step(action: .settle(limitNanoseconds: 50_000_000)), wait(1),
        ])
        #expect(runner.next(until: 0) == .start(step: 0, timeNanoseconds: 0))
        #expect(runner.next(until: 49_000_000) == nil)
        #expect(runner.next(until: 50_000_000) == .stopSettling(step: 0))
        #expect(runner.next(until: 50_000_000) == .start(step: 1, timeNanoseconds: 50_000_000))
    }

    @Test func allIsDoneWhenTheLastStepIsOver() {
        var runner = TimelineRunner(steps: [wait(10), wait(300)])
        #expect(runner.next(until: 0) == .start(step: 0, timeNanoseconds: 0))
        #expect(runner.endNanoseconds == nil)
        runner.finish(0, at: 10_000_000)
        #expect(runner.next(until: 10_000_000) == .start(step: 1, timeNanoseconds: 10_000_000))
        runner.finish(1, at: 310_000_000)
        #expect(runner.next(until: 10_000_000) == nil)
        // It is known when it ends, though that is still ahead.
        #expect(runner.endNanoseconds == 310_000_000)
    }
}
