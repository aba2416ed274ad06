/// Several animations of a layer under one clock: what lies past its end is cut off.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    nonisolated deinit {}

    /// The animations. Their delegates hear nothing; the group's does.
    open var animations: [CAAnimation]?

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
    }

    override func courses(duration: Double) -> [AnimationCourse] {
        let pace = MotionCurve.timing(timingFunction?.curve ?? .linear, duration: duration)
        return (animations ?? []).flatMap { animation in
            let clock = animation.clock(
                delay: animation.beginTime, naturalDuration: animation.naturalDuration)
            let inner = AnimationCourse.Inner(pace: pace, length: duration, clock: clock)
            return animation.courses(duration: clock.duration).map { $0.within(inner) }
        }
    }
}
