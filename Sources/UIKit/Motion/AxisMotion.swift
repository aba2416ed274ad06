/// The motion of an offset along one axis after a release: coasting, bouncing and snapping, in
/// stages that are split at the exact moment at which an edge is met.
///
/// Each stage is a closed form of the time since its start, so frames may be skipped or doubled
/// without a trace. Positions in points, times in seconds since the motion began, and never falling
/// from call to call.
nonisolated struct AxisMotion: Equatable, Sendable {
    /// What happens at present.
    enum Stage: Equatable, Sendable {
        /// At rest at an offset.
        case resting(Double)
        /// Free deceleration within the edges.
        case coasting(Deceleration)
        /// Coming back to `edge` from beyond it; `outward` is +1 past the last edge, −1 before the
        /// first.
        case bouncing(BounceBack, edge: Double, outward: Double)
        /// Settling on a page or another chosen place.
        case snapping(PagingSnap)
    }

    /// The present stage.
    private(set) var stage: Stage
    /// When the present stage began.
    private var stageStart = 0.0
    /// How long the present stage lasts until an edge is met; infinite if none is.
    private var split = Double.infinity
    /// The edges.
    private(set) var limits: AxisLimits
    /// How the axis behaves; set for the whole motion.
    private let rules: Rules

    /// What holds along the axis.
    struct Rules: Equatable, Sendable {
        /// Whether content may go past its edges.
        var bounces: Bool
        /// Whether the view pages: then content thrown inward from beyond an edge stays on it.
        var pages: Bool
        /// The deceleration rate per millisecond.
        var rate: Double
        /// ω of a snap that is released without velocity, per second.
        var snapFrequency: Double
    }

    /// An axis that stays at `offset`.
    init(restingAt offset: Double, limits: AxisLimits, rules: Rules) {
        stage = .resting(offset)
        self.limits = limits
        self.rules = rules
    }

    /// Lets go at `offset` with `velocity` (pt/s): beyond an edge it bounces back, within it coasts.
    init(releasedAt offset: Double, velocity: Double, limits: AxisLimits, rules: Rules) {
        self.init(restingAt: offset, limits: limits, rules: rules)
        enterFree(from: offset, velocity: velocity)
    }

    /// Settles from `offset` on `target`, released at `velocity` (pt/s); from beyond an edge, or
    /// thrown at the edge it already stands on, it bounces instead.
    init(
        settlingFrom offset: Double, on target: Double, velocity: Double, limits: AxisLimits,
        rules: Rules
    ) {
        self.init(restingAt: offset, limits: limits, rules: rules)
        let excess = limits.excess(of: offset)
        let outward = AxisMotion.outward(at: offset, velocity: velocity, limits: limits)
        if excess != 0 || (outward != 0 && target == offset && rules.bounces) {
            enterFree(from: offset, velocity: velocity)
        } else {
            enterSnap(from: offset, to: target, velocity: velocity)
        }
    }

    /// Coasts from `offset` at `velocity` (pt/s) so that it comes to rest at `target`; where no rate
    /// up to the normal one does that, it settles there.
    init(
        aimedFrom offset: Double, at target: Double, velocity: Double, limits: AxisLimits,
        rules: Rules
    ) {
        let aimed = Deceleration(start: offset, velocity: velocity, landingAt: target)
        if let aimed, aimed.rate <= AxisMotion.slowestAimedRate, limits.excess(of: offset) == 0 {
            self.init(restingAt: offset, limits: limits, rules: rules)
            enter(.coasting(aimed))
        } else {
            self.init(
                settlingFrom: offset, on: target, velocity: velocity, limits: limits,
                rules: rules)
        }
    }

    /// The normal deceleration rate; an aimed motion never decays more slowly.
    private static let slowestAimedRate = Double(UIScrollView.DecelerationRate.normal.rawValue)

    /// Where the offset is at `time`. Passes on to the next stage where one is due.
    mutating func position(at time: Double) -> Double {
        while time - stageStart >= split { enterNextStage() }
        let elapsed = time - stageStart
        switch stage {
        case .resting(let offset): return offset
        case .coasting(let deceleration):
            return deceleration.position(at: min(elapsed, deceleration.stopTime))
        case .bouncing(let bounce, let edge, let outward):
            // What crosses the edge too slowly to coast on stays there.
            return edge + outward * max(0, bounce.exposure(at: elapsed))
        case .snapping(let snap): return snap.position(at: elapsed)
        }
    }

    /// Whether the motion is over at `time`, which the last ``position(at:)`` was asked for.
    func isAtRest(at time: Double) -> Bool {
        let elapsed = time - stageStart
        switch stage {
        case .resting: return true
        case .coasting(let deceleration): return elapsed >= deceleration.stopTime
        case .bouncing(let bounce, _, _): return split == .infinity && bounce.isAtRest(at: elapsed)
        case .snapping(let snap): return snap.isAtRest(at: elapsed)
        }
    }

    /// Where the present stage ends if no edge comes in between.
    var destination: Double {
        switch stage {
        case .resting(let offset): offset
        case .coasting(let deceleration): deceleration.rest
        case .bouncing(_, let edge, _): edge
        case .snapping(let snap): snap.target
        }
    }

    /// The target to announce for this motion: where it would come to rest, never past the edges.
    var announcedTarget: Double {
        switch stage {
        case .coasting(let deceleration): limits.clamp(deceleration.announcedTarget)
        case .resting, .bouncing, .snapping: limits.clamp(destination)
        }
    }
}

