import Foundation
import Testing

/// What the adapter makes of a kernel compiles against the platform.
struct CompilingTests {
    /// What the compiler says of files in Swift 5 mode on the main actor, as a kernel is built.
    private func check(_ files: [String: String]) throws -> (code: Int32, text: String) {
        let place = FileManager.default.temporaryDirectory
            .appendingPathComponent("adapter-compile-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        var paths: [String] = []
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            let file = place.appendingPathComponent(name)
            try text.write(to: file, atomically: true, encoding: .utf8)
            paths.append(file.path)
        }
        let output = place.appendingPathComponent("output")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "swiftc", "-typecheck", "-swift-version", "5", "-default-isolation", "MainActor",
                "-module-name", "JXPhotoBrowser", "-I", try modules(),
                "-module-cache-path", place.path + "/cache",
            ] + paths
        process.standardInput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
    }

    /// Where the platform's module lies: beside the tests.
    private func modules() throws -> String {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: tests).deletingLastPathComponent()
            .appendingPathComponent("Modules").path
    }

    /// The first errors, each as `file:line:column: error: …`, without folders.
    private func errors(_ text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("/") && $0.contains(": error: ") }
            .map { String($0.split(separator: "/").last ?? "") }
    }

    /// A small browser written as libraries for iOS are, Objective-C's habits and all.
    @Test func aKernelInALibrarysStyleCompiles() throws {
        var sources: [String: String] = [:]
        let folder = AdapterRun.root + "/Tests/AdapterTests/Kernels/LibraryStyle"
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            sources[name] = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        }
        #expect(sources.count > 5)
        for habit in ["@objc", "#selector", "#available", "canImport", "@IBInspectable", "?("] {
            #expect(sources.values.contains { $0.contains(habit) }, "\(habit)")
        }
        let run = try AdapterRun(sources)
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.notes.isEmpty)
        let result = try check(run.files)
        #expect(result.code == 0, "\(errors(result.text))")
    }

    /// Members of extensions that subclasses override, or that override: only Objective-C allows it.
    @Test func whatSubclassesOverrideGoesIntoTheBody() throws {
        let run = try AdapterRun([
            "A.swift": """
            import UIKit
            open class Browser: UIViewController {
                class Page { var number = 0 }
            }
            """,
            "B.swift": """
            import UIKit
            extension Browser {
                @objc open func show(
                    page: Int, // which
                    _ animated: Bool = true
                ) -> Int { page }
                @objc func hidden(by amount: inout Int) throws -> [Int] { [amount] }
                @objc public var title2: String { get { "a" } set { _ = newValue } }
                func stays() {}
                open override func viewDidLoad() { super.viewDidLoad() }
            }
            extension Browser.Page { func turn() {} }
            class Special: Browser {
                override func show(page: Int, _ animated: Bool) -> Int { super.show(page: 1) }
                override func hidden(by amount: inout Int) throws -> [Int] { [] }
                override var title2: String { get { super.title2 } set { super.title2 = newValue } }
            }
            class BackPage: Browser.Page { override func turn() { super.turn() } }
            """,
        ])
        #expect(run.code == 0, "\(run.errors)")
        let lines = run.files.mapValues {
            $0.split(separator: "\n", omittingEmptySubsequences: false)
        }
        #expect(lines["A.swift"]?.count == 4)
        #expect(lines["B.swift"]?.count == 18)
        #expect(lines["B.swift"]?[8].contains("func stays() {}") == true)
        #expect(lines["B.swift"]?[8].contains("stays_inExtension") == false)
        #expect(lines["B.swift"]?[12].hasPrefix("class Special: Browser {") == true)
        let result = try check(run.files)
        #expect(result.code == 0, "\(errors(result.text))")
        #expect(!result.text.contains("warning"), "\(result.text)")
    }

    /// What browsers do with layers, animations, scenes and timers.
    @Test func habitsOfBrowsersCompile() throws {
        let path = AdapterRun.root + "/Tests/AdapterTests/Kernels/Habits/Habits.swift"
        let run = try AdapterRun(file: String(contentsOfFile: path, encoding: .utf8))
        #expect(run.code == 0, "\(run.errors)")
        let result = try check(run.files)
        #expect(result.code == 0, "\(errors(result.text))")
    }

    /// The compiler's places are those of the original.
    @Test func errorsStandWhereTheyStood() throws {
        let text = """
            import Foundation
            @objc class A: NSObject {
                @objc func f() {
                    _ = UITapGestureRecognizer(target: self, action: #selector(
                        self.f))
                    if #available(iOS 11, *) {} else {
                        old()
                    }
                    missing()
                }
                @objc dynamic func g() { absent() }
            }
            """
        let run = try AdapterRun(file: text)
        #expect(run.code == 0, "\(run.errors)")
        let result = try check(run.files)
        #expect(
            errors(result.text) == [
                "A.swift:9:9: error: cannot find 'missing' in scope",
                "A.swift:11:30: error: cannot find 'absent' in scope",
            ])
    }

    /// What a missing method answers, and one that is there.
    @Test func missingAnswersAreNil() throws {
        let run = try AdapterRun([
            "P.swift": """
            @objc protocol P {
                @objc optional func allows(_ a: Int) -> Bool
                @objc optional func size(of a: Int) -> Int
            }
            class Yes: P {
                let other = None()
                func allows(_ a: Int) -> Bool { (a > 0) != (Asker(other).ask() == "none") }
            }
            class None: P {}
            class Asker {
                let p: P?
                init(_ p: P?) { self.p = p }
                func ask() -> String {
                    "\\(p?.allows?(1) ?? true) \\(p?.allows?(-1) ?? true) \\(p?.size?(of: 3).description ?? "none")"
                }
            }
            """
        ])
        #expect(run.code == 0, "\(run.errors)")
        var files = run.files
        files["main.swift"] =
            "print(Asker(Yes()).ask()); print(Asker(None()).ask()); print(Asker(nil).ask())"
        #expect(try output(of: files) == "true false none\ntrue true none\ntrue true none\n")
    }

    /// What a program of these files prints.
    private func output(of files: [String: String]) throws -> String {
        let place = FileManager.default.temporaryDirectory
            .appendingPathComponent("adapter-run-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        var paths: [String] = []
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            let file = place.appendingPathComponent(name)
            try text.write(to: file, atomically: true, encoding: .utf8)
            paths.append(file.path)
        }
        let output = place.appendingPathComponent("output")
        try Data().write(to: output)
        let log = try FileHandle(forWritingTo: output)
        for (program, arguments) in [
            ("/usr/bin/env", ["swiftc", "-swift-version", "5", "-o", place.path + "/it"] + paths),
            (place.path + "/it", []),
        ] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = log
            process.standardError = log
            try process.run()
            process.waitUntilExit()
        }
        return try String(contentsOf: output, encoding: .utf8)
    }
}
