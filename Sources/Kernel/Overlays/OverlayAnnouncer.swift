import UIKit

/// The overlays of a browser, and the news on their way to them.
///
/// News is told one piece after the other, each to all who were there when it happened. An overlay
/// that causes further news while it is told (by turning a page, by reloading) does not get ahead
/// of the others: that waits its turn.
final class OverlayAnnouncer {
    /// Something that overlays are told.
    enum News {
        /// There are `count` pages, `page` at rest.
        case reload(count: Int, page: Int)
        /// Another page is at rest.
        case page(Int)
    }

    private struct Member {
        let overlay: any JXPhotoBrowserOverlay
        /// The number of the first piece of news that is new to it; nil before it is set up.
        var since: Int?
    }

    private struct Announcement {
        let number: Int
        let news: News
        /// The only one to be told; nil tells all.
        let recipient: (any JXPhotoBrowserOverlay)?
    }

    private var members: [Member] = []
    private var waiting: [Announcement] = []
    private var nextNumber = 0
    private var isTelling = false

    /// The overlays, in the order in which they were added.
    var overlays: [any JXPhotoBrowserOverlay] { members.map(\.overlay) }

    /// Whether `overlay` is among them.
    func contains(_ overlay: any JXPhotoBrowserOverlay) -> Bool {
        members.contains { $0.overlay === overlay }
    }

    /// Whether `overlay` is told what happens.
    func isAdmitted(_ overlay: any JXPhotoBrowserOverlay) -> Bool {
        members.contains { $0.overlay === overlay && $0.since != nil }
    }

    /// Adds an overlay. It is told nothing before it is admitted.
    func add(_ overlay: any JXPhotoBrowserOverlay) {
        members.append(Member(overlay: overlay, since: nil))
    }

    /// From now on an overlay is told what happens.
    func admit(_ overlay: any JXPhotoBrowserOverlay) {
        guard let index = members.firstIndex(where: { $0.overlay === overlay }) else { return }
        members[index].since = nextNumber
    }

    /// Removes an overlay. It is told nothing more, not even what waits.
    func remove(_ overlay: any JXPhotoBrowserOverlay) {
        members.removeAll { $0.overlay === overlay }
    }

    /// Has everybody told; or `recipient` alone, who has come late.
    func post(_ news: News, only recipient: (any JXPhotoBrowserOverlay)? = nil) {
        if members.isEmpty { return }
        waiting.append(Announcement(number: nextNumber, news: news, recipient: recipient))
        nextNumber += 1
    }

    /// Tells what waits. From within an overlay's own turn it does nothing: that goes on.
    func deliver() {
        if isTelling || waiting.isEmpty { return }
        isTelling = true
        while !waiting.isEmpty { deliver(waiting.removeFirst()) }
        isTelling = false
    }

    private func deliver(_ announcement: Announcement) {
        for member in members where isMeant(member, by: announcement) {
            if !contains(member.overlay) { continue }
            switch announcement.news {
            case .reload(let count, let page):
                member.overlay.reloadData(numberOfItems: count, pageIndex: page)
            case .page(let page):
                member.overlay.didChangedPageIndex(page)
            }
        }
    }

    private func isMeant(_ member: Member, by announcement: Announcement) -> Bool {
        if let recipient = announcement.recipient { return member.overlay === recipient }
        guard let since = member.since else { return false }
        return since <= announcement.number
    }
}
