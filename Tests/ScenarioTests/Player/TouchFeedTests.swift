import Foundation
import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

@Suite struct TouchFeedTests {
    /// A feed, and frames to bring it along.
    private struct Stage {
        let simulation = Simulation(device: SimulatedDevice())
        let recorder = TraceRecorder(header: TraceHeader(), expectedFrames: 10)
        let feed: TouchFeed

        init() {
            feed = TouchFeed(simulation: simulation, recorder: recorder)
        }

        /// Samples of a finger, one a millisecond from `start` on: `d` down, `m` moved, `u` up, `c`
        /// taken by the system.
        func send(finger: Int, _ phases: String, start: Int64) {
            let samples = phases.enumerated().map { index, letter in
                let phase: GestureSample.Phase =
                    switch letter {
                    case "d": .began
                    case "m": .moved
                    case "u": .ended
                    default: .cancelled
                    }
                return GestureSample(
                    finger: finger, timeNanoseconds: Int64(index) * 1_000_000,
                    location: CGPoint(x: 10 * finger, y: index), phase: phase)
            }
            feed.send(samples, start: start * 1_000_000)
        }

        func deliver(untilMilliseconds milliseconds: Int64) {
            feed.frameDidDeliver(until: SimulatedTime(nanoseconds: milliseconds * 1_000_000))
        }

        var log: [String] {
            recorder.trace.events.map { "\($0.kind.rawValue) \($0.a)" }
        }
    }

    @Test func fingersAreDownFromTheFrameInWhichTheyArrive() {
        let stage = Stage()
        #expect(stage.feed.isIdle)
        stage.send(finger: 3, "dmmu", start: 10)
        #expect(!stage.feed.isIdle)
        stage.deliver(untilMilliseconds: 9)
        #expect(stage.feed.down.isEmpty && !stage.feed.isIdle)
        stage.deliver(untilMilliseconds: 12)
        #expect(stage.feed.down.map(\.touch.finger) == [3])
        #expect(stage.feed.down.map(\.touch.location) == [CGPoint(x: 30, y: 2)])
        stage.deliver(untilMilliseconds: 13)
        #expect(stage.feed.down.isEmpty && stage.feed.isIdle)
        #expect(stage.log == ["touchDown 3", "touchUp 3"])
    }

    @Test func aFingerThatComesDownTwiceIsThereOnce() {
        let stage = Stage()
        stage.send(finger: 1, "dmmmu", start: 10)
        stage.send(finger: 1, "dm", start: 12)
        stage.deliver(untilMilliseconds: 12)
        #expect(stage.feed.down.map(\.touch.finger) == [1])
        stage.deliver(untilMilliseconds: 14)
        #expect(stage.feed.down.isEmpty)
        #expect(stage.log == ["touchDown 1", "touchCancelled 1", "touchDown 1", "touchUp 1"])
    }

    @Test func gesturesThatOverlapArriveInOrderOfTime() {
        let stage = Stage()
        stage.send(finger: 1, "dmmmmmu", start: 10)
        stage.deliver(untilMilliseconds: 11)
        stage.send(finger: 2, "du", start: 13)
        stage.deliver(untilMilliseconds: 13)
        #expect(stage.feed.down.map(\.touch.finger) == [1, 2])
        stage.deliver(untilMilliseconds: 20)
        #expect(stage.log == ["touchDown 1", "touchDown 2", "touchUp 2", "touchUp 1"])
    }

    @Test func whatIsTakenIsTold() {
        let stage = Stage()
        var taken = 0
        stage.feed.touchWasTaken = { taken += 1 }
        stage.send(finger: 1, "dc", start: 0)
        stage.deliver(untilMilliseconds: 5)
        #expect(taken == 1)
        stage.send(finger: 1, "dmmm", start: 6)
        stage.send(finger: 2, "dmmm", start: 6)
        stage.deliver(untilMilliseconds: 7)
        stage.feed.cancelAll()
        #expect(taken == 3)
        #expect(stage.feed.isIdle)
        // What was on its way does not come.
        stage.deliver(untilMilliseconds: 100)
        #expect(stage.feed.down.isEmpty)
        #expect(stage.log.suffix(2) == ["touchCancelled 1", "touchCancelled 2"])
    }
}
