/// What an animation made by hand shows of one property, as a function of time.
final class AnimationCourse {
    /// A value on the way.
    enum Value {
        case given(AnimatedValue)
        /// What the layer shows without the animation.
        case beneath
        /// Something more than that.
        case beneathPlus(AnimatedValue)
    }

    /// A value and when it is reached, 0…1 of a run.
    struct Stop {
        var time: Double
        var value: Value
        /// The pace from here to the next.
        var curve = TimingCurve.linear
    }

    /// How the time of an animation goes within a group of them.
    struct Inner {
        /// The group's pace.
        var pace: MotionCurve
        /// Seconds of one run of the group.
        var length: Double
        var clock: AnimationClock
    }

    let target: AnimationTarget
    private let stops: [Stop]
    private let pace: MotionCurve
    private let isAdditive: Bool
    private let isDiscrete: Bool
    private var inner: Inner?
    /// How the time of the whole goes; set when it is added to a layer.
    var clock: AnimationClock?

    init(
        target: AnimationTarget, stops: [Stop], pace: MotionCurve, isAdditive: Bool,
        isDiscrete: Bool
    ) {
        self.target = target
        self.stops = stops
        self.pace = pace
        self.isAdditive = isAdditive
        self.isDiscrete = isDiscrete
    }

    /// The same within a group.
    func within(_ inner: Inner) -> AnimationCourse {
        self.inner = inner
        return self
    }

    /// What is shown `elapsed` seconds after the animation was added, over `model`.
    func value(over model: AnimatedValue, at elapsed: Double) -> AnimatedValue {
        guard !stops.isEmpty, let clock, var fraction = clock.fraction(at: elapsed) else {
            return model
        }
        var length = clock.duration
        if let inner {
            let time = inner.pace.progress(at: fraction * inner.length) * inner.length
            guard let part = inner.clock.fraction(at: time) else { return model }
            fraction = part
            length = inner.clock.duration
        }
        let progress =
            fraction >= 1
            ? pace.progress(at: pace.duration.isFinite ? length : 0)
            : pace.progress(at: fraction * length)
        let beneath = target.part(of: model)
        let part =
            isAdditive
            ? beneath.adding(shown(at: progress, over: AnimatedValue(lanes: .zero)), share: 1)
            : shown(at: progress, over: beneath)
        return target.replacing(in: model, by: part)
    }

    private func shown(at progress: Double, over beneath: AnimatedValue) -> AnimatedValue {
        var index = 0
        while index + 1 < stops.count, stops[index + 1].time <= progress { index += 1 }
        if isDiscrete { return resolve(stops[index].value, over: beneath) }
        // Springs go past the last stop, along the last stretch.
        index = min(index, max(0, stops.count - 2))
        guard index + 1 < stops.count else { return resolve(stops[index].value, over: beneath) }
        let start = resolve(stops[index].value, over: beneath)
        let end = resolve(stops[index + 1].value, over: beneath)
        let length = stops[index + 1].time - stops[index].time
        let part = length > 0 ? (progress - stops[index].time) / length : 1
        let curve = stops[index].curve
        let share =
            curve == .linear || part < 0 || part > 1
            ? part : curve.progress(atFraction: part)
        return start.adding(end - start, share: share)
    }

    private func resolve(_ value: Value, over beneath: AnimatedValue) -> AnimatedValue {
        switch value {
        case .given(let value): value
        case .beneath: beneath
        case .beneathPlus(let more): beneath.adding(more, share: 1)
        }
    }
}
