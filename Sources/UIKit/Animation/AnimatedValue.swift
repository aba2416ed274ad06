/// A view's properties that animate.
nonisolated enum AnimatedProperty: UInt8, Sendable {
    case bounds
    case center
    case transform
    case alpha
    case backgroundColor
    case cornerRadius
    case borderWidth
    case borderColor
    case shadowOpacity
    case shadowRadius
    case shadowOffset
    case shadowColor
    case lineWidth
    case strokeStart
    case strokeEnd
}

/// A property's value as a vector, so that differences of values can be added up.
nonisolated struct AnimatedValue: Equatable {
    var lanes: SIMD8<Double>

    init(lanes: SIMD8<Double>) {
        self.lanes = lanes
    }

    init(_ number: CGFloat) {
        lanes = [number, 0, 0, 0, 0, 0, 0, 0]
    }

    init(_ point: CGPoint) {
        lanes = [point.x, point.y, 0, 0, 0, 0, 0, 0]
    }

    init(_ rect: CGRect) {
        lanes = [
            rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, 0, 0, 0, 0,
        ]
    }

    init(_ transform: CGAffineTransform) {
        lanes = [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty, 0, 0,
        ]
    }

    init(_ color: UIColor?) {
        guard let color else {
            lanes = .zero
            return
        }
        lanes = [color.red, color.green, color.blue, color.alpha, 0, 0, 0, 0]
    }

    static func - (left: AnimatedValue, right: AnimatedValue) -> AnimatedValue {
        AnimatedValue(lanes: left.lanes - right.lanes)
    }

    /// This value with `share` of `delta` added.
    func adding(_ delta: AnimatedValue, share: Double) -> AnimatedValue {
        AnimatedValue(lanes: lanes + delta.lanes * share)
    }

    var number: CGFloat { lanes[0] }
    var point: CGPoint { CGPoint(x: lanes[0], y: lanes[1]) }
    var rect: CGRect {
        CGRect(x: lanes[0], y: lanes[1], width: lanes[2], height: lanes[3])
    }
    var transform: CGAffineTransform {
        CGAffineTransform(
            a: lanes[0], b: lanes[1], c: lanes[2], d: lanes[3], tx: lanes[4], ty: lanes[5])
    }
    var color: UIColor {
        UIColor(red: lanes[0], green: lanes[1], blue: lanes[2], alpha: lanes[3])
    }
}
