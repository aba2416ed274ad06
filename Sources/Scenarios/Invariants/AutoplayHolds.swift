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
    /// The fingers that are down, and whether each came down on the browser.
    private var fingers: [(finger: Int32, isOnBrowser: Bool)] = []

    /// Where the browser was in the frame before the one before.
    private var formerViewport = CGRect.zero

    /// Sums of times are off by less than this, seconds.
    private static let slack = 1e-3

    init() {
        fingers.reserveCapacity(8)
    }

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        defer { formerViewport = previous.viewport }
        guard frame.isAutoPlaying || !frame.touches.isEmpty || !fingers.isEmpty else {
            freeSince = nil
            return nil
        }
        followFingers(frame, previous)
        let isFlip = frame.flipCount > previous.flipCount && frame.isAutoPlaying
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
        if isTouched { return "a finger is down on the browser" }
        if !frame.isActive { return "the app is in the background" }
        if frame.isCovered { return "something is presented over the browser" }
        if frame.page.isZoomed {
            return "the page is zoomed to \(pointText(frame.page.zoomScale))"
        }
        return nil
    }

    private var isTouched: Bool {
        for finger in fingers where finger.isOnBrowser { return true }
        return false
    }

    private func followRest(_ frame: FrameSnapshot) {
        let isFree =
            frame.hasPages && frame.phase == .idle && !isTouched && frame.isActive
            && !frame.isCovered && !frame.page.isZoomed
        if !isFree {
            freeSince = nil
        } else if freeSince == nil || frame.autoPlayInterval != interval {
            freeSince = frame.time
        }
        interval = frame.autoPlayInterval
    }

    /// Whether a finger that has just come down there touches the browser: not one that is on its way
    /// in or out, carried by an animation or by a list, or covered, wherever its view is by then.
    private func isTouchable(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> Bool {
        previous.hasBrowser && previous.transition == .none && !previous.isCarried
            && !previous.isCovered && !frame.isCovered
            && formerViewport == previous.viewport && previous.viewport == frame.viewport
    }

    private func followFingers(_ frame: FrameSnapshot, _ previous: FrameSnapshot) {
        var index = 0
        while index < fingers.count {
            if isDown(fingers[index].finger, frame) {
                index += 1
            } else {
                fingers.remove(at: index)
            }
        }
        // A finger that lifts and comes down again within the frame is another one.
        var fresh = 0
        for touch in frame.touches where !isKnown(touch.finger) { fresh += 1 }
        if frame.downCount - previous.downCount > fresh {
            fingers.removeAll(keepingCapacity: true)
        }
        for touch in frame.touches where !isKnown(touch.finger) {
            fingers.append(
                (
                    touch.finger,
                    isTouchable(frame, previous) && frame.viewport.holds(touch.location)
                ))
        }
    }

    private func isDown(_ finger: Int32, _ frame: FrameSnapshot) -> Bool {
        for touch in frame.touches where touch.finger == finger { return true }
        return false
    }

    private func isKnown(_ finger: Int32) -> Bool {
        for known in fingers where known.finger == finger { return true }
        return false
    }
}
