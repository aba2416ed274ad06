@_spi(Simulation) import UIKit

/// Watches for the states that a scenario exists to reach.
final class WantedStates {
    private let wanted: [WantedCount]
    private var counts: [WantedState: (count: Int, firstFrame: Int)] = [:]
    /// Which of the lasting states were so in the last frame.
    private var holding = Holding()
    /// The drag that goes on, or has ended without the pager having come to rest.
    private var drag: Drag?
    /// Which time round the loop it was when the page index last changed; nil outside a loop.
    private var lap: Double?

    /// Since when something keeps autoplay from turning the page, and whether that was counted.
    private var hold: (since: SimulatedTime, isCounted: Bool)?

    /// The states that last; plain flags, since each frame asks for each of them.
    private struct Holding {
        var severalFingers = false
        var empty = false
        var rubberBand = false
        var blankPage = false
        var zoomed = false
        var zoomBounce = false
        var handedOver = false
    }

    /// Where a drag began.
    private struct Drag {
        var page: Int
        var position: Double
        var hasMoved = false
    }

    init(wanted: [WantedCount]) {
        self.wanted = wanted
        // So that no frame has to make room.
        counts.reserveCapacity(WantedState.allCases.count)
    }

    /// The states that were reached, in the order of the documentation.
    var reached: [ReachedState] {
        WantedState.allCases.compactMap { state in
            counts[state].map {
                ReachedState(name: state.rawValue, count: $0.count, firstFrame: $0.firstFrame)
            }
        }
    }

    /// A failure for each state that was wanted and not reached often enough.
    func failures(at frame: FrameSnapshot) -> [Failure] {
        wanted.compactMap { wanted in
            let count = counts[wanted.state]?.count ?? 0
            if count >= wanted.times { return nil }
            return Failure(
                kind: .sometimes, id: wanted.state.rawValue,
                timeNanoseconds: frame.time.nanoseconds, frame: frame.index,
                message: "the scenario exists to reach “\(wanted.state.rawValue)” "
                    + "\(wanted.times == 1 ? "once" : "\(wanted.times) times"), and "
                    + (count == 0 ? "never did" : "did so \(WantedStates.times(count))")
                    + "; have the timeline reach it, or take it out of `sometimes`")
        }
    }

    private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

    /// A state that lasts no time was reached.
    func note(_ state: WantedState, frame: Int) {
        counts[state, default: (0, frame)].count += 1
    }

    /// A lasting state is, or is not, so in this frame; it counts when it is entered.
    private func set(_ state: WantedState, _ holds: Bool, _ held: inout Bool, frame: Int) {
        if holds && !held { note(state, frame: frame) }
        held = holds
    }

    /// Looks at a frame.
    func look(at frame: FrameSnapshot, after previous: FrameSnapshot) {
        let index = frame.index
        set(.severalFingers, frame.touches.count > 1, &holding.severalFingers, frame: index)
        let isEmpty = frame.hasBrowser && frame.knownItemCount == 0
        set(.empty, isEmpty, &holding.empty, frame: index)
        let isBeyondEnds = frame.hasPages && frame.overscroll > 2 * frame.halfPixel
        set(.rubberBand, isBeyondEnds, &holding.rubberBand, frame: index)
        if previous.hasBrowser, !frame.hasBrowser, !previous.touches.isEmpty {
            note(.goneUnderFinger, frame: index)
        }
        lookForHold(frame)
        guard frame.hasPages else { return }
        if frame.recentredPages != 0 { note(.recentred, frame: index) }
        lookForWrap(frame, previous)
        lookForCatch(frame, previous)
        lookForBlankPage(frame)
        lookAtPage(frame, previous)
        followDrag(frame)
    }

