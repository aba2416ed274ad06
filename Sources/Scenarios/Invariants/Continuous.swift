@_spi(Simulation) import UIKit

/// Between frames the content moves no more than finger or motion account for.
///
/// Two questions, of which either finds a jump. Did code assign an offset that moves what is on
/// screen (all but a whole number of loops)? And is the movement larger than the finger's way, or
/// than the fastest that the motion under way can be?
final class Continuous: Invariant {
    let id = InvariantID.continuous
    let platformRules = Continuous.rules
    /// What it leans on.
    static let rules: PlatformRules = [.setOffset, .snap, .catching]
    /// Where the motion under way began, and where it said that it would end, in pages.
    private var motionStart = 0.0
    private var motionTarget = Double.nan
    /// How far the motion went that another took the place of in this frame, pages: it may have moved
    /// the content before that.
    private var replacedReach = 0.0
    /// How far from its place a motion is over, points.
    private static let landing = 0.5
    /// Room for rounding to pixels at both ends of a movement, in half pixels.
    private static let roundingAllowance = 2.0

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        followMotion(frame, previous)
        guard frame.hasPages, previous.hasPages, frame.isDataKnown, !frame.mayJump,
            frame.pitch == previous.pitch,
            frame.isVertical == previous.isVertical,
            frame.knownItemCount == previous.knownItemCount,
            !arePagesHidden(frame, previous)
        else { return nil }
        let pixel = 2 * frame.halfPixel
        if let jump = assignedJump(frame, previous), abs(jump) > pixel + 1e-6 {
            return "code moved what is on screen by \(pointText(jump)) pt; right would be 0, or a "
                + "whole number of loops"
        }
        let moved = (frame.position - previous.position) * Double(frame.pitch)
        let allowed =
            allowance(frame, previous)
            + Continuous.roundingAllowance * frame.halfPixel + 1e-6
        if abs(moved) <= allowed { return nil }
        return "the content moved \(pointText(moved)) pt in a frame; finger and motion account for "
            + "\(pointText(allowed)) at most"
    }

    /// Whether an image flies in place of the pages, in both frames: nobody sees them move.
    private func arePagesHidden(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> Bool {
        frame.hasFlight && previous.hasFlight
    }

    /// What code assigned to the offset in this frame, whole loops left out.
    private func assignedJump(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> Double? {
        let assigned = frame.assignedOffset - previous.assignedOffset
        guard assigned != 0 else { return nil }
        guard frame.isLooping, frame.knownItemCount > 1 else { return assigned }
        let loop = Double(frame.pitch) * Double(frame.knownItemCount)
        return assigned - (assigned / loop).rounded() * loop
    }

    /// The most that the content can have moved for a reason.
    private func allowance(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> Double {
        let seconds = frame.time.seconds(since: previous.time)
        var allowed = 0.0
        let hasDragged = frame.dragCount > previous.dragCount
        if frame.phase == .dragging || previous.phase == .dragging || hasDragged {
            // Each finger counts, for a scroll follows the middle of them.
            allowed += Double(frame.along(frame.fingerTravel))
        }
        if isMovingOnItsOwn(frame) || isMovingOnItsOwn(previous) {
            allowed += topSpeed(frame, previous) * seconds
        }
        // Content that is let go of next to where it belongs is put there, without a motion.
        if previous.phase == .dragging, frame.phase == .idle { allowed += Continuous.landing }
        return allowed
    }

    private func isMovingOnItsOwn(_ frame: FrameSnapshot) -> Bool {
        frame.phase == .decelerating || frame.phase == .animating
    }

    /// Keeps where the motion under way began: its top speed depends on the whole way.
    private func followMotion(_ frame: FrameSnapshot, _ previous: FrameSnapshot) {
        replacedReach = 0
        guard isMovingOnItsOwn(frame), frame.target.isFinite else { return }
        let goesOn = isMovingOnItsOwn(previous)
        // Where pages are numbered anew, the target's old number may be that of another page.
        let isRenumbered = frame.mayJump && goesOn
        if !goesOn || isRenumbered || frame.target != motionTarget {
            let reach = abs(motionTarget - motionStart)
            if goesOn, reach.isFinite { replacedReach = reach }
            // What a finger or a jump moved before the motion began, in the same frame, counts too;
            // and where pages are numbered anew, the way that is behind it.
            let carried = isRenumbered ? motionStart + frame.target - motionTarget : frame.position
            motionStart = farthest(from: frame.target, previous.position, frame.position, carried)
        }
        motionTarget = frame.target
    }

    /// The one of three places that lies farthest from another; never one that is no number.
    private func farthest(
        from target: Double, _ one: Double, _ other: Double, _ third: Double
    ) -> Double {
        let first = abs(other - target) > abs(one - target) ? other : one
        return abs(third - target) > abs(first - target) ? third : first
    }

    /// The fastest that a snap, a bounce or a programmatic scroll of this pager can be, points a
    /// second. A critically damped spring of angular frequency ω, released at speed v at a distance d,
    /// is fastest at the release or, where v < ωd/2, at (ωd − v)·exp(−(ωd − 2v)/(ωd − v)): at most
    /// 0.368 ωd + 0.265 v, which that curve lies under. Content that comes back from beyond its end
    /// is pulled by that distance too. A cosine is fastest in the middle, at π/2 × distance ÷ duration.
    private func topSpeed(_ frame: FrameSnapshot, _ previous: FrameSnapshot) -> Double {
        let model = Simulation.current.model
        let reach = max(
            abs(motionTarget - motionStart), abs(motionTarget - frame.position),
            abs(motionTarget - previous.position), replacedReach, 1)
        let distance =
            reach.isFinite ? reach * Double(frame.pitch) : Double(frame.viewportLength)
        let release = abs(frame.releaseVelocity)
        let pull = model.snapAngularFrequency * distance
        let spring = max(release, 0.368 * pull + 0.265 * release)
        let beyond = Double(max(frame.overscroll, previous.overscroll))
        let bounce = beyond > 0 ? release + model.snapAngularFrequency * beyond : 0
        let cosine = Double.pi / 2 * distance / UIScrollView.offsetAnimationDuration
        return max(spring, bounce, cosine)
    }
}
