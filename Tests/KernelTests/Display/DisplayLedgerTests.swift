import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

struct DisplayLedgerTests {
    private let first = JXImageCell(frame: .zero)
    private let second = JXImageCell(frame: .zero)

    @Test func beginningsAndEndsAlternate() {
        var ledger = DisplayLedger()
        #expect(ledger.show(first, to: nil) == nil)
        #expect(ledger.bind(first, virtual: 15, page: 0) == nil)
        #expect(ledger.hide(first, virtual: 15) == nil)
        #expect(ledger.show(first, to: nil)?.page == 0)
        #expect(ledger.show(first, to: nil) == nil)
        #expect(ledger.hide(first, virtual: 15)?.page == 0)
        #expect(ledger.hide(first, virtual: 15) == nil)
        // Kept and shown again, without being bound anew.
        #expect(ledger.show(first, to: nil)?.page == 0)
    }

    @Test func cellsThatLeaveWithTheBrowserWaitForIt() {
        var ledger = DisplayLedger()
        for (cell, virtual) in [(first, 15), (second, 16)] {
            _ = ledger.bind(cell, virtual: virtual, page: virtual - 15)
            _ = ledger.show(cell, to: nil)
            ledger.wait(cell, virtual: virtual)
            _ = ledger.hide(cell, virtual: virtual)
        }
        #expect(ledger.hasWaited(first))
        _ = ledger.show(first, to: nil)
        #expect(!ledger.hasWaited(first))
        // The other one is not in view when the browser is back.
        #expect(ledger.endWaiting().map { $0 === second } == [true])
        #expect(!ledger.hasWaited(second))
        // One that was made for another page meanwhile does not.
        ledger.wait(first, virtual: 15)
        _ = ledger.bind(first, virtual: 17, page: 2)
        #expect(!ledger.hasWaited(first))
    }

    @Test func endOfAnotherItemIsNotTheCells() {
        var ledger = DisplayLedger()
        _ = ledger.bind(first, virtual: 15, page: 0)
        _ = ledger.show(first, to: nil)
        #expect(ledger.hide(first, virtual: 16) == nil)
        #expect(ledger.hide(first, virtual: 15) != nil)
    }

    @Test func cellTakenWhileShownEndsItsFormerPage() {
        var ledger = DisplayLedger()
        _ = ledger.bind(first, virtual: 15, page: 0)
        _ = ledger.show(first, to: nil)
        #expect(ledger.bind(first, virtual: 17, page: 2)?.page == 0)
        #expect(ledger.show(first, to: nil)?.page == 2)
    }

    @Test func handingOverEndsWhatIsShownAndKeepsTheRest() {
        var ledger = DisplayLedger()
        _ = ledger.bind(first, virtual: 15, page: 0)
        _ = ledger.bind(second, virtual: 16, page: 1)
        _ = ledger.show(first, to: nil)
        #expect(ledger.hideAll().map(\.page) == [0])
        #expect(ledger.hideAll().isEmpty)
        #expect(ledger.hide(first, virtual: 15) == nil)
        #expect(ledger.show(second, to: nil)?.page == 1)
    }

    @Test func newNumbersVoidEverything() {
        var ledger = DisplayLedger()
        _ = ledger.bind(first, virtual: 27, page: 2)
        _ = ledger.bind(second, virtual: 28, page: 3)
        _ = ledger.show(first, to: nil)
        #expect(ledger.removeAll().map(\.page) == [2])
        #expect(ledger.hide(first, virtual: 27) == nil)
        #expect(ledger.show(second, to: nil) == nil)
    }
}
