import Foundation

/// What documents name must be there.
enum DocumentRules {
    /// A document: its path from the root of the repository, and its text.
    struct Document {
        let path: String
        let text: String
    }

    private static let folders = [
        "Sources/", "Tests/", "Scripts/", "scenarios/", "docs/", ".ci/",
    ]

    /// Paths and links in `document` that lead nowhere.
    static func findings(_ document: Document, exists: (String) -> Bool) -> [Finding] {
        let paths = paths(in: document.text).filter { !exists($0) }
        let links = links(in: document.text).filter { link in
            link.hasPrefix("#")
                ? !headings(in: document.text).contains(link.dropFirst())
                : !exists(resolved(link, from: document.path))
        }
        return (paths + links).map {
            Finding(place: document.path, message: "there is no \($0)")
        }
    }

    /// The code spans that are paths of the repository.
    private static func paths(in text: String) -> [String] {
        text.matches(of: #/`([^`\n]+)`/#).map { String($0.1) }.filter { span in
            folders.contains { span.hasPrefix($0) }
                && !span.contains { " *<>…".contains($0) }
        }
    }

    /// Where links within the repository lead.
    private static func links(in text: String) -> [String] {
        text.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
            .filter { !$0.contains("://") }
    }

    private static func resolved(_ link: String, from path: String) -> String {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let file = link.split(separator: "#").first.map(String.init) ?? link
        return folder.isEmpty ? file : folder + "/" + file
    }

    /// The headings as links name them.
    private static func headings(in text: String) -> [Substring] {
        text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
            let words = line.drop { $0 == "#" || $0 == " " }.lowercased()
            return words.replacing(" ", with: "-")
                .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }[...]
        }
    }
}
