/// A scenario that did not come to its end, in words.
struct LostText {
    let name: String
    let lost: LostRun
    let style: Style

    private var word: String {
        switch lost.cause {
        case .crashed: "CRASH"
        case .outOfTime: "HANGS"
        case .outOfMemory: "MEMORY"
        }
    }

    /// `CRASH  fast-swipe   4.283 s  frame 514   signal 4 …`
    var line: String {
        style.bad(word) + "  " + style.strong(name) + "   " + place + "   " + lost.reason
    }

    /// The line, what the run said last, and what came before.
    var block: String {
        var text = line + "\n"
        if !lost.lastWords.isEmpty { text += "         said: " + lost.lastWords + "\n" }
        if let events = lost.progress?.events, !events.isEmpty {
            text += "         before: " + events.joined(separator: " · ") + "\n"
        }
        return text
    }

    private var place: String {
        guard let progress = lost.progress else { return "at an unknown moment" }
        guard progress.frame >= 0 else { return "before the first frame" }
        let repetition = progress.repetition > 0 ? "repetition \(progress.repetition + 1)  " : ""
        return repetition + Words.moment(progress.timeNanoseconds)
            + (progress.isInFrame ? "  in frame " : "  after frame ") + "\(progress.frame)"
    }
}
