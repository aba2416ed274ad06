/// The exponential, the natural logarithm, sine and cosine, in nothing but + − × ÷.
///
/// The C library's versions differ from processor to processor (with and without fused
/// multiply-add), and a trace must not. Each operation here is one that IEEE 754 defines to the last
/// bit, and Swift never fuses a product with a sum, so every machine computes the same bits.
///
/// Errors stay below one unit in the last place over the ranges given.
@_spi(Simulation)
public nonisolated enum Elementary {
    /// e to the power `x`.
    ///
    /// Overflows to infinity above 709.78 and underflows to zero below −745.13; not a number stays
    /// not a number.
    public static func exp(_ x: Double) -> Double {
        guard x < 709.782_712_893_384 else { return x.isNaN ? x : .infinity }
        guard x > -745.133_219_101_941_2 else { return x.isNaN ? x : 0 }
        // x = n·ln 2 + r with |r| ≤ ln 2 / 2; r is kept in two parts, since n·ln 2 is not exact.
        let n = (x * log2e).rounded()
        let high = x - n * ln2High
        let low = n * ln2Low
        let r = high - low
        let lost = (high - r) - low
        let value = 1 + (r + (r * r * exponentialTail(r) + lost))
        return scaled(value, byPowerOfTwo: Int(n))
    }

    /// The natural logarithm of `x`.
    ///
    /// Zero gives minus infinity, a negative number not a number.
    public static func ln(_ x: Double) -> Double {
        guard x > 0 else { return x == 0 ? -.infinity : .nan }
        guard x < .infinity else { return x }
        // x = m·2ⁿ with m between √½ and √2, and f = m − 1.
        var n = x.exponent
        var m = x.significand
        if m > squareRootOfTwo {
            m /= 2
            n += 1
        }
        // ln(1 + f) = 2·artanh(s) with s = f/(2 + f). Since 2s = f − f²/2 + s·f²/2, the leading
        // part stays exact and only the small rest is rounded.
        let f = m - 1
        let s = f / (2 + f)
        let half = f * f / 2
        let rest = s * (half + artanhTail(s * s))
        let power = Double(n)
        return power * ln2High - ((half - (rest + power * ln2Low)) - f)
    }

    /// The sine of `x`, in radians.
    ///
    /// Exact to one unit in the last place for |x| ≤ 2²⁰; beyond that the argument is first reduced
    /// by the nearest `Double` to 2π, so the error grows in proportion to it.
    public static func sin(_ x: Double) -> Double {
        guard let angle = ReducedAngle(x) else { return .nan }
        switch angle.quadrant {
        case 0: return sine(angle)
        case 1: return cosine(angle)
        case 2: return -sine(angle)
        default: return -cosine(angle)
        }
    }

    /// The cosine of `x`, in radians; as accurate as ``sin(_:)``.
    public static func cos(_ x: Double) -> Double {
        guard let angle = ReducedAngle(x) else { return .nan }
        switch angle.quadrant {
        case 0: return cosine(angle)
        case 1: return -sine(angle)
        case 2: return -cosine(angle)
        default: return sine(angle)
        }
    }
}

nonisolated extension Elementary {
    /// The angle from the x axis to the point (`x`, `y`), radians within −π…π; 0 at the origin. As
    /// accurate as the series: within 1e-15.
    public static func angle(x: Double, y: Double) -> Double {
        let (width, height) = (abs(x), abs(y))
        guard max(width, height) > 0 else { return 0 }
        var angle =
            width >= height ? arcTangent(height / width) : .pi / 2 - arcTangent(width / height)
        if x < 0 { angle = .pi - angle }
        return y < 0 ? -angle : angle
    }

    /// The angle whose tangent is `t`, 0…1: a quarter of it by its series, the angle being halved
    /// twice, which leaves tangents of up to 0.199.
    private static func arcTangent(_ t: Double) -> Double {
        var t = t
        for _ in 0..<2 { t /= 1 + (1 + t * t).squareRoot() }
        let z = t * t
        var sum = 0.0
        // The next term would be below 3e-18.
        for odd in stride(from: 21.0, through: 3, by: -2) { sum = (1 / odd - sum) * z }
        return 4 * (t - t * sum)
    }
}

// MARK: - Constants

nonisolated extension Elementary {
    /// 1/ln 2.
    private static let log2e = 1.442_695_040_888_963_4
    /// ln 2 with its last 21 bits zero, so that n·ln2High is exact for |n| < 2²⁰ …
    private static let ln2High = Double(bitPattern: 0x3fe6_2e42_fee0_0000)
    /// … and what that leaves of ln 2.
    private static let ln2Low = Double(bitPattern: 0x3dea_39ef_3579_3c76)
    private static let squareRootOfTwo = 2.0.squareRoot()
}

// MARK: - Series

