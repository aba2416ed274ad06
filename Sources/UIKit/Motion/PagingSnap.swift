/// The last way of a page to its place: a critically damped spring along one axis.
///
/// Apple does not publish the curve; this one starts at the velocity of the release, is 98 % there
/// after 0.35 s and never overshoots. Positions in points, times in seconds.
nonisolated struct PagingSnap: Equatable, Sendable {
    /// Where it starts.
    let start: Double
    /// Where it ends.
    let target: Double
    /// The velocity at the start in points per second: what was asked for, without a part that
    /// leads away from the target.
    let velocity: Double
    /// ω, radians per second.
    let angularFrequency: Double

    /// The distance from the target, in points, below which the page is put on it; by analogy with
    /// ``BounceBack/restExposure``.
    static let restDistance = 0.5

    /// Snaps from `start` to `target`, released at `velocity` (pt/s).
    ///
    /// - Parameter restingFrequency: ω of a release without velocity, per second; a fast release
    ///   raises it as far as it must so as not to overshoot.
    init(start: Double, target: Double, velocity: Double, restingFrequency: Double) {
        let way = target - start
        self.start = start
        self.target = target
        if way * velocity > 0 {
            self.velocity = velocity
            angularFrequency = max(restingFrequency, velocity / way)
        } else {
            self.velocity = 0
            angularFrequency = restingFrequency
        }
    }

    /// Where it is after `seconds`.
    func position(at seconds: Double) -> Double {
        let way = target - start
        let slope = angularFrequency * way - velocity
        return target - (way + slope * seconds) * Elementary.exp(-angularFrequency * seconds)
    }

    /// How fast it is after `seconds`, in points per second.
    func velocity(at seconds: Double) -> Double {
        let way = target - start
        let slope = angularFrequency * way - velocity
        let rest = (way + slope * seconds) * angularFrequency - slope
        return rest * Elementary.exp(-angularFrequency * seconds)
    }

    /// Whether it counts as on its target after `seconds`.
    func isAtRest(at seconds: Double) -> Bool {
        abs(target - position(at: seconds)) < PagingSnap.restDistance
    }
}
