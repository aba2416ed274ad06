/// A type, extension or protocol of a file: what it is called, and the text between its braces.
struct TypeBlock {
    /// The words before the name, such as `open class` or `extension`.
    let introducer: String
    let name: String
    /// What stands behind the name: superclass and protocols.
    let heritage: String
    let body: String

    /// All of a file, nested ones as well.
    static func all(in file: SourceFile) -> [TypeBlock] {
        let start =
            #/(?m)^ *(?<words>(?:[\w@]+ )*(?:class|extension|protocol)) (?<name>\w+)(?<rest>[^{\n]*(?:\n[^{]*)?)\{/#
        return file.code.matches(of: start).map { match in
            TypeBlock(
                introducer: String(match.words), name: String(match.name),
                heritage: String(match.rest),
                body: body(of: file.code, from: match.range.upperBound))
        }
    }

    private static func body(of code: String, from start: String.Index) -> String {
        var depth = 1
        var index = start
        while index < code.endIndex {
            if code[index] == "{" { depth += 1 }
            if code[index] == "}" { depth -= 1 }
            if depth == 0 { break }
            index = code.index(after: index)
        }
        return String(code[start..<index])
    }

    /// The members that stand behind `words`, as `name(label:label:)` or `name`.
    func members(after words: String) -> Set<String> {
        var found: Set<String> = []
        var rest = body[...]
        while let range = rest.firstRange(of: words) {
            rest = rest[range.upperBound...]
            if let member = TypeBlock.member(rest) { found.insert(member) }
        }
        return found
    }

    /// The member whose declaration begins with `func` or `var`.
    private static func member(_ text: Substring) -> String? {
        guard let match = text.prefixMatch(of: #/(?:override )?(func|var) (\w+)(\()?/#) else {
            return nil
        }
        let name = String(match.2)
        if match.1 == "var" || match.3 == nil { return name }
        return name + "(" + labels(text[match.range.upperBound...]) + ")"
    }

    /// The labels of a parameter list, whose opening parenthesis has been read.
    private static func labels(_ text: Substring) -> String {
        var depth = 0
        var parts = [""]
        for character in text {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if depth < 0 { break }
            if depth == 0, character == "," {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        let labels = parts.compactMap { $0.split { !($0.isLetter || $0 == "_") }.first }
        return labels.map { "\($0):" }.joined()
    }
}
