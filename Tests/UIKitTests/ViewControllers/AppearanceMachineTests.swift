import Testing

@testable import UIKit

@Suite struct AppearanceMachineTests {
    /// Events in, what they make due out.
    @Test(arguments: [
        // A whole life.
        ("+ ! end - end", "willAppear isAppearing didAppear willDisappear didDisappear"),
        // Turned back on the way in, and on the way out (the order of a cancelled transition).
        ("+ - end", "willAppear willDisappear didDisappear"),
        ("+ end - + end", "willAppear didAppear willDisappear willAppear didAppear"),
        // Events that change nothing make nothing due.
        ("+ + ! ! end + end", "willAppear isAppearing didAppear"),
        ("- end ! end", ""),
        // `viewIsAppearing` comes once per way in.
        ("+ ! - + ! end", "willAppear isAppearing willDisappear willAppear isAppearing didAppear"),
    ])
    func makesCallbacksDue(events: String, expected: String) {
        var machine = AppearanceMachine()
        var due: [String] = []
        for event in events.split(separator: " ") {
            switch event {
            case "+": if machine.beginAppearing(animated: true) { due.append("willAppear") }
            case "-": if machine.beginDisappearing(animated: true) { due.append("willDisappear") }
            case "!": if machine.announce() == true { due.append("isAppearing") }
            default:
                switch machine.end() {
                case .didAppear(animated: true): due.append("didAppear")
                case .didDisappear(animated: true): due.append("didDisappear")
                case nil: break
                default: due.append("not animated")
                }
            }
        }
        #expect(due.joined(separator: " ") == expected)
    }

    @Test func keepsWhetherItIsAnimated() {
        var machine = AppearanceMachine()
        let begins = machine.beginAppearing(animated: true)
        let announced = machine.announce()
        let appeared = machine.end()
        let ends = machine.beginDisappearing(animated: false)
        let disappeared = machine.end()
        let after = machine.end()
        #expect(begins && ends)
        #expect(announced == true)
        #expect(appeared == .didAppear(animated: true))
        #expect(disappeared == .didDisappear(animated: false))
        #expect(after == nil)
    }
}
