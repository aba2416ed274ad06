@_spi(Simulation) import UIKit

/// A visible cell shows its own item's image or none.
final class RightContent: Invariant {
    let id = InvariantID.rightContent
    let platformRules: PlatformRules = [.cellLife]

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        guard frame.hasPages, frame.isDataKnown else { return nil }
        for cell in frame.cells
        where cell.shownIdentity >= 0 && cell.shownIdentity != cell.expectedIdentity {
            return "the cell of item \(cell.item) shows the image of item \(cell.shownIdentity); "
                + "right would be \(cell.expectedIdentity) or none"
        }
        return nil
    }
}
