/// An animation of a property from one value to another.
///
/// Values are numbers, points, sizes, rectangles, transforms or colours. What is not given is what the
/// layer shows without the animation.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    nonisolated deinit {}

    /// Where it starts.
    open var fromValue: Any?
    /// Where it ends.
    open var toValue: Any?
    /// How far it goes.
    open var byValue: Any?

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func course(of target: AnimationTarget, duration: Double) -> AnimationCourse {
        let from = fromValue.flatMap(target.value)
        let to = toValue.flatMap(target.value)
        let by = byValue.flatMap(target.value)
        let ends = CABasicAnimation.ends(from: from, to: to, by: by)
        return AnimationCourse(
            target: target,
            stops: [.init(time: 0, value: ends.start), .init(time: 1, value: ends.end)],
            pace: pace(duration: duration), isAdditive: isAdditive, isDiscrete: false)
    }

    /// How it gets from start to end.
    func pace(duration: Double) -> MotionCurve {
        .timing(timingFunction?.curve ?? .linear, duration: duration)
    }

    /// Start and end, as the documentation of `CABasicAnimation` has them ("Setting Interpolation
    /// Values").
    private static func ends(
        from: AnimatedValue?, to: AnimatedValue?, by: AnimatedValue?
    ) -> (start: AnimationCourse.Value, end: AnimationCourse.Value) {
        switch (from, to, by) {
        case (.some(let from), .some(let to), _): (.given(from), .given(to))
        case (.some(let from), nil, .some(let by)):
            (.given(from), .given(from.adding(by, share: 1)))
        case (nil, .some(let to), .some(let by)): (.given(to - by), .given(to))
        case (.some(let from), nil, nil): (.given(from), .beneath)
        case (nil, .some(let to), nil): (.beneath, .given(to))
        case (nil, nil, .some(let by)): (.beneath, .beneathPlus(by))
        case (nil, nil, nil): (.beneath, .beneath)
        }
    }
}
