import Foundation

/// How near a replay came to what was recorded.
nonisolated struct ReplayResult: Sendable {
    /// A deviation, and where it was.
    struct Deviation: Sendable {
        private(set) var samples = 0
        private(set) var worst = 0.0
        private(set) var place = ""

        mutating func note(_ error: Double, at place: String) {
            samples += 1
            if !(error <= worst) {
                worst = error
                self.place = place
            }
        }
    }

    let name: String
    /// Offsets, points.
    private(set) var offset = Deviation()
    /// The pan's velocity after each touch, points per second.
    private(set) var velocity = Deviation()
    /// The velocity of launches, points per second.
    private(set) var launch = Deviation()

    /// Callbacks that came more than a frame late.
    private(set) var lateCallbacks = 0

    /// How many such callbacks a recording may have.
    private static let lateCallbackLimit = 2

    /// Whether everything is as near as it must be.
    var isWithinTolerance: Bool {
        offset.worst <= ReplayResult.offsetTolerance
            && velocity.worst <= ReplayResult.velocityTolerance
            && launch.worst <= ReplayResult.velocityTolerance
    }

    /// Whether one of the offsets is the recorded one, to a pixel.
    static func matches(_ shown: [Double], _ recorded: Double) -> Bool {
        shown.contains { abs($0 - recorded) <= offsetTolerance }
    }

    /// Counts a callback that came more than a frame late.
    /// - Returns: whether a recording may have another one.
    mutating func takeLateCallback() -> Bool {
        lateCallbacks += 1
        return lateCallbacks <= ReplayResult.lateCallbackLimit
    }

    init(name: String) {
        self.name = name
    }

    /// One device pixel at three pixels a point, and what binary fractions take.
    static let offsetTolerance = 1.0 / 3 + 1e-6
    /// Points per second.
    static let velocityTolerance = 1.0

    /// Compares with the nearest of the offsets that one frame showed.
    mutating func compareOffset(_ shown: [Double], _ recorded: Double, at place: String) {
        let nearest = shown.min { abs($0 - recorded) < abs($1 - recorded) } ?? .infinity
        offset.note(abs(nearest - recorded), at: "\(place): \(nearest) for \(recorded)")
    }

    mutating func compareVelocity(_ computed: Double, _ recorded: Double, at place: String) {
        velocity.note(abs(computed - recorded), at: "\(place): \(computed) for \(recorded)")
    }

    mutating func compareLaunch(_ computed: Double, _ recorded: Double) {
        launch.note(abs(computed - recorded), at: "\(computed) for \(recorded)")
    }

    /// A line of the table.
    var line: String {
        let title = name.padding(toLength: 44, withPad: " ", startingAt: 0)
        let cells = [(offset, 3), (velocity, 2), (launch, 2)].map { deviation, places in
            deviation.samples == 0
                ? "     -         "
                : String(format: "%5d", deviation.samples)
                    + String(format: "%10.\(places)f", deviation.worst)
        }
        let late = lateCallbacks == 0 ? "" : "  (\(lateCallbacks) late callbacks)"
        return title + cells.joined() + late
    }

    static let heading =
        "recording".padding(toLength: 44, withPad: " ", startingAt: 0)
        + "  n  offset/pt    n velocity    n   launch  (worst error)"
}
