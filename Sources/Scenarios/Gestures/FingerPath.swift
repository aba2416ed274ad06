import Foundation

/// The way of one finger, sample by sample, from the touch-down on.
nonisolated struct FingerPath: Equatable, Sendable {
    /// Where the finger is at samples 0, 1, 2, … of the grid: relative to anything, points.
    private(set) var positions: [Displacement]
    /// Whether the sensor reports the sample; a silent hold has samples that it does not.
    private(set) var isReported: [Bool]
    /// The sensor's moments.
    let grid: TouchGrid

    /// A finger that comes down.
    init(start: Displacement, grid: TouchGrid) {
        positions = [start]
        isReported = [true]
        self.grid = grid
    }

    /// Where the finger is now.
    var current: Displacement { positions[positions.count - 1] }

    /// The finger stays, at least one sample long.
    mutating func hold(nanoseconds: Int64, isSilent: Bool) {
        let count = grid.sampleCount(nanoseconds: nanoseconds, least: 1)
        positions.append(contentsOf: repeatElement(current, count: count))
        isReported.append(contentsOf: repeatElement(!isSilent, count: count))
    }

    /// The finger moves straight by a way, points.
    mutating func move(
        by way: Displacement, nanoseconds: Int64, profile: MoveProfile
    ) throws(GestureError) {
        let count = grid.sampleCount(nanoseconds: nanoseconds, least: 1)
        append(try leg(by: way, count: count, profile: profile))
    }

    /// The finger moves straight so that the translation which a pan recogniser reports changes by
    /// `translation`, points. What the recogniser's threshold consumes comes on top.
    mutating func move(
        translation: Displacement, nanoseconds: Int64, profile: MoveProfile
    ) throws(GestureError) {
        let count = grid.sampleCount(nanoseconds: nanoseconds, least: 1)
        let wanted = translation.length
        let hasBegun = PanTranslation.originSample(of: positions, grid: grid) != nil
        if hasBegun || wanted == 0 {
            append(try leg(by: translation, count: count, profile: profile))
            return
        }
        let direction = Displacement(dx: translation.dx / wanted, dy: translation.dy / wanted)
        append(try solve(direction, wanted: wanted, count: count, profile: profile))
    }

    /// The finger stays for so many samples, at least 0.
    mutating func stay(samples count: Int) {
        append(Array(repeating: current, count: count))
    }

    /// The same path from a start that lies elsewhere by `way`, points.
    func shifted(by way: Displacement) -> FingerPath {
        var result = self
        result.positions = positions.map { position in
            Displacement(dx: position.dx + way.dx, dy: position.dy + way.dy)
        }
        return result
    }

    /// The finger is at the given places at the next samples.
    mutating func append(_ leg: [Displacement]) {
        positions.append(contentsOf: leg)
        isReported.append(contentsOf: repeatElement(true, count: leg.count))
    }

    /// The positions of a straight leg from the finger's place.
    private func leg(
        by way: Displacement, count: Int, profile: MoveProfile
    ) throws(GestureError) -> [Displacement] {
        let length = way.length
        let start = current
        let distances = try LegProfile.distances(
            profile, distance: length, count: count, interval: grid.interval)
        guard length > 0 else { return distances.map { _ in start } }
        return distances.map { distance in
            Displacement(
                dx: start.dx + way.dx / length * distance,
                dy: start.dy + way.dy / length * distance)
        }
    }
}

// MARK: - What a recogniser reports

nonisolated extension FingerPath {
    /// How near a translation is to the wanted one, points, where bisection has found it.
    private static let exactness = 1e-7
    /// How much longer a way is made whose threshold sample is just at the threshold.
    private static let margin = 1.002

    /// The leg along `direction` whose translation is `wanted` points.
    ///
    /// The translation grows with the finger's way, with upward jumps where the pan begins a frame
    /// earlier. Bisection finds the way; where the wanted value lies within a jump, the one sample
    /// from which translation counts is moved to where it is right.
    private func solve(
        _ direction: Displacement, wanted: Double, count: Int, profile: MoveProfile
    ) throws(GestureError) -> [Displacement] {
        func way(_ length: Double) -> Displacement {
            Displacement(dx: direction.dx * length, dy: direction.dy * length)
        }
        func reported(_ length: Double) -> Double {
            guard let leg = try? self.leg(by: way(length), count: count, profile: profile) else {
                return -1
            }
            return translation(along: direction, after: leg)
        }
        var low = wanted
        var high = wanted + 2 * PanTranslation.hysteresis
        for _ in 0..<16 where reported(high) < wanted { high += high }
        guard reported(high) >= wanted else {
            _ = try self.leg(by: way(high), count: count, profile: profile)
            throw GestureError.translationOutOfReach(
                translation: wanted, seconds: Double(count) * grid.interval)
        }
        for _ in 0..<100 {
            let middle = low + (high - low) / 2
            if reported(middle) < wanted { low = middle } else { high = middle }
        }
        // Within a jump the threshold is reached by a hair; a little more makes it certain.
        let isInJump = reported(high) - wanted > FingerPath.exactness
        let length = isInJump ? high * FingerPath.margin : high
        var leg = try self.leg(by: way(length), count: count, profile: profile)
        placeOrigin(in: &leg, along: direction, before: wanted)
        return leg
    }

    /// What the recogniser reports at the end of a leg that begins at the finger's place.
    private func translation(along direction: Displacement, after leg: [Displacement]) -> Double {
        let all = positions + leg
        guard let origin = PanTranslation.originSample(of: all, grid: grid) else { return 0 }
        return along(direction, from: all[origin], to: all[all.count - 1])
    }

    /// Moves the sample from which translation counts so that `wanted` points lie after it.
    private func placeOrigin(
        in leg: inout [Displacement], along direction: Displacement, before wanted: Double
    ) {
        let all = positions + leg
        guard let origin = PanTranslation.originSample(of: all, grid: grid) else { return }
        let inLeg = origin - positions.count
        guard inLeg >= 0, inLeg < leg.count - 1 else { return }
        let end = leg[leg.count - 1]
        let place = Displacement(
            dx: end.dx - direction.dx * wanted, dy: end.dy - direction.dy * wanted)
        leg[inLeg] = place
        for index in leg.indices where index > inLeg {
            // A finger never goes back: samples right after it wait.
            if along(direction, from: place, to: leg[index]) < 0 { leg[index] = place }
        }
    }

    private func along(
        _ direction: Displacement, from start: Displacement, to end: Displacement
    ) -> Double {
        (end.dx - start.dx) * direction.dx + (end.dy - start.dy) * direction.dy
    }
}
