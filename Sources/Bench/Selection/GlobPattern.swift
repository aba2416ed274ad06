import Foundation

/// A pattern for paths: `*`, `?` and `[…]` within a name, `**` for any folders.
nonisolated struct GlobPattern {
    private let segments: [String]

    /// The pattern of a text such as `scenarios/**/loop-*.json`.
    init(_ text: String) {
        segments = GlobPattern.split(text)
    }

    /// Whether a text has characters that only a pattern has.
    static func isPattern(_ text: String) -> Bool {
        text.contains { "*?[".contains($0) }
    }

    /// Whether `path` matches.
    func matches(_ path: String) -> Bool {
        GlobPattern.match(segments[...], GlobPattern.split(path)[...])
    }

    /// The folder above everything that a pattern can match; empty for the current one.
    static func fixedFolder(of text: String) -> String {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let fixed = parts.prefix { !isPattern(String($0)) }
        let folder = fixed.joined(separator: "/")
        return folder.isEmpty && text.hasPrefix("/") ? "/" : folder
    }

    /// Whether a single name matches a pattern without folders.
    static func matches(name: String, pattern: String) -> Bool {
        fnmatch(pattern, name, 0) == 0
    }

    private static func split(_ path: String) -> [String] {
        path.split(separator: "/").map(String.init).filter { $0 != "." }
    }

    private static func match(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == "**" {
            return match(pattern.dropFirst(), path)
                || (!path.isEmpty && match(pattern, path.dropFirst()))
        }
        guard let name = path.first, matches(name: name, pattern: first) else { return false }
        return match(pattern.dropFirst(), path.dropFirst())
    }
}
