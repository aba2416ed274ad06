/// Collects what is wrong with a file.
nonisolated struct Diagnostics {
    /// The file, as given.
    let path: String
    /// Its text.
    let source: SourceText
    /// What was found so far, in the order in which it was found.
    private(set) var errors: [ScenarioError] = []
    /// The matrix combination that is being looked at.
    var combination = ""

    init(path: String, source: SourceText) {
        self.path = path
        self.source = source
    }

    /// Notes an error at a byte.
    mutating func add(_ cause: ScenarioError.Cause, at offset: Int, path jsonPath: String) {
        var error = ScenarioError(
            path: path, place: source.place(at: offset), jsonPath: jsonPath, cause: cause)
        error.sourceLine = source.line(at: offset)
        error.combination = combination
        add(error)
    }

    /// Notes an error of another file.
    mutating func add(_ error: ScenarioError) {
        errors.append(error)
    }

    /// What follows the message about a text that is not JSON: of an empty one, what its kind of file
    /// looks like.
    static func example(for error: JSONSyntaxError, _ example: String) -> String {
        error.cause == .empty ? "; " + example : ""
    }

    /// Each error once, in the order of the file; other files' after it.
    ///
    /// An error that occurs in several combinations of a matrix is told for the first.
    var sorted: [ScenarioError] {
        struct Key: Hashable {
            var path: String
            var offset: Int
            var message: String
        }
        var seen: Set<Key> = []
        let unique = errors.filter { error in
            var plain = error
            plain.combination = ""
            return seen.insert(
                Key(path: error.path, offset: error.place.byteOffset, message: plain.message)
            ).inserted
        }
        return unique.enumerated().sorted { left, right in
            let isOwn = (left.element.path == path, right.element.path == path)
            if isOwn.0 != isOwn.1 { return isOwn.0 }
            let offsets = (left.element.place.byteOffset, right.element.place.byteOffset)
            return offsets.0 == offsets.1 ? left.offset < right.offset : offsets.0 < offsets.1
        }.map(\.element)
    }
}
