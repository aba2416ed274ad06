import Foundation

/// What the adapter makes of a folder of files.
struct AdapterRun {
    /// The root of the repository.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// How the program ended.
    let code: Int32
    /// What it said on standard error.
    let errors: String
    /// The adapted files by their paths.
    let files: [String: String]
    /// What was left out, a line each.
    let notes: [String]
    /// What the kernel declares for others.
    let declarations: [String]

    /// Adapts files, given by their paths, in a folder that messages call `K`.
    ///
    /// - Parameter prepare: does something more to the folder beforehand.
    init(_ sources: [String: String], prepare: (URL) throws -> Void = { _ in }) throws {
        let place = FileManager.default.temporaryDirectory
            .appendingPathComponent("adapter-test-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let input = place.appendingPathComponent("in")
        try FileManager.default.createDirectory(at: input, withIntermediateDirectories: true)
        for (path, text) in sources { try AdapterRun.write(text, to: path, in: input) }
        try prepare(input)
        let output = place.appendingPathComponent("out")
        (code, errors) = try AdapterRun.adapt(input, output, log: place)
        files = AdapterRun.texts(in: output.appendingPathComponent("Sources"))
        notes = AdapterRun.lines(of: output.appendingPathComponent("notes"))
        declarations = AdapterRun.lines(of: output.appendingPathComponent("declarations"))
    }

    /// Adapts each of `texts` as a file of its own.
    /// - Returns: What became of them, in the same order.
    static func adapted(_ texts: [String]) throws -> [String] {
        var sources: [String: String] = [:]
        for (index, text) in texts.enumerated() { sources["\(index).swift"] = text }
        let run = try AdapterRun(sources)
        return texts.indices.map { run.files["\($0).swift"] ?? "none: \(run.errors)" }
    }

    /// Adapts one file.
    init(file text: String) throws {
        try self.init(["A.swift": text])
    }

    private static func adapt(
        _ input: URL, _ output: URL, log: URL
    ) throws -> (code: Int32, errors: String) {
        let process = Process()
        let errors = log.appendingPathComponent("errors")
        try Data().write(to: errors)
        process.executableURL = URL(fileURLWithPath: root + "/Scripts/adapter")
        process.arguments = [root + "/Sources/UIKit", input.path, output.path, "K"]
        process.standardInput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: errors, encoding: .utf8))
    }

    private static func write(_ text: String, to path: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private static func texts(in folder: URL) -> [String: String] {
        var texts: [String: String] = [:]
        for path in FileManager.default.subpaths(atPath: folder.path) ?? [] {
            let file = folder.appendingPathComponent(path)
            if let text = try? String(contentsOf: file, encoding: .utf8) { texts[path] = text }
        }
        return texts
    }

    private static func lines(of file: URL) -> [String] {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }
}
