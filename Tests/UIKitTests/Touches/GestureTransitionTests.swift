import Testing

@testable import UIKit

@Suite struct GestureTransitionTests {
    /// The whole table: a row is the present state, a column what is asked for. `+` arbitration
    /// decides, a letter the state that is taken, `.` nothing happens, `!` a mistake.
    @Test func table() {
        let states: [UIGestureRecognizer.State] = [
            .possible, .began, .changed, .ended, .cancelled, .failed,
        ]
        let rows = states.map { from in
            states.map { target in
                switch GestureTransition.verdict(from: from, to: target) {
                case .claim(let state): state == target ? "+" : "?"
                case .become(let state): String("\(state)".first!)
                case .ignored: "."
                case .illegal: "!"
                }
            }.joined(separator: " ")
        }
        #expect(
            rows.joined(separator: "\n") == """
                . + ! + f f
                ! . c e c c
                ! ! c e c c
                . . . . . .
                . . . . . .
                . . . . . .
                """)
        // `c` above is `changed` in the third column and `cancelled` in the last two.
        for from in [UIGestureRecognizer.State.began, .changed] {
            #expect(GestureTransition.verdict(from: from, to: .changed) == .become(.changed))
            #expect(GestureTransition.verdict(from: from, to: .cancelled) == .become(.cancelled))
            #expect(GestureTransition.verdict(from: from, to: .failed) == .become(.cancelled))
        }
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }
}
