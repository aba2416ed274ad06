import Foundation

/// A source file: its path from the root of the repository, and its text.
struct SourceFile {
    let path: String
    let text: String
    /// The text with comments and the words of string literals blanked, so that rules look at code
    /// alone. Lines stay where they are.
    let code: String

    init(path: String, text: String) {
        self.path = path
        self.text = text
        code = CodeText.blankingCommentsAndStrings(text)
    }

    /// The name of the file.
    var name: String { String(path.split(separator: "/").last ?? "") }

    /// The first two folders, such as `Sources/UIKit`.
    var module: String { path.split(separator: "/").prefix(2).joined(separator: "/") }

    /// The lines of the code with their numbers, from 1.
    var lines: [(number: Int, code: Substring)] {
        code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
            ($0.offset + 1, $0.element)
        }
    }
}

/// Something that a rule does not allow, and where.
struct Finding: CustomStringConvertible, Equatable {
    var place: String
    var message: String

    var description: String { "\(place): \(message)" }
}

/// The repository's own sources.
enum SourceTree {
    /// The root of the repository.
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// All Swift files below `folder`, in the order of their paths.
    static func files(_ folder: String) -> [SourceFile] {
        let names = FileManager.default.subpaths(
            atPath: root.appendingPathComponent(folder).path)
        return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { name in
            let path = folder + "/" + name
            return SourceFile(path: path, text: text(path))
        }
    }

    /// The text of a file; empty when it cannot be read.
    static func text(_ path: String) -> String {
        (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }
}
