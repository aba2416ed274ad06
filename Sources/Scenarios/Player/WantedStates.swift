@_spi(Simulation) import UIKit

/// Watches for the states that a scenario exists to reach.
final class WantedStates {
    private let wanted: [WantedCount]
    private var counts: [WantedState: (count: Int, firstFrame: Int)] = [:]
    private var hasSeveralFingers = false
    private var isEmpty = false
    private var isOverscrolled = false
    private var hasBlankPage = false
    private var pageAtDragStart = -1
    private var positionAtDragStart = 0.0
    private var dragHasMoved = false
    private var isAfterDrag = false

    init(wanted: [WantedCount]) {
        self.wanted = wanted
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
                    + "\(wanted.times == 1 ? "once" : "\(wanted.times) times"); it did so "
                    + (count == 0 ? "never" : "\(count) times"))
        }
    }

    /// A state that lasts no time was reached.
    func note(_ state: WantedState, frame: Int) {
        counts[state, default: (0, frame)].count += 1
    }

    /// A state is, or is not, so in this frame; it counts when it is entered.
    private func set(_ state: WantedState, _ holds: Bool, _ held: inout Bool, _ frame: Int) {
        if holds && !held { note(state, frame: frame) }
        held = holds
    }

    /// Looks at a frame.
    func look(at frame: FrameSnapshot, after previous: FrameSnapshot) {
        let index = frame.index
        set(.severalFingers, frame.touches.count > 1, &hasSeveralFingers, index)
        set(.empty, frame.hasBrowser && frame.knownItemCount == 0, &isEmpty, index)
        let isBeyondEnds = frame.hasPages && frame.overscroll > 2 * frame.halfPixel
        set(.rubberBand, isBeyondEnds, &isOverscrolled, index)
        if previous.hasBrowser, !frame.hasBrowser, !previous.touches.isEmpty {
            note(.goneUnderFinger, frame: index)
        }
        guard frame.hasPages else { return }
        if frame.recentredPages != 0 { note(.recentred, frame: index) }
        lookForWrap(frame, previous)
        lookForCatch(frame, previous)
        lookForBlankPage(frame)
        followDrag(frame, previous)
    }

    private func lookForWrap(_ frame: FrameSnapshot, _ previous: FrameSnapshot) {
        let last = frame.knownItemCount - 1
        guard last > 0, previous.hasPages, frame.knownItemCount == previous.knownItemCount else {
            return
        }
        let pages = (previous.pageIndex, frame.pageIndex)
        if pages == (last, 0) || pages == (0, last), last > 1 || frame.isLooping {
            note(.wrapped, frame: frame.index)
        }
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
        set(.blankPageInMotion, isBlank, &hasBlankPage, frame.index)
    }

    private func followDrag(_ frame: FrameSnapshot, _ previous: FrameSnapshot) {
        if frame.phase == .dragging {
            if previous.phase != .dragging && !isAfterDrag {
                pageAtDragStart = frame.pageIndex
                positionAtDragStart = frame.position
                dragHasMoved = false
            }
            isAfterDrag = true
            if frame.position != positionAtDragStart { dragHasMoved = true }
            return
        }
        guard isAfterDrag, frame.phase == .idle, frame.touches.isEmpty else { return }
        isAfterDrag = false
        let hasTurned = Int(frame.position.rounded()) != Int(positionAtDragStart.rounded())
        if hasTurned || frame.pageIndex != pageAtDragStart {
            note(.pageTurned, frame: frame.index)
        } else if dragHasMoved {
            note(.returnedToPage, frame: frame.index)
        }
    }
}
