/// The pace of an animation that is made by hand.
public nonisolated final class CAMediaTimingFunction: NSObject, Sendable {
    /// The coordinates of the two control points.
    private let points: SIMD4<Float>
    let curve: TimingCurve

    /// The pace of a name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        }
    }

    /// The pace of a cubic Bézier from (0, 0) to (1, 1) with two control points; their times are
    /// within 0…1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [c1x, c1y, c2x, c2y]
        curve = TimingCurve(
            CAMediaTimingFunction.decimal(c1x), CAMediaTimingFunction.decimal(c1y),
            CAMediaTimingFunction.decimal(c2x), CAMediaTimingFunction.decimal(c2y))
        super.init()
    }

    /// Writes the coordinates of a control point where the pointer leads: 0 and 3 are the ends.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        switch idx {
        case 0: (ptr[0], ptr[1]) = (0, 0)
        case 1: (ptr[0], ptr[1]) = (points[0], points[1])
        case 2: (ptr[0], ptr[1]) = (points[2], points[3])
        default: (ptr[0], ptr[1]) = (1, 1)
        }
    }

    /// The number as it is written with six decimals: 0.42 and not what is nearest to it in 24 bits.
    private static func decimal(_ number: Float) -> Double {
        (Double(number) * 1e6).rounded() / 1e6
    }
}

/// The names of paces.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Core Animation's own.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
    /// At constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// What an animation shows before it begins and after it has ended.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a mode of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its end afterwards.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its start beforehand.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Its start beforehand and its end afterwards.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var showsStart: Bool { self == .backwards || self == .both }
    var showsEnd: Bool { self == .forwards || self == .both }
}
