import Testing

/// Protocols of Objective-C: of classes, with methods that may be missing.
struct ProtocolTests {
    @Test func protocolsOfObjectiveCAreOfClasses() throws {
        let golden = [
            ("@objc protocol P {}", "      protocol P: AnyObject {}"),
            ("@objc protocol P: Q {}", "      protocol P: Q, AnyObject {}"),
            ("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
            ("@objc public protocol P: AnyObject {}", "      public protocol P: AnyObject {}"),
            ("protocol P {}", "protocol P {}"),
        ]
        let results = try AdapterRun.adapted(golden.map(\.0))
        for (result, pair) in zip(results, golden) { #expect(result == pair.1) }
    }

    @Test func missingMethodsAnswerNothing() throws {
        let text = """
            @objc public protocol P: AnyObject {
                @objc optional func a(_ b: Int, c: [String : UIView]) // why
                @objc optional func thumbnail(
                    at index: Int
                ) -> UIView?
                func d()
            }
            """
        let run = try AdapterRun(file: text)
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.files["A.swift"] == """
                      public protocol P: AnyObject {
                                   func a(_ b: Int, c: [String : UIView]) // why
                                   func thumbnail(
                        at index: Int
                    ) -> UIView?
                    func d()
                }
                extension P { public func a(_ b: Int, c: [String : UIView]) {} }
                extension P { public func thumbnail( at index: Int ) -> UIView? { nil } }

                """)
    }

    /// The kernel's own optional methods and those of UIKit's protocols are called outright; a
    /// closure that may be nil is not.
    @Test func optionalCallsAreCalls() throws {
        let run = try AdapterRun([
            "P.swift": "@objc protocol P { @objc optional func go(_ a: Int) }",
            "A.swift": """
            class A {
                weak var delegate: P?
                var done: (() -> Void)?
                var scrollViewDidZoom: ((Int) -> Void)?
                func f() {
                    delegate?.go?(1)
                    scrollView.delegate?.scrollViewDidScroll?(scrollView)
                    done?()
                    self.done?()
                    self.scrollViewDidZoom?(2)
                }
            }
            """,
        ])
        let lines = (run.files["A.swift"] ?? "").split(separator: "\n")
            .map { $0.drop { $0 == " " } }
        #expect(
            lines.dropFirst(5).prefix(5) == [
                "delegate?.go(1)", "scrollView.delegate?.scrollViewDidScroll(scrollView)",
                "done?()", "self.done?()", "self.scrollViewDidZoom?(2)",
            ])
    }

    /// A missing method whose result cannot be nil is told from one that answers, where it is called.
    @Test func missingAnswersAreTold() throws {
        let run = try AdapterRun([
            "P.swift": "@objc protocol P { @objc optional func allows(_ a: Int) -> Bool }",
            "A.swift": """
            class A {
                weak var delegate: P?
                func f() {
                    if delegate?.allows?(1) ?? true { go() }
                    print(self.delegate?.allows?(2).description ?? "")
                    delegate!.allows!(3)
                }
            }
            """,
        ])
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.files["P.swift"]?.hasSuffix(
                "extension P { func allows(_ a: Int) -> Bool { OptionalAnswer.missing(false) } }\n")
                == true)
        let lines = (run.files["A.swift"] ?? "").split(separator: "\n")
            .map { $0.drop { $0 == " " } }
        #expect(
            lines.dropFirst(3).prefix(3) == [
                "if OptionalAnswer.of({ delegate?.allows(1) }) ?? true { go() }",
                "print(OptionalAnswer.of({ self.delegate?.allows(2) })?.description ?? \"\")",
                "delegate!.allows(3)",
            ])
        #expect(run.files["OptionalAnswer.swift"] != nil)
        let none = try AdapterRun(file: "@objc protocol P { @objc optional func a() }")
        #expect(none.files["OptionalAnswer.swift"] == nil)
    }

    @Test func missingPropertiesAreNil() throws {
        let results = try AdapterRun.adapted([
            "@objc protocol P { @objc optional var a: UIView? { get } }",
            "@objc public protocol P { @objc optional var a: Int? { get set } }",
        ])
        #expect(results[0].hasSuffix("\nextension P { var a: UIView? { nil } }\n"))
        #expect(
            results[1].hasSuffix(
                "\nextension P { public var a: Int? { get { nil } set {} } }\n"))
    }

    @Test(arguments: [
        ("@objc optional func style() -> Style", "neither optional nor of a plain type"),
        ("@objc optional var size: Int { get }", "an optional property that is not of"),
    ])
    func whatMustAnswerIsRefused(member: String, message: String) throws {
        let run = try AdapterRun(file: "@objc protocol P {\n  \(member)\n}")
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("K/A.swift:2:3: error: "))
        #expect(run.errors.contains(message))
    }
}
