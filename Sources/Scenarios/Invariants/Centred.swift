@_spi(Simulation) import UIKit

/// At rest an image that is smaller than its page is in its middle, on each axis; a larger one leaves
/// no gap at an edge.
final class Centred: Invariant {
    let id = InvariantID.centred

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        guard frame.hasPages, frame.isResting, frame.page.canZoom, frame.transition == .none,
            let cell = frame.centreCell, cell.shownIdentity >= 0, !cell.imageFrame.isNull,
            cell.imageFrame.width > 0, cell.imageFrame.height > 0
        else { return nil }
        let image = cell.imageFrame
        let page = frame.page.frame
        let pixel = 2 * frame.halfPixel
        return complaint(
            "from left to right", image.minX, image.maxX, page.minX, page.maxX, pixel)
            ?? complaint(
                "from top to bottom", image.minY, image.maxY, page.minY, page.maxY, pixel)
    }

    private func complaint(
        _ axis: String, _ start: CGFloat, _ end: CGFloat, _ pageStart: CGFloat,
        _ pageEnd: CGFloat, _ pixel: CGFloat
    ) -> String? {
        let slack = pixel + 1e-6
        if end - start <= pageEnd - pageStart + slack {
            let off = (start + end - pageStart - pageEnd) / 2
            if abs(off) <= slack { return nil }
            return
                "the image rests \(pointText(Double(off))) pt off the middle of its page \(axis); "
                + "right would be 0"
        }
        let gap = max(start - pageStart, pageEnd - end)
        if gap <= slack { return nil }
        return "the image is larger than its page and leaves a gap of \(pointText(Double(gap))) pt "
            + "\(axis); right would be none"
    }
}
