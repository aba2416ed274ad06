import Foundation
import Scenarios

/// Finds the scenario files that a command line names.
nonisolated enum ScenarioFiles {
    /// Folders below which nothing is looked for, so that a circle of links comes to an end.
    private static let deepest = 24

    /// The paths of all files that `operands` stand for, each once, in the order in which they are
    /// named; those of a folder in the order of their names.
    /// - Throws: `UsageError` for an operand that stands for nothing.
    static func find(_ operands: [String]) throws(UsageError) -> [String] {
        var paths: [String] = []
        var known: Set<String> = []
        for operand in operands {
            for path in try files(for: operand) {
                let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
                if known.insert(resolved).inserted { paths.append(path) }
            }
        }
        return paths
    }

    private static func files(for operand: String) throws(UsageError) -> [String] {
        for candidate in candidates(operand) {
            switch kind(of: candidate) {
            case .file: return [candidate]
            case .folder:
                let found = scenarios(in: candidate)
                guard !found.isEmpty else {
                    throw UsageError(
                        "no scenario in the folder \"\(operand)\"",
                        remedy: "scenarios are files that end with .json")
                }
                return found
            case .nothing:
                guard GlobPattern.isPattern(candidate) else { continue }
                let found = matches(of: candidate)
                if !found.isEmpty { return found }
            }
        }
        throw missing(operand)
    }

    /// Whether there is any scenario in a folder or below it.
    static func isAny(in folder: String) -> Bool { !scenarios(in: folder).isEmpty }

    /// Where an operand may lie: here, or beside the program.
    private static func candidates(_ operand: String) -> [String] {
        guard !operand.hasPrefix("/"), let root = Checkout.root else { return [operand] }
        return [operand, root + "/" + operand]
    }

    /// A path as short as a command line needs it: without the checkout's folder, where the rest
    /// leads there all the same.
    static func shortened(_ path: String) -> String {
        guard let root = Checkout.root, path.hasPrefix(root + "/") else { return path }
        let rest = String(path.dropFirst(root.count + 1))
        return kind(of: rest) == .nothing ? rest : path
    }

    private static func missing(_ operand: String) -> UsageError {
        if GlobPattern.isPattern(operand) {
            return UsageError(
                "nothing selected: no file matches \"\(operand)\"",
                remedy: "in a pattern * ? [ ] stand for parts of a name, ** for any folders")
        }
        if candidates(operand).contains(where: isLink) {
            return UsageError(
                "\"\(operand)\" is a link that leads nowhere",
                remedy: "name the file that it should lead to")
        }
        var message = "no such file or folder: \"\(operand)\""
        for candidate in candidates(operand) {
            let url = URL(fileURLWithPath: candidate)
            let names = list(url.deletingLastPathComponent().path)
            if let near = NearestName.find(url.lastPathComponent, among: names) {
                let folder = operand.lastIndex(of: "/").map { operand[...$0] } ?? ""
                message += "; did you mean \"\(folder)\(near)\"?"
                break
            }
        }
        return UsageError(
            message, remedy: "\"\(Words.command("list"))\" says which scenarios there are")
    }

    private enum Kind {
        case file, folder, nothing
    }

    private static func kind(of path: String) -> Kind {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return .nothing
        }
        return isFolder.boolValue ? .folder : .file
    }

    private static func isLink(_ path: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    /// The names in a folder, in order.
    private static func list(_ folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private static func scenarios(in folder: String, depth: Int = 0) -> [String] {
        guard depth < deepest else { return [] }
        var files: [String] = []
        var folders: [String] = []
        for name in list(folder) where !name.hasPrefix(".") {
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            switch kind(of: path) {
            case .file where isScenario(name): files.append(path)
            case .folder: folders.append(path)
            case .file, .nothing: continue
            }
        }
        return files + folders.flatMap { scenarios(in: $0, depth: depth + 1) }
    }

    /// Whether a file in a folder is a scenario by its name.
    private static func isScenario(_ name: String) -> Bool {
        name.hasSuffix(".json") && name != RunOutputs.traceName
            && !name.hasSuffix(".schema.json") && !name.hasSuffix(".touches.json")
    }

    private static func matches(of text: String) -> [String] {
        let folder = GlobPattern.fixedFolder(of: text)
        let pattern = GlobPattern(text)
        return scenarios(in: folder.isEmpty ? "." : folder)
            .map { folder.isEmpty ? String($0.dropFirst(2)) : $0 }
            .filter(pattern.matches)
    }
}
