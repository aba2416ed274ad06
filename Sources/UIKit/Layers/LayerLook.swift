/// Which corners of a layer are rounded.
public nonisolated struct CACornerMask: OptionSet, Sendable {
    /// One bit a corner.
    public let rawValue: UInt

    /// Makes a mask of bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the left of the top.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The corner at the right of the top.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The corner at the left of the bottom.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The corner at the right of the bottom.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// How a layer looks, beside what its view says: corners, border and shadow. The defaults are Core
/// Animation's (documentation of `CALayer`).
nonisolated struct LayerLook: Equatable {
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: UIColor? = .black
    var shadowOpacity: CGFloat = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowColor: UIColor? = .black
    /// Of a shape layer.
    var lineWidth: CGFloat = 1
    /// Of a shape layer.
    var strokeStart: CGFloat = 0
    /// Of a shape layer.
    var strokeEnd: CGFloat = 1

    /// The properties of the look that animate.
    static let animated: [AnimatedProperty] = [
        .cornerRadius, .borderWidth, .borderColor, .shadowOpacity, .shadowRadius, .shadowOffset,
        .shadowColor, .lineWidth, .strokeStart, .strokeEnd,
    ]

    func value(of property: AnimatedProperty) -> AnimatedValue {
        switch property {
        case .cornerRadius: AnimatedValue(cornerRadius)
        case .borderWidth: AnimatedValue(borderWidth)
        case .borderColor: AnimatedValue(borderColor)
        case .shadowOpacity: AnimatedValue(shadowOpacity)
        case .shadowRadius: AnimatedValue(shadowRadius)
        case .shadowOffset: AnimatedValue(CGPoint(x: shadowOffset.width, y: shadowOffset.height))
        case .shadowColor: AnimatedValue(shadowColor)
        case .lineWidth: AnimatedValue(lineWidth)
        case .strokeStart: AnimatedValue(strokeStart)
        case .strokeEnd: AnimatedValue(strokeEnd)
        case .bounds, .center, .transform, .alpha, .backgroundColor: AnimatedValue(0)
        }
    }

    mutating func set(_ value: AnimatedValue, of property: AnimatedProperty) {
        switch property {
        case .cornerRadius: cornerRadius = value.number
        case .borderWidth: borderWidth = value.number
        case .borderColor: borderColor = value.color
        case .shadowOpacity: shadowOpacity = value.number
        case .shadowRadius: shadowRadius = value.number
        case .shadowOffset: shadowOffset = CGSize(width: value.point.x, height: value.point.y)
        case .shadowColor: shadowColor = value.color
        case .lineWidth: lineWidth = value.number
        case .strokeStart: strokeStart = value.number
        case .strokeEnd: strokeEnd = value.number
        case .bounds, .center, .transform, .alpha, .backgroundColor: break
        }
    }

    /// The look at this moment of a view's animations.
    @MainActor
    func presented(on view: UIView) -> LayerLook {
        var look = self
        for property in LayerLook.animated
        where view.runningAnimations.contains(where: { $0.property == property }) {
            look.set(view.presented(property, model: value(of: property)), of: property)
        }
        return look
    }
}
