@testable import JXPhotoBrowser
import Testing
@testable import UIKit

/// The state machine alone.
struct AutoPlayTests {
    @Test(arguments: [
        (3, 3), (0.5, 0.5), (0.499, 0.5), (0, 0.5), (-5, 0.5), (1e300, 1e300),
        (-Double.infinity, 0.5), (Double.infinity, 0.5), (Double.nan, 0.5),
        (Double.leastNonzeroMagnitude, 0.5),
    ])
    func interval(wanted: Double, legal: Double) {
        #expect(AutoPlay.legalInterval(wanted) == legal)
    }

    @Test(arguments: [0.5, 1, 3, 3.1, 0.7, 1e5, 1e300])
    func oneIntervalOfTicksMakesAFlip(interval: Double) throws {
        var machine = AutoPlay()
        #expect(machine.intervalChanged(to: interval, .disabled) == .none)
        guard case .start(let period) = machine.holdsChanged(to: []) else {
            Issue.record("It does not start.")
            return
        }
        guard case .counting(let ticks) = machine.phase else {
            Issue.record("It does not count.")
            return
        }
        // The whole of it is one interval, seconds, to the rounding of a product.
        #expect(abs(period * Double(ticks) - interval) <= interval * 1e-12)
        #expect(period <= AutoPlay.longestTick || interval > 20_000)
        for _ in 1..<ticks { #expect(machine.ticked([]) == .none) }
        #expect(machine.ticked([]) == .flip)
        #expect(machine.phase == .idle)
    }

    @Test func restBeginsTheIntervalAnew() {
        var machine = AutoPlay()
        _ = machine.holdsChanged(to: [])
        let whole = machine.phase
        _ = machine.ticked([])
        #expect(machine.phase != whole)
        // Nothing has changed: nothing happens.
        #expect(machine.holdsChanged(to: []) == .none)
        #expect(machine.phase != whole)
        #expect(machine.rested([]) == .start(period: 0.25))
        #expect(machine.phase == whole)
    }

    @Test(arguments: [
        AutoPlayHolds.disabled, .notPlaced, .inBackground, .nowhereToGo, .moving, .finger,
    ])
    func announcedHoldsTakeTheTimerAway(hold: AutoPlayHolds) {
        var machine = AutoPlay()
        _ = machine.holdsChanged(to: [])
        #expect(machine.holdsChanged(to: hold) == .stop)
        #expect(machine.holdsChanged(to: [hold, .covered]) == .none)
        #expect(machine.rested(hold) == .none)
        #expect(machine.holdsChanged(to: []) == .start(period: 0.25))
        #expect(machine.ticked(hold) == .stop)
    }

    @Test func silentHoldsAreWatched() {
        var machine = AutoPlay()
        _ = machine.holdsChanged(to: [])
        #expect(machine.ticked(.outOfSight) == .start(period: 0.1))
        #expect(machine.ticked(.outOfSight) == .none)
        #expect(machine.ticked([.outOfSight, .covered]) == .start(period: 1.0 / 120))
        #expect(machine.rested(.covered) == .none)
        #expect(machine.ticked([]) == .start(period: 0.25))
        #expect(machine.phase == .counting(ticksLeft: 12))
        #expect(machine.holdsChanged(to: .zoomed) == .start(period: 0.1))
        #expect(machine.holdsChanged(to: [.zoomed, .finger]) == .stop)
    }

    @Test func newIntervalBeginsNow() {
        var machine = AutoPlay()
        _ = machine.holdsChanged(to: [])
        #expect(machine.intervalChanged(to: 1, []) == .start(period: 0.25))
        #expect(machine.phase == .counting(ticksLeft: 4))
        _ = machine.holdsChanged(to: .finger)
        #expect(machine.intervalChanged(to: 2, .finger) == .none)
        #expect(machine.phase == .idle)
    }
}
