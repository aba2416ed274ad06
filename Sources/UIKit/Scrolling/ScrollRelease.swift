/// What a scroll view does along one axis when the finger leaves.
nonisolated struct AxisRelease: Equatable, Sendable {
    /// The offset at the release, points, not rounded.
    let offset: Double
    /// The velocity of the content's offset, points per second.
    let velocity: Double
    /// Whether the release is fast enough for content to move on by itself.
    let speed: Speed
    /// Whether the axis took part in the drag.
    let role: Role
    /// The edges.
    let limits: AxisLimits
    /// How the axis behaves.
    let rules: AxisMotion.Rules
    /// How pages lie; used where the rules say that the view pages.
    let pages: PageTarget

    /// Whether content flies on.
    enum Speed: Equatable, Sendable {
        /// Slow: content inside its edges stays where it is, or settles on the nearest page.
        case slow
        /// A fling.
        case fling
    }

    /// Whether an axis took part in the drag.
    enum Role: Equatable, Sendable {
        case moves
        case rests
    }

    /// The motion that follows if nobody asks for another target.
    var motion: AxisMotion {
        if role == .rests { return AxisMotion(restingAt: offset, limits: limits, rules: rules) }
        if rules.pages {
            let target = pages.offset(releasedAt: offset, velocity: velocity)
            // Only a fling throws the page at the content's end beyond it.
            let push = speed == .slow && target == offset ? 0 : velocity
            return AxisMotion(
                settlingFrom: offset, on: target, velocity: push, limits: limits, rules: rules)
        }
        if speed == .fling || limits.excess(of: offset) != 0 {
            return AxisMotion(
                releasedAt: offset, velocity: velocity, limits: limits, rules: rules)
        }
        return AxisMotion(restingAt: offset, limits: limits, rules: rules)
    }

    /// The motion to a target that the delegate chose; targets past the edges are moved onto them.
    func motion(to target: Double) -> AxisMotion {
        let end = limits.clamp(target)
        if rules.pages {
            return AxisMotion(
                settlingFrom: offset, on: end, velocity: velocity, limits: limits, rules: rules)
        }
        return AxisMotion(
            aimedFrom: offset, at: end, velocity: velocity, limits: limits, rules: rules)
    }
}

/// What a scroll view does along both axes when the finger leaves.
nonisolated struct ScrollRelease: Equatable, Sendable {
    /// The horizontal part.
    let x: AxisRelease
    /// The vertical part.
    let y: AxisRelease

    /// Where content would come to rest, points, not rounded.
    var announcedTarget: CGPoint {
        CGPoint(x: x.motion.announcedTarget, y: y.motion.announcedTarget)
    }

    /// The motion that begins at `start`: the natural one on each axis whose `announced` target the
    /// delegate has left alone, and one to `target` on the others.
    func glide(announced: CGPoint, target: CGPoint, at start: SimulatedTime) -> ScrollGlide {
        ScrollGlide(
            x: target.x == announced.x ? x.motion : x.motion(to: target.x),
            y: target.y == announced.y ? y.motion : y.motion(to: target.y),
            start: start, target: target)
    }
}
