/// Nothing may hang on the order of a set or a dictionary, which differs from run to run.
///
/// As far as text can tell: names that a file declares as a set or a dictionary are not iterated in
/// it, unless they are sorted at once.
enum HashOrderRules {
    /// Members that see the elements in order.
    private static let ordered = [
        "map", "flatMap", "compactMap", "forEach", "reduce", "first", "prefix", "keys",
        "values", "enumerated", "makeIterator", "joined", "lazy", "dropFirst", "popFirst",
        "randomElement",
    ]

    /// Members of keys and values that come to the same in whatever order.
    private static let unordered = ["count", "contains", "allSatisfy", "max", "min", "isEmpty"]

    /// The iterations in `file`.
    static func findings(_ file: SourceFile) -> [Finding] {
        let names = declared(in: file)
        return file.lines.flatMap { line in
            names.filter { iterates($0, in: line.code) }.map { name in
                Finding(
                    place: "\(file.path):\(line.number)",
                    message: "\(name) is iterated in hash order; sort it, or keep an array")
            }
        }
    }

    /// The names that are declared as a set or a dictionary, each once.
    private static func declared(in file: SourceFile) -> [String] {
        let set = #/\b(?:var|let)\s+(\w+)\s*(?::\s*Set<|=\s*Set[<(])/#
        let dictionary =
            #/\b(?:var|let)\s+(\w+)\s*(?::\s*\[(?!\()[^\[\]]*[\w>\])?]\s*:\s*[^\[\]]|:\s*Dictionary<|=\s*Dictionary[<(])/#
        var names: [String] = []
        for line in file.lines {
            for match in line.code.matches(of: set) { names.append(String(match.1)) }
            for match in line.code.matches(of: dictionary) { names.append(String(match.1)) }
        }
        return names.reduce(into: []) { known, name in
            if !known.contains(name) { known.append(name) }
        }
    }

    private static func iterates(_ name: String, in line: Substring) -> Bool {
        var rest = line
        while let range = rest.firstRange(of: name) {
            let before = line[..<range.lowerBound]
            let after = line[range.upperBound...]
            rest = after
            let isWord = !isPartOfName(before.last) && !isPartOfName(after.first)
            guard isWord, !after.contains(".sorted"), !after.hasPrefix("[") else { continue }
            if isLoop(before: before, after: after) { return true }
            if isWithoutOrder(after) { continue }
            if ordered.contains(where: { starts(after, with: "." + $0) }) { return true }
        }
        return false
    }

    /// Whether the text behind the name is such as `.values.max()`.
    private static func isWithoutOrder(_ after: Substring) -> Bool {
        [".keys", ".values"].contains { list in
            unordered.contains { starts(after, with: list + "." + $0) }
        }
    }

    /// Whether the name is what a `for` goes through.
    private static func isLoop(before: Substring, after: Substring) -> Bool {
        guard before.contains("for "), after.first.map({ " {".contains($0) }) ?? true else {
            return false
        }
        return before.hasSuffix(" in ") || before.hasSuffix(" in self.")
    }

    private static func starts(_ text: Substring, with member: String) -> Bool {
        text.hasPrefix(member) && !isPartOfName(text.dropFirst(member.count).first)
    }

    private static func isPartOfName(_ letter: Character?) -> Bool {
        letter.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
}
