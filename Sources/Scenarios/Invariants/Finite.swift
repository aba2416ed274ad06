@_spi(Simulation) import UIKit

/// No NaN or infinity in any geometry.
final class Finite: Invariant {
    let id = InvariantID.finite

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        guard frame.hasBrowser else { return nil }
        if !frame.offset.x.isFinite || !frame.offset.y.isFinite {
            return "the pager's offset is (\(frame.offset.x), \(frame.offset.y))"
        }
        for cell in frame.cells
        where !(cell.frame.origin.x + cell.frame.size.width).isFinite
            || !(cell.frame.origin.y + cell.frame.size.height).isFinite
        {
            return "the cell of item \(cell.item) has the frame \(cell.frame)"
        }
        for cell in frame.cells {
            guard let image = cell.imageView else { continue }
            let bounds = image.presentedBounds
            let centre = image.presentedCenter
            let sum = bounds.origin.x + bounds.origin.y + bounds.width + bounds.height
            if !(sum + centre.x + centre.y).isFinite {
                return "the image of item \(cell.item) has bounds \(bounds), centre \(centre)"
            }
        }
        return nil
    }
}
