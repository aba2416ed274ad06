@_spi(Simulation) import UIKit

/// Answers what expectations and conditions ask about a frame.
final class Evaluator {
    let host: HostDriver
    private let resolve: (Place) -> CGPoint?
    /// The pages that were told of, in order.
    private(set) var pageChanges: [Int] = []
    /// When each was told of.
    private(set) var pageChangeTimes: [SimulatedTime] = []
    /// The page changes that nobody asked for.
    private(set) var flips: [Flip] = []
    /// The pictures that flew while the browser came or went.
    var flightLog = FlightLog()
    /// The page with which it came or went.
    var flightPage = -1
    /// When the browser that was alive last went; nil while one is alive.
    var browserGoneAt: SimulatedTime?
    /// How many timers and delayed calls wait that are not the app's or the browser's.
    var foreignTasks: () -> Int = { 0 }
    /// How long a frame lasts: how far a moment may be off where nothing is said.
    let frameNanoseconds: Int64
    /// What the page in the centre was like at its first rest.
    var restingPage: PageState?
    /// Whether the scenario asks whether the page is so again.
    let comparesRestingPage: Bool
    /// Whether the scenario asks for pictures that flew.
    let followsFlights: Bool
    /// Whether the scenario has the browser come at all.
    private let opens: Bool
    /// What has it come with this kind of host.
    private let openingVerb: String
    private var marks: [String: Mark] = [:]
    private let pointsToKeep: [String: [Place]]

    /// A page change that nobody asked for.
    struct Flip: Equatable {
        var time: SimulatedTime
        var page: Int
    }

    /// What is remembered of a moment.
    struct Mark {
        var time: SimulatedTime
        var pageChangeCount: Int
        var callbackCounts: [Int]
        var loggedCallbacks: Int
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
        frameNanoseconds = 1_000_000_000 / Int64(scenario.device.refreshRate) + 1
        comparesRestingPage = scenario.timeline.contains(where: \.asksWhetherRestored)
        opens = scenario.opensBrowser
        openingVerb = scenario.host.kind.openingVerb
        followsFlights = scenario.timeline.contains(where: \.asksForFlights)
    }

    /// The browser told of a page.
    func pageDidChange(to page: Int, at time: SimulatedTime = .zero) {
        pageChanges.append(page)
        pageChangeTimes.append(time)
    }

    /// The pager began to move to a page without having been asked to.
    func pagerDidFlip(to page: Int, at time: SimulatedTime) {
        flips.append(Flip(time: time, page: page))
    }

    /// What was remembered of a moment; nil for the start.
    func mark(_ name: String?) -> Mark? { name.flatMap { marks[$0] } }

    /// Whether the mark has been set.
    func hasMark(_ name: String) -> Bool { marks[name] != nil }

    /// Remembers this moment under a name.
    func setMark(_ name: String, frame: FrameSnapshot) {
        let contents = (pointsToKeep[name] ?? []).map { place in
            (place: place, content: content(at: place, frame))
        }
        marks[name] = Mark(
            time: frame.time, pageChangeCount: pageChanges.count,
            callbackCounts: host.callbackCounts, loggedCallbacks: host.callbackLog.count,
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
                let lack = check.subject.isOfBrowser ? lack(frame) : ""
                return "\(check.subject.name): \($0)\(lack)"
            }
        }
    }

    /// Said of what a browser would have: that there is none.
    private func lack(_ frame: FrameSnapshot) -> String {
        if frame.hasBrowser { return "" }
        return "; there is no browser in the window"
            + (opens ? "" : ": no step has it come, as `\(openingVerb)` would")
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
        case .zoomScale(let matcher):
            frame.hasBrowser && matcher.matches(frame.page.zoomScale)
        case .backdropAlpha(let matcher):
            frame.hasBrowser && matcher.matches(frame.backdropAlpha)
        case .transition(let phase): frame.transition == phase
        case .hiddenThumbnails(let items):
            items.count == host.hiddenThumbnails.count
                && items.allSatisfy(host.hiddenThumbnails.contains)
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
        case .page, .phase, .offset, .position, .isResting, .isPresented, .zoomScale,
            .backdropAlpha, .transition, .hiddenThumbnails:
            nil
        }
    }

    private func complaint(_ subject: ExpectationSubject, _ frame: FrameSnapshot) -> String? {
        switch subject {
        case .page(let matcher):
            compare(matcher, Double(frame.pageIndex)).map { wrong in
                frame.hasBrowser ? wrong : "expected \(matcher.text), found none"
            }
        case .pageChanges(let matcher, let moments, let mark):
            comparePages(matcher, at: moments, since: mark)
        case .offset(let matcher): compare(matcher, Double(frame.axisOffset))
        case .position(let matcher): compare(matcher, frame.position)
        case .phase(let phases):
            phases.contains(frame.phase)
                ? nil
                : "expected \(phases.map(\.word).joined(separator: " or ")), found "
                    + frame.phase.word
        case .isResting(let wanted): compare(wanted, frame.isResting)
        case .visible(let items): compareVisible(items, frame)
        case .copies(let item, let matcher, let place):
            compare(matcher, Double(copies(ofItem: item, in: place, frame)))
        case .content(let check): compareContent(check, frame)
        case .uncovered(let matcher): compare(matcher, Double(frame.uncovered))
        case .overlay(let check): compareOverlay(check)
        case .liveCells(let matcher): compare(matcher, Double(frame.liveCells))
        case .liveBrowsers(let matcher): compare(matcher, Double(host.liveBrowserCount))
        case .loads(let check): compareLoads(check)
        case .callbacks(let callback, let matcher, let mark):
            compareCallbacks(callback, matcher, since: mark)
        case .isPresented(let wanted): compare(wanted, frame.hasBrowser)
        case .transition(let wanted):
            frame.transition == wanted
                ? nil : "expected \(wanted.word), found \(frame.transition.word)"
        case .zoomScale, .imageFrame, .contentOffset, .contentSize, .isRestored, .isScrollEnabled,
            .browser, .backdropAlpha:
            pageComplaint(subject, frame)
        case .flights(let check): compareFlights(check)
        case .hiddenThumbnails, .callbackLog, .timers, .flips, .gone, .hostOffset, .isHostShown:
            appComplaint(subject)
        }
    }

    func compare(_ matcher: NumberMatcher, _ found: Double) -> String? {
        matcher.matches(found) ? nil : "expected \(matcher.text), found \(pointText(found))"
    }

    func compare(_ wanted: Bool, _ found: Bool) -> String? {
        wanted == found ? nil : "expected \(wanted), found \(found)"
    }

    private func comparePages(
        _ matcher: ListMatcher, at moments: MomentsMatcher?, since name: String?
    ) -> String? {
        let start = mark(name)?.pageChangeCount ?? 0
        let found = Array(pageChanges[start...])
        guard matcher.matches(found) else { return "expected \(matcher.text), found \(found)" }
        guard let moments else { return nil }
        let times = pageChangeTimes[start...].map { sinceMark($0, name) }
        let isRight =
            times.count == moments.nanoseconds.count
            && zip(times, moments.nanoseconds).allSatisfy {
                isWithin(moments.withinNanoseconds, $0, $1)
            }
        if isRight { return nil }
        return "expected at \(Evaluator.list(moments.nanoseconds)), "
            + "found at \(Evaluator.list(times))"
    }

    private func compareCallbacks(
        _ callback: HostCallback, _ matcher: NumberMatcher, since mark: String?
    ) -> String? {
        if callback == .dismissInteraction { KernelPort.needsInteractions() }
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
