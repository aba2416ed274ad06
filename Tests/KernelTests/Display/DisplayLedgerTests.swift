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
