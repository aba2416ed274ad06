/// Turns the pager's offset into a position in pages that no re-centring disturbs.
///
/// A loop's offset may jump by a whole number of loops without anything moving on screen. Here the
/// jump is found and taken out: position 4 of a loop of three items is its second page, one loop
/// on.
struct PositionTracker {
    private var shift = 0.0
    private var lastRaw = Double.nan

    /// What a frame's offset means.
    struct Reading: Equatable {
        /// The position in pages.
        var position: Double
        /// By how many pages the loop was re-centred; 0 when it was not.
        var recentredPages: Int
    }

    /// Starts anew: the next reading lies at the real page that it names.
    mutating func restart() {
        lastRaw = .nan
    }

    /// The reading for an offset of `raw` pages.
    ///
    /// - Parameters:
    ///   - raw: offset ÷ pitch.
    ///   - assigned: what code has added to the offset since the last reading, pages: a finger or a
    ///     motion that goes further than half a loop in one frame is no re-centring.
    ///   - loopLength: how many pages make a loop; nil where the browser does not loop.
    ///   - realPage: the real page at the whole number nearest to `raw`.
    ///   - mayJump: whether a jump of the page itself is allowed in this frame.
    mutating func read(
        raw: Double, assigned: Double, loopLength: Int?, realPage: Int, mayJump: Bool
    ) -> Reading {
        defer { lastRaw = raw }
        guard raw.isFinite, lastRaw.isFinite else {
            shift = raw.isFinite ? raw.rounded() - Double(realPage) : 0
            return Reading(position: raw - shift, recentredPages: 0)
        }
        guard let loopLength, loopLength > 1 else {
            return Reading(position: raw - shift, recentredPages: 0)
        }
        // In a frame in which the page itself may jump, what code has added is not the loop's alone.
        let moved = mayJump ? raw - lastRaw : assigned
        let length = Double(loopLength)
        let loops = (moved / length).rounded()
        if loops == 0 || abs(moved) <= 1 {
            return Reading(position: raw - shift, recentredPages: 0)
        }
        shift += loops * length
        // A jump of the page itself goes the nearest way; that is no re-centring.
        let rest = abs(moved - loops * length)
        let isRecentring = rest < 0.5 || !mayJump
        return Reading(
            position: raw - shift, recentredPages: isRecentring ? Int(loops) * loopLength : 0)
    }

    /// A target offset of `raw` pages as a position.
    func position(ofRaw raw: Double) -> Double { raw - shift }
}
