import Scenarios

/// The options, each with what it takes and what it does.
nonisolated enum Option: String, CaseIterable {
    case kernelRepository = "kernel-repo"
    case filter, tag, kernel, seed, at, steps, time
    case out, plot
    case noPlot = "no-plot"
    case timeline, filmstrip, gif, screen, seconds
    case `repeat`, jobs
    case timeLimit = "time-limit"
    case memoryLimit = "memory-limit"
    case inProcess = "in-process"
    case promiseClass = "class"
    case knownFailures = "known-failures"
    case whatIf = "what-if"
    case bisect
    case baselines, limit, only, instructions
    case json, quiet, verbose
    case noColor = "no-color"
    case help

    /// As it is typed.
    var name: String { "--" + rawValue }

    /// What its value is called in the help; nil for an option that takes none.
    var placeholder: String? {
        switch self {
        case .filter: "TEXT"
        case .tag: "TAG"
        case .seed, .repeat, .jobs, .steps: "N"
        case .at, .seconds, .timeLimit, .time: "TIME"
        case .kernel, .kernelRepository, .out, .baselines: "DIR"
        case .limit: "METRIC=LIMIT"
        case .only: "GROUP"
        case .memoryLimit: "SIZE"
        case .promiseClass: "CLASS"
        case .knownFailures: "FILE"
        case .plot, .noPlot, .timeline, .filmstrip, .gif, .screen, .inProcess, .whatIf, .bisect,
            .instructions,
            .json, .quiet, .verbose, .noColor, .help:
            nil
        }
    }

    /// Whether it may be given several times.
    var isRepeatable: Bool { [.filter, .tag, .promiseClass, .at, .limit, .only].contains(self) }

    /// One line for the help.
    var summary: String {
        switch self {
        case .filter: "only scenarios whose name or path has TEXT in it, or matches it (* ? [ ])"
        case .tag: "only scenarios with this tag; given twice: with one of them"
        case .kernel: "the Swift sources of a browser of one's own, in place of the built-in one"
        case .kernelRepository: "a git repository of kernels; base and head are revisions of it"
        case .seed: "another seed than the file's (fuzz: than 1)"
        case .at: "the moment, such as 1.25s or 800ms from the start"
        case .steps: "how many steps of timelines in all (default 100000; with --time: any)"
        case .time: "begin no more storms after so much real time"
        case .out: "where what is written goes (default bench-out)"
        case .plot: "a picture and a trace of every scenario, not just of a single one or failures"
        case .noPlot: "no picture"
        case .timeline: "draw timeline.png: all lanes on one time axis"
        case .filmstrip:
            "draw filmstrip.png: screens at the moments of --at, or those that tell the run"
        case .gif: "draw animation.gif: the screen in motion"
        case .screen: "draw screen-TIME.png: the screen at each --at"
        case .seconds: "how much of the run the animation shows, from the start (default 10s)"
        case .repeat: "replay N times in one process; the digest must agree (default 1)"
        case .jobs: "worker processes at a time (default: the processors)"
        case .timeLimit: "longest real time a scenario may take (default 60s)"
        case .memoryLimit: "largest memory a worker may take, such as 512MB (default 2GB)"
        case .promiseClass:
            "count promises of this class as well: contract or model (built in: all; --kernel: universal)"
        case .knownFailures:
            "failures that are known and do not count (default \(StarterFile.knownFailuresPath))"
        case .whatIf: "run what fails again under each other reading of the rules that it leans on"
        case .bisect: "end as git bisect run wants: 0 good, 1 to 3 bad, 125 skip, 128 stop"
        case .baselines:
            "the folder of baselines (default baselines; .bench/baselines where there is a .bench)"
        case .limit:
            "how much a figure may grow: cellsMade=+2, kernelInstructions=1.5%, allocations===0"
        case .only: "only figures of this group: exact, allocations or instructions"
        case .instructions:
            "count instructions as well, with valgrind; takes some fifty times as long"
        case .inProcess: "no worker processes, for debugging; a crash then ends everything"
        case .json: "the result as JSON"
        case .quiet: "say only what failed"
        case .verbose: "say more: every scenario, every failure, all counters"
        case .noColor: "no colours (also: the variable NO_COLOR; none when not on a terminal)"
        case .help: "this text"
        }
    }
}

/// What the options said.
nonisolated struct Options {
    var filters: [String] = []
    var tags: [String] = []
    /// The folder of a kernel of somebody's own, as it was typed; nil for the one that is built in.
    var kernelFolder: String?
    /// The git repository whose revisions are compared, as it was typed; nil for folders.
    var kernelRepository: String?
    /// The classes of promises that were asked for.
    var classes: [PromiseClass] = []
    /// The file of known failures, as it was typed.
    var knownFailuresPath: String?
    /// Whether what fails is run again under other readings of the platform's rules.
    var asksWhatIf = false
    /// Whether the program ends as `git bisect run` wants.
    var isBisecting = false
    /// The folder of baselines, as it was typed.
    var baselinesPath: String?
    /// How much figures may grow, where something else than usual was asked for.
    var limitsOfGrowth: [GateMetric: GateLimit] = [:]
    /// The groups of figures that were asked for; empty for all that are measured.
    var groups: [GateGroup] = []
    /// Whether instructions are counted.
    var countsInstructions = false
    var seed: UInt64?
    /// The moments that were asked for, nanoseconds from the start.
    var moments: [Int64] = []
    /// The kinds of pictures that were asked for.
    var pictureKinds: [PlotWish.Kind] = []
    /// How much of a run an animation shows, nanoseconds; nil for what is usual.
    var filmNanoseconds: Int64?
    /// How many steps storms have in all; nil for as many as nothing else limits.
    var steps: Int?
    /// After how much real time no more storms begin, nanoseconds.
    var timeNanoseconds: Int64?
    var outFolder = "bench-out"
    var pictures = PicturePolicy.whenTelling
    var repetitions = 1
    var jobs: Int?
    var limits = WorkerLimits()
    /// The limits as they were typed, for commands that are printed: `--time-limit 10s`.
    var limitArguments: [String] = []
    var isInProcess = false
    var isJSON = false
    var loudness = Loudness.normal
    var isColourForbidden = false
}

/// How much is said.
nonisolated enum Loudness {
    /// Only what failed.
    case quiet
    /// Verdicts, and a full screen for a single scenario.
    case normal
    /// A line for every scenario, every failure, all counters.
    case verbose
}

/// Which scenarios get a picture.
nonisolated enum PicturePolicy: String, Codable {
    /// None.
    case never
    /// A single scenario, and each that fails.
    case whenTelling
    /// All.
    case always
}
