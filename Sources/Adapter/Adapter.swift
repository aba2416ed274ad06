import Foundation
import SwiftParser
import SwiftSyntax

/// Adapts all files of a kernel.
struct Adapter {
    /// What came of it.
    struct Result {
        /// Rendered errors; empty when everything was adapted.
        var errors: [String] = []
        /// What was left out, and why, a line each.
        var notes: [String] = []
        /// How many files were written.
        var written = 0
        /// What the written files declare for others.
        var declarations: [String] = []
    }

    /// The folder of the platform's sources.
    let platform: String
    /// The kernel's folder.
    let input: String
    /// Where the adapted files go.
    let output: String
    /// How the kernel's folder is called in messages.
    let shownAs: String

    private struct File {
        var path: String
        var text: String
        var tree: SourceFileSyntax
    }

    /// Reads, adapts and writes.
    func run() throws -> Result {
        var result = Result()
        let folder = KernelFolder(at: input)
        for omission in folder.omissions {
            result.notes.append("\(shownAs)/\(omission.path): left out: \(omission.reason)")
        }
        let files = read(folder.files, &result)
        let own = ProtocolSurvey(of: .kernel)
        for file in files { own.walk(file.tree) }
        let optionalMethods = optionalMethods(own)
        let declarations = DeclarationSurvey()
        let overrides = ExtensionOverrides()
        for file in files where adaptation(of: file).missingModule == nil {
            overrides.read(file.tree)
        }
        for file in files {
            let adaptation = Adaptation(
                of: file.text, tree: file.tree, optionalMethods: optionalMethods,
                answeringMethods: own.answeringMethods, overrides: overrides)
            if let module = adaptation.missingModule {
                result.notes.append(note(file, module))
                continue
            }
            result.errors += adaptation.obstacles.map {
                $0.rendered(file: shownAs + "/" + file.path, text: file.text)
            }
            try write(adaptation.text, to: file.path)
            declarations.read(file.tree)
            result.written += 1
        }
        if result.written > 0, !own.answeringMethods.isEmpty {
            try write(OptionalAnswerFile.text, to: OptionalAnswerFile.name)
        }
        result.declarations = declarations.names
        return result
    }

    /// What becomes of a file by itself.
    private func adaptation(of file: File) -> Adaptation {
        Adaptation(
            of: file.text, tree: file.tree, optionalMethods: [], answeringMethods: [],
            overrides: ExtensionOverrides())
    }

    private func note(_ file: File, _ module: (name: String, line: Int)) -> String {
        let reason =
            switch module.name {
            case "JXPhotoBrowser": "it uses the library, so it is no part of it"
            case "XCTest", "Testing": "it is a test"
            default: "it imports \(module.name), which is not simulated"
            }
        return "\(shownAs)/\(file.path):\(module.line): left out: \(reason)"
    }

    private func read(_ paths: [String], _ result: inout Result) -> [File] {
        paths.compactMap { path in
            guard let data = FileManager.default.contents(atPath: input + "/" + path) else {
                result.errors.append("\(shownAs)/\(path): error: the file cannot be read\n")
                return nil
            }
            guard let text = String(validating: data, as: UTF8.self) else {
                result.errors.append("\(shownAs)/\(path): error: the file is not UTF-8 text\n")
                return nil
            }
            return File(path: path, text: text, tree: Parser.parse(source: text))
        }
    }

    private func optionalMethods(_ own: ProtocolSurvey) -> Set<String> {
        let others = ProtocolSurvey(of: .platform)
        for path in KernelFolder(at: platform).files {
            let data = FileManager.default.contents(atPath: platform + "/" + path) ?? Data()
            others.read(String(decoding: data, as: UTF8.self))
        }
        return ProtocolSurvey.optionalMethods(platform: others, kernel: own)
    }

    private func write(_ text: String, to path: String) throws {
        let target = URL(fileURLWithPath: output + "/" + path)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: target, atomically: false, encoding: .utf8)
    }
}
