import Scenarios

/// What a command line asks for.
nonisolated enum Request {
    case version
    /// The help of a command, or of the whole program.
    case help(Command?)
    case command(Command, operands: [String], options: Options)
}

/// Reads a command line strictly: what it does not know it refuses, with the nearest name.
nonisolated struct ArgumentParser {
    private let command: Command
    private var options = Options()
    private var operands: [String] = []
    private var given: [Option] = []

    private init(command: Command) {
        self.command = command
    }

    /// Reads `arguments`, the program's name not among them.
    /// - Throws: `UsageError`, naming the argument.
    static func parse(_ arguments: [String]) throws(UsageError) -> Request {
        guard let first = arguments.first else {
            throw UsageError("a command is missing", remedy: commandsRemedy)
        }
        switch first {
        case "--version": return try alone(.version, after: first, arguments)
        case "--help", "-h": return try alone(.help(nil), after: first, arguments)
        default: break
        }
        guard let command = Command(rawValue: first) else {
            throw unknownCommand(first)
        }
        var parser = ArgumentParser(command: command)
        return try parser.parse(Array(arguments.dropFirst()))
    }

    private static func alone(
        _ request: Request, after name: String, _ arguments: [String]
    ) throws(UsageError) -> Request {
        guard arguments.count == 1 else {
            throw UsageError(
                "\"\(arguments[1])\" after \(name) means nothing", remedy: "\(name) stands alone")
        }
        return request
    }

    private static var commandsRemedy: String {
        "the commands are \(Command.allCases.map(\.rawValue).joined(separator: ", "));"
            + " \"\(Words.command("help"))\" says more"
    }

    private static func unknownCommand(_ typed: String) -> UsageError {
        if typed.hasPrefix("-") {
            return UsageError(
                "unknown option \"\(typed)\" before the command",
                remedy: "options come after a command, as in \"\(Words.command("run … --json"))\"")
        }
        let nearest = NearestName.find(typed, among: Command.allCases.map(\.rawValue))
        return UsageError(
            "unknown command \"\(typed)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""),
            remedy: commandsRemedy)
    }

    private mutating func parse(_ arguments: [String]) throws(UsageError) -> Request {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                break
            }
            if argument == "-h" || argument == Option.help.name { return .help(command) }
            if argument.hasPrefix("-"), argument.count > 1 {
                try parseOption(argument, &rest)
            } else {
                operands.append(argument)
            }
        }
        try checkOperands()
        try checkOptions()
        if command == .help { return .help(try helpTopic()) }
        return .command(command, operands: operands, options: options)
    }

    private mutating func parseOption(
        _ argument: String, _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = command.options.first(where: { $0.name == name }) else {
            throw unknownOption(name)
        }
        guard option.isRepeatable || !given.contains(option) else {
            throw UsageError("\(name) is given twice", remedy: "give it once")
        }
        given.append(option)
        guard let placeholder = option.placeholder else {
            guard parts.count == 1 else {
                throw UsageError(
                    "\(name) takes no value, but \"\(parts[1])\" is given", remedy: "write \(name)")
            }
            setFlag(option)
            return
        }
        let inline = parts.count > 1 ? String(parts[1]) : nil
        guard let value = inline ?? rest.popFirst(), !value.isEmpty else {
            throw UsageError(
                "\(name) lacks its value", remedy: "write \(name) \(placeholder): \(option.summary)"
            )
        }
        try setValue(option, value)
    }

    private func unknownOption(_ name: String) -> UsageError {
        let remedy = "\"\(Words.command("help " + command.rawValue))\" lists its options"
        let names = command.options.map(\.name)
        if let nearest = NearestName.find(name, among: names) {
            return UsageError(
                "unknown option \"\(name)\"; did you mean \"\(nearest)\"?", remedy: remedy)
        }
        if Option.allCases.contains(where: { $0.name == name }) {
            return UsageError(
                "\"\(Words.command(command.rawValue))\" has no option \(name)", remedy: remedy)
        }
        return UsageError("unknown option \"\(name)\"", remedy: remedy)
    }

    private mutating func setFlag(_ option: Option) {
        switch option {
        case .plot: options.pictures = .always
        case .noPlot: options.pictures = .never
        case .timeline: options.pictureKinds.append(.timeline)
        case .filmstrip: options.pictureKinds.append(.filmstrip)
        case .gif: options.pictureKinds.append(.gif)
        case .screen: options.pictureKinds.append(.screen)
        case .inProcess: options.isInProcess = true
        case .whatIf: options.asksWhatIf = true
        case .bisect: options.isBisecting = true
        case .instructions: options.countsInstructions = true
        case .json: options.isJSON = true
        case .quiet: options.loudness = .quiet
        case .verbose: options.loudness = .verbose
        case .noColor: options.isColourForbidden = true
        case .kernelRepository, .promiseClass, .knownFailures, .filter, .tag, .kernel, .seed, .at,
            .seconds,
            .steps, .time, .out,
            .repeat, .jobs, .timeLimit,
            .memoryLimit, .baselines, .limit, .only, .help:
            preconditionFailure("\(option.name) takes a value, or was dealt with")
        }
    }

    private mutating func setValue(_ option: Option, _ text: String) throws(UsageError) {
        switch option {
        case .filter: options.filters.append(text)
        case .tag: options.tags.append(text)
        case .out: options.outFolder = text
        case .kernel: options.kernelFolder = text
        case .kernelRepository: options.kernelRepository = text
        case .knownFailures: options.knownFailuresPath = text
        case .baselines: options.baselinesPath = text
        case .limit: try setLimit(text)
        case .only:
            options.groups.append(
                try read(
                    GateGroup(rawValue: text), option, text,
                    "one of " + GateGroup.allCases.map(\.rawValue).joined(separator: ", ")))
        case .promiseClass:
            options.classes.append(
                try read(
                    PromiseClass(rawValue: text), option, text,
                    "one of " + PromiseClass.allCases.map(\.rawValue).joined(separator: ", ")))
        case .seed:
            options.seed = try read(Quantity.seed(text), option, text, "a whole number, as in 42")
        case .at:
            options.moments.append(
                try read(
                    Quantity.nanoseconds(text), option, text,
                    "a time with its unit, as in 1.25s or 800ms"))
        case .seconds:
            options.filmNanoseconds = try read(
                Quantity.nanoseconds(text).flatMap { $0 > 0 ? $0 : nil }, option, text,
                "a time above zero with its unit, as in 20s")
        case .steps:
            options.steps = try read(
                Quantity.wholeNumber(text, minimum: 1), option, text, "a whole number from 1")
        case .time:
            options.timeNanoseconds = try read(
                Quantity.nanoseconds(text).flatMap { $0 > 0 ? $0 : nil }, option, text,
                "a time above zero with its unit, as in 90s or 10min")
        case .repeat:
            options.repetitions = try read(
                Quantity.wholeNumber(text, minimum: 1), option, text, "a whole number from 1")
        case .jobs:
            options.jobs = try read(
                Quantity.wholeNumber(text, minimum: 1), option, text, "a whole number from 1")
        case .timeLimit:
            options.limits.nanoseconds = try read(
                Quantity.nanoseconds(text).flatMap { $0 > 0 ? $0 : nil }, option, text,
                "a time above zero with its unit, as in 10s")
            options.limitArguments.append(option.name + " " + ShellWord.quoted(text))
        case .memoryLimit:
            options.limits.bytes = try read(
                Quantity.bytes(text).flatMap { $0 > 0 ? $0 : nil }, option, text,
                "a size above zero with its unit, as in 512MB or 2GB")
            options.limitArguments.append(option.name + " " + ShellWord.quoted(text))
        case .plot, .noPlot, .timeline, .filmstrip, .gif, .screen, .inProcess, .whatIf, .bisect,
            .instructions,
            .json, .quiet, .verbose, .noColor,
            .help:
            preconditionFailure("\(option.name) takes no value")
        }
    }

    private mutating func setLimit(_ text: String) throws(UsageError) {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let limit = GateLimit(parts[1]) else {
            throw UsageError(
                "--limit: \"\(text)\" is not a figure and how much it may grow",
                remedy: "for example cellsMade=+2, kernelInstructions=1.5% or allocations===0")
        }
        guard let metric = GateMetric(name: parts[0]) else {
            let names = GateMetric.all.map(\.name)
            let near = NearestName.find(parts[0], among: names)
            throw UsageError(
                "--limit: there is no figure \"\(parts[0])\""
                    + (near.map { "; did you mean \"\($0)\"?" } ?? ""),
                remedy: "the figures: " + names.joined(separator: ", "))
        }
        options.limitsOfGrowth[metric] = limit
    }

    private func read<Value>(
        _ value: Value?, _ option: Option, _ text: String, _ right: String
    ) throws(UsageError) -> Value {
        guard let value else {
            throw UsageError("\(option.name): \"\(text)\" is not \(right)", remedy: option.summary)
        }
        return value
    }

    private func checkOperands() throws(UsageError) {
        let remedy = "usage: \(command.synopsis)"
        switch command.operands {
        case .none:
            if let extra = operands.first {
                throw UsageError("\"\(extra)\" is one argument too many", remedy: remedy)
            }
        case .atMostOne, .exactlyOne:
            if operands.count > 1 {
                throw UsageError("\"\(operands[1])\" is one argument too many", remedy: remedy)
            }
            if operands.isEmpty, case .exactlyOne = command.operands {
                throw UsageError("a scenario is missing", remedy: remedy)
            }
        case .any:
            break
        case .exactlyTwo, .atLeastTwo:
            if operands.count < 2 {
                throw UsageError("two things to compare are needed", remedy: remedy)
            }
            if operands.count > 2, case .exactlyTwo = command.operands {
                throw UsageError("\"\(operands[2])\" is one argument too many", remedy: remedy)
            }
        }
        if let empty = operands.firstIndex(of: "") {
            throw UsageError("argument \(empty + 1) is empty", remedy: remedy)
        }
    }

    private func checkOptions() throws(UsageError) {
        for (one, other) in [(Option.quiet, Option.verbose), (.plot, .noPlot), (.inProcess, .jobs)]
        where given.contains(one) && given.contains(other) {
            throw UsageError(
                "\(one.name) and \(other.name) exclude each other", remedy: "leave one of them out")
        }
        for limit in [Option.timeLimit, .memoryLimit, .jobs]
        where given.contains(.inProcess) && given.contains(limit) {
            throw UsageError(
                "\(limit.name) needs worker processes, which \(Option.inProcess.name) does without",
                remedy: "leave one of them out")
        }
        if command == .inspect, options.moments.isEmpty {
            throw UsageError("--at is missing", remedy: "usage: \(command.synopsis)")
        }
        if command == .inspect, options.moments.count > 1 {
            throw UsageError("--at is given twice", remedy: "give it once")
        }
    }

    private func helpTopic() throws(UsageError) -> Command? {
        guard let topic = operands.first else { return nil }
        guard let command = Command(rawValue: topic) else {
            throw ArgumentParser.unknownCommand(topic)
        }
        return command
    }
}
