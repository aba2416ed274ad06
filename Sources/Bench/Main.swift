import Foundation
import Scenarios

/// The command line.
@main
struct Main {
    static func main() {
        // A file that would grow past the limit is an error like another, not the end.
        signal(SIGXFSZ, SIG_IGN)
        // As the name of the program, or behind it where another program has started it.
        if CommandLine.arguments.prefix(2).contains(WorkerProcess.programName) { WorkerMain.run() }
        // So is a pipe that nobody reads any more: a worker that has died, say.
        signal(SIGPIPE, SIG_IGN)
        exit(code(for: Array(CommandLine.arguments.dropFirst())).rawValue)
    }

    /// How the program ends. Apart from its start, where nothing is let go of before the end.
    private static func code(for arguments: [String]) -> ExitCode {
        let code = perform(arguments)
        return arguments.contains(Option.bisect.name) ? code.forBisecting : code
    }

    /// Does what the arguments ask for, and reports what goes wrong.
    private static func perform(_ arguments: [String]) -> ExitCode {
        let console = Console()
        do {
            return try perform(ArgumentParser.parse(arguments), console)
        } catch let error as UsageError {
            console.reportError(error.message, remedy: error.remedy)
            return .usage
        } catch let error as NoBaselines {
            console.reportError(error.message, remedy: error.remedy)
            return .noBaseline
        } catch let error as BaselineError {
            console.reportError(error.message, remedy: error.remedy)
            return .usage
        } catch let error as FileError {
            console.reportError(error.message)
            return .internalError
        } catch let error as WorkerStartError {
            console.reportError(error.message)
            return .internalError
        } catch let error as KernelBuildFailure {
            let doesNotBuild = error.exitCode == .internalError
            return doesNotBuild && arguments.contains(Option.bisect.name) ? .skip : error.exitCode
        } catch let errors as ScenarioErrors {
            console.say(errors.rendered + "\n")
            return .badScenario
        } catch let error as KernelStartError {
            console.reportError(error.message)
            return .internalError
        } catch {
            console.reportError("\(error)")
            return .internalError
        }
    }

    private static func perform(_ request: Request, _ console: Console) throws -> ExitCode {
        switch request {
        case .version: try console.print(Version.text)
        case .help(nil): try console.print(HelpText.overview)
        case .help(let command?): try console.print(HelpText.of(command))
        case .command(let command, let operands, let options):
            return try perform(command, operands, options)
        }
        return .fine
    }

    private static func perform(
        _ command: Command, _ operands: [String], _ options: Options
    ) throws -> ExitCode {
        let console = Console(options: options)
        switch command {
        case .run:
            let command = try RunCommand(operands, options: options, console: console)
            try ForeignKernel.takeOver(options)
            return try command.run()
        case .gate:
            let command = try GateCommand(
                UnnamedScenarios.toRead(operands), options: options, console: console)
            try ForeignKernel.takeOver(options)
            return try command.run()
        case .baseline:
            let command = try BaselineCommand(operands, options: options, console: console)
            try ForeignKernel.takeOver(options)
            return try command.run()
        case .compare:
            return try CompareCommand(operands, options: options, console: console).run()
        case .diff:
            return try DiffCommand(
                base: operands[0], head: operands[1], isJSON: options.isJSON, console: console
            ).run()
        case .list:
            let selection = try ScenarioSelection(
                UnnamedScenarios.toRead(operands), options: options)
            return try ListCommand(
                selection: selection, isJSON: options.isJSON, console: console
            ).run()
        case .validate:
            let selection = try ScenarioSelection(
                UnnamedScenarios.toRead(operands), options: options)
            return try ValidateCommand(
                selection: selection, options: options, console: console
            ).run()
        case .schema:
            try console.print(Engine.schema)
        case .inspect:
            let selection = try ScenarioSelection(operands, options: options)
            guard selection.badFiles.isEmpty else {
                for bad in selection.badFiles { console.say(bad.rendered + "\n") }
                return .badScenario
            }
            let command = try InspectCommand(
                selection, atNanoseconds: options.moments[0], options: options,
                console: console)
            try ForeignKernel.takeOver(options)
            return try command.run()
        case .plot:
            let command = try PlotCommand(operands[0], options: options, console: console)
            try ForeignKernel.takeOver(options)
            return try command.run()
        case .fuzz:
            let command = try FuzzCommand(options: options, console: console)
            try ForeignKernel.takeOver(options)
            return try command.run()
        case .initialize:
            return try InitCommand(operands, options: options, console: console).run()
        case .help:
            preconditionFailure("the parser makes a request of its own of it")
        }
        return .fine
    }
}
