import Testing

/// What only Objective-C needs is gone, and everything else stays where it was.
struct AttributeTests {
    @Test func attributesOfObjectiveCGo() throws {
        let golden = [
            ("@objc func f() {}", "      func f() {}"),
            ("@objc(go:) private func f(_ a: Int) {}", "           private func f(_ a: Int) {}"),
            ("@objcMembers open class A: NSObject {}", "             open class A: NSObject {}"),
            ("class A { @nonobjc var a = 1 }", "class A {          var a = 1 }"),
            ("class A { @IBAction func f() {} }", "class A {           func f() {} }"),
            (
                "class A { @IBOutlet weak var v: UIView! }",
                "class A {           weak var v: UIView! }"
            ),
            (
                "@IBDesignable class A { @IBInspectable var a = 1 }",
                "              class A {                var a = 1 }"
            ),
            ("class A { @objc dynamic var a = 1 }", "class A {               var a = 1 }"),
            ("@objc extension A { func f() {} }", "      extension A { func f() {} }"),
            ("@objc enum A: Int { case a }", "      enum A: Int { case a }"),
            ("@objc\n@IBAction\nfunc f() {}", "     \n         \nfunc f() {}"),
            ("/* ä */ @objc func f() {} // ü", "/* ä */       func f() {} // ü"),
        ]
        let results = try AdapterRun.adapted(golden.map(\.0))
        for (result, pair) in zip(results, golden) { #expect(result == pair.1) }
    }

    @Test func otherAttributesStay() throws {
        let texts = [
            "@available(iOS 13.0, *) public final class A { @inlinable func f() {} }",
            "@MainActor @discardableResult public func f() -> Int { 1 }",
            "@available(*, unavailable) required init?(coder: NSCoder) { fatalError() }",
            "func f() { if #available(iOS 15.0, *) { g() } }",
            "func f() { guard #unavailable(iOS 15) else { return } }",
            "/// @objc func in a comment\nlet text = \"@objc dynamic #selector(f)\"",
        ]
        #expect(try AdapterRun.adapted(texts) == texts)
    }

    @Test func linesKeepTheirEndings() throws {
        let text = "import UIKit\r\n@objc class A {\r\n\t@objc func f() {}\r\n}\r\n"
        #expect(
            try AdapterRun.adapted([text]) == [
                "import UIKit\r\n      class A {\r\n\t      func f() {}\r\n}\r\n"
            ])
    }
}
