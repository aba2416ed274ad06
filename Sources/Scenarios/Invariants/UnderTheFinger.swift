@_spi(Simulation) import UIKit

/// What a drag grabbed stays under the finger within 0.5 pt, as long as the content's ends allow.
final class UnderTheFinger: Invariant {
    let id = InvariantID.underTheFinger
    let platformRules = UnderTheFinger.rules
    /// What it leans on.
    static let rules: PlatformRules = [.began, .setOffset]
    /// How far what was grabbed may be off, points.
    static let tolerance = 0.5

    /// What was grabbed: where the finger was, and the content.
    private struct Grip {
        var touch: Int
        var drag: Int
        var fingerPlace: Double
        var position: Double
    }

    private var grip: Grip?
    /// The cell that the finger came down on, and how many had come down by then.
    private var touchedCell: Int?
    private var touchedAt = -1

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        followTouch(frame)
        guard frame.hasPages, frame.phase == .dragging, let touch = frame.onlyTouch,
            isWithinEdges(frame), !frame.mayJump, frame.pitch == previous.pitch,
            !hasMovedWithinPage(frame, previous)
        else {
            grip = nil
            return nil
        }
        let place = Double(frame.along(touch.location))
        guard let grip, grip.touch == frame.downCount, grip.drag == frame.dragCount
        else {
            grip = Grip(
                touch: frame.downCount, drag: frame.dragCount, fingerPlace: place,
                position: frame.position)
            return nil
        }
        let content = (frame.position - grip.position) * frame.stride
        let error = content + (place - grip.fingerPlace)
        // Both places of the content are rounded to pixels.
        let tolerance = max(UnderTheFinger.tolerance, 2 * frame.halfPixel) + 0.02
        if abs(error) <= tolerance { return nil }
        return "the content is \(pointText(error)) pt away from where the finger holds it"
    }

    /// Keeps what the finger came down on.
    private func followTouch(_ frame: FrameSnapshot) {
        guard let touch = frame.onlyTouch, frame.downCount != touchedAt else { return }
        touchedAt = frame.downCount
        touchedCell = nil
        for index in frame.cells.indices
        where isOn(frame.cells[index].frame, touch.location) {
            touchedCell = frame.cells[index].cell
        }
    }

    /// Whether a place lies in a frame, which may be one that is no number.
    private func isOn(_ page: CGRect, _ place: CGPoint) -> Bool {
        page.minX <= place.x && place.x < page.maxX && page.minY <= place.y && place.y < page.maxY
    }

    /// Whether the finger has moved an image within its page: a drag goes from a zoomed page to the
    /// pager and back. That page is the one in the centre or, between two, the one that the finger came down on.
    private func hasMovedWithinPage(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> Bool {
        for index in frame.cells.indices
        where index == frame.centreIndex || frame.cells[index].cell == touchedCell {
            for former in previous.cells.indices
            where previous.cells[former].cell == frame.cells[index].cell
                && isElsewhere(frame.cells[index], previous.cells[former], frame)
            {
                return true
            }
        }
        return false
    }

    /// Whether the image lies elsewhere within its page.
    private func isElsewhere(
        _ now: CellSnapshot, _ before: CellSnapshot, _ frame: FrameSnapshot
    ) -> Bool {
        let image = now.imageFrame.offsetBy(dx: -now.frame.minX, dy: -now.frame.minY)
        let former = before.imageFrame.offsetBy(dx: -before.frame.minX, dy: -before.frame.minY)
        let pixel = 3 * frame.halfPixel
        return abs(image.minX - former.minX) > pixel || abs(image.minY - former.minY) > pixel
    }

    /// Whether the content is clear of its ends: beyond them it lags behind the finger, even by less
    /// than a pixel.
    private func isWithinEdges(_ frame: FrameSnapshot) -> Bool {
        let pixel = CGFloat(2 * frame.halfPixel)
        return frame.axisOffset >= frame.offsetLimits.lowerBound + pixel
            && frame.axisOffset <= frame.offsetLimits.upperBound - pixel
    }
}
