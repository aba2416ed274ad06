import Testing

/// Each rule finds what it is there to find, and nothing else.
struct RuleTests {
    private func file(_ text: String, _ path: String = "Sources/UIKit/A.swift") -> SourceFile {
        SourceFile(path: path, text: text)
    }

    @Test func commentsAndStringsAreNoCode() {
        let text = ##"""
            let a = "Date() \(b + "c") d" // Date()
            /* Date() /* Date() */ Date() */ let e = #"Date() \#(f) "g""#
            """##
        let code = CodeText.blankingCommentsAndStrings(text)
        #expect(!code.contains("Date"))
        for name in ["a", "(b + ", "let e", "(f)"] { #expect(code.contains(name)) }
        #expect(code.split(separator: "\n").count == 2)
        #expect(!code.contains("d"))
    }

    @Test(arguments: [
        ("import Dispatch", "Sources/UIKit/A.swift"),
        ("import Foundation", "Sources/Kernel/A.swift"),
        ("@_spi(Simulation) import UIKit", "Sources/Kernel/A.swift"),
        ("@_spi(Inside) import JXPhotoBrowser", "Sources/Scenarios/KernelPort/A.swift"),
        ("@testable import JXPhotoBrowser", "Sources/Scenarios/KernelPort/A.swift"),
        ("import JXPhotoBrowser", "Sources/Scenarios/Player/A.swift"),
        ("import JXPhotoBrowser", "Sources/Bench/A.swift"),
        ("import CInstruments", "Sources/Scenarios/A.swift"),
        ("import struct Visualize.Pixel", "Sources/Scenarios/A.swift"),
        ("import Foundation", "Sources/Unknown/A.swift"),
    ])
    func forbiddenImportsAreFound(text: String, path: String) {
        #expect(ImportRules.findings(file(text, path)).count == 1)
    }

    @Test(arguments: [
        ("@_spi(Simulation) import UIKit", "Sources/Scenarios/A.swift"),
        ("// import Dispatch", "Sources/UIKit/A.swift"),
        ("import UIKit", "Sources/Kernel/A.swift"),
        ("import JXPhotoBrowser", "Sources/Scenarios/KernelPort/A.swift"),
    ])
    func allowedImportsAreNot(text: String, path: String) {
        #expect(ImportRules.findings(file(text, path)).isEmpty)
    }

    @Test(arguments: [
        "let a = Date()", "let a = Date.now", "clock_gettime(CLOCK_MONOTONIC, &a)",
        "Int.random(in: 0..<3)", "a.shuffled()", "let a = exp(b)", "let a = Foundation.pow(2, 3)",
        "print(a)", "DispatchQueue.global()", "Thread.detachNewThread {}", "let a = b.hashValue",
        "usleep(3)",
    ])
    func bannedNamesAreFound(text: String) {
        #expect(!NameRules.findings(file(text)).isEmpty)
    }

    @Test(arguments: [
        "let update = Update()", "let a = Elementary.exp(b)", "func exp(_ x: Double) -> Double {",
        "// Date()", "let a = \"Date()\"", "console.print(a)", "expect(a)", "var randomised = 1",
        "let a = MainThread()",
    ])
    func otherNamesAreNot(text: String) {
        #expect(NameRules.findings(file(text)).isEmpty)
    }

    @Test func aNameIsAllowedInItsDoorAlone() {
        let text = "clock_gettime(CLOCK_MONOTONIC, &time)"
        let door = "Sources/Bench/Measuring/MonotonicClock.swift"
        #expect(NameRules.findings(file(text, door)).isEmpty)
        #expect(!NameRules.findings(file(text, "Sources/Bench/Main.swift")).isEmpty)
    }

    @Test(arguments: ["// TODO: later", "nonisolated(unsafe) var a = 1", "#if DEBUG"])
    func bannedWordsAreFound(text: String) {
        let file = file(text, "Sources/Kernel/A.swift")
        #expect(WordRules.findings(file).count + WordRules.conditions(file).count == 1)
    }

    @Test(arguments: [
        "var a: Set<Int> = []\nfor b in a {}", "let a = Set(c)\nlet d = a.map { $0 }",
        "var a: [String: Int] = [:]\nfor (b, c) in a {}",
        "var a: [String: Int] = [:]\nfor b in a.keys {}",
        "var a: [String: [Int]] = [:]\na.forEach { _ in }",
        "var a: [ObjectIdentifier: B] = [:]\nfor b in self.a {}",
        "let a: Dictionary<Int, Int> = [:]\nlet b = a.first",
    ])
    func hashOrderIsFound(text: String) {
        #expect(HashOrderRules.findings(file(text)).count == 1)
    }

    @Test(arguments: [
        "var a: Set<Int> = []\na.insert(3)\nif a.contains(3) {}",
        "var a: [String: Int] = [:]\na[\"b\"] = 3\nfor c in a[\"b\"] {}",
        "var a: [String: Int] = [:]\nfor b in a.sorted(by: c) {}",
        "var a: [Int] = []\nfor b in a {}", "var a: [String: Int] = [:]\nfor b in ab {}",
        "var a: [[Int]] = []\nfor b in a {}",
        "var a: [(b: Int, c: Int)] = []\nfor b in a {}",
        "var a: [Int: Int] = [:]\nlet b = a.values.max()",
    ])
    func otherIterationIsNot(text: String) {
        #expect(HashOrderRules.findings(file(text)).isEmpty)
    }

    @Test func deadFilesAreFound() {
        let used = file("struct Used {}", "Sources/UIKit/Used.swift")
        let dead = file("struct Dead { let used: Used }", "Sources/UIKit/Dead.swift")
        let main = file("@main struct Main {}", "Sources/Bench/Main.swift")
        let findings = DeadFileRules.findings([used, dead, main], everything: [used, dead, main])
        #expect(findings.map(\.place) == ["Sources/UIKit/Dead.swift"])
    }

    @Test func defaultsThatHideAreFound() {
        let file = file(
            """
            public protocol Listener {
                func begins(_ one: Int, with other: (Int, Int) -> Void)
                var name: String { get }
            }
            extension Listener {
                public func begins(
                    _ one: Int, with other: (Int, Int) -> Void
                ) {}
                public var name: String { "" }
                public func ends(_ one: Int) {}
                func internally() {}
            }
            """)
        let findings = DispatchRules.defaultsThatHide([file])
        #expect(findings.map(\.message) == ["Listener.ends(_:) is no requirement"])
    }

    @Test func openMembersLeftOutAreFound() {
        let library = file(
            """
            open class Page: View {
                open override func layout() {}
                open func scroll(_ a: Int, to b: Int) {}
                open func scroll(_ a: Int, by b: Int) {}
                open var picture: Int { 1 }
                public func close() {}
            }
            """)
        let test = file(
            """
            final class OpenPage: Page {
                override func layout() {}
                override func scroll(
                    _ a: Int, by b: Int
                ) {}
            }
            """)
        let findings = DispatchRules.openMembersLeftOut([library], overriders: [test])
        #expect(
            findings.map(\.message) == [
                "Page.picture is not overridden", "Page.scroll(_:to:) is not overridden",
            ])
    }
}
