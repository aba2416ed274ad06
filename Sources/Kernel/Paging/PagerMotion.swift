import UIKit

/// What moves the pager, and what is to be done when that changes.
///
/// One method per event; each returns what the browser has to do. The page index changes only where
/// a motion ends (`settle`), so once per motion however it was interrupted.
nonisolated struct PagerMotion: Equatable {
    /// Who has hold of the offset.
    enum Phase: Equatable {
        /// Nobody: the offset is that of the page index.
        case resting
        /// A finger. A page that was asked for meanwhile comes after it has let go.
        case dragged(next: Int?)
        /// UIKit, on its way to a page boundary after a finger let go; then the page asked for.
        case settling(next: Int?)
        /// An animation towards a page.
        case scrolling(to: Int)
    }

    /// What the browser has to do after an event.
    enum Effect: Equatable {
        /// Nothing.
        case none
        /// Bring the offset back to the page index: something else has moved it.
        case realign
        /// The motion is over: the page nearest to the offset is the page now.
        case settle
        /// As `settle`, and then a page that was asked for meanwhile.
        case settleThenScroll(to: Int)
    }

    /// What to do with a wish to scroll to a page.
    enum ScrollAnswer: Equatable {
        /// Start an animation to it.
        case start
        /// An animation to it is under way.
        case underWay
        /// The finger goes first.
        case afterTheFinger
    }

    /// Who has hold of the offset now.
    private(set) var phase = Phase.resting
    /// Whether an animation goes forward where both ways round are as long.
    private(set) var goesForward = false

    /// Whether nobody moves the pager.
    var isResting: Bool {
        if case .resting = phase { return true }
        return false
    }

    /// Whether a finger moves the pager.
    var isDragged: Bool {
        if case .dragged = phase { return true }
        return false
    }

    /// A finger has taken hold, of whatever was going on.
    mutating func dragBegan() {
        phase = .dragged(next: nil)
    }

    /// The finger has let go; with `willSettle` UIKit takes over.
    mutating func dragEnded(willSettle: Bool) -> Effect {
        switch phase {
        case .dragged(let next):
            if willSettle {
                phase = .settling(next: next)
                return .none
            }
            phase = .resting
            return .settled(then: next)
        case .resting, .settling, .scrolling:
            // The end of a drag that something else has replaced.
            return .none
        }
    }

    /// UIKit's motion after a drag is over. One that a finger has caught on its way (`isCaught`) goes
    /// on as the drag that begins; under a finger that only lies there it has arrived.
    mutating func settlingEnded(isCaught: Bool) -> Effect {
        switch phase {
        case .settling(let next):
            if isCaught { return .none }
            phase = .resting
            return .settled(then: next)
        case .resting:
            return .realign
        case .scrolling:
            // A finger had stopped the animation and let go again.
            if isCaught { return .none }
            phase = .resting
            return .settle
        case .dragged:
            return .none
        }
    }

    /// A page is asked for, with animation.
    mutating func scrollRequested(to page: Int) -> ScrollAnswer {
        goesForward = false
        switch phase {
        case .resting, .settling:
            phase = .scrolling(to: page)
            return .start
        case .scrolling(let target):
            phase = .scrolling(to: page)
            return target == page ? .underWay : .start
        case .dragged:
            phase = .dragged(next: page)
            return .afterTheFinger
        }
    }

    /// The page at rest is being turned, to the next one.
    mutating func turned(to page: Int) {
        goesForward = true
        phase = .scrolling(to: page)
    }

    /// An animation of the offset is over: at its page, as a rule, or at another, where a finger has
    /// stopped it. One that was caught on its way (`isCaught`) goes on as the drag that begins; under
    /// a finger that only lies there it has arrived.
    mutating func animationEnded(isCaught: Bool) -> Effect {
        switch phase {
        case .scrolling:
            if isCaught { return .none }
            phase = .resting
            return .settle
        case .resting:
            // Not the browser's own: the host has scrolled the collection view.
            return .settle
        case .dragged, .settling:
            return .none
        }
    }

    /// The offset was set to a page at once. A finger keeps its hold, and goes on from there.
    mutating func jumped() {
        phase = isDragged ? .dragged(next: nil) : .resting
    }

    /// Whatever moved the pager has stopped without a word, as when the view goes.
    mutating func stopped() {
        phase = .resting
    }
}

extension PagerMotion.Effect {
    fileprivate nonisolated static func settled(then next: Int?) -> PagerMotion.Effect {
        if let next { return .settleThenScroll(to: next) }
        return .settle
    }
}
