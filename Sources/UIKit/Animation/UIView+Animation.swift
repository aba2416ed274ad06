extension UIView {
    /// How an animation behaves.
    public nonisolated struct AnimationOptions: OptionSet, Sendable {
        /// One bit an option, curves as two.
        public let rawValue: UInt

        /// Makes options of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lay the subviews of animated views out within the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Let animated views take touches.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Replace running animations, starting from what is on screen.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Go on for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Run forwards, then backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Slow at both ends, the default.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var timingCurve: TimingCurve {
            switch (rawValue >> 16) & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }

    /// Animates what `animations` changes over `duration` seconds; `completion` gets whether it ran
    /// to its end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: [], animations: animations,
            completion: completion)
    }

    /// Animates what `animations` changes, `delay` seconds from now.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let seconds = max(0, duration.isFinite ? duration : 0)
        start(
            .timing(options.timingCurve, duration: seconds), delay: delay, options: options,
            animations: animations, completion: completion)
    }

    /// Animates what `animations` changes with a spring that settles in `duration` seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 is critical; less overshoots.
    ///   - velocity: 1 covers the whole distance in a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard duration > 0, duration.isFinite else {
            animate(
                withDuration: 0, delay: delay, options: options, animations: animations,
                completion: completion)
            return
        }
        let spring = SpringMotion(
            duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
        start(
            .spring(spring), delay: delay, options: options, animations: animations,
            completion: completion)
    }

    /// Runs `actions` without animating what they change.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        Simulation.current.animations.withoutAnimation(actions)
    }

    /// Whether changes are animated where an animation asks for it.
    public class var areAnimationsEnabled: Bool {
        !Simulation.current.animations.isAnimationDisabled
    }

    /// Switches animation of changes on or off.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        Simulation.current.animations.isAnimationDisabled = !enabled
    }

    /// Starts an animation along any curve; scrolling uses it for its own.
    /// - Returns: what was started.
    @discardableResult
    class func start(
        _ curve: MotionCurve, delay: TimeInterval, options: AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) -> AnimationGroup {
        let simulation = Simulation.current
        let timeline = simulation.animations.activeTimeline
        let now = timeline?.time(at: simulation.now) ?? simulation.now
        let group = AnimationGroup(
            start: now.advanced(bySeconds: max(0, delay)),
            curve: timeline?.isLinear == true ? .timing(.linear, duration: curve.duration) : curve,
            options: options, timeline: timeline, completion: completion)
        simulation.animations.record(group, changes: animations)
        return group
    }

    /// Records a change of a property for the animation that is being set up, if any. Called before
    /// the model value changes.
    func willChange(_ property: AnimatedProperty, from old: AnimatedValue, to new: AnimatedValue) {
        guard let group = Simulation.current.animations.activeRecording else { return }
        if old == new { return }
        var delta = old - new
        let adds = runningAnimations.contains { $0.property == property && $0.group !== group }
        if adds {
            if group.beginsFromCurrentState {
                let shown = presented(property, model: old)
                runningAnimations.removeAll {
                    $0.property == property && $0.group !== group && $0.course == nil
                }
                delta = shown - new
            } else {
                Simulation.current.model.note(.additive)
            }
        }
        group.timeline?.note(property, of: self, from: old, to: new)
        runningAnimations.append(
            ViewAnimation(property: property, delta: delta, group: group))
        if !group.views.contains(where: { $0 === self }) { group.views.append(self) }
        if let watch = Simulation.current.transactions.watch { group.report(to: watch) }
    }

    /// The value on screen now of a property whose model value is `model`.
    func presented(_ property: AnimatedProperty, model: AnimatedValue) -> AnimatedValue {
        var value = model
        let now = Simulation.current.now
        for animation in runningAnimations where animation.property == property {
            if let course = animation.course {
                value = course.value(over: value, at: animation.group.elapsed(at: now))
            } else {
                value = value.adding(animation.delta, share: 1 - animation.group.progress(at: now))
            }
        }
        return value
    }

    /// The value that code has given a property.
    func modelValue(of property: AnimatedProperty) -> AnimatedValue {
        switch property {
        case .bounds: AnimatedValue(bounds)
        case .center: AnimatedValue(center)
        case .transform: AnimatedValue(transform)
        case .alpha: AnimatedValue(alpha)
        case .backgroundColor: AnimatedValue(backgroundColor)
        case .cornerRadius, .borderWidth, .borderColor, .shadowOpacity, .shadowRadius,
            .shadowOffset, .shadowColor, .lineWidth, .strokeStart, .strokeEnd:
            lookedAfterLayer.lookValue(of: property)
        }
    }

    /// Gives a property a value.
    func setModelValue(_ value: AnimatedValue, of property: AnimatedProperty) {
        switch property {
        case .bounds: bounds = value.rect
        case .center: center = value.point
        case .transform: transform = value.transform
        case .alpha: alpha = value.number
        case .backgroundColor: backgroundColor = value == AnimatedValue(nil) ? nil : value.color
        case .cornerRadius, .borderWidth, .borderColor, .shadowOpacity, .shadowRadius,
            .shadowOffset, .shadowColor, .lineWidth, .strokeStart, .strokeEnd:
            lookedAfterLayer.setLookValue(value, of: property)
        }
    }

    /// The layer whose values the view has.
    private var lookedAfterLayer: CALayer { (self as? LayerCarrier)?.layerOfMine ?? layer }

    /// Ends the animations of this view: it shows its model values at once, and completions hear
    /// that the animations did not finish.
    func endAnimations() {
        if runningAnimations.isEmpty { return }
        let ending = runningAnimations
        runningAnimations = []
        for animation in ending {
            animation.group.views.removeAll { $0 === self }
            if animation.group.views.isEmpty { animation.group.finish(false) }
        }
    }
}
