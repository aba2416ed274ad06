@_spi(Simulation) import UIKit

/// No automatic flip while a finger is down on the browser, while a page is zoomed, while the browser
/// is covered, or while the app is in the background; none before a whole interval is over since the
/// last of these or since rest, which a second timer would bring; and each to the next page.
final class AutoplayHolds: Invariant {
    let id = InvariantID.autoplayHolds
    let platformRules: PlatformRules = [.timers]

    /// Since when nothing holds and the pager rests, with one interval; nil while something does.
    private var freeSince: SimulatedTime?
    private var interval = 0.0

    /// Sums of times are off by less than this, seconds.
    private static let slack = 1e-3

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        guard frame.isAutoPlaying else {
            freeSince = nil
            return nil
        }
        let isFlip = frame.flipCount > previous.flipCount
        let complaint = isFlip ? complaint(frame, previous) : nil
        followRest(frame)
        return complaint
    }

    private func complaint(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> String? {
        if let hold = hold(frame) {
            return "the page turns by itself although \(hold); right would be that it holds"
        }
        let pages = abs(frame.target - previous.position)
        if previous.phase != .animating, abs(pages - 1) * Double(frame.pitch) > 1 {
            return "the page turns by itself by \(pointText(pages)) pages; right would be 1"
        }
        guard let freeSince else {
            return
                "the page turns by itself in the frame in which what held it is over; right would "
                + "be \(pointText(frame.autoPlayInterval)) s later"
        }
        let waited = frame.time.seconds(since: freeSince)
        // The browser hears of a finger's lift within a frame, at whose end that is seen.
        let frameSeconds = frame.time.seconds(since: previous.time)
        if waited >= frame.autoPlayInterval - frameSeconds - AutoplayHolds.slack { return nil }
        return "the page turns by itself \(pointText(waited)) s after rest; right would be "
            + "\(pointText(frame.autoPlayInterval)) s"
    }

    /// What holds the page.
    private func hold(_ frame: FrameSnapshot) -> String? {
        if frame.fingersOnBrowser > 0 { return "a finger is down on the browser" }
        if !frame.isActive { return "the app is in the background" }
        if frame.isCovered { return "something is presented over the browser" }
        if frame.page.isZoomed {
            return "the page is zoomed to \(pointText(frame.page.zoomScale))"
        }
        return nil
    }

    private func followRest(_ frame: FrameSnapshot) {
        let isFree =
            frame.hasPages && frame.phase == .idle && frame.fingersOnBrowser == 0 && frame.isActive
            && !frame.isCovered && !frame.page.isZoomed
        if !isFree {
            freeSince = nil
        } else if freeSince == nil || frame.autoPlayInterval != interval {
            freeSince = frame.time
        }
        interval = frame.autoPlayInterval
    }
}
