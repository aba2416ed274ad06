import Foundation

/// The built program, run as a user runs it.
enum Program {
    /// The program beside the tests.
    static let path: String = {
        let tests =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: tests).deletingLastPathComponent()
            .appendingPathComponent("bench").path
    }()

    /// The root of the repository.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// How a run of the program ended, and what it said.
    struct Ending {
        var code: Int32
        /// The signal that ended it; nil when it ended by itself.
        var signal: Int32?
        var output: String
        var errors: String

        /// Both streams, for what must be in neither.
        var everything: String { output + errors }
    }

    /// Runs the program to its end.
    static func run(_ arguments: [String], in folder: String = root) throws -> Ending {
        try Running(path, arguments, in: folder).wait()
    }

    /// Lines of shell script after which `"$PLAIN"` is a copy of the program without debugging
    /// information, beside it until the script ends: valgrind cannot always read that of a debug build.
    static let makingPlainCopy = """
        PLAIN=$BENCH-plain-$$
        trap 'rm -f "$PLAIN"' EXIT
        "$(command -v objcopy || command -v llvm-objcopy)" --strip-debug "$BENCH" "$PLAIN"

        """

    /// Runs a line of shell script, in which `"$BENCH"` is the program, to its end.
    static func shell(_ script: String, in folder: String) throws -> Ending {
        try Running("/bin/bash", ["-c", script], in: folder).wait()
    }

    /// A run that has begun.
    struct Running {
        let process = Process()
        private let output: URL
        private let errors: URL

        /// Starts a program whose streams go to files, so that none of them ever blocks it.
        init(_ program: String, _ arguments: [String], in folder: String) throws {
            let name = FileManager.default.temporaryDirectory
                .appendingPathComponent("bench-test-\(UUID().uuidString)")
            output = name.appendingPathExtension("out")
            errors = name.appendingPathExtension("err")
            for file in [output, errors] {
                try Data().write(to: file)
            }
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            process.currentDirectoryURL = URL(fileURLWithPath: folder)
            process.environment = ProcessInfo.processInfo.environment.merging(
                ["BENCH": Program.path]) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
        }

        /// Waits for the end; ends a program that does not come to one within two minutes.
        func wait() throws -> Ending {
            let deadline = Date(timeIntervalSinceNow: 120)
            while process.isRunning, Date() < deadline { usleep(2000) }
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            process.waitUntilExit()
            defer {
                for file in [output, errors] { try? FileManager.default.removeItem(at: file) }
            }
            let wasSignal = process.terminationReason == .uncaughtSignal
            return Ending(
                code: wasSignal ? 128 + process.terminationStatus : process.terminationStatus,
                signal: wasSignal ? process.terminationStatus : nil,
                output: try String(contentsOf: output, encoding: .utf8),
                errors: try String(contentsOf: errors, encoding: .utf8))
        }

        /// The first worker process, as soon as there is one.
        func firstWorker() throws -> pid_t {
            let deadline = Date(timeIntervalSinceNow: 60)
            while Date() < deadline {
                if let child = children.first(where: isWorker) { return child }
                usleep(2000)
            }
            throw NoWorker()
        }

        private var children: [pid_t] {
            let folder = "/proc/\(process.processIdentifier)/task"
            let tasks = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return tasks.flatMap { task in
                let text = try? String(
                    contentsOfFile: "\(folder)/\(task)/children", encoding: .utf8)
                return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
            }
        }

        /// Whether a process has become a worker; before that it is still its parent's twin, which
        /// waits for it.
        private func isWorker(_ process: pid_t) -> Bool {
            let words = try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)
            return words?.hasPrefix("bench-worker") == true
        }

        /// Waits until `process` has computed for so long, however busy the machine is.
        func wait(for process: pid_t, toComputeMilliseconds milliseconds: Int) throws {
            let deadline = Date(timeIntervalSinceNow: 60)
            while Date() < deadline {
                let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
                // Behind the name, which may hold anything, the fields 12 and 13 are hundredths of
                // seconds in the program and in the system (proc(5)).
                let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
                if fields.count > 12, let own = Int(fields[11]), let system = Int(fields[12]),
                    (own + system) * 10 >= milliseconds
                {
                    return
                }
                usleep(5000)
            }
        }

        /// Waits until `process` waits for something itself, five times in a row.
        func waitUntilIdle(_ process: pid_t) throws {
            let deadline = Date(timeIntervalSinceNow: 60)
            var idle = 0
            while Date() < deadline, idle < 5 {
                let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
                // Behind the name: the state, S for a process that sleeps (proc(5)).
                idle = text.split(separator: ")").last?.hasPrefix(" S") == true ? idle + 1 : 0
                usleep(20_000)
            }
        }

        private struct NoWorker: Error {}
    }
}

/// A folder for one test, taken away after it.
final class Workplace {
    let path: String

    init() throws {
        path =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("bench-work-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    isolated deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// What a file in it holds.
    func read(_ name: String) throws -> String {
        try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }

    /// Writes a file, making the folders above it.
    func write(_ text: String, to name: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// The paths of all files in it, in order.
    var files: [String] {
        (FileManager.default.subpaths(atPath: path) ?? []).filter { name in
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(
                atPath: path + "/" + name, isDirectory: &isFolder)
            return isThere && !isFolder.boolValue
        }.sorted()
    }

    /// Reads a JSON file in it.
    func json(_ name: String) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }
}

/// Scenario files for tests.
nonisolated enum Sample {
    /// A scenario that passes: one swipe among five photos.
    static func swipe(name: String = "sample", extra: String = "", steps: String = "") -> String {
        """
        {
          "version": 1, "name": "\(name)", "summary": "One swipe", "tags": ["sample"],
          "host": { "kind": "album", "items": 5 },\(extra)
          "timeline": [
            { "present": {} }, { "settle": {} },
            { "swipe": { "direction": "left" } }, { "settle": {} },
            { "expect": { "page": 1 } }\(steps)
          ]
        }
        """
    }

    /// One that takes long: thousands of swipes round a loop of five photos.
    static func long(name: String) -> String {
        """
        {
          "version": 1, "name": "\(name)", "summary": "Many swipes", "limit": "3600s",
          "host": { "kind": "album", "items": 5 }, "browser": { "isLoopingEnabled": true },
          "timeline": [
            { "present": {} }, { "settle": {} },
            { "swipe": { "direction": "left" }, "repeat": 3000 }, { "settle": {} }
          ]
        }
        """
    }

    /// One that fails: it expects another page than the one that the swipe leads to.
    static func failing(name: String = "failing") -> String {
        swipe(name: name, steps: ",\n    { \"expect\": { \"page\": 3 } }")
    }
}
