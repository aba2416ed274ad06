import Foundation

/// A kernel of somebody's own, which `--kernel` names.
///
/// A kernel is a module that the program is built with, so another kernel is another program. It is
/// built by `Scripts/kernel`, and takes this one's place with the same arguments.
nonisolated enum ForeignKernel {
    /// Where a program finds which one `Scripts/kernel` has just named, so that it need not ask again.
    private static let variable = "BENCH_KERNEL_PROGRAM"

    /// Goes on as the program with the kernel of `options`, unless this is the one. Where there is no
    /// such program yet, that takes minutes.
    /// - Throws: `KernelBuildFailure`, which has been told; `UsageError`, `KernelStartError`.
    static func takeOver(_ options: Options) throws {
        guard let folder = options.kernelFolder else { return }
        let named = ProcessInfo.processInfo.environment[variable]
        unsetenv(variable)
        if named == Checkout.executable { return }
        let program = try program(of: folder, options)
        if program != Checkout.executable { throw become(program) }
    }

    /// The program with the kernel of a folder, built where there is none yet.
    /// - Throws: `KernelBuildFailure`, which has been told; `UsageError`.
    static func program(of folder: String, _ options: Options) throws -> String {
        guard let root = Checkout.root else {
            throw UsageError(
                "another kernel needs the checkout that bench was built in",
                remedy: "run the \"bench\" there, or the one that Scripts/install made")
        }
        return try build(folder, root: root, isQuiet: options.loudness == .quiet)
    }

    /// Has `Scripts/kernel` build the program where that is needed.
    /// - Returns: Where it is.
    private static func build(_ folder: String, root: String, isQuiet: Bool) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: root + "/Scripts/kernel")
        process.arguments = (isQuiet ? ["--quiet"] : []) + [folder]
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, process.terminationReason == .exit else {
            throw KernelBuildFailure(code: ExitCode(rawValue: process.terminationStatus))
        }
        return String(decoding: printed, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// Becomes another program, with the same arguments.
    /// - Returns: Why that could not be done.
    private static func become(_ program: String) -> KernelStartError {
        setenv(variable, program, 1)
        var arguments = CommandLine.arguments.map { strdup($0) }
        arguments.append(nil)
        execv(program, arguments)
        return KernelStartError(program: program, code: errno)
    }
}

/// There is no program with a kernel; standard error says why.
nonisolated struct KernelBuildFailure: Error {
    /// How to end.
    var exitCode: ExitCode

    init(code: ExitCode?) {
        exitCode = code ?? .internalError
    }
}

/// The program with a kernel could not be started.
nonisolated struct KernelStartError: Error {
    var program: String
    /// The system's error number.
    var code: Int32

    var message: String { "cannot start \(program): \(String(cString: strerror(code)))" }
}
