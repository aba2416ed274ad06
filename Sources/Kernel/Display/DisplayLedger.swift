import UIKit

/// Which page each cell was made for, and whether the host has been told that it is on screen.
///
/// What was told is remembered with the cell and never worked out again, so that an end is always
/// that of the page whose beginning was told, whatever the pages are numbered like by then.
///
/// - Complexity: every method is O(live cells), of which there are a handful.
struct DisplayLedger {
    /// A cell with its page.
    struct Entry {
        /// The cell.
        let cell: JXPhotoBrowserAnyCell
        /// The item of the collection view that it was made for.
        let virtual: Int
        /// The page that the host was asked for.
        let page: Int
        /// Whether the host has been told that the cell is on screen.
        fileprivate(set) var isShown = false
        /// Whether the cell left the screen with the whole browser, and may come back with it.
        fileprivate(set) var isWaiting = false
        /// The host that was told last: no other can make sense of the end.
        fileprivate(set) weak var host: (any JXPhotoBrowserDelegate)?
    }

    /// The cells that have been made for pages that there still are.
    private(set) var entries: [Entry] = []

    /// Notes what a cell has been made for.
    ///
    /// - Returns: the cell's former entry where that is still shown to the host's knowledge.
    mutating func bind(_ cell: JXPhotoBrowserAnyCell, virtual: Int, page: Int) -> Entry? {
        let entry = Entry(cell: cell, virtual: virtual, page: page)
        guard let place = place(of: cell) else {
            entries.append(entry)
            return nil
        }
        let former = entries[place]
        entries[place] = entry
        return former.isShown ? former : nil
    }

    /// A cell comes on screen.
    ///
    /// - Returns: its entry where `host` is to be told; nil for a cell that is unknown, was made
    ///   for pages that have been reloaded since, or has been told already.
    mutating func show(
        _ cell: UICollectionViewCell, to host: (any JXPhotoBrowserDelegate)?
    ) -> Entry? {
        guard let place = place(of: cell), !entries[place].isShown else { return nil }
        entries[place].isShown = true
        entries[place].isWaiting = false
        entries[place].host = host
        return entries[place]
    }

    /// A cell leaves the screen with the whole browser, and may come back with it.
    mutating func wait(_ cell: UICollectionViewCell, virtual: Int) {
        guard let place = place(of: cell), entries[place].virtual == virtual else { return }
        entries[place].isWaiting = true
    }

    /// Whether a cell that comes on screen is one that has waited for that.
    func hasWaited(_ cell: UICollectionViewCell) -> Bool {
        place(of: cell).map { entries[$0].isWaiting } ?? false
    }

    /// The browser is back, or has gone for good.
    ///
    /// - Returns: the cells that have waited in vain.
    mutating func endWaiting() -> [JXPhotoBrowserAnyCell] {
        let waiting = entries.filter(\.isWaiting).map(\.cell)
        for index in entries.indices { entries[index].isWaiting = false }
        return waiting
    }

    /// A cell has left the screen.
    ///
    /// - Returns: its entry where the host is to be told.
    mutating func hide(_ cell: UICollectionViewCell, virtual: Int) -> Entry? {
        guard let place = place(of: cell), entries[place].isShown,
            entries[place].virtual == virtual
        else { return nil }
        entries[place].isShown = false
        return entries[place]
    }

    /// Other cells take over: nothing is shown any more.
    ///
    /// - Returns: the entries of which the host is to be told.
    mutating func hideAll() -> [Entry] {
        let shown = entries.filter(\.isShown)
        for index in entries.indices { entries[index].isShown = false }
        return shown
    }

    /// What `hideAll` said of an entry was premature: it is shown as before.
    ///
    /// - Returns: false where its cell has been made for something else since.
    mutating func restore(_ entry: Entry) -> Bool {
        guard let place = place(of: entry.cell), entries[place].virtual == entry.virtual,
            !entries[place].isShown
        else { return false }
        entries[place].isShown = true
        return true
    }

    /// The pages are numbered anew: what cells were made for is void.
    ///
    /// - Returns: the entries of which the host is to be told that they have left the screen.
    mutating func removeAll() -> [Entry] {
        let shown = entries.filter(\.isShown)
        entries.removeAll(keepingCapacity: true)
        return shown
    }

    private func place(of cell: UICollectionViewCell) -> Int? {
        entries.firstIndex { $0.cell === cell }
    }
}