nonisolated extension Elementary {
    /// (eʳ − 1 − r)/r² for |r| ≤ 0.3466: the Taylor series to r¹¹ (next term below 2⁻⁵⁸ of the sum).
    private static func exponentialTail(_ r: Double) -> Double {
        var sum = 1.0 / 6_227_020_800
        sum = sum * r + 1.0 / 479_001_600
        sum = sum * r + 1.0 / 39_916_800
        sum = sum * r + 1.0 / 3_628_800
        sum = sum * r + 1.0 / 362_880
        sum = sum * r + 1.0 / 40_320
        sum = sum * r + 1.0 / 5_040
        sum = sum * r + 1.0 / 720
        sum = sum * r + 1.0 / 120
        sum = sum * r + 1.0 / 24
        sum = sum * r + 1.0 / 6
        return sum * r + 0.5
    }

    /// (2·artanh(s) − 2s)/s as a function of z = s² ≤ 0.02944: 2z/3 + 2z²/5 + … + 2z¹⁰/21.
    private static func artanhTail(_ z: Double) -> Double {
        var sum = 2.0 / 21
        sum = sum * z + 2.0 / 19
        sum = sum * z + 2.0 / 17
        sum = sum * z + 2.0 / 15
        sum = sum * z + 2.0 / 13
        sum = sum * z + 2.0 / 11
        sum = sum * z + 2.0 / 9
        sum = sum * z + 2.0 / 7
        sum = sum * z + 2.0 / 5
        sum = sum * z + 2.0 / 3
        return sum * z
    }

    /// The sine of a reduced angle: Taylor to r¹⁷, plus the rest of the reduction times the cosine.
    private static func sine(_ angle: ReducedAngle) -> Double {
        let r = angle.value
        let z = r * r
        var sum = 1.0 / 355_687_428_096_000
        sum = sum * z - 1.0 / 1_307_674_368_000
        sum = sum * z + 1.0 / 6_227_020_800
        sum = sum * z - 1.0 / 39_916_800
        sum = sum * z + 1.0 / 362_880
        sum = sum * z - 1.0 / 5_040
        sum = sum * z + 1.0 / 120
        sum = sum * z - 1.0 / 6
        return r + (r * z * sum + angle.rest * (1 - z / 2))
    }

    /// The cosine of a reduced angle: Taylor to r¹⁶, minus the rest of the reduction times the sine.
    private static func cosine(_ angle: ReducedAngle) -> Double {
        let r = angle.value
        let z = r * r
        var sum = 1.0 / 20_922_789_888_000
        sum = sum * z - 1.0 / 87_178_291_200
        sum = sum * z + 1.0 / 479_001_600
        sum = sum * z - 1.0 / 3_628_800
        sum = sum * z + 1.0 / 40_320
        sum = sum * z - 1.0 / 720
        sum = sum * z + 1.0 / 24
        let half = z / 2
        let head = 1 - half
        return head + (((1 - head) - half) + (z * z * sum - r * angle.rest))
    }

    /// `value`·2ⁿ, rounded once, for −1080 ≤ n ≤ 1024.
    private static func scaled(_ value: Double, byPowerOfTwo n: Int) -> Double {
        if n > 1_000 { return value * powerOfTwo(n - 1_000) * powerOfTwo(1_000) }
        if n < -1_000 { return value * powerOfTwo(-1_000) * powerOfTwo(n + 1_000) }
        return value * powerOfTwo(n)
    }

    /// 2ⁿ for −1022 ≤ n ≤ 1023.
    private static func powerOfTwo(_ n: Int) -> Double {
        Double(bitPattern: UInt64(n + 1_023) << 52)
    }
}

/// An angle as a quarter turn and what is left of it, at most an eighth of a turn either way.
private nonisolated struct ReducedAngle {
    /// Quarter turns modulo four.
    let quadrant: Int
    /// Radians, at most π/4 in size.
    let value: Double
    /// What rounding took away from `value`.
    let rest: Double

    /// Nil for infinities and for not a number.
    init?(_ x: Double) {
        guard x.isFinite else { return nil }
        let near = abs(x) <= 1_048_576 ? x : x.remainder(dividingBy: 2 * Double.pi)
        let turns = (near * ReducedAngle.quarterTurnsPerRadian).rounded()
        // Products with the first two parts of π/2 are exact, so are the differences; only what the
        // last part contributes is rounded, and both halves of that are kept.
        let first = near - turns * ReducedAngle.partOne
        let second = turns * ReducedAngle.partTwo
        let middle = first - second
        let lost = (first - middle) - second
        let third = turns * ReducedAngle.partThree - lost
        value = middle - third
        rest = (middle - value) - third
        quadrant = Int(turns) & 3
    }

    private static let quarterTurnsPerRadian = 2 / Double.pi
    /// π/2 in three parts, the first two of 33 bits.
    private static let partOne = Double(bitPattern: 0x3ff9_21fb_5440_0000)
    private static let partTwo = Double(bitPattern: 0x3dd0_b461_1a60_0000)
    private static let partThree = Double(bitPattern: 0x3ba3_198a_2e03_7073)
}
