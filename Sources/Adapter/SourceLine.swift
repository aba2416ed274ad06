import SwiftSyntax

/// Code on one line.
enum SourceLine {
    /// The code of `node` without comments, every stretch of space and line breaks as one space.
    static func joined(_ node: some SyntaxProtocol) -> String {
        var text = ""
        for token in node.tokens(viewMode: .sourceAccurate) {
            if token.leadingTrivia.isSpace, !text.isEmpty, !text.hasSuffix(" ") { text += " " }
            text += token.text
            if token.trailingTrivia.isSpace { text += " " }
        }
        return text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
}

extension Trivia {
    /// Whether anything stands there: space, a line break, a comment.
    fileprivate var isSpace: Bool { !isEmpty }
}
