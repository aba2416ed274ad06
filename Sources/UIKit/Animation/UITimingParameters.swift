/// Says how an animator goes from start to end.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// Whether it is a cubic curve, a spring, or a spring in a curve.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// Kinds of ways to go from start to end.
public nonisolated enum UITimingCurveType: Int, Sendable {
    /// One of the named curves.
    case builtin
    /// A cubic curve.
    case cubic
    /// A spring.
    case spring
}

/// A cubic curve from start to end.
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    let curve: TimingCurve
    /// Which kind it is.
    public let timingCurveType: UITimingCurveType

    /// One of the named curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = curve.timingCurve
        timingCurveType = .builtin
        super.init()
    }

    /// A curve with two control points, whose times are within 0…1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = TimingCurve(point1.x, point1.y, point2.x, point2.y)
        timingCurveType = .cubic
        super.init()
    }

    /// This curve.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring from start to end.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Kind {
        /// As stiff as it must be to come to rest in the animator's duration.
        case damped(ratio: CGFloat, velocity: CGFloat)
        /// With a duration of its own.
        case physical(SpringMotion)
    }

    private let kind: Kind

    /// A spring that comes to rest in the animator's duration.
    ///
    /// - Parameter velocity: of its coordinates the larger one counts; 1 covers the whole distance in
    ///   a second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        kind = .damped(ratio: ratio, velocity: velocity.larger)
        super.init()
    }

    /// A spring given by its constants, which has its own duration.
    public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        let mass = max(mass, 1e-6)
        let stiffness = max(stiffness, 1e-6)
        kind = .physical(
            SpringMotion(
                angularFrequency: (stiffness / mass).squareRoot(),
                dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
                initialVelocity: velocity.larger))
        super.init()
    }

    /// The motion, in an animator of a duration in seconds.
    func motion(duration: Double) -> SpringMotion {
        switch kind {
        case .damped(let ratio, let velocity):
            SpringMotion(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
        case .physical(let motion): motion
        }
    }

    /// A spring.
    public var timingCurveType: UITimingCurveType { .spring }
    /// None.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// This spring.
    public var springTimingParameters: UISpringTimingParameters? { self }
}

/// A vector of the plane.
public nonisolated struct CGVector: Hashable, Sendable {
    /// Along x.
    public var dx: CGFloat
    /// Along y.
    public var dy: CGFloat

    /// Makes a vector of no length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Makes a vector of its coordinates.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// No length.
    public static let zero = CGVector()

    /// The coordinate of the larger amount.
    var larger: CGFloat { abs(dx) >= abs(dy) ? dx : dy }
}
