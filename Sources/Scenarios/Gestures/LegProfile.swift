import Foundation

/// How far along a leg a finger is, sample by sample: polynomials, so that every machine computes
/// the same bits.
nonisolated enum LegProfile {
    /// How many samples at the end of a leg move at exactly the release speed. Three segments make
    /// a launch velocity (0.6, 0.35 and 0.05 of the last three).
    static let steadySegments = 3

    /// The fractions of a leg of `count` samples that lie behind the finger at samples 1…count;
    /// the last is 1.
    ///
    /// - Parameters:
    ///   - profile: How the finger moves; not `releaseSpeed`, which depends on the distance.
    ///   - count: The number of samples, at least 1.
    static func fractions(_ profile: MoveProfile, count: Int) -> [Double] {
        (1...count).map { index in
            index == count ? 1 : fraction(profile, at: Double(index) / Double(count))
        }
    }

    /// The distances, points, that lie behind the finger at samples 1…count of a leg.
    ///
    /// With `releaseSpeed` the finger starts at rest, speeds up evenly (resting first where the
    /// leg is longer than that takes), and covers the last three samples at exactly the speed.
    ///
    /// - Parameters:
    ///   - profile: How the finger moves.
    ///   - distance: The leg's length, points, at least 0.
    ///   - count: The number of samples, at least 1.
    ///   - interval: Seconds between two samples.
    /// - Throws: `GestureError.speedOutOfReach` where the leg is too short for its release speed.
    static func distances(
        _ profile: MoveProfile, distance: Double, count: Int, interval: Double
    ) throws(GestureError) -> [Double] {
        guard case .releaseSpeed(let speed) = profile else {
            return fractions(profile, count: count).map { $0 * distance }
        }
        let steady = speed * interval
        let runUp = distance - Double(steadySegments) * steady
        guard count > steadySegments, runUp >= 0 else {
            throw GestureError.speedOutOfReach(
                speed: speed, distance: distance,
                leastDistance: Double(steadySegments) * steady,
                leastSeconds: Double(steadySegments + 1) * interval)
        }
        let runUpCount = count - steadySegments
        var result = runUpDistances(
            runUp, speed: speed, count: runUpCount, interval: interval)
        for segment in 1...steadySegments {
            result.append(distance - Double(steadySegments - segment) * steady)
        }
        return result
    }

    /// The distances of the part before the steady end: from rest to the speed.
    private static func runUpDistances(
        _ distance: Double, speed: Double, count: Int, interval: Double
    ) -> [Double] {
        let whole = Double(count) * interval
        // p = a·τ² + b·τ³ with p(1) = distance and p′(1) = speed never goes back while the speed
        // is at most three times the mean; a leg that takes longer rests first.
        let moving = speed > 0 ? min(whole, 3 * distance / speed) : whole
        let end = speed * moving
        let cubic = end - 2 * distance
        let square = 3 * distance - end
        return (1...count).map { index in
            if index == count { return distance }
            guard moving > 0 else { return 0 }
            let elapsed = Double(index) * interval - (whole - moving)
            let tau = max(0, elapsed / moving)
            return tau * tau * (square + cubic * tau)
        }
    }

    /// The fraction of a leg that lies behind the finger at the fraction `tau` of its time.
    private static func fraction(_ profile: MoveProfile, at tau: Double) -> Double {
        switch profile {
        case .linear: tau
        case .flick: tau * tau
        case .minimumJerk: tau * tau * tau * (10 + tau * (6 * tau - 15))
        case .releaseSpeed: preconditionFailure("A release speed needs the leg's distance.")
        }
    }
}
