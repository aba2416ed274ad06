/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public nonisolated struct CGAffineTransform: Equatable, Sendable {
    /// Influence of x on x'.
    public var a: CGFloat
    /// Influence of x on y'.
    public var b: CGFloat
    /// Influence of y on x'.
    public var c: CGFloat
    /// Influence of y on y'.
    public var d: CGFloat
    /// Shift along x, points.
    public var tx: CGFloat
    /// Shift along y, points.
    public var ty: CGFloat

    /// The map that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// The map that changes nothing.
    public init() {
        self = .identity
    }

    /// The map of the given coefficients.
    public init(
        a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    ) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A shift, points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A rotation about the origin, radians; with y downwards, positive is clockwise.
    public init(rotationAngle angle: CGFloat) {
        let sine = Elementary.sin(angle)
        let cosine = Elementary.cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the map changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// This map, then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// A shift, points, then this map.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A scaling, then this map.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A rotation, radians, then this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse map; a map that has none (determinant 0) is returned as it is, as Apple's does.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// The point's image under `transform`.
    public nonisolated func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    /// The size's image under `transform`, shifts left out.
    public nonisolated func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle around the image under `transform`.
    public nonisolated func applying(_ transform: CGAffineTransform) -> CGRect {
        // Corner by corner: views under a transform are placed in each frame, and an array is memory.
        let first = CGPoint(x: minX, y: minY).applying(transform)
        let second = CGPoint(x: maxX, y: minY).applying(transform)
        let third = CGPoint(x: minX, y: maxY).applying(transform)
        let fourth = CGPoint(x: maxX, y: maxY).applying(transform)
        let left = min(min(first.x, second.x), min(third.x, fourth.x))
        let right = max(max(first.x, second.x), max(third.x, fourth.x))
        let top = min(min(first.y, second.y), min(third.y, fourth.y))
        let bottom = max(max(first.y, second.y), max(third.y, fourth.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
