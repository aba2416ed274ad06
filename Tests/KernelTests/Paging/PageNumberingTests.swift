import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

struct PageNumberingTests {
    @Test func numberingOfNoPagesAnswersEverythingWithZero() {
        for count in [0, -1, -7, Int.min] {
            let numbering = PageNumbering(count: count, wantsLooping: true)
            #expect(numbering.count == 0)
            #expect(numbering.virtualCount == 0)
            #expect(numbering.page(atVirtual: 5) == 0)
            #expect(numbering.page(nearestTo: -3) == 0)
            #expect(numbering.clamped(4) == 0)
            #expect(numbering.shiftHome(from: 3) == 0)
            #expect(!numbering.contains(0))
            #expect(numbering.roomyItems == nil)
        }
    }

    @Test func onePageDoesNotLoop() {
        let numbering = PageNumbering(count: 1, wantsLooping: true)
        #expect(!numbering.isEndless)
        #expect(numbering.virtualCount == 1)
        #expect(numbering.resting(at: 0) == 0)
    }

    @Test func tenBlocksRestInTheSixth() {
        // Three pages: blocks of 3, block 5 begins at 15 (case L-A01).
        let numbering = PageNumbering(count: 3, wantsLooping: true)
        #expect(numbering.virtualCount == 30)
        #expect((0..<3).map(numbering.resting) == [15, 16, 17])
        #expect((14..<19).map { numbering.page(atVirtual: $0) } == [2, 0, 1, 2, 0])
        #expect(numbering.page(atVirtual: -1) == 2)
        #expect(numbering.page(atVirtual: 30) == 0)
        #expect(numbering.roomyItems == 6...23)
    }

    @Test(arguments: [2, 3, 4, 5, 30])
    func everyItemComesHomeByWholeRounds(count: Int) {
        let numbering = PageNumbering(count: count, wantsLooping: true)
        for virtual in 0..<numbering.virtualCount {
            let shift = numbering.shiftHome(from: virtual)
            let home = virtual + shift
            #expect(shift % count == 0)
            #expect(home / count == PageNumbering.restingBlock)
            #expect(numbering.page(atVirtual: home) == numbering.page(atVirtual: virtual))
        }
    }

    @Test func nearestWayRound() {
        // Case L-A10: from 0 to the last page one back, and from there to 0 one on.
        let five = PageNumbering(count: 5, wantsLooping: true)
        #expect(five.virtual(of: 4, nearestTo: 25) == 24)
        #expect(five.virtual(of: 0, nearestTo: 29) == 30)
        #expect(five.virtual(of: 0, nearestTo: 25) == 25)
        // A tie goes to the lower item.
        let four = PageNumbering(count: 4, wantsLooping: true)
        #expect(four.virtual(of: 2, nearestTo: 20) == 18)
        // Case R-A6.
        let thirty = PageNumbering(count: 30, wantsLooping: true)
        #expect(thirty.virtual(of: 28, nearestTo: 179) == 178)
        #expect(thirty.virtual(of: 1, nearestTo: 178) == 181)
    }

    @Test(arguments: [2, 3, 4, 7])
    func nearestWayIsNeverLongerThanHalfARound(count: Int) {
        let numbering = PageNumbering(count: count, wantsLooping: true)
        for page in 0..<count {
            for virtual in numbering.resting(at: 0)...numbering.resting(at: count - 1) {
                let target = numbering.virtual(of: page, nearestTo: virtual)
                #expect(numbering.page(atVirtual: target) == page)
                #expect(abs(target - virtual) * 2 <= count)
                #expect(abs(target - virtual) * 2 < count || target < virtual)
            }
        }
    }

    @Test func withoutLoopingItemsArePages() {
        let numbering = PageNumbering(count: 5, wantsLooping: false)
        #expect(numbering.virtualCount == 5)
        #expect(numbering.page(atVirtual: -2) == 0)
        #expect(numbering.page(atVirtual: 9) == 4)
        #expect(numbering.virtual(of: 4, nearestTo: 0) == 4)
        #expect(numbering.shiftHome(from: 4) == 0)
    }

    @Test func wantedPagesAreWrappedOrClamped() {
        let endless = PageNumbering(count: 5, wantsLooping: true)
        #expect([-1, 5, 12, Int.min].map(endless.page(nearestTo:)) == [4, 0, 2, 2])
        let finite = PageNumbering(count: 5, wantsLooping: false)
        #expect([-1, 5, Int.max].map(finite.page(nearestTo:)) == [0, 4, 4])
    }

    @Test func countsTooLargeToNumberDoNotLoop() {
        let numbering = PageNumbering(count: Int.max, wantsLooping: true)
        #expect(!numbering.isEndless)
        #expect(numbering.virtualCount == Int.max)
        #expect(PageNumbering(count: 10_000_000, wantsLooping: true).isEndless)
    }
}
