@_spi(Simulation) import UIKit

/// A visible cell shows its own item's image or none, an image that is there stays, and what flies is
/// the image of the page.
final class RightContent: Invariant {
    let id = InvariantID.rightContent
    let platformRules: PlatformRules = [.cellLife]

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        if let complaint = flying(frame) { return complaint }
        guard frame.hasPages, frame.isDataKnown else { return nil }
        for cell in frame.cells
        where cell.shownIdentity >= 0 && cell.shownIdentity != cell.expectedIdentity {
            return "the cell of item \(cell.item) shows the image of item \(cell.shownIdentity); "
                + "right would be \(cell.expectedIdentity) or none"
        }
        return vanished(frame, previous)
    }

    /// An image that flies is that of the page which opens or closes.
    private func flying(_ frame: FrameSnapshot) -> String? {
        guard frame.hasCopies, frame.isDataKnown, frame.flyingIdentity >= 0 else { return nil }
        for copy in frame.copies
        where copy.place == .flying && copy.identity >= 0 && copy.identity != frame.flyingIdentity {
            return "the image of item \(copy.identity) flies; right would be that of "
                + "\(frame.flyingIdentity)"
        }
        return nil
    }

    /// An item that showed its image in the frame before and does not any more, though it is still
    /// on screen: the eye sees a flash. Re-centring, which gives the page another cell, must not do
    /// that.
    private func vanished(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> String? {
        guard previous.hasPages, previous.isDataKnown, !frame.mayJump,
            frame.knownItemCount == previous.knownItemCount
        else { return nil }
        for cell in frame.cells where !cell.showsFullImage {
            for former in previous.cells
            where former.item == cell.item && former.showsFullImage
                && former.shownIdentity == cell.expectedIdentity
                && isSamePlace(cell, former, frame, previous)
                && !isShown(cell.item, in: frame)
            {
                return "the image of item \(cell.item) has vanished from the screen"
            }
        }
        return nil
    }

    /// Whether a page is where the motion has brought the former one: in a small loop one of the same
    /// item may come in on one side as the other goes out.
    private func isSamePlace(
        _ cell: CellSnapshot, _ former: CellSnapshot, _ frame: FrameSnapshot,
        _ previous: FrameSnapshot
    ) -> Bool {
        let moved = frame.along(cell.frame.origin) - frame.along(former.frame.origin)
        let motion = (frame.position - previous.position) * frame.stride
        return abs(Double(moved) + motion) < Double(frame.pitch) / 2
    }

    /// Whether a cell of the item shows its full image: of two items, both neighbours are the same.
    private func isShown(_ item: Int, in frame: FrameSnapshot) -> Bool {
        for cell in frame.cells where cell.item == item && cell.showsFullImage { return true }
        return false
    }
}
