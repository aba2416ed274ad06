/// Who may import whom.
enum ImportRules {
    /// What each module may import.
    private static let allowed: [(module: String, imports: [String])] = [
        ("Sources/Adapter", ["Foundation", "SwiftParser", "SwiftSyntax"]),
        ("Sources/UIKit", ["Foundation"]),
        ("Sources/_Testing_UIKit", []),
        ("Sources/Kernel", ["UIKit"]),
        ("Sources/Scenarios", ["Foundation", "UIKit", "JXPhotoBrowser"]),
        ("Sources/Visualize", ["Foundation", "Scenarios", "CGD"]),
        ("Sources/Bench", ["Foundation", "UIKit", "Scenarios", "Visualize", "CInstruments"]),
    ]

    /// What `file` imports and may not.
    static func findings(_ file: SourceFile) -> [Finding] {
        guard let rule = allowed.first(where: { $0.module == file.module }) else {
            return [Finding(place: file.path, message: "belongs to no known module")]
        }
        var findings: [Finding] = []
        for line in file.lines {
            guard let statement = ImportStatement(line.code) else { continue }
            let place = "\(file.path):\(line.number)"
            if !rule.imports.contains(statement.module) || mayNotNameKernel(file, statement) {
                findings.append(
                    Finding(place: place, message: "may not import \(statement.module)"))
            }
            if statement.attributes.contains("@testable") {
                findings.append(
                    Finding(place: place, message: "sees what is internal elsewhere"))
            }
            if statement.attributes.contains("@_spi"), !mayUseSPI(file, of: statement.module) {
                findings.append(
                    Finding(place: place, message: "sees \(statement.module) by more than its API"))
            }
        }
        return findings
    }

    /// One folder of the engine names the kernel's members.
    private static func mayNotNameKernel(_ file: SourceFile, _ statement: ImportStatement) -> Bool {
        statement.module == "JXPhotoBrowser" && file.module == "Sources/Scenarios"
            && !file.path.hasPrefix("Sources/Scenarios/KernelPort/")
    }

    /// The harness alone sees UIKit's simulation, and nobody more than the kernel's public API.
    private static func mayUseSPI(_ file: SourceFile, of module: String) -> Bool {
        file.module != "Sources/Kernel" && module != "JXPhotoBrowser"
    }
}

/// A line that imports a module.
struct ImportStatement {
    let module: String
    let attributes: String

    /// The statement in `line`; nil when it is none.
    init?(_ line: Substring) {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
            words[..<place].allSatisfy({
                $0.hasPrefix("@")
                    || ["public", "internal", "package", "private", "fileprivate"]
                        .contains($0)
            })
        else { return nil }
        let kinds: [Substring] = ["struct", "class", "enum", "protocol", "func", "var", "let"]
        let name = kinds.contains(words[place + 1]) ? words.last ?? "" : words[place + 1]
        module = String(name.split(separator: ".").first ?? "")
        attributes = words[..<place].joined(separator: " ")
    }
}
