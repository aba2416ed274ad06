import Testing

/// Imports and conditions are answered as on a current iPhone.
struct ConditionTests {
    private func expect(_ golden: [(String, String)]) throws {
        let results = try AdapterRun.adapted(golden.map(\.0))
        for (result, pair) in zip(results, golden) { #expect(result == pair.1) }
    }

    @Test func partsOfThePlatformAreImportedByItsName() throws {
        try expect([
            ("import Foundation\nimport UIKit", "import UIKit     \nimport UIKit"),
            ("import QuartzCore", "import UIKit     "),
            ("@preconcurrency import CoreGraphics", "@preconcurrency import UIKit       "),
            (
                "import UIKit.UIGestureRecognizerSubclass",
                "import UIKit                            "
            ),
            ("import func Darwin.sqrt", "import UIKit           "),
            ("import class UIKit.UIView", "import class UIKit.UIView"),
            ("import Observation", "import Observation"),
        ])
    }

    @Test func conditionsAreAnswered() throws {
        try expect([
            ("#if os(iOS)\n#endif", "#if true   \n#endif"),
            ("#if os(iOS) || os(tvOS)\n#endif", "#if true    || false   \n#endif"),
            ("#if !os(macOS)\n#endif", "#if !false    \n#endif"),
            ("#if canImport(UIKit)\n#endif", "#if true            \n#endif"),
            ("#if canImport(AppKit)\n#endif", "#if false            \n#endif"),
            ("#if canImport(SwiftUI)\n#endif", "#if false             \n#endif"),
            ("#if canImport(ObjectiveC)\n#endif", "#if false                \n#endif"),
            (
                "#if targetEnvironment(simulator)\n#endif",
                "#if false                       \n#endif"
            ),
            ("#if SWIFT_PACKAGE\n#endif", "#if false        \n#endif"),
            (
                "#if swift(>=5.9) && os(iOS)\n#elseif os(Linux)\n#else\n#endif",
                "#if swift(>=5.9) && true   \n#elseif false    \n#else\n#endif"
            ),
        ])
    }

    /// What the compiler does not look at can hold anything.
    @Test(arguments: [
        "#if os(macOS)\nlet a = Selector(\"a\")\n#endif",
        "#if os(iOS)\n#else\nlet a = Selector(\"a\")\n#endif",
        "#if canImport(UIKit) && !os(iOS)\nimport AppKit\n#endif",
        "#if swift(>=5) && os(tvOS)\nlet a = Selector(\"a\")\n#endif",
        "#if os(watchOS)\n#elseif canImport(UIKit)\n#elseif swift(>=5)\nlet a = Selector(\"a\")\n#endif",
        "#if canImport(SwiftUI)\nimport SwiftUI\n#Preview { A() }\n#endif",
        "#if !(os(iOS) || os(tvOS))\nimport Cocoa\n#endif",
    ])
    func whatIsNotCompiledHindersNothing(text: String) throws {
        let run = try AdapterRun(file: text)
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.notes.isEmpty)
        #expect(run.files["A.swift"] != nil)
    }

    /// One that only the compiler can answer may hold what cannot be adapted.
    @Test(arguments: [
        "#if swift(>=5.9)\nlet a = Selector(\"a\")\n#endif",
        "#if os(macOS)\n#else\nlet a = Selector(\"a\")\n#endif",
        "#if os(macOS) || swift(>=5)\nlet a = Selector(\"a\")\n#endif",
    ])
    func whatMayBeCompiledIsAdapted(text: String) throws {
        #expect(try AdapterRun(file: text).code == 1)
    }

    /// What stands in for older systems is never run, and may use what is no more.
    @Test func olderSystemsNeedNothing() throws {
        try expect([
            (
                "func f() { if #available(iOS 11, *) { a() } else { automaticallyOld = 1 } }",
                "func f() { if #available(iOS 11, *) { a() } else { fatalError() }         }"
            ),
            (
                "if #unavailable(iOS 11) {\n  old()\n} else { a() }",
                "if #unavailable(iOS 11) { fatalError() }\n\n  else { a() }"
            ),
            (
                "guard #available(iOS 11, *) else { return Selector(\"a\") }",
                "guard #available(iOS 11, *) else { fatalError() }        "
            ),
            (
                "if #available(iOS 11, *), b { a() } else { c() }",
                "if #available(iOS 11, *), b { a() } else { c() }"
            ),
        ])
    }

    @Test func previewsGo() throws {
        try expect(
            [
                ("#Preview {\n  A()\n}\nclass A {}", "\n\n \nclass A {}"),
                ("#Preview(\"one\") { A() }\nclass A {}", "                       \nclass A {}"),
            ].map { ($0.0, $0.1) })
    }
}
