import UIKit

/// How the items of the collection view (virtual) map to the host's pages (real).
///
/// Endless paging shows the pages in ten blocks, one after the other, and rests in the sixth
/// (block 5), so that there is room on both sides. With fewer than two pages, or without looping,
/// virtual and real are the same.
nonisolated struct PageNumbering: Equatable {
    /// Blocks of an endless set.
    static let blockCount = 10
    /// The block at which an endless set rests, counted from 0.
    static let restingBlock = 5
    /// Blocks at either end in which a motion is moved back towards the middle while it lasts.
    /// Two, so that even two pages leave four of room: no finger moves that far in one frame.
    static let marginBlocks = 2
    /// The largest count whose blocks can be numbered; a larger set does not loop.
    static let largestEndlessCount = Int.max / (2 * blockCount)

    /// The host's pages; never negative.
    let count: Int
    /// Whether the last page is followed by the first.
    let isEndless: Bool

    /// No pages.
    static let empty = PageNumbering(count: 0, wantsLooping: false)

    /// Numbers `count` pages; a negative count means none.
    init(count: Int, wantsLooping: Bool) {
        self.count = max(0, count)
        isEndless = wantsLooping && count > 1 && count <= PageNumbering.largestEndlessCount
    }

    /// The items of the collection view.
    var virtualCount: Int { isEndless ? count * PageNumbering.blockCount : count }

    /// Whether `page` is one of the host's.
    func contains(_ page: Int) -> Bool { page >= 0 && page < count }

    /// The page that a virtual item shows: wrapped when endless, else clamped; 0 without pages.
    func page(atVirtual virtual: Int) -> Int {
        isEndless ? wrapped(virtual) : clamped(virtual)
    }

    /// The page to show for one that was asked for: wrapped when endless, else clamped.
    func page(nearestTo wanted: Int) -> Int { page(atVirtual: wanted) }

    /// The nearest page without wrapping: what stays of a page whose successors were deleted.
    func clamped(_ page: Int) -> Int { max(0, min(page, count - 1)) }

    /// The virtual item at which `page` rests.
    func resting(at page: Int) -> Int {
        isEndless ? PageNumbering.restingBlock * count + page : page
    }

    /// The virtual item that shows `page` and lies nearest to `virtual`; of two as near, the lower,
    /// unless it `prefersForward`.
    func virtual(of page: Int, nearestTo virtual: Int, prefersForward: Bool = false) -> Int {
        guard isEndless else { return page }
        let forward = wrapped(page - wrapped(virtual))
        let backward = count - forward
        let isForward = prefersForward ? forward <= backward : forward < backward
        return isForward ? virtual + forward : virtual - backward
    }

    /// How many items to add to `virtual` so that the same page is shown in the resting block.
    func shiftHome(from virtual: Int) -> Int {
        isEndless ? resting(at: wrapped(virtual)) - virtual : 0
    }

    /// The virtual items between which a motion has room on both sides; nil when there are ends to
    /// be reached.
    var roomyItems: ClosedRange<Int>? {
        guard isEndless else { return nil }
        let margin = PageNumbering.marginBlocks * count
        return margin...(virtualCount - 1 - margin)
    }

    private func wrapped(_ virtual: Int) -> Int {
        let remainder = virtual % count
        return remainder < 0 ? remainder + count : remainder
    }
}
