import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct TapSequenceTests {
    private func limits(taps: Int = 1, touches: Int = 1) -> TapSequence.Limits {
        TapSequence.Limits(
            taps: taps, touches: touches, pressDuration: 0.75, pause: 0.35, movement: 45, spread: 45
        )
    }

    private func time(_ milliseconds: Int64) -> SimulatedTime {
        SimulatedTime(nanoseconds: milliseconds * 1_000_000)
    }

    @Test func oneTap() {
        var taps = TapSequence()
        #expect(
            taps.fingerDown(at: .zero, time: time(10), limits: limits()) == .failsAfter(time(760)))
        #expect(taps.fingerMoved(by: 45, limits: limits()) == .open)
        #expect(taps.fingerMoved(by: 45.001, limits: limits()) == .failed)
        #expect(!taps.isBetweenTaps)
        #expect(
            taps.fingersUp(at: .zero, time: time(760), remaining: 0, limits: limits()) == .complete)
    }

    @Test func twoTaps() {
        let limits = limits(taps: 2)
        var taps = TapSequence()
        _ = taps.fingerDown(at: .zero, time: time(0), limits: limits)
        #expect(
            taps.fingersUp(at: .zero, time: time(100), remaining: 0, limits: limits)
                == .failsAfter(time(450)))
        #expect(taps.isBetweenTaps)
        var late = taps
        #expect(late.fingerDown(at: .zero, time: time(451), limits: limits) == .failed)
        var far = taps
        #expect(
            far.fingerDown(at: CGPoint(x: 46, y: 0), time: time(200), limits: limits) == .failed)
        #expect(
            taps.fingerDown(at: CGPoint(x: 45, y: 0), time: time(450), limits: limits)
                == .failsAfter(time(1_200)))
        #expect(
            taps.fingersUp(at: .zero, time: time(500), remaining: 0, limits: limits) == .complete)
        #expect(taps.tapCount == 2)
    }

    @Test func fingersMustBeDownTogether() {
        let limits = limits(touches: 2)
        var taps = TapSequence()
        #expect(taps.fingersUp(at: .zero, time: time(0), remaining: 0, limits: limits) == .failed)
        _ = taps.fingerDown(at: .zero, time: time(0), limits: limits)
        var alone = taps
        #expect(alone.fingersUp(at: .zero, time: time(50), remaining: 0, limits: limits) == .failed)
        _ = taps.fingerDown(at: .zero, time: time(20), limits: limits)
        var three = taps
        #expect(three.fingerDown(at: .zero, time: time(30), limits: limits) == .failed)
        #expect(taps.fingersUp(at: .zero, time: time(50), remaining: 1, limits: limits) == .open)
        var late = taps
        #expect(late.fingerDown(at: .zero, time: time(60), limits: limits) == .failed)
        #expect(
            taps.fingersUp(at: .zero, time: time(70), remaining: 0, limits: limits) == .complete)
    }
}
