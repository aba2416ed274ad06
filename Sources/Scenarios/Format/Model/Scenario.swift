import Foundation

/// What one run does: device, host, browser, timeline, and what must come of it.
///
/// Plain values, made by `ScenarioFile.load(path:)` from a file, or by hand. A file with a
/// `matrix` makes one scenario for each combination. Repetitions and groups of steps are laid out:
/// `timeline` is flat.
public nonisolated struct Scenario: Equatable, Sendable {
    /// The format's version that the file was written in.
    public var version = Scenario.currentVersion
    /// The name, with its matrix combination where it has one: `loop[items=3,looping=true]`.
    public var name: String
    /// One sentence: what a reader learns from it.
    public var summary = ""
    /// Words to select scenarios by.
    public var tags: [String] = []
    /// Who would be wrong to break what it expects.
    public var promiseClass = PromiseClass.contract
    /// What everything by chance comes from.
    public var seed: UInt64 = 1
    /// The longest simulated time that the run may take, nanoseconds; a run that is not over by
    /// then has failed.
    public var limitNanoseconds: Int64 = 120_000_000_000
    /// The simulated device.
    public var device: ScenarioDevice
    /// The app around the browser.
    public var host = ScenarioHost()
    /// The browser's properties before it appears.
    public var browser = BrowserOptions()
    /// What happens, in order of the file, repetitions laid out; never empty in a loaded scenario.
    public var timeline: [Step] = []
    /// What around the app is set by its user.
    public var environment = ScenarioEnvironment()
    /// The most that the run may take of some figures.
    public var budgets: [Budget] = []
    /// States that the scenario exists to reach.
    public var sometimes: [WantedCount] = []
    /// Platform rules that are to be read another way.
    public var platformAlternatives: [PlatformAlternative] = []
    /// Invariants that are not checked, each with the author's reason.
    public var invariantsOff: [InvariantOff] = []
    /// The matrix combination, in the file's order; empty without a matrix.
    public var combination: [MatrixChoice] = []
    /// The file that it came from, as given; empty when it was made by hand.
    public var path = ""
    /// The file's text, byte for byte; empty when it was made by hand.
    public var sourceText = ""

    /// The format's version that this engine reads and describes.
    public static let currentVersion = 1

    /// A scenario without steps.
    public init(name: String, device: ScenarioDevice) {
        self.name = name
        self.device = device
    }

    /// The frame-by-frame promises of the timeline (its `always` steps), with the index in
    /// `timeline` of each.
    ///
    /// - Complexity: O(n), n being the number of steps.
    public var alwaysChecks: [(step: Int, check: AlwaysCheck)] {
        timeline.enumerated().compactMap { index, step in
            guard case .always(let check) = step.action else { return nil }
            return (index, check)
        }
    }
}

/// One key of a matrix with the value that this scenario has for it.
public nonisolated struct MatrixChoice: Equatable, Sendable {
    /// The key, such as `items`.
    public var key: String
    /// The value as the name shows it: a number, a word, or `#2` for the second of a list of
    /// values that are too long for a name.
    public var value: String

    /// Makes one of its parts.
    public init(key: String, value: String) {
        self.key = key
        self.value = value
    }
}

/// Where something stands in a scenario file.
public nonisolated struct SourcePlace: Hashable, Sendable {
    /// The line, from 1; 0 for a value that was not read from a file.
    public var line: Int
    /// The column in Unicode scalars, from 1; 0 for a value that was not read from a file.
    public var column: Int
    /// Bytes from the start of the file.
    public var byteOffset: Int

    /// Makes one of its parts.
    public init(line: Int, column: Int, byteOffset: Int) {
        self.line = line
        self.column = column
        self.byteOffset = byteOffset
    }

    /// The place of a value that was not read from a file.
    public static let none = SourcePlace(line: 0, column: 0, byteOffset: 0)
}
