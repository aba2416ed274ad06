/// A linear map of space, as layers have it: rows x, y, z and shift, applied to row vectors.
public nonisolated struct CATransform3D: Equatable, Sendable {
    /// Influence of x on x'.
    public var m11: CGFloat
    /// Influence of x on y'.
    public var m12: CGFloat
    /// Influence of x on z'.
    public var m13: CGFloat
    /// Influence of x on the divisor.
    public var m14: CGFloat
    /// Influence of y on x'.
    public var m21: CGFloat
    /// Influence of y on y'.
    public var m22: CGFloat
    /// Influence of y on z'.
    public var m23: CGFloat
    /// Influence of y on the divisor.
    public var m24: CGFloat
    /// Influence of z on x'.
    public var m31: CGFloat
    /// Influence of z on y'.
    public var m32: CGFloat
    /// Influence of z on z'.
    public var m33: CGFloat
    /// Influence of z on the divisor: perspective.
    public var m34: CGFloat
    /// Shift along x, points.
    public var m41: CGFloat
    /// Shift along y, points.
    public var m42: CGFloat
    /// Shift along z, points.
    public var m43: CGFloat
    /// The divisor.
    public var m44: CGFloat

    /// A map of nothing but zeros.
    public init() {
        self.init(rows: .zero, .zero, .zero, .zero)
    }

    /// The map of the given coefficients.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
        m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.init(
            rows: [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34],
            [m41, m42, m43, m44])
    }

    init(
        rows first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>,
        _ fourth: SIMD4<Double>
    ) {
        (m11, m12, m13, m14) = (first[0], first[1], first[2], first[3])
        (m21, m22, m23, m24) = (second[0], second[1], second[2], second[3])
        (m31, m32, m33, m34) = (third[0], third[1], third[2], third[3])
        (m41, m42, m43, m44) = (fourth[0], fourth[1], fourth[2], fourth[3])
    }

    private var rows: [SIMD4<Double>] {
        [
            [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34],
            [m41, m42, m43, m44],
        ]
    }

    /// This map, then `other`.
    func concatenating(_ other: CATransform3D) -> CATransform3D {
        let right = other.rows
        let product = rows.map { row -> SIMD4<Double> in
            var sum = SIMD4<Double>(repeating: 0)
            for index in 0..<4 { sum += right[index] * row[index] }
            return sum
        }
        return CATransform3D(rows: product[0], product[1], product[2], product[3])
    }
}

/// The map that changes nothing.
public nonisolated let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Whether the map changes nothing.
public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    t == CATransform3DIdentity
}

/// Whether two maps are the same.
public nonisolated func CATransform3DEqualToTransform(
    _ a: CATransform3D, _ b: CATransform3D
) -> Bool {
    a == b
}

/// A shift, points.
public nonisolated func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3D(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1])
}

/// A scaling about the origin.
public nonisolated func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    CATransform3D(rows: [sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1])
}

/// A rotation by `angle` radians about the axis (`x`, `y`, `z`); the identity where that has no
/// length.
public nonisolated func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let sine = Elementary.sin(angle)
    let cosine = Elementary.cos(angle)
    let rest = 1 - cosine
    return CATransform3D(
        rows: [cosine + x * x * rest, y * x * rest + z * sine, z * x * rest - y * sine, 0],
        [x * y * rest - z * sine, cosine + y * y * rest, z * y * rest + x * sine, 0],
        [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
        [0, 0, 0, 1])
}

/// A shift, then the map.
public nonisolated func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// A scaling, then the map.
public nonisolated func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// A rotation, then the map.
public nonisolated func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// The map `a`, then `b`.
public nonisolated func CATransform3DConcat(
    _ a: CATransform3D, _ b: CATransform3D
) -> CATransform3D {
    a.concatenating(b)
}

/// A map of the plane as one of space.
public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1])
}

/// Whether the map stays in the plane. What it does to depth alone is no hindrance.
public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
        && t.m34 == 0 && t.m44 == 1
}

/// The part of the map that is in the plane.
public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
