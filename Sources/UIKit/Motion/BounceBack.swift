/// Content beyond its edge that comes back: two coupled decays along one axis.
///
/// With x the exposure in points and w a velocity in points per second, both positive outward:
/// x' = −r₁·x + w and w' = −r₂·w. Fitted to four device traces (rms 0.10 pt). The pair (x, w) at any
/// moment continues the same path.
nonisolated struct BounceBack: Equatable, Sendable {
    /// Points beyond the edge at the start.
    let exposure: Double
    /// The velocity w at the start, in points per second, positive outward.
    let velocity: Double

    /// r₁, per second: how fast exposure decays.
    static let exposureDecay = 10.05
    /// r₂, per second: how fast the velocity decays.
    static let velocityDecay = 12.0
    /// The exposure below which content on its way in is put on the edge, in points.
    static let restExposure = 0.5

    /// Points beyond the edge after `seconds`; negative once it has crossed the edge inward.
    func exposure(at seconds: Double) -> Double {
        let slow = Elementary.exp(-BounceBack.exposureDecay * seconds)
        let fast = Elementary.exp(-BounceBack.velocityDecay * seconds)
        return exposure * slow + velocity * (slow - fast) / BounceBack.spread
    }

    /// The velocity w after `seconds`.
    func velocity(at seconds: Double) -> Double {
        velocity * Elementary.exp(-BounceBack.velocityDecay * seconds)
    }

    /// Whether it counts as back on the edge after `seconds`: moving inward, or not at all, within
    /// ``restExposure``, or past the edge. Once at rest it stays so.
    func isAtRest(at seconds: Double) -> Bool {
        let now = exposure(at: seconds)
        guard now < BounceBack.restExposure else { return false }
        if now < 0 { return true }
        return velocity(at: seconds) <= BounceBack.exposureDecay * now
    }

    /// The time at which content thrown inward crosses its edge, or nil when it only comes back to
    /// it.
    var crossingTime: Double? {
        guard velocity < 0, exposure > 0 else { return nil }
        let left = 1 + BounceBack.spread * exposure / velocity
        return left > 0 ? -Elementary.ln(left) / BounceBack.spread : nil
    }

    private static let spread = velocityDecay - exposureDecay
}
