import Foundation

/// Standard output and standard error: results go to the one, progress and errors to the other.
final class Console {
    /// Whether results are coloured.
    let isColoured: Bool
    /// How many characters a line of results holds; nil when these do not go to a terminal.
    let columns: Int?
    /// Whether progress is shown.
    let showsProgress: Bool
    private let loudness: Loudness
    private var hasProgressLine = false

    /// A console for a command with these options.
    init(options: Options = Options()) {
        let environment = ProcessInfo.processInfo.environment
        let isPlain =
            options.isColourForbidden || environment["NO_COLOR"]?.isEmpty == false
            || environment["TERM"] == "dumb"
        isColoured = isatty(STDOUT_FILENO) == 1 && !isPlain
        columns = Console.columns(of: STDOUT_FILENO)
        showsProgress =
            isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
            && options.loudness != .quiet
        loudness = options.loudness
    }

    /// Writes a result. Where nobody reads on, as behind `| head`, the program ends without a word.
    func print(_ text: String) throws(FileError) {
        clearProgress()
        let code = FileWriter.writeAll(Array(text.utf8), to: STDOUT_FILENO)
        if code == EPIPE { Interruption.finish(SIGPIPE) }
        if code != 0 { throw FileError.stream("standard output", code: code) }
    }

    /// Writes an error: `bench: error: …`, with what to do below it.
    func reportError(_ message: String, remedy: String? = nil) {
        say("bench: error: " + message + "\n" + (remedy.map { "       " + $0 + "\n" } ?? ""))
    }

    /// Writes text to standard error as it is.
    func say(_ text: String) {
        clearProgress()
        // Nobody is left to tell when standard error cannot be written.
        _ = FileWriter.writeAll(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Says why a scenario could not be run, and which of its files are missing.
    func sayProblems(of outcome: ScenarioOutcome) {
        for error in outcome.report?.outputErrors ?? [] { reportError(error) }
        if let refusal = outcome.refusal {
            say(refusal.hasSuffix("\n") ? refusal : "bench: error: \(refusal)\n")
        }
    }

    /// Passes on what a scenario's own code printed.
    func passOn(_ noise: [UInt8]) {
        guard loudness != .quiet, !noise.isEmpty else { return }
        clearProgress()
        _ = FileWriter.writeAll(noise, to: STDERR_FILENO)
    }

    /// Shows one line of progress in place of the last.
    func showProgress(_ text: String) {
        guard showsProgress else { return }
        hasProgressLine = true
        let line =
            "\r" + text.prefix(max((Console.columns(of: STDERR_FILENO) ?? 80) - 1, 20)) + "\u{1B}[K"
        _ = FileWriter.writeAll(Array(line.utf8), to: STDERR_FILENO)
    }

    /// The width of the terminal behind a stream, characters; nil where there is none, or none that
    /// tells.
    private static func columns(of stream: Int32) -> Int? {
        var size = winsize()
        let isKnown = ioctl(stream, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : nil
    }

    /// Takes the line of progress away.
    func clearProgress() {
        guard hasProgressLine else { return }
        hasProgressLine = false
        _ = FileWriter.writeAll(Array("\r\u{1B}[K".utf8), to: STDERR_FILENO)
    }
}
