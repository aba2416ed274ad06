import UIKit

/// When pages turn by themselves: one interval after the page came to rest and nothing held it.
///
/// One method per event; each is told what holds now and returns what the browser has to do. There
/// is one timer at most. While it counts it also ticks within the interval, to see what nobody
/// tells of; while only such things hold, it goes on ticking until they are gone.
nonisolated struct AutoPlay: Equatable {
    /// What the timer is for.
    enum Phase: Equatable {
        /// There is none.
        case idle
        /// So many ticks of it are left until the page turns.
        case counting(ticksLeft: Int)
        /// It looks whether what holds is gone.
        case watching(Watch)
    }

    /// How often to look whether a hold is gone.
    enum Watch: Equatable {
        /// In each frame: what covers the browser stays for a moment, and nobody tells of its end.
        case eachFrame
        /// Every now and then: a banner may be scrolled out of sight for hours.
        case now

        /// Seconds between two looks.
        var period: TimeInterval {
            switch self {
            case .eachFrame: 1.0 / 120
            case .now: 0.1
            }
        }
    }

    /// What the browser has to do after an event.
    enum Effect: Equatable {
        /// Nothing.
        case none
        /// Replace the timer by one that ticks with a period, seconds.
        case start(period: TimeInterval)
        /// Take the timer away.
        case stop
        /// Take the timer away and turn the page.
        case flip
    }

    /// The shortest interval, seconds.
    static let shortestInterval: TimeInterval = 0.5
    /// The longest time between two ticks while counting, seconds. Nothing that covers the browser
    /// comes and goes faster: a presentation's animations alone take longer.
    static let longestTick: TimeInterval = 0.25
    /// The most ticks of one interval; beyond, they are further apart.
    static let mostTicks = 100_000.0

    /// The time from rest to the turn of the page, seconds.
    private(set) var interval: TimeInterval = 3
    /// What the timer is for.
    private(set) var phase = Phase.idle

    /// The interval for one that was asked for.
    static func legalInterval(_ wanted: TimeInterval) -> TimeInterval {
        wanted >= shortestInterval && wanted.isFinite ? wanted : shortestInterval
    }

    // MARK: Events

    /// Something may hold that did not, or the other way round.
    mutating func holdsChanged(to holds: AutoPlayHolds) -> Effect {
        switch (phase, Aim(holds)) {
        case (.counting, .count), (.idle, .rest): return .none
        case (.watching(let watch), .watch(let wanted)) where watch == wanted: return .none
        case (_, let aim): return take(aim)
        }
    }

    /// A page has come to rest: the interval begins.
    mutating func rested(_ holds: AutoPlayHolds) -> Effect {
        if case .count = Aim(holds) { return take(.count) }
        return holdsChanged(to: holds)
    }

    /// The host wants another interval, which begins now.
    mutating func intervalChanged(to interval: TimeInterval, _ holds: AutoPlayHolds) -> Effect {
        self.interval = interval
        return rested(holds)
    }

    /// The timer has ticked.
    mutating func ticked(_ holds: AutoPlayHolds) -> Effect {
        switch (phase, Aim(holds)) {
        case (.counting(let left), .count) where left > 1:
            phase = .counting(ticksLeft: left - 1)
            return .none
        case (.counting, .count):
            phase = .idle
            return .flip
        case (.idle, _), (.watching, _), (.counting, .rest), (.counting, .watch):
            return holdsChanged(to: holds)
        }
    }

    // MARK: What follows

    /// What is to be done while something holds.
    private enum Aim {
        case rest
        case count
        case watch(Watch)

        init(_ holds: AutoPlayHolds) {
            if holds.isEmpty {
                self = .count
            } else if holds.isSubset(of: .silent) {
                self = .watch(holds.contains(.covered) ? .eachFrame : .now)
            } else {
                self = .rest
            }
        }
    }

    private mutating func take(_ aim: Aim) -> Effect {
        switch aim {
        case .rest:
            phase = .idle
            return .stop
        case .watch(let watch):
            phase = .watching(watch)
            return .start(period: watch.period)
        case .count:
            let ticks = min((interval / AutoPlay.longestTick).rounded(.up), AutoPlay.mostTicks)
            phase = .counting(ticksLeft: Int(ticks))
            return .start(period: interval / ticks)
        }
    }
}
