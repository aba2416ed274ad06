@_spi(Simulation) import UIKit

/// At rest the scale of a page is within its limits, and a page that comes on screen is unzoomed and
/// shows all of its image.
final class ZoomInLimits: Invariant {
    let id = InvariantID.zoomInLimits
    /// What sums of scales are off by.
    private static let slack = 1e-6

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        guard frame.hasPages else { return nil }
        return returned(frame, previous) ?? beyond(frame)
    }

    private func beyond(_ frame: FrameSnapshot) -> String? {
        guard frame.isResting, frame.page.canZoom, frame.centreCell?.picture != nil else {
            return nil
        }
        let scale = frame.page.zoomScale
        let limits = frame.page.zoomLimits
        if scale >= limits.lowerBound - ZoomInLimits.slack
            && scale <= limits.upperBound + ZoomInLimits.slack
        {
            return nil
        }
        return "the page rests at the scale \(pointText(scale)); right would be "
            + "\(pointText(limits.lowerBound)) to \(pointText(limits.upperBound))"
    }

    /// A page that was not on screen in the frame before, whatever cell it has by now.
    private func returned(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> String? {
        guard previous.hasPages, frame.transition == .none else { return nil }
        for cell in frame.cells {
            let isZoomed = cell.zoomScale > 1 + 1e-3
            guard isZoomed || isFilled(cell, frame), !previous.cells.contains(item: cell.item)
            else { continue }
            if isZoomed {
                return "the page of item \(cell.item) comes on screen at the scale "
                    + "\(pointText(cell.zoomScale)); right would be 1"
            }
            return "the page of item \(cell.item) comes on screen with its image filling it; right "
                + "would be that all of the image shows"
        }
        return nil
    }

    /// Whether the image, in a page that can be zoomed, is larger than the page.
    private func isFilled(_ cell: CellSnapshot, _ frame: FrameSnapshot) -> Bool {
        guard cell.scroller != nil, cell.picture != nil, !cell.imageFrame.isNull else {
            return false
        }
        let pixel = 2 * frame.halfPixel
        return cell.imageFrame.width > cell.frame.width + pixel
            || cell.imageFrame.height > cell.frame.height + pixel
    }
}

extension [CellSnapshot] {
    fileprivate func contains(item: Int) -> Bool {
        for cell in self where cell.item == item { return true }
        return false
    }
}
