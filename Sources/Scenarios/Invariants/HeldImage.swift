@_spi(Simulation) import UIKit

/// The point of the image that a pull or a pinch has grabbed stays under the finger, or under the
/// middle between two, within 0.5 pt, as far as limits allow.
final class HeldImage: Invariant {
    let id = InvariantID.underTheFinger
    let platformRules = UnderTheFinger.rules

    /// What fingers do to an image.
    fileprivate enum Hold {
        case pull, pinch
    }

    /// What was grabbed: where the fingers were on the image.
    fileprivate struct Grip {
        var hold: Hold
        var fingers: Int
        var downCount: Int
        var item: Int
        var picture: ObjectIdentifier?
        var point: HeldPoint
    }

    private var grip: Grip?
    /// How far whatever is around the browser, such as a list that bounces, carries it from under
    /// the fingers.
    private var carriage = Carriage()
    /// Whether more fingers are down than a pinch follows, or have been: which it follows is unknown
    /// until one is left at most.
    private var isCrowded = false

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        if frame.touches.count != 2 { isCrowded = frame.touches.count > 2 }
        carriage.follow(from: previous.viewport, to: frame.viewport, frame, after: previous)
        // A pager on its way takes the page along, whatever holds the image.
        guard !frame.touches.isEmpty, frame.hasPages, frame.transition == .none,
            !isCarried(frame), !isCarried(previous),
            let hold = hold(frame, after: previous), !frame.mayJump,
            let cell = frame.centreCell, cell.imageFrame.width > 0, cell.imageFrame.height > 0
        else {
            grip = nil
            return nil
        }
        let image = cell.imageFrame
        // Where the fingers have put it, before it was carried on.
        let held = image.offsetBy(dx: -carriage.way.x, dy: -carriage.way.y)
        // What limits have moved elsewhere is grabbed anew once they have no say any more.
        guard isFree(frame, image, hold) else {
            grip = nil
            return nil
        }
        let place = middle(frame.touches)
        guard var grip, grip.hold == hold, grip.fingers == frame.touches.count,
            grip.downCount == frame.downCount, grip.item == cell.item, grip.picture == cell.picture
        else {
            // A recogniser takes a finger in place of another a frame late.
            let isSettled =
                previous.downCount == frame.downCount
                && previous.touches.count == frame.touches.count
            self.grip = isSettled ? Grip(hold, cell, held, at: place, in: frame) : nil
            return nil
        }
        guard let miss = grip.point.follow(held, at: place, room: HeldImage.room(frame)) else {
            self.grip = grip
            return nil
        }
        let fingers = hold == .pull ? "the finger that pulls it" : "the fingers that pinch it"
        return
            "the image's point that was grabbed is \(pointText(miss.distance)) pt away from "
            + "\(fingers); right would be \(pointText(miss.most)) at most"
    }

    /// How far an image may be off along an axis in each frame, points.
    fileprivate static func room(_ frame: FrameSnapshot) -> CGFloat {
        CGFloat(max(UnderTheFinger.tolerance / 2, frame.halfPixel) + 0.02)
    }

    /// Whether the pager moves by itself. It does so still in the frame in which it comes to rest.
    private func isCarried(_ frame: FrameSnapshot) -> Bool {
        frame.phase == .decelerating || frame.phase == .animating
    }

    /// What fingers do. A recogniser's action runs in the frame after the one in which it began, and
    /// takes hold where the finger is then.
    private func hold(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> Hold? {
        if frame.page.pull == .held {
            // What closes stays where the finger left it.
            if frame.transition != .none { return nil }
            let hasActed = previous.page.pull == .held
            return hasActed && frame.touches.count == 1 ? .pull : nil
        }
        if frame.page.zoom == .pinching {
            return frame.touches.count == 2 && !isCrowded ? .pinch : nil
        }
        return nil
    }

    /// Whether nothing but the fingers has a say: a pinch meets limits of the scale and edges of the
    /// content, and small content is centred.
    private func isFree(_ frame: FrameSnapshot, _ image: CGRect, _ hold: Hold) -> Bool {
        if hold == .pull { return true }
        let page = frame.page
        // An animation that fingers have not stopped goes on.
        guard page.imageGoal.isNull else { return false }
        let pixel = 2 * CGFloat(frame.halfPixel)
        return page.zoomScale > page.zoomLimits.lowerBound + 1e-3
            && page.zoomScale < page.zoomLimits.upperBound - 1e-3
            && image.minX < page.frame.minX - pixel && image.maxX > page.frame.maxX + pixel
            && image.minY < page.frame.minY - pixel && image.maxY > page.frame.maxY + pixel
    }

    private func middle(_ touches: [TraceTouch]) -> CGPoint {
        var sum = CGPoint.zero
        for touch in touches {
            sum.x += touch.location.x
            sum.y += touch.location.y
        }
        let count = CGFloat(touches.count)
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }
}

extension HeldImage.Grip {
    /// - Parameter image: where the image is held.
    fileprivate init(
        _ hold: HeldImage.Hold, _ cell: CellSnapshot, _ image: CGRect, at place: CGPoint,
        in frame: FrameSnapshot
    ) {
        self.init(
            hold: hold, fingers: frame.touches.count, downCount: frame.downCount, item: cell.item,
            picture: cell.picture,
            point: HeldPoint(of: image, at: place, room: HeldImage.room(frame)))
    }
}
