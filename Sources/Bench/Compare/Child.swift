import Foundation

/// A program that was run to its end.
nonisolated struct Child {
    /// How it ended; −1 where it could not be started or a signal ended it.
    var code: Int32
    /// What it wrote to its standard output.
    var output: String

    /// Runs a program; its errors go where this one's go, or nowhere.
    static func run(_ program: String, _ arguments: [String], isQuiet: Bool = true) -> Child {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        if isQuiet { process.standardError = FileHandle.nullDevice }
        let pipe = Pipe()
        process.standardOutput = pipe
        do {
            try process.run()
        } catch {
            return Child(code: -1, output: "")
        }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let hasExited = process.terminationReason == .exit
        return Child(
            code: hasExited ? process.terminationStatus : -1,
            output: String(decoding: output, as: UTF8.self))
    }
}
