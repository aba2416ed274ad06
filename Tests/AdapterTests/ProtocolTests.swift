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

    @Test(arguments: [
        ("@objc optional func size() -> Int", "does not return an optional"),
        ("@objc optional var size: Int { get }", "an optional property"),
    ])
    func whatMustAnswerIsRefused(member: String, message: String) throws {
        let run = try AdapterRun(file: "@objc protocol P {\n  \(member)\n}")
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("K/A.swift:2:3: error: "))
        #expect(run.errors.contains(message))
    }
}
