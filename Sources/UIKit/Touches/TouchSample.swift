/// One reading of a finger by the touch screen.
///
/// This is how touch enters the simulation: `TouchDispatcher` turns samples into touches and events.
@_spi(Simulation)
public nonisolated struct TouchSample: Equatable, Sendable {
    /// What the finger did.
    public enum Phase: String, CaseIterable, Sendable {
        /// It came down.
        case began
        /// It is down, at the same place or another.
        case moved
        /// It lifted.
        case ended
        /// The system took the touch away.
        case cancelled
    }

    /// Which finger: any number, the same from `began` to `ended`.
    public var finger: Int
    /// When the screen read it. It arrives with the first frame at or after this moment.
    public var timestamp: SimulatedTime
    /// Where the finger is, in points of the screen.
    public var location: CGPoint
    /// What it did.
    public var phase: Phase

    /// Makes a reading of `finger` at `location` (points of the screen).
    public init(finger: Int = 0, timestamp: SimulatedTime, location: CGPoint, phase: Phase) {
        self.finger = finger
        self.timestamp = timestamp
        self.location = location
        self.phase = phase
    }
}