    /// What fingers do to the page in the centre, and how the browser closes.
    private func lookAtPage(_ frame: FrameSnapshot, _ previous: FrameSnapshot) {
        let index = frame.index
        let page = frame.page
        let isZoomed = page.isZoomed
        set(.zoomed, isZoomed, &holding.zoomed, frame: index)
        let isBeyond =
            page.canZoom
            && (page.zoomScale < page.zoomLimits.lowerBound - 0.001
                || page.zoomScale > page.zoomLimits.upperBound + 0.001)
        set(.zoomBounce, isBeyond, &holding.zoomBounce, frame: index)
        let isHandedOver =
            isZoomed && frame.phase == .dragging && frame.position != frame.position.rounded()
        set(.handedOver, isHandedOver, &holding.handedOver, frame: index)
        if page.pull == .held, previous.page.pull != .held { note(.pull, frame: index) }
        if page.pull == .none, previous.page.pull == .released, frame.transition == .none {
            note(.pullReturned, frame: index)
        }
        guard frame.transition == .dismissing, previous.transition != .dismissing else { return }
        if previous.page.pull != .none { note(.pulledAway, frame: index) }
        if previous.phase != .idle { note(.closedInMotion, frame: index) }
    }

    /// Whether autoplay has been kept from turning the page for a whole interval; in the background
    /// there are no frames, so that the first one after it tells.
    private func lookForHold(_ frame: FrameSnapshot) {
        if let hold, !hold.isCounted, frame.hasPages,
            frame.time.seconds(since: hold.since) >= frame.autoPlayInterval
        {
            self.hold?.isCounted = true
            note(.autoplayHeld, frame: frame.index)
        }
        let isHeld =
            frame.hasPages && frame.isAutoPlaying && frame.knownItemCount > 1 && isHolding(frame)
        if !isHeld {
            hold = nil
        } else if hold == nil {
            hold = (frame.time, false)
        }
    }

    private func isHolding(_ frame: FrameSnapshot) -> Bool {
        if !frame.isActive || frame.isCovered || frame.page.pull != .none { return true }
        return frame.page.isZoomed || frame.fingersOnBrowser > 0
    }

    /// Between the last page and the first one lies the end of a lap; of two pages, each way leads
    /// from the one to the other, but one of them alone is past the last.
    private func lookForWrap(_ frame: FrameSnapshot, _ previous: FrameSnapshot) {
        let count = frame.knownItemCount
        let now = (frame.position.rounded() / Double(max(1, count))).rounded(.down)
        guard frame.isLooping, count > 1, now.isFinite else {
            lap = nil
            return
        }
        if let lap, previous.hasPages, previous.knownItemCount == count {
            if frame.pageIndex == previous.pageIndex { return }
            if lap != now { note(.wrapped, frame: frame.index) }
        }
        lap = now
    }

    private func lookForCatch(_ frame: FrameSnapshot, _ previous: FrameSnapshot) {
        guard frame.phase == .dragging, frame.dragCount > previous.dragCount else { return }
        if previous.phase == .decelerating, frame.dragCaughtMotion, isOffPage(previous) {
            note(.caughtInFlight, frame: frame.index)
        }
        if previous.phase == .animating { note(.interruptedAnimation, frame: frame.index) }
    }

    private func isOffPage(_ frame: FrameSnapshot) -> Bool {
        abs(frame.position - frame.position.rounded()) * Double(frame.pitch)
            > 2 * Double(frame.halfPixel)
    }

    private func lookForBlankPage(_ frame: FrameSnapshot) {
        var isBlank = false
        if frame.phase != .idle && frame.phase != .tracking {
            for cell in frame.cells where cell.shownIdentity < 0 { isBlank = true }
        }
        set(.blankPageInMotion, isBlank, &holding.blankPage, frame: frame.index)
    }

    private func followDrag(_ frame: FrameSnapshot) {
        if frame.phase == .dragging {
            var drag = drag ?? Drag(page: frame.pageIndex, position: frame.position)
            if frame.position != drag.position { drag.hasMoved = true }
            self.drag = drag
            return
        }
        guard let drag, frame.phase == .idle, frame.touches.isEmpty else { return }
        self.drag = nil
        let hasTurned = frame.position.rounded() != drag.position.rounded()
        if hasTurned || frame.pageIndex != drag.page {
            note(.pageTurned, frame: frame.index)
        } else if drag.hasMoved {
            note(.returnedToPage, frame: frame.index)
        }
    }
}
