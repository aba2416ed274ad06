@_spi(Simulation) import UIKit

/// Answers what expectations and conditions ask about a frame.
final class Evaluator {
    private let host: HostDriver
    private let resolve: (Place) -> CGPoint?
    /// The pages that were told of, in order.
    private(set) var pageChanges: [Int] = []
    private var marks: [String: Mark] = [:]
    private let pointsToKeep: [String: [Place]]

    /// What is remembered of a moment.
    private struct Mark {
        var pageChangeCount: Int
        var callbackCounts: [Int]
        var contents: [(place: Place, content: ContentPoint?)]
    }

    /// A point of an item's image, as fractions of its width and height.
    struct ContentPoint: Equatable {
        var identity: Int
        var x: Double
        var y: Double
        /// The image's presented size, points.
        var size: CGSize
    }

    init(scenario: Scenario, host: HostDriver, resolve: @escaping (Place) -> CGPoint?) {
        self.host = host
        self.resolve = resolve
        pointsToKeep = Evaluator.pointsToKeep(of: scenario)
    }

    /// The browser told of a page.
    func pageDidChange(to page: Int) {
        pageChanges.append(page)
    }

    /// Whether the mark has been set.
    func hasMark(_ name: String) -> Bool { marks[name] != nil }

    /// Remembers this moment under a name.
    func setMark(_ name: String, frame: FrameSnapshot) {
        let contents = (pointsToKeep[name] ?? []).map { place in
            (place: place, content: content(at: place, frame))
        }
        marks[name] = Mark(
            pageChangeCount: pageChanges.count, callbackCounts: host.callbackCounts,
            contents: contents)
    }

    /// Where a place is in the window.
    func resolvePlace(_ place: Place) -> CGPoint? { resolve(place) }

    /// The identity of the item at an index, as the browser knows it.
    func knownIdentity(ofItem item: Int) -> Int { host.knownIdentity(at: item) }

    /// What lay under a place at a mark.
    func markedContent(_ mark: String, _ place: Place) -> ContentPoint? {
        marks[mark]?.contents.first { $0.place == place }?.content
    }

    /// What is wrong, check by check; empty when everything is as expected.
    func complaints(_ expectation: Expectation, _ frame: FrameSnapshot) -> [String] {
        expectation.checks.compactMap { check in
            complaint(check.subject, frame).map {
                let lack = check.subject.isOfBrowser ? Evaluator.lack(frame) : ""
                return "\(check.subject.name): \($0)\(lack)"
            }
        }
    }

    /// Said of what a browser would have: that there is none.
    private static func lack(_ frame: FrameSnapshot) -> String {
        frame.hasBrowser ? "" : "; there is no browser in the window"
    }

    /// Whether every part of a condition holds.
    func holds(
        _ condition: ScenarioCondition, _ frame: FrameSnapshot, pageChangesBefore: Int
    ) -> Bool {
        for part in condition.parts
        where !holds(part, frame, pageChangesBefore: pageChangesBefore) {
            return false
        }
        return true
    }

    private func holds(
        _ part: ScenarioCondition.Part, _ frame: FrameSnapshot, pageChangesBefore: Int
    ) -> Bool {
        switch part {
        case .page(let matcher): matcher.matches(Double(frame.pageIndex))
        case .phase(let phases): phases.contains(frame.phase)
        case .offset(let matcher): matcher.matches(Double(frame.axisOffset))
        case .position(let matcher): matcher.matches(frame.position)
        case .isResting(let wanted): frame.isResting == wanted
        case .shows(let item):
            frame.cells.contains {
                $0.item == item && $0.showsFullImage && $0.shownIdentity == $0.expectedIdentity
            }
        case .isVisible(let item): frame.cells.contains { $0.item == item }
        case .mark(let name): hasMark(name)
        case .pageChanges(let matcher):
            matcher.matches(Double(pageChanges.count - pageChangesBefore))
        case .isPresented(let wanted): frame.hasBrowser == wanted
        }
    }

    /// Which parts of a condition do not hold, and what is so instead.
    func complaints(
        _ condition: ScenarioCondition, _ frame: FrameSnapshot, pageChangesBefore: Int
    ) -> [String] {
        condition.parts.compactMap { part in
            if holds(part, frame, pageChangesBefore: pageChangesBefore) { return nil }
            guard let subject = part.subject else {
                return complaint(part, pageChangesBefore: pageChangesBefore)
            }
            let expectation = Expectation(checks: [ExpectationCheck(subject: subject)])
            return complaints(expectation, frame).first
        }
    }

