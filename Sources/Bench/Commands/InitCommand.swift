import Foundation

/// `bench init`: what the repository of a browser of one's own needs to be tested.
struct InitCommand {
    private let repository: Repository
    private let options: Options
    private let console: Console
    private let origin: BenchOrigin
    private let files: [StarterFile]

    /// What `--json` prints.
    private struct Document: Encodable {
        var schema = "bench.init/1"
        /// The repository, as it was typed.
        var folder: String
        /// The folder of the browser's sources, from there.
        var kernel: String
        /// What was written, from there.
        var written: [String] = []
        /// What was there and stays as it is.
        var left: [String] = []
    }

    /// - Throws: `UsageError` for a folder that is no repository of a browser.
    init(_ operands: [String], options: Options, console: Console) throws(UsageError) {
        self.options = options
        self.console = console
        repository = try Repository(operands.first ?? ".", kernel: options.kernelFolder)
        origin = BenchOrigin.find()
        files = StarterFile.all(kernel: repository.kernel, origin: origin)
    }

    /// Writes what is missing, and tells what was there.
    /// - Throws: `UsageError` where something is in the way; nothing is written then.
    func run() throws -> ExitCode {
        try checkWay()
        var new = NewFiles()
        var document = Document(folder: repository.folder, kernel: repository.kernel)
        do throws(FileError) {
            for file in files {
                if try write(file, &new) {
                    document.written.append(file.path)
                } else {
                    document.left.append(file.path)
                }
            }
        } catch {
            new.takeBack()
            return try refuse(error)
        }
        try report(document)
        return .fine
    }

    /// Makes sure that folders can lie where folders are to be, and files where files are.
    private func checkWay() throws(UsageError) {
        let remedy = "move it away, and run this again"
        for file in files {
            for folder in folders(above: file.path) {
                if let isFolder = InitCommand.isFolder(repository.place(folder)), !isFolder {
                    throw UsageError(
                        "\(repository.place(folder)) is a file, and a folder is to be there",
                        remedy: remedy)
                }
            }
            if InitCommand.isFolder(repository.place(file.path)) == true {
                throw UsageError(
                    "\(repository.place(file.path)) is a folder, and a file is to be there",
                    remedy: remedy)
            }
        }
    }

    private func write(_ file: StarterFile, _ new: inout NewFiles) throws(FileError) -> Bool {
        for folder in folders(above: file.path) { try new.makeFolder(repository.place(folder)) }
        return try new.write(file.text, to: repository.place(file.path))
    }

    /// The folders that hold a file, the outermost first.
    private func folders(above path: String) -> [String] {
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    }

    /// Whether a path leads to a folder; nil where nothing is there.
    private static func isFolder(_ path: String) -> Bool? {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        // A link that leads nowhere is in the way of a folder, and no folder itself.
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        return isThere ? isFolder.boolValue : isLink ? false : nil
    }

    private func refuse(_ error: FileError) throws(UsageError) -> ExitCode {
        let message = "cannot write \(error.path): \(error.reason); nothing was written"
        guard error.isWantOfSpace else {
            throw UsageError(message, remedy: "see to it that this folder can be written")
        }
        console.reportError(message, remedy: "free some space, and run this again")
        return .internalError
    }

    private func report(_ document: Document) throws {
        if options.isJSON {
            try console.print(JSONText.of(document))
        } else if options.loudness != .quiet {
            var text = ""
            for path in document.written { text += "wrote  \(repository.place(path))\n" }
            for path in document.left {
                text += "left   \(repository.place(path)), which was there\n"
            }
            try console.print(text + next)
        }
        if document.written.contains(StarterFile.workflowPath), origin.repository.isEmpty,
            options.loudness != .quiet
        {
            console.say(
                "bench: note: say in \(repository.place(StarterFile.workflowPath)) where bench is "
                    + "cloned from (BENCH_REPOSITORY)\n")
        }
    }

    /// What to do from here on, as it can be typed.
    private var next: String {
        var bench = Words.program
        var lines: [String] = []
        if repository.folder != "." {
            lines.append("cd " + ShellWord.quoted(repository.folder))
            if bench.contains("/") { bench = URL(fileURLWithPath: bench).standardizedFileURL.path }
        }
        lines.append(
            ShellWord.quoted(bench) + " run --kernel " + ShellWord.quoted(repository.kernel))
        lines.append("echo bench-out/ >>.gitignore")
        lines.append(
            "mkdir -p .github/workflows && cp \(StarterFile.workflowPath) "
                + ".github/workflows/bench.yml")
        return "next:\n" + lines.map { "  " + $0 + "\n" }.joined()
    }
}
