/// A file of which nothing is used elsewhere is dead.
enum DeadFileRules {
    /// The files among `candidates` of which no name stands in another file of `everything`.
    static func findings(_ candidates: [SourceFile], everything: [SourceFile]) -> [Finding] {
        var places: [Substring: [String]] = [:]
        for file in everything {
            for word in words(of: file) { places[word, default: []].append(file.path) }
        }
        return candidates.filter { file in
            let names = declared(in: file)
            guard !names.isEmpty, !isEntry(file) else { return false }
            return !names.contains { name in
                places[name, default: []].contains { $0 != file.path }
            }
        }.map { file in
            Finding(place: file.path, message: "nothing of it is used in another file")
        }
    }

    /// Whether the file is used by what no source names: the program's start, or the compiler.
    private static func isEntry(_ file: SourceFile) -> Bool {
        file.code.contains("@main") || file.code.contains("@_exported")
            || file.code.contains("@Test")
    }

    /// The different words of a file's code.
    private static func words(of file: SourceFile) -> Set<Substring> {
        Set(file.code.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    }

    /// The names that a file declares for others.
    private static func declared(in file: SourceFile) -> [Substring] {
        let declaration =
            #/\b(?:struct|class|enum|protocol|actor|typealias|func|var|let|case)\s+`?(\w+)/#
        return file.lines.flatMap { line -> [Substring] in
            if line.code.contains("private ") { return [] }
            let names = line.code.matches(of: declaration).map { $0.1 }
            return names + (line.code.contains("init(") ? ["init"] : [])
        }
    }
}
