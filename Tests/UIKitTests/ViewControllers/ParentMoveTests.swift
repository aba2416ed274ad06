import Testing

@testable import UIKit

@Suite struct ParentMoveTests {
    @Test func lastsUntilBothAreOver() {
        var move = ParentMove.none
        move.begin(toParent: true)
        #expect(move.isToParent && !move.isFromParent)
        move.end(isInTransition: true)
        #expect(move.isToParent)
        move.transitionDidEnd()
        #expect(move == .none)
    }

    @Test func endsWithTheMoveWhereNothingIsOnScreen() {
        var move = ParentMove.none
        move.begin(toParent: false)
        move.transitionDidEnd()
        #expect(move.isFromParent)
        move.end(isInTransition: false)
        #expect(move == .none)
    }
}
