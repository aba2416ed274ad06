/// How the time of an animation made by hand goes.
nonisolated struct AnimationClock {
    /// Seconds from its being added to its begin.
    var delay: Double
    /// Seconds of one run, by its own time.
    var duration: Double
    /// How far into it it begins, seconds by its own time.
    var offset: Double
    /// How fast its own time goes.
    var speed: Double
    /// How many runs there are.
    var count: Double
    /// Whether each run is followed by one backwards.
    var reverses: Bool
    var fillMode: CAMediaTimingFillMode

    /// The end, seconds from its being added; infinity for one that goes on for ever.
    var end: Double {
        guard speed > 0 else { return .infinity }
        return delay + max(0, length - offset) / speed
    }

    /// All runs, seconds by its own time.
    private var length: Double { count * duration * (reverses ? 2 : 1) }

    /// How much of a run has gone by, 0…1, `elapsed` seconds after its being added; nil where it
    /// shows nothing.
    func fraction(at elapsed: Double) -> Double? {
        let time = (elapsed - delay) * speed + offset
        if elapsed < delay { return fillMode.showsStart ? 0 : nil }
        if time >= length {
            return fillMode.showsEnd ? lastFraction : nil
        }
        return duration > 0 ? fraction(of: time / duration) : 1
    }

    private var lastFraction: Double {
        if reverses { return fraction(of: count * 2) }
        let part = count - count.rounded(.down)
        return part > 0 && count.isFinite ? part : 1
    }

    /// What part of a run `runs` runs come to, every second one backwards where they reverse.
    private func fraction(of runs: Double) -> Double {
        let cycle: Double = reverses ? 2 : 1
        let within = runs - (runs / cycle).rounded(.down) * cycle
        return within > 1 ? 2 - within : within
    }
}
