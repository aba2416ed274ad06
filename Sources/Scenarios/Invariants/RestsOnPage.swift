@_spi(Simulation) import UIKit

/// At rest the offset is a page's, to the pixel; the page index, the cell in the centre, the
/// overlays and the thumbnail agree.
final class RestsOnPage: Invariant {
    let id = InvariantID.restsOnPage
    let platformRules: PlatformRules = [.pageTarget, .snap, .catching, .setOffset]
    private var overlayPage: Int?

    func check(_ event: HostEvent) -> String? {
        switch event {
        case .browserMade: overlayPage = nil
        case .overlayPageChanged(HostDriver.probeName, let page): overlayPage = page
        case .overlayReloaded(HostDriver.probeName, _, let page): overlayPage = page
        default: break
        }
        return nil
    }

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        guard frame.hasPages, frame.isDataKnown, isAtRest(frame, previous) else { return nil }
        let pages = Double(frame.axisOffset / frame.pitch)
        let distance = abs(pages - pages.rounded()) * Double(frame.pitch)
        // Where a page lies is itself known to the last digits alone.
        let rounding = 1e-6 + 1e-15 * abs(Double(frame.axisOffset))
        if distance > frame.halfPixel + rounding {
            return "rests \(pointText(distance)) pt off a page, at offset "
                + "\(pointText(Double(frame.axisOffset)))"
        }
        if let centre = frame.centreCell, centre.item != frame.pageIndex {
            return "the page in the centre is \(centre.item), pageIndex says \(frame.pageIndex)"
        }
        if let overlayPage, overlayPage != frame.pageIndex {
            return "overlays were told of page \(overlayPage), pageIndex says \(frame.pageIndex)"
        }
        if frame.isPresented, let hidden = frame.hiddenThumbnails.first, hidden != frame.pageIndex {
            return "the thumbnail of item \(hidden) is hidden, pageIndex says \(frame.pageIndex)"
        }
        return nil
    }

    /// Nothing goes on at all; or, while something else does (an image is under way, say), the pager
    /// has been still for two frames: in the first one its callbacks may be on their way.
    private func isAtRest(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> Bool {
        guard isStill(frame) else { return false }
        return frame.isResting || (previous.hasPages && isStill(previous))
    }

    private func isStill(_ frame: FrameSnapshot) -> Bool {
        frame.phase == .idle && frame.touches.isEmpty
    }
}
