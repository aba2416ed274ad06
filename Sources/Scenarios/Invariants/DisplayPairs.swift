@_spi(Simulation) import UIKit

/// `willDisplay` and `didEndDisplaying` alternate for each cell, with one and the same real index,
/// nothing visible was ended, and at rest everything that has gone was.
final class DisplayPairs: Invariant {
    let id = InvariantID.displayPairs
    let platformRules: PlatformRules = [.cellLife]
    /// The cells that show, and the index that was said; few at any time.
    private var shown: [(cell: Int, index: Int)] = []

    func check(_ event: HostEvent) -> String? {
        switch event {
        case .willDisplay(let index, let cell):
            if let open = shown.first(where: { $0.cell == cell }) {
                return "willDisplay of item \(index) for a cell that shows item \(open.index) "
                    + "and was not ended"
            }
            shown.append((cell, index))
            return nil
        case .didEndDisplaying(let index, let cell):
            guard let place = shown.firstIndex(where: { $0.cell == cell }) else {
                return "didEndDisplaying of item \(index) for a cell that was not said to show"
            }
            let open = shown.remove(at: place)
            if open.index == index { return nil }
            return "didEndDisplaying says item \(index) of a cell that began to show as item "
                + "\(open.index)"
        case .browserMade, .itemCountAsked, .cellAsked, .overlayReloaded, .overlayPageChanged,
            .lifecycle:
            return nil
        }
    }

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        guard frame.hasPages else { return nil }
        for cell in frame.cells where !isShown(cell.cell) {
            return "item \(cell.item) is on screen, but its cell was not said to show, or was ended"
        }
        return frame.isResting ? lateEnd(frame) : nil
    }

    /// A cell that has left the screen by the time that everything rests, and was not ended.
    private func lateEnd(_ frame: FrameSnapshot) -> String? {
        for entry in shown where !isDisplayed(entry.cell, in: frame) {
            return "item \(entry.index) is off the screen, but didEndDisplaying has not come"
        }
        return nil
    }

    /// Whether a cell is on screen, or in the pager beside it: in the gap between pages.
    private func isDisplayed(_ cell: Int, in frame: FrameSnapshot) -> Bool {
        frame.cells.contains { $0.cell == cell } || frame.cellsBeside.contains(cell)
    }

    /// A loop rather than a closure: this runs for each cell of each frame.
    private func isShown(_ cell: Int) -> Bool {
        for entry in shown where entry.cell == cell { return true }
        return false
    }
}
