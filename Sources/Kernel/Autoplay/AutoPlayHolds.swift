import UIKit

/// What keeps pages from turning by themselves.
nonisolated struct AutoPlayHolds: OptionSet {
    let rawValue: UInt16

    /// The host has not switched it on.
    static let disabled = AutoPlayHolds(rawValue: 1 << 0)
    /// The view is not on screen with pages in place, or on its way in or out.
    static let notPlaced = AutoPlayHolds(rawValue: 1 << 1)
    /// The app is in the background.
    static let inBackground = AutoPlayHolds(rawValue: 1 << 2)
    /// There is no page to go to.
    static let nowhereToGo = AutoPlayHolds(rawValue: 1 << 3)
    /// The pager moves, or a page that was pulled.
    static let moving = AutoPlayHolds(rawValue: 1 << 4)
    /// A finger is down.
    static let finger = AutoPlayHolds(rawValue: 1 << 5)
    /// The page is zoomed.
    static let zoomed = AutoPlayHolds(rawValue: 1 << 6)
    /// Another controller is shown over the browser.
    static let covered = AutoPlayHolds(rawValue: 1 << 7)
    /// The view is hidden, or scrolled out of sight.
    static let outOfSight = AutoPlayHolds(rawValue: 1 << 8)

    /// Those of whose beginning and end nobody need tell: they have to be looked for. The library's
    /// own cell tells of its zoom; a host's own cell has no way to, and a subclass may not pass on
    /// what it hears.
    static let silent: AutoPlayHolds = [.zoomed, .covered, .outOfSight]
}
