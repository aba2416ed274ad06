/// An animation of one property, named by its path.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    nonisolated deinit {}

    /// What it animates, such as "position", "opacity", "transform.scale" or "cornerRadius".
    open var keyPath: String?
    /// Whether its values are added to what the layer has been set to.
    open var isAdditive = false

    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
    }

    override func courses(duration: Double) -> [AnimationCourse] {
        guard let keyPath, let target = AnimationTarget(keyPath: keyPath) else {
            Simulation.current.log.append(
                "An animation of \(keyPath ?? "nothing") shows nothing here: there is no such "
                    + "property that animates.")
            return []
        }
        return [course(of: target, duration: duration)]
    }

    /// The way from stop to stop.
    func course(of target: AnimationTarget, duration: Double) -> AnimationCourse {
        AnimationCourse(
            target: target, stops: [], pace: .timing(.linear, duration: duration),
            isAdditive: isAdditive, isDiscrete: false)
    }
}
