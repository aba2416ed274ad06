/// What `bench plot` is to draw.
nonisolated struct PlotWish: Codable {
    /// A kind of picture.
    enum Kind: String, Codable, CaseIterable {
        case timeline, filmstrip, gif, screen
    }

    /// What is drawn.
    var kinds: [Kind]
    /// The moments of single screens and of the filmstrip, nanoseconds from the start; none for those
    /// that tell the run.
    var moments: [Int64]
    /// How much of the run an animation shows.
    var seconds: Double

    /// What the options ask for.
    /// - Throws: `UsageError` where they do not go together.
    init(_ options: Options) throws(UsageError) {
        moments = options.moments
        seconds = options.filmNanoseconds.map { Double($0) / 1e9 } ?? 10
        kinds = options.pictureKinds
        if kinds.isEmpty {
            kinds = [.timeline, .filmstrip, .gif] + (moments.isEmpty ? [] : [.screen])
        }
        if kinds.contains(.screen), moments.isEmpty {
            throw UsageError(
                "--screen lacks its moment", remedy: "add --at TIME, as in --at 1.25s")
        }
        if !moments.isEmpty, !kinds.contains(.screen), !kinds.contains(.filmstrip) {
            throw UsageError(
                "--at means nothing here", remedy: "it goes with --screen or --filmstrip")
        }
        if options.filmNanoseconds != nil, !kinds.contains(.gif) {
            throw UsageError("--seconds means nothing here", remedy: "it goes with --gif")
        }
    }
}
