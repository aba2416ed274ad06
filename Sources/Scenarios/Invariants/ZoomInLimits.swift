@_spi(Simulation) import UIKit

/// At rest the scale of a page is within its limits, and a page that comes on screen is unzoomed.
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
        for cell in frame.cells where cell.zoomScale > 1 + 1e-3 {
            var wasThere = false
            for former in previous.cells where former.item == cell.item { wasThere = true }
            if wasThere { continue }
            return "the page of item \(cell.item) comes on screen at the scale "
                + "\(pointText(cell.zoomScale)); right would be 1"
        }
        return nil
    }
}
