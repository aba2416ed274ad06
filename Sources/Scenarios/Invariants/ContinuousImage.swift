@_spi(Simulation) import UIKit

/// Between frames an image moves within its page, and on its flight, no more than fingers, momentum
/// and animations account for.
final class ContinuousImage: Invariant {
    let id = InvariantID.continuous
    let platformRules = Continuous.rules

    /// Where the image of the centre page was when nothing moved it within its page, relative to it.
    private var home = CGRect.null
    /// The page whose image is followed: that in the centre.
    private var followed = (item: -1, cell: -1)
    /// The farthest that the present animation takes a corner, points.
    private var reach = 0.0
    /// How far fingers went in the frame before: recognisers act a frame late.
    private var formerTravel = 0.0
    private var flightReach = 0.0
    /// How far the page is carried from under the fingers that pinch it, by the pager or with the
    /// browser.
    private var carriage = Carriage()
    private var formerCarriage = CGPoint.zero

    /// The fastest that an animation of the browser can be, in distances a second. Its animations take
    /// 0.25 s at least; one that starts fast and ends slowly (a cube) has three times its mean speed.
    private static let topSpeed = 3 / 0.25
    /// A photo that returns from a pull keeps half its size while it is more than half a page down,
    /// and grows from there: its sides then move at up to (2/3 ÷ 1/2) · (3/4)^(2/3) = 1.10 times
    /// the speed that the same way would have at one scale.
    private static let returnFactor = 1.11
    /// Room for rounding to pixels, in half pixels.
    private static let roundingAllowance = 3.0

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        formerCarriage = carriage.way
        carriage.follow(from: previous.page.frame, to: frame.page.frame, frame, after: previous)
        defer { formerTravel = Double(frame.fingerTravel.x + frame.fingerTravel.y) }
        followFlight(frame, previous)
        if frame.hasCopies, let complaint = flight(frame, previous) { return complaint }
        return page(frame, previous)
    }

    // MARK: Within the page

    private func page(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> String? {
        guard frame.hasPages, previous.hasPages, !frame.mayJump,
            frame.viewport.size == previous.viewport.size, let index = frame.centreIndex,
            frame.cells[index].picture != nil
        else {
            home = .null
            return nil
        }
        let now = ContinuousImage.place(of: frame.cells[index])
        guard let formerIndex = formerIndex(of: index, frame, previous),
            showsSame(frame.cells[index], previous.cells[formerIndex])
        else {
            // In the hand of a finger, or on its way back, it is not in its place.
            home = frame.page.pull == .none ? now : .null
            reach = 0
            // Another image may come in the midst of an animation, whose beginning is not its own.
            followed = (-1, -1)
            return nil
        }
        let isNew = isAnother(frame.cells[index])
        let before = ContinuousImage.place(of: previous.cells[formerIndex])
        if frame.page.pull == .none, frame.page.zoom == .none, frame.page.imageGoal.isNull,
            ContinuousImage.distance(before, now) <= frame.halfPixel
        {
            home = now
            reach = 0
            return nil
        }
        followAnimation(frame, previous, before, now)
        if isNew {
            // Its animation began while another page was in the centre: anywhere on its own.
            reach = Double(max(frame.page.frame.width, frame.page.frame.height))
            home = .null
        }
        let moved = ContinuousImage.distance(before, now)
        if moved <= ContinuousImage.roundingAllowance * frame.halfPixel { return nil }
        let allowed =
            allowance(frame, previous, frame.cells[index])
            + ContinuousImage.roundingAllowance * frame.halfPixel
        if moved <= allowed { return nil }
        return "the image moved \(pointText(moved)) pt within its page in a frame; fingers and "
            + "motion account for \(pointText(allowed)) at most"
    }

    /// Whether another page has come to the centre, rather than the same one in another cell or under
    /// another number.
    private func isAnother(_ cell: CellSnapshot) -> Bool {
        defer { followed = (cell.item, cell.cell) }
        return cell.item != followed.item && cell.cell != followed.cell
    }

    /// The image relative to its page.
    private static func place(of cell: CellSnapshot) -> CGRect {
        cell.imageFrame.offsetBy(dx: -cell.frame.minX, dy: -cell.frame.minY)
    }

    /// Whether both show one and the same image, which a place in memory alone does not tell.
    private func showsSame(_ cell: CellSnapshot, _ former: CellSnapshot) -> Bool {
        cell.picture == former.picture && cell.shownIdentity == former.shownIdentity
            && cell.showsFullImage == former.showsFullImage
    }

    /// The place of the same item in the frame before: that of the same cell, or any.
    private func formerIndex(
        of index: Int, _ frame: FrameSnapshot, _ previous: FrameSnapshot
    ) -> Int? {
        let item = frame.cells[index].item
        let cell = frame.cells[index].cell
        var found: Int?
        for former in previous.cells.indices where previous.cells[former].item == item {
            if previous.cells[former].cell == cell { return former }
            if found == nil { found = former }
        }
        return found
    }

    private func followAnimation(
        _ frame: FrameSnapshot, _ previous: FrameSnapshot, _ before: CGRect, _ now: CGRect
    ) {
        let page = frame.page
        switch page.pull {
        case .held:
            // Until the recogniser's action takes hold, an image on its way back goes on.
            if previous.page.pull == .held { reach = 0 }
        case .released:
            // Where it lay is unknown once the page has another size: somewhere on the page.
            let goal = home.isNull ? CGRect(origin: .zero, size: page.frame.size) : home
            reach = max(
                reach, ContinuousImage.returnFactor * ContinuousImage.distance(before, goal))
        case .none:
            if page.imageGoal.isNull {
                home = now
                // The last step of an animation, or of the way back, leads to where it is over.
                if page.zoom == .none, previous.page.imageGoal.isNull,
                    previous.page.pull == .none
                {
                    reach = ContinuousImage.distance(before, now) < 1 ? 0 : reach
                }
            } else {
                let goal = page.imageGoal.offsetBy(
                    dx: -frame.page.frame.minX, dy: -frame.page.frame.minY)
                reach = max(reach, ContinuousImage.distance(before, goal))
            }
        }
    }

    private func allowance(
        _ frame: FrameSnapshot, _ previous: FrameSnapshot, _ cell: CellSnapshot
    ) -> Double {
        let seconds = frame.time.seconds(since: previous.time)
        var allowed = reach * ContinuousImage.topSpeed * seconds
        let travel = Double(frame.fingerTravel.x + frame.fingerTravel.y) + formerTravel
        if travel > 0 { allowed += travel * gain(frame, previous, cell) }
        allowed += momentum(frame, previous) * seconds
        // What was carried away comes back to the fingers.
        allowed += Double(abs(formerCarriage.x) + abs(formerCarriage.y))
        // A bounce ends with a step of half a point at most.
        if previous.page.phase == .decelerating { allowed += min(overshoot(previous), 0.5) }
        return allowed
    }

    /// How much farther a corner may go than a finger does: with a pull, which makes the image
    /// smaller, and with a pinch, about the other finger.
    private func gain(
        _ frame: FrameSnapshot, _ previous: FrameSnapshot, _ cell: CellSnapshot
    ) -> Double {
        let size = cell.imageFrame.size
        let diagonal = Double(size.width + size.height)
        let spread = min(spread(frame.touches), spread(previous.touches))
        if spread.isFinite { return 1 + diagonal / max(spread, 1) }
        return 1 + diagonal / max(1, Double(frame.viewport.height))
    }

    /// The distance between the two fingers that are closest to each other; infinite for one.
    private func spread(_ touches: [TraceTouch]) -> Double {
        var least = Double.infinity
        for (index, first) in touches.enumerated() {
            for second in touches[(index + 1)...] {
                let dx = Double(first.location.x - second.location.x)
                let dy = Double(first.location.y - second.location.y)
                least = min(least, (dx * dx + dy * dy).squareRoot())
            }
        }
        return least
    }

    /// How fast the page's own scrolling may be, points a second.
    private func momentum(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> Double {
        guard frame.page.phase == .decelerating || previous.page.phase == .decelerating else {
            return 0
        }
        let release = frame.page.releaseVelocity
        let beyond = max(overshoot(frame), overshoot(previous))
        let pull = Simulation.current.model.snapAngularFrequency * beyond
        return Double(abs(release.x) + abs(release.y)) + pull
    }

    /// How far the image has left a gap at an edge of the page that it need not leave.
    private func overshoot(_ frame: FrameSnapshot) -> Double {
        guard let cell = frame.centreCell else { return 0 }
        let image = cell.imageFrame
        let page = frame.page.frame
        let across = max(image.minX - page.minX, page.maxX - image.maxX)
        let down = max(image.minY - page.minY, page.maxY - image.maxY)
        return Double(max(0, across) + max(0, down))
    }

    // MARK: In flight

    /// Keeps how far the flight goes at most, what of it lies beside the screen included.
    private func followFlight(_ frame: FrameSnapshot, _ previous: FrameSnapshot) {
        if !frame.hasCopies { flightReach = 0 }
        if !previous.hasFlight { return }
        flightReach = max(
            flightReach, ContinuousImage.distance(previous.flightFrame, previous.flightGoal),
            ContinuousImage.distance(previous.flightFrame, frame.flightGoal))
    }

    /// What is to be seen of the image goes on where it was, whoever shows it.
    private func flight(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> String? {
        guard previous.hasCopies, !frame.mayJump, frame.copies.count == 1,
            previous.copies.count == 1,
            frame.copies[0].place == .flying || previous.copies[0].place == .flying
        else {
            return nil
        }
        let now = frame.copies[0]
        let before = previous.copies[0]
        // On the way in another page's image may take its place, of another shape.
        if now.identity < 0 || now.identity != before.identity { return nil }
        flightReach = max(
            flightReach, ContinuousImage.distance(before.frame, before.goal),
            ContinuousImage.distance(before.frame, now.goal))
        let seconds = frame.time.seconds(since: previous.time)
        let travel = Double(frame.fingerTravel.x + frame.fingerTravel.y) + formerTravel
        let allowed =
            flightReach * ContinuousImage.topSpeed * seconds + travel
            + ContinuousImage.roundingAllowance * frame.halfPixel
        let moved = ContinuousImage.distance(before.frame, now.frame)
        if moved <= allowed { return nil }
        return "the image moved \(pointText(moved)) pt in a frame while the browser "
            + "\(frame.transition == .presenting ? "comes" : "goes"); its flight accounts for "
            + "\(pointText(allowed)) at most"
    }

    /// How far the corner that moves farthest moves.
    static func distance(_ first: CGRect, _ second: CGRect) -> Double {
        if first.isNull || second.isNull { return 0 }
        let across = max(abs(first.minX - second.minX), abs(first.maxX - second.maxX))
        let down = max(abs(first.minY - second.minY), abs(first.maxY - second.maxY))
        return Double(max(across, down))
    }
}
