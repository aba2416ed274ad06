import Foundation

/// A touch sample as a file has it, and where it stands.
nonisolated struct RecordedTouch: Equatable, Sendable {
    /// The finger's number.
    var finger: Int
    /// Milliseconds on the file's own clock.
    var milliseconds: Double
    /// Where, window points.
    var location: CGPoint
    /// What the finger did.
    var phase: GestureSample.Phase
    /// The byte of the file at which it stands.
    var offset: Int

    /// The sample of an object that has passed the check.
    init(_ reader: ObjectReader) {
        finger = reader.integer("finger")
        milliseconds = reader.number("ms")
        location = CGPoint(x: reader.number("x"), y: reader.number("y"))
        phase = reader.choice("phase", GestureSample.Phase.self)
        offset = reader.node.range.lowerBound
    }

    /// Makes one of its parts.
    init(
        finger: Int, milliseconds: Double, location: CGPoint, phase: GestureSample.Phase,
        offset: Int
    ) {
        self.finger = finger
        self.milliseconds = milliseconds
        self.location = location
        self.phase = phase
        self.offset = offset
    }

    /// The samples with times from the first one, to the nanosecond, shifted by a way.
    static func samples(
        _ recorded: [RecordedTouch], offset: Displacement
    ) -> [GestureSample] {
        guard let first = recorded.first else { return [] }
        return recorded.map { touch in
            GestureSample(
                finger: touch.finger,
                timeNanoseconds: Int64(
                    ((touch.milliseconds - first.milliseconds) * 1e6).rounded()),
                location: CGPoint(
                    x: touch.location.x + offset.dx, y: touch.location.y + offset.dy),
                phase: touch.phase)
        }
    }
}

/// Holds samples against what fingers can do: down, moves, up; in order of time.
nonisolated struct TouchSequenceCheck {
    private var lastMilliseconds = -Double.infinity
    private var down: [Int] = []
    private var isFirst = true

    /// Takes the next sample; returns what is impossible about it.
    mutating func take(_ touch: RecordedTouch) -> ScenarioError.Cause? {
        defer { isFirst = false }
        if touch.milliseconds < lastMilliseconds {
            return .impossibleTouch(
                problem: "the sample at \(numberText(touch.milliseconds)) ms follows one at "
                    + "\(numberText(lastMilliseconds)) ms; samples stand in order of time")
        }
        lastMilliseconds = touch.milliseconds
        let isDown = down.contains(touch.finger)
        if touch.phase == .began {
            if isDown {
                return .fingerBusy(finger: touch.finger, since: "an earlier sample")
            }
            down.append(touch.finger)
            return nil
        }
        guard isDown else {
            return .impossibleTouch(
                problem: isFirst
                    ? "the touches start in mid-gesture, with `\(touch.phase.rawValue)`; "
                        + "the first sample of a finger is `began`"
                    : "finger \(touch.finger) is not down, so it cannot be "
                        + "`\(touch.phase.rawValue)`; its first sample is `began`")
        }
        if touch.phase != .moved { down.removeAll { $0 == touch.finger } }
        return nil
    }

    /// What is impossible about the end.
    func end() -> ScenarioError.Cause? {
        guard let finger = down.first else { return nil }
        return .impossibleTouch(
            problem: "finger \(finger) never lifts; its last sample is `ended` or `cancelled`")
    }
}
