/// An animation of a property through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    nonisolated deinit {}

    /// The values on the way.
    open var values: [Any]?
    /// When each is reached, 0…1; nil spreads them evenly.
    open var keyTimes: [NSNumber]?
    /// The pace between one and the next; nil is constant speed.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// What is shown between the values.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
    }

    override func course(of target: AnimationTarget, duration: Double) -> AnimationCourse {
        let values = (values ?? []).compactMap(target.value)
        let isDiscrete = calculationMode == .discrete
        // Between the values there are as many stretches; jumps hold the last value as well.
        let stretches = isDiscrete ? max(1, values.count) : max(1, values.count - 1)
        let stops = values.enumerated().map { index, value in
            AnimationCourse.Stop(
                time: time(of: index, stretches: stretches), value: .given(value),
                curve: pace(after: index))
        }
        return AnimationCourse(
            target: target, stops: stops,
            pace: .timing(timingFunction?.curve ?? .linear, duration: duration),
            isAdditive: isAdditive, isDiscrete: isDiscrete)
    }

    private func time(of index: Int, stretches: Int) -> Double {
        guard let keyTimes, keyTimes.indices.contains(index) else {
            return Double(index) / Double(stretches)
        }
        return keyTimes[index].doubleValue
    }

    private func pace(after index: Int) -> TimingCurve {
        guard let timingFunctions, timingFunctions.indices.contains(index) else { return .linear }
        return timingFunctions[index].curve
    }
}

/// What an animation through several values shows between them.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What lies between, in a straight line.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// The value before, until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}
