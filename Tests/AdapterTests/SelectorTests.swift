import Testing

/// A selector becomes the unapplied method of the type around it, or of the one that it names.
struct SelectorTests {
    private func expect(_ golden: [(String, String)]) throws {
        let results = try AdapterRun.adapted(golden.map(\.0))
        for (result, pair) in zip(results, golden) { #expect(result == pair.1) }
    }

    @Test func bareNamesBelongToTheInnermostType() throws {
        try expect([
            (
                "class A { func f() { t(#selector(g)) } }",
                "class A { func f() { t(A.g         ) } }"
            ),
            (
                "class A { func f() { t(#selector(self.g(_:))) } }",
                "class A { func f() { t(A.g(_:)              ) } }"
            ),
            (
                "class A { class B { lazy var a = t(#selector(g)) } }",
                "class A { class B { lazy var a = t(A.B.g       ) } }"
            ),
            (
                "class A { class B {}; func f() { t(#selector(g)) } }",
                "class A { class B {}; func f() { t(A.g         ) } }"
            ),
            (
                "extension A.B { func f() { t(#selector(g)) } }",
                "extension A.B { func f() { t(A.B.g       ) } }"
            ),
            (
                "class A {}\nclass B { let a = { t(#selector(Self.g)) } }",
                "class A {}\nclass B { let a = { t(B.g              ) } }"
            ),
        ])
    }

    /// A type that a function declares has no path.
    @Test func typesInFunctionsHaveTheirOwnNamesAlone() throws {
        try expect([
            (
                "class A { func f() { class B { func g() { t(#selector(h)) } } } }",
                "class A { func f() { class B { func g() { t(B.h         ) } } } }"
            ),
            (
                "class A { var a: Int { class B { class C { let b = t(#selector(h)) } }; return 1 } }",
                "class A { var a: Int { class B { class C { let b = t(B.C.h       ) } }; return 1 } }"
            ),
        ])
    }

    @Test func keyPathsAreText() throws {
        try expect([
            ("let a = #keyPath(CALayer.opacity)", "let a = \"opacity\"                "),
            (
                "let a = #keyPath(UIKit.CALayer.bounds.size)",
                "let a = \"bounds.size\"                      "
            ),
            ("let a = #keyPath(\n  title)", "let a = \"title\"\n        "),
        ])
    }

    /// Calls that come later are asked for and taken back by the method's name.
    @Test func delayedCallsHaveNames() throws {
        try expect([
            (
                "class A { func f() { perform(#selector(g), with: nil, afterDelay: 1) } }",
                "class A { func f() { perform(A.g         , with: nil, afterDelay: 1, named: \"g\") } }"
            ),
            (
                "class A { func f() { NSObject.cancelPreviousPerformRequests(withTarget: self, "
                    + "selector: #selector(A.g(_:)), object: nil) } }",
                "class A { func f() { NSObject.cancelPreviousPerformRequests(withTarget: self, "
                    + "selectorNamed: \"g\", object: nil) } }"
            ),
            (
                "class A { func f() { perform(#selector(g)) } }",
                "class A { func f() { perform(A.g         ) } }"
            ),
        ])
    }

    @Test func namedTypesStay() throws {
        try expect([
            (
                "let a = #selector(Browser.tap(_:))", "let a = Browser.tap(_:)           "
            ),
            (
                "let a = #selector(UIKit.UIView.endEditing)",
                "let a = UIKit.UIView.endEditing           "
            ),
            (
                "class A { let a = #selector(B.tap(_:with:)) }",
                "class A { let a = B.tap(_:with:)            }"
            ),
        ])
    }

    @Test func castsAreOfTheUnappliedMethod() throws {
        try expect([
            (
                "class A { func f() { t(#selector(g as (Int) -> Void)) } }",
                "class A { func f() { t((A.g as (A) -> (Int) -> Void)) } }"
            ),
            (
                "class A { func f() { t(#selector((self.g(_:)) as (Int) -> Void)) } }",
                "class A { func f() { t((A.g(_:) as (A) -> (Int) -> Void)       ) } }"
            ),
            (
                "let a = #selector((A.g) as (A) -> () -> Void)",
                "let a = (A.g as (A) -> () -> Void)           "
            ),
        ])
    }

    @Test func severalLinesStayAsMany() throws {
        try expect([
            (
                "class A { func f() {\n  t(#selector(\n    g(_:) // why\n  ))\n  h()\n} }",
                "class A { func f() {\n  t(A.g(_:)\n\n   )\n  h()\n} }"
            )
        ])
    }

    @Test(arguments: [
        ("let a = #selector(tap)", "1:9", "nobody can tell whose method this is"),
        ("class A {\n  let a = #selector(getter: b)\n}", "2:11", "getter or setter"),
        ("class A { func f() { t(#selector(other.tap)) } }", "1:24", "of what type \"other\" is"),
        ("class A { func f() { t(#selector(super.tap)) } }", "1:24", "of what type \"super\" is"),
        ("class A { func f() { t(Selector(\"tap:\")) } }", "1:24", "Selector(…) needs Objective-C"),
        ("class A { var a: Selector? }", "1:18", "the type Selector needs"),
        ("class A { func f() { if a.responds(to: b) {} } }", "1:27", "responds(to:)"),
        (
            "class A { func f() { a.removeTarget(self, action: #selector(g), for: .x) } }", "1:24",
            "a single action cannot be taken away"
        ),
    ])
    func whatHasNoSuchFormIsNamed(text: String, place: String, message: String) throws {
        let run = try AdapterRun(file: text)
        #expect(run.code == 1)
        let first = run.errors.split(separator: "\n").first ?? ""
        #expect(first.hasPrefix("K/A.swift:\(place): error: "))
        #expect(first.contains(message))
    }

    @Test func anErrorShowsTheLineAndARemedy() throws {
        let run = try AdapterRun(file: "class A {\n\tlet a = #selector(getter: b)\n}\n")
        #expect(
            run.errors == """
                K/A.swift:2:10: error: a selector of a getter or setter needs Objective-C
                    \tlet a = #selector(getter: b)
                    \t        ^
                    Use a method, or a closure.

                """)
    }
}
