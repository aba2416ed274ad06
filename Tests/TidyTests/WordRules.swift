/// What must not stand in a file, comments and strings included.
enum WordRules {
    private static let words = ["TODO", "FIXME", "HACK"]
    /// What the compiler cannot check, so that a reader has to.
    private static let escapes = ["nonisolated(unsafe)", "@unchecked Sendable"]

    /// The words in `file` that must not be there, and escapes that no comment explains.
    static func findings(_ file: SourceFile) -> [Finding] {
        var findings: [Finding] = []
        var isExplained = false
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let place = "\(file.path):\(index + 1)"
            for word in words where line.contains(word) {
                findings.append(Finding(place: place, message: "\(word): do it, or file it"))
            }
            let used = escapes.filter { line.contains($0) }
            if used.isEmpty, line.contains("//") {
                isExplained = true
            } else if used.isEmpty {
                isExplained = false
            } else if !isExplained {
                findings.append(
                    Finding(place: place, message: "\(used[0]): say above it why that is safe"))
            }
        }
        return findings
    }

    /// Conditional compilation in the kernel, which must not know where it runs.
    static func conditions(_ file: SourceFile) -> [Finding] {
        file.lines.filter { $0.code.contains("#if") }.map { line in
            Finding(place: "\(file.path):\(line.number)", message: "#if: the kernel has no harness")
        }
    }
}