// MARK: - Changes in flight

nonisolated extension AxisMotion {
    /// Carries on along its path moved by `shift`, between `limits`, from `time` on. A chosen target
    /// moves along, edges do not.
    mutating func carryOn(shiftedBy shift: Double, limits: AxisLimits, at time: Double) {
        let offset = position(at: time) + shift
        let elapsed = time - stageStart
        self.limits = limits
        stageStart = time
        switch stage {
        case .resting:
            enter(.resting(offset))
        case .coasting(let deceleration):
            let velocity =
                elapsed < deceleration.stopTime ? deceleration.velocity(at: elapsed) : 0
            enterFree(from: offset, velocity: velocity, rate: deceleration.rate)
        case .bouncing(let bounce, let edge, let outward):
            let velocity = outward * bounce.velocity(at: elapsed)
            if rules.pages && limits.excess(of: offset) == 0 {
                enterSnap(from: offset, to: limits.clamp(edge + shift), velocity: velocity)
            } else {
                enterFree(from: offset, velocity: velocity)
            }
        case .snapping(let snap):
            let target = limits.clamp(snap.target + shift)
            enterSnap(from: offset, to: target, velocity: snap.velocity(at: elapsed))
        }
    }
}

// MARK: - Stages

nonisolated extension AxisMotion {
    /// Begins `next`, and finds out when it meets an edge.
    private mutating func enter(_ next: Stage) {
        stage = next
        split = .infinity
        switch next {
        case .resting, .snapping:
            break
        case .coasting(let deceleration):
            let edge = deceleration.velocity > 0 ? limits.upper : limits.lower
            if let impact = deceleration.impactTime(at: edge) { split = impact }
        case .bouncing(let bounce, _, _):
            if let crossing = bounce.crossingTime,
                abs(bounce.velocity(at: crossing)) > Deceleration.stopSpeed
            {
                split = crossing
            }
        }
    }

    private mutating func enterSnap(from offset: Double, to target: Double, velocity: Double) {
        let snap = PagingSnap(
            start: offset, target: target, velocity: velocity,
            restingFrequency: rules.snapFrequency)
        enter(.snapping(snap))
    }

    /// Begins a bounce beyond an edge, and a deceleration within.
    private mutating func enterFree(from offset: Double, velocity: Double, rate: Double? = nil) {
        let excess = limits.excess(of: offset)
        let outward = AxisMotion.outward(at: offset, velocity: velocity, limits: limits)
        if outward == 0 {
            let rate = rate ?? rules.rate
            enter(.coasting(Deceleration(start: offset, velocity: velocity, rate: rate)))
        } else if rules.bounces {
            let bounce = BounceBack(exposure: abs(excess), velocity: outward * velocity)
            enter(.bouncing(bounce, edge: limits.clamp(offset), outward: outward))
        } else {
            enter(.resting(limits.clamp(offset)))
        }
    }

    /// Passes on to what follows when an edge is met.
    private mutating func enterNextStage() {
        let elapsed = split
        stageStart += elapsed
        switch stage {
        case .coasting(let deceleration):
            let velocity = deceleration.velocity(at: elapsed)
            let edge = velocity > 0 ? limits.upper : limits.lower
            enterFree(from: edge, velocity: velocity)
        case .bouncing(let bounce, let edge, let outward):
            if rules.pages {
                enter(.resting(edge))
            } else {
                let velocity = outward * bounce.velocity(at: elapsed)
                enter(
                    .coasting(
                        Deceleration(start: edge, velocity: velocity, rate: rules.rate)))
            }
        case .resting, .snapping:
            preconditionFailure("Only motion that meets an edge is split: \(stage).")
        }
    }

    /// The side on which `offset` is beyond its edge, or on it and moving out; 0 within.
    private static func outward(at offset: Double, velocity: Double, limits: AxisLimits) -> Double {
        let excess = limits.excess(of: offset)
        if excess != 0 { return excess > 0 ? 1 : -1 }
        if velocity > 0 && offset == limits.upper { return 1 }
        if velocity < 0 && offset == limits.lower { return -1 }
        return 0
    }
}