    /// Of a part that no expectation has.
    private func complaint(
        _ part: ScenarioCondition.Part, pageChangesBefore: Int
    ) -> String? {
        switch part {
        case .shows(let item): "no cell on screen shows the full image of item \(item)"
        case .isVisible(let item): "the page of item \(item) is not on screen"
        case .mark(let name): "the mark \(name) has not been set"
        case .pageChanges(let matcher):
            compare(matcher, Double(pageChanges.count - pageChangesBefore))
                .map { "pageChanges: \($0)" }
        case .page, .phase, .offset, .position, .isResting, .isPresented: nil
        }
    }

    private func complaint(_ subject: ExpectationSubject, _ frame: FrameSnapshot) -> String? {
        switch subject {
        case .page(let matcher): compare(matcher, Double(frame.pageIndex))
        case .pageChanges(let matcher, let mark): comparePages(matcher, since: mark)
        case .offset(let matcher): compare(matcher, Double(frame.axisOffset))
        case .position(let matcher): compare(matcher, frame.position)
        case .phase(let phases):
            phases.contains(frame.phase)
                ? nil
                : "expected \(phases.map(\.word).joined(separator: " or ")), found "
                    + frame.phase.word
        case .isResting(let wanted): compare(wanted, frame.isResting)
        case .visible(let items): compareVisible(items, frame)
        case .copies(let item, let matcher):
            compare(matcher, Double(frame.cells.filter { copies(item, $0) }.count))
        case .content(let check): compareContent(check, frame)
        case .uncovered(let matcher): compare(matcher, Double(frame.uncovered))
        case .overlay(let check): compareOverlay(check)
        case .liveCells(let matcher): compare(matcher, Double(frame.liveCells))
        case .liveBrowsers(let matcher):
            compare(matcher, host.port?.browser == nil ? 0 : 1)
        case .loads(let check): compareLoads(check)
        case .callbacks(let callback, let matcher, let mark):
            compareCallbacks(callback, matcher, since: mark)
        case .isPresented(let wanted): compare(wanted, frame.hasBrowser)
        }
    }

    private func compare(_ matcher: NumberMatcher, _ found: Double) -> String? {
        matcher.matches(found) ? nil : "expected \(matcher.text), found \(pointText(found))"
    }

    private func compare(_ wanted: Bool, _ found: Bool) -> String? {
        wanted == found ? nil : "expected \(wanted), found \(found)"
    }

    private func comparePages(_ matcher: ListMatcher, since mark: String?) -> String? {
        let start = mark.flatMap { marks[$0]?.pageChangeCount } ?? 0
        let found = Array(pageChanges[start...])
        return matcher.matches(found) ? nil : "expected \(matcher.text), found \(found)"
    }

    private func compareCallbacks(
        _ callback: HostCallback, _ matcher: NumberMatcher, since mark: String?
    ) -> String? {
        let before = mark.flatMap { marks[$0]?.callbackCounts[callback.slot] } ?? 0
        return compare(matcher, Double(host.callbackCount(callback) - before))
            .map { "\(callback.rawValue) \($0)" }
    }

    private func compareLoads(_ check: LoadCheck) -> String? {
        let loads = host.loading?.loads ?? ImageLoads()
        let parts: [(String, NumberMatcher?, Int)] = [
            ("started", check.started, loads.started),
            ("shown", check.shown, loads.shown),
            ("never shown", check.neverShown, loads.neverShown),
        ]
        for (name, matcher, found) in parts {
            if let matcher, let wrong = compare(matcher, Double(found)) {
                return "\(name) \(wrong)"
            }
        }
        return nil
    }

    private func copies(_ item: Int, _ cell: CellSnapshot) -> Bool {
        cell.shownIdentity >= 0 && cell.shownIdentity == host.knownIdentity(at: item)
    }

    // MARK: Overlays

    private func compareOverlay(_ check: OverlayCheck) -> String? {
        guard let view = host.overlay(named: check.name) else {
            return "expected an overlay \(check.name), found none of that name"
        }
        let recorder = view as? RecorderOverlay
        let indicator = KernelPort.pageIndicatorState(view)
        let page = recorder?.page ?? indicator?.page ?? 0
        let count = recorder?.count ?? indicator?.count ?? 0
        let isVisible = indicator?.isVisible ?? view.isShownOnScreen
        if let wrong = check.page.flatMap({ compare($0, Double(page)) }) { return "page \(wrong)" }
        if let wrong = check.count.flatMap({ compare($0, Double(count)) }) {
            return "count \(wrong)"
        }
        if let wrong = check.isVisible.flatMap({ compare($0, isVisible) }) {
            return "visible \(wrong)"
        }
        guard let log = check.log else { return nil }
        guard let recorder else { return "only a recorder overlay keeps a log" }
        return recorder.log == log ? nil : "expected log \(log), found \(recorder.log)"
    }
}
