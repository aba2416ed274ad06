@_spi(Simulation) import UIKit

// What the app was told, and what goes on in time.
extension Evaluator {
    func appComplaint(_ subject: ExpectationSubject) -> String? {
        switch subject {
        case .hiddenThumbnails(let items):
            let found = host.hiddenThumbnails
            return found == items.sorted() ? nil : "expected \(items.sorted()), found \(found)"
        case .callbackLog(let check): return compareLog(check)
        case .timers(let matcher):
            let all = Simulation.current.scheduledTaskCount
            return compare(matcher, Double(all - host.imagesUnderWay - foreignTasks()))
        case .flips(let check): return compareFlips(check)
        case .gone(let moment): return compareGone(moment)
        case .hostOffset(let matcher):
            return compare(matcher, Double(host.scrolling?.scroller?.scrolledDistance ?? 0))
        case .isHostShown(let wanted):
            return compare(wanted, host.host.browserScreen.viewIfLoaded?.window != nil)
        default: preconditionFailure("\(subject.name) is not about the app.")
        }
    }

    // MARK: Moments

    /// Nanoseconds from a mark, or from the start.
    func sinceMark(_ time: SimulatedTime, _ name: String?) -> Int64 {
        time.nanoseconds - (mark(name)?.time.nanoseconds ?? 0)
    }

    func isWithin(_ tolerance: Int64?, _ found: Int64, _ wanted: Int64) -> Bool {
        abs(found - wanted) <= tolerance ?? frameNanoseconds
    }

    /// Moments in words, to the tenth of a millisecond.
    static func list(_ moments: [Int64]) -> String {
        moments.isEmpty ? "no moment" : moments.map(text).joined(separator: ", ")
    }

    private static func text(_ nanoseconds: Int64) -> String {
        let rounded = (Double(nanoseconds) / 1e5).rounded() / 1e4
        return "\(rounded) s"
    }

    private func compareGone(_ moment: MomentMatcher) -> String? {
        let wanted = Evaluator.text(moment.nanoseconds)
        guard let time = browserGoneAt else {
            let isAlive = host.liveBrowserCount > 0
            return "expected at \(wanted); "
                + (isAlive ? "a browser is alive" : "there has been none")
        }
        let found = sinceMark(time, moment.sinceMark)
        if isWithin(moment.withinNanoseconds, found, moment.nanoseconds) { return nil }
        return "expected at \(wanted), found at \(Evaluator.text(found))"
    }

    private func compareFlips(_ check: FlipCheck) -> String? {
        let start = mark(check.sinceMark)?.time ?? SimulatedTime.zero
        let found = flips.filter { check.sinceMark == nil || $0.time > start }
        switch check.wanted {
        case .count(let matcher):
            return compare(matcher, Double(found.count)).map { $0 + describe(found, check) }
        case .equals(let wanted):
            let isRight =
                wanted.count == found.count
                && zip(wanted, found).allSatisfy { matches($0, $1, check) }
            if isRight { return nil }
            return "expected \(wanted.isEmpty ? "none" : wanted.map(words).joined(separator: ", "))"
                + (found.isEmpty ? ", found none" : ", found" + describe(found, check))
        }
    }

    private func matches(_ wanted: FlipCheck.Flip, _ found: Flip, _ check: FlipCheck) -> Bool {
        if let page = wanted.page, page != found.page { return false }
        guard let time = wanted.nanoseconds else { return true }
        return isWithin(check.withinNanoseconds, sinceMark(found.time, check.sinceMark), time)
    }

    private func words(_ flip: FlipCheck.Flip) -> String {
        let page = flip.page.map { "to \($0)" }
        let time = flip.nanoseconds.map { "at \(Evaluator.text($0))" }
        return [page, time].compactMap(\.self).joined(separator: " ")
    }

    private func describe(_ flips: [Flip], _ check: FlipCheck) -> String {
        if flips.isEmpty { return "" }
        return " "
            + flips.map {
                "to \($0.page) at \(Evaluator.text(sinceMark($0.time, check.sinceMark)))"
            }.joined(separator: ", ")
    }

    // MARK: Calls

    private func compareLog(_ check: CallbackLogCheck) -> String? {
        if check.of.contains(.dismissInteraction) { KernelPort.needsInteractions() }
        let start = mark(check.sinceMark)?.loggedCallbacks ?? 0
        let found = host.callbackLog[start...].filter { check.of.contains($0.callback) }.map(\.text)
        switch check.wanted {
        case .equals(let wanted):
            return found == wanted ? nil : "expected \(wanted), found \(found)"
        case .contains(let wanted):
            var rest = wanted[...]
            for text in found where text == rest.first { rest = rest.dropFirst() }
            if rest.isEmpty { return nil }
            return "expected \(wanted) among the calls, in this order; “\(rest[rest.startIndex])” "
                + "is missing in \(found)"
        }
    }
}

extension Step {
    /// Whether the step looks at the log of the host's calls.
    nonisolated var readsCallbackLog: Bool {
        subjects.contains { if case .callbackLog = $0 { true } else { false } }
    }

    /// Whether the step asks whether a page is as it was at rest.
    nonisolated var asksWhetherRestored: Bool {
        subjects.contains { if case .isRestored = $0 { true } else { false } }
    }

    /// Whether the step looks at pictures that flew.
    nonisolated var asksForFlights: Bool {
        subjects.contains { if case .flights = $0 { true } else { false } }
    }

    private nonisolated var subjects: [ExpectationSubject] {
        switch action {
        case .expect(let expectation): expectation.checks.map(\.subject)
        case .always(let check): check.expectation.checks.map(\.subject)
        default: []
        }
    }
}
