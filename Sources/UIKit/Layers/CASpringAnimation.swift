/// An animation of a property from one value to another with a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    nonisolated deinit {}

    /// What hangs on the spring.
    open var mass: CGFloat = 1
    /// How hard the spring pulls.
    open var stiffness: CGFloat = 100
    /// How much the motion is held back.
    open var damping: CGFloat = 10
    /// Speed at the start: 1 covers the whole distance in a second.
    open var initialVelocity: CGFloat = 0

    /// Seconds until the spring counts as at rest: from then on it stays within a thousandth of the
    /// distance.
    open var settlingDuration: CFTimeInterval { spring.duration }

    override func adopt(_ other: CAAnimation) {
        super.adopt(other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
    }

    private var spring: SpringMotion {
        let mass = max(mass, 1e-6)
        let stiffness = max(stiffness, 1e-6)
        return SpringMotion(
            angularFrequency: (stiffness / mass).squareRoot(),
            dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
            initialVelocity: initialVelocity)
    }

    override func pace(duration: Double) -> MotionCurve { .spring(spring) }
}
