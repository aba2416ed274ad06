import Foundation

/// Where a pan recogniser's translation counts from, for a finger on its way.
///
/// The touch that is 10 pt from where the finger came down begins the pan; the action runs in the
/// next frame, and translation counts from the finger's place then: the travel until there is
/// consumed.
nonisolated enum PanTranslation {
    /// The travel that begins a pan, points. Apple names the figure (WWDC 2018, session 803), and
    /// on a device 9.667 pt did not begin one and 10.0 pt did.
    static let hysteresis = 10.0
    /// Distances this much short of it count as having reached it, points, as for the platform:
    /// sums of coordinates are not exact in binary.
    static let tolerance = 1e-6

    /// The index of the sample that is newest when the pan's first action runs, for a finger that
    /// is at `positions` at samples 0, 1, 2, …; nil while that frame has not come.
    ///
    /// - Complexity: O(n), n being the number of samples.
    static func originSample(of positions: [Displacement], grid: TouchGrid) -> Int? {
        guard let crossing = crossingFrame(of: positions, grid: grid) else { return nil }
        guard grid.frame(ofSample: positions.count - 1) > crossing else { return nil }
        return positions.indices.last { grid.frame(ofSample: $0) <= crossing + 1 }
    }

    /// The first frame whose newest sample is far enough from the first.
    private static func crossingFrame(of positions: [Displacement], grid: TouchGrid) -> Int? {
        guard let start = positions.first else { return nil }
        for (index, position) in positions.enumerated() {
            let frame = grid.frame(ofSample: index)
            let isNewest =
                index + 1 == positions.count || grid.frame(ofSample: index + 1) > frame
            let way = Displacement(dx: position.dx - start.dx, dy: position.dy - start.dy)
            if isNewest, way.length >= hysteresis - tolerance { return frame }
        }
        return nil
    }
}
