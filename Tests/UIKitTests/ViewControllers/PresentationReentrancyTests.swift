import Testing

@testable @_spi(Simulation) import UIKit

/// Presenting and dismissing from within callbacks: refused or done, never twice, never a trap.
@Suite struct PresentationReentrancyTests {
    final class Caller: UIViewController {
        var onCall: ((String) -> Void)?

        override func viewDidLoad() { onCall?("didLoad") }
        override func viewWillAppear(_ animated: Bool) { onCall?("willAppear") }
        override func viewIsAppearing(_ animated: Bool) { onCall?("isAppearing") }
        override func viewDidAppear(_ animated: Bool) { onCall?("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { onCall?("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { onCall?("didDisappear") }
    }

    static let callbacks = [
        "didLoad", "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear",
    ]

    enum Act: CaseIterable {
        case dismissPresented, dismissRoot, presentOverRoot, presentOverPresented, replaceRoot
    }

    @Test(arguments: Act.allCases, [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func fromEachCallback(act: Act, style: UIModalPresentationStyle) {
        for callback in Self.callbacks {
            for animated in [true, false] {
                ControllerFixture.run { fixture in
                    let presented = Caller()
                    presented.modalPresentationStyle = style
                    var other: UIViewController? = UIViewController()
                    other?.modalPresentationStyle = style
                    var calls: [String] = []
                    var acted = false
                    presented.onCall = { [unowned presented] call in
                        calls.append(call)
                        if call != callback || acted { return }
                        acted = true
                        switch act {
                        case .dismissPresented: presented.dismiss(animated: animated)
                        case .dismissRoot: fixture.root.dismiss(animated: animated)
                        case .presentOverRoot:
                            fixture.root.present(other!, animated: animated)
                        case .presentOverPresented: presented.present(other!, animated: animated)
                        case .replaceRoot: fixture.window.rootViewController = UIViewController()
                        }
                    }
                    var completions = 0
                    fixture.root.present(presented, animated: animated) { completions += 1 }
                    fixture.settle()
                    #expect(completions == 1, "\(act) in \(callback)")
                    while fixture.root.presentedViewController != nil {
                        fixture.root.dismiss(animated: animated)
                        fixture.settle()
                        if fixture.simulation.log.count > 5 { break }
                    }
                    // Everything is off the screen, and each `will` had its `did`.
                    #expect(fixture.window.subviews.count == 1, "\(act) in \(callback)")
                    #expect(presented.viewIfLoaded?.window == nil)
                    for kind in ["Appear", "Disappear"] {
                        let will = calls.filter { $0 == "will\(kind)" }.count
                        let did = calls.filter { $0 == "did\(kind)" }.count
                        #expect(did <= will, "\(act) in \(callback): \(calls)")
                    }
                    #expect(!presented.isBeingDismissed && !presented.isBeingPresented)
                    other = nil
                    presented.onCall = nil
                }
            }
        }
    }

    @Test func whileItIsTakenOffItSaysSo() {
        ControllerFixture.run { fixture in
            let presented = Caller()
            var seen: [String: [Bool]] = [:]
            presented.onCall = { [unowned presented] call in
                seen[call] = [presented.isBeingPresented, presented.isBeingDismissed]
            }
            fixture.root.present(presented, animated: true)
            fixture.settle()
            presented.dismiss(animated: true)
            fixture.settle()
            for call in ["didLoad", "willAppear", "isAppearing", "didAppear"] {
                #expect(seen[call] == [true, false])
            }
            for call in ["willDisappear", "didDisappear"] {
                #expect(seen[call] == [false, true])
            }
        }
    }
}
