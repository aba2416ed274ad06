import JXPhotoBrowser
@_spi(Simulation) @testable import UIKit

/// A host of numbered pages that writes down what it hears and checks that it makes sense.
final class TestHost: JXPhotoBrowserDelegate {
    /// When images come.
    enum Loading {
        /// Within `willDisplay`.
        case atOnce
        /// So many seconds after it.
        case after(Double)
        /// A small placeholder within it, the image so many seconds later.
        case placeholderThen(Double)
    }

    var count: Int
    var loading = Loading.atOnce
    var identifier = JXZoomImageCell.reuseIdentifier
    /// Whether `JXImageCell` is told that it is loading.
    var showsLoading = false
    var imageSize = CGSize(width: 1500, height: 1000)

    /// What was called, as "will 3", "end 3", "cell 3", "count".
    private(set) var log: [String] = []
    /// What is wrong with what was called.
    private(set) var faults: [String] = []
    /// The pages that are on screen as a host sees it that counts by page.
    private(set) var pagesShown: [Int] = []
    /// Called with each line of the log.
    var reaction: ((String) -> Void)?
    /// The cells on screen, with their pages.
    private(set) var shown: [(cell: UICollectionViewCell, page: Int)] = []
    /// The thumbnails on the host's screen, by page.
    var thumbnails: [Int: UIView] = [:]
    /// What was said about thumbnails, as "hide 3", "show 3".
    private(set) var thumbnailLog: [String] = []
    private var imageCache: [Int: UIImage] = [:]

    init(count: Int) {
        self.count = count
    }

    func clearLog() {
        log = []
    }

    /// The same image each time for a page.
    func image(_ page: Int) -> UIImage {
        if let image = imageCache[page] { return image }
        let image = UIImage(content: .testCard(item: page), size: imageSize)
        imageCache[page] = image
        return image
    }

    /// Has the images made anew.
    func forgetImages() {
        imageCache = [:]
    }

    func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int {
        note("count")
        return count
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int, at indexPath: IndexPath
    ) -> JXPhotoBrowserAnyCell {
        checkRange(index, "cell")
        let cell = browser.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        if cell.transitionImageView?.image != nil { faults.append("cell \(index) is not empty") }
        note("cell \(index)")
        return cell
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, willDisplay cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {
        checkRange(index, "will")
        if let other = shown.first(where: { $0.cell === cell }) {
            faults.append("will \(index) while the cell still shows \(other.page)")
        }
        if cell.browser !== browser { faults.append("will \(index): browser is not set") }
        shown.append((cell, index))
        pagesShown.append(index)
        load(index, into: cell)
        note("will \(index)")
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, didEndDisplaying cell: JXPhotoBrowserAnyCell,
        at index: Int
    ) {
        if let place = shown.firstIndex(where: { $0.cell === cell }) {
            let page = shown.remove(at: place).page
            if page != index { faults.append("end \(index) of a cell that showed \(page)") }
        } else {
            faults.append("end \(index) of a cell that shows nothing")
        }
        if let place = pagesShown.firstIndex(of: index) { pagesShown.remove(at: place) }
        note("end \(index)")
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, thumbnailViewAt index: Int
    ) -> UIView? {
        checkRange(index, "thumbnail")
        return thumbnails[index]
    }

    func photoBrowser(
        _ browser: JXPhotoBrowserViewController, setThumbnailHidden hidden: Bool, at index: Int
    ) {
        thumbnailLog.append("\(hidden ? "hide" : "show") \(index)")
        if thumbnails[index] == nil && hidden { faults.append("hide \(index) without a view") }
        thumbnails[index]?.isHidden = hidden
    }

    private func load(_ page: Int, into cell: JXPhotoBrowserAnyCell) {
        if showsLoading { (cell as? JXImageCell)?.startLoading() }
        switch loading {
        case .atOnce:
            cell.transitionImageView?.image = image(page)
        case .after(let delay):
            deliver(page, to: cell, after: delay)
        case .placeholderThen(let delay):
            cell.transitionImageView?.image = UIImage(
                content: .placeholder(item: page), size: CGSize(width: 30, height: 20))
            deliver(page, to: cell, after: delay)
        }
    }

    private func deliver(_ page: Int, to cell: JXPhotoBrowserAnyCell, after delay: Double) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self, weak cell] in
            guard let self, let cell, self.shown.contains(where: { $0 == (cell, page) }) else {
                return
            }
            cell.transitionImageView?.image = self.image(page)
            if self.showsLoading { (cell as? JXImageCell)?.stopLoading() }
        }
    }

    private func checkRange(_ index: Int, _ call: String) {
        if index < 0 || index >= count { faults.append("\(call) \(index) of \(count)") }
    }

    private func note(_ line: String) {
        log.append(line)
        reaction?(line)
    }
}

/// An overlay that writes down what it hears.
final class TestOverlay: UIView, JXPhotoBrowserOverlay {
    var log: [String] = []
    var reaction: ((String) -> Void)?

    func setup(with browser: JXPhotoBrowserViewController) {
        note(superview === browser.view ? "setup" : "setup outside")
    }

    func reloadData(numberOfItems: Int, pageIndex: Int) {
        note("(\(numberOfItems),\(pageIndex))")
    }

    func didChangedPageIndex(_ index: Int) {
        note("\(index)")
    }

    private func note(_ line: String) {
        log.append(line)
        reaction?(line)
    }
}
