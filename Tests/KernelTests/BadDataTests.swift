import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Data that makes no sense never traps, and leaves a browser that works.
struct BadDataTests {
    private nonisolated static let lengths: [CGFloat] = [
        0, -1, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e-9,
    ]

    @Test(arguments: lengths)
    func sizesOfTheView(length: CGFloat) {
        for size in [
            CGSize(width: length, height: 844), CGSize(width: 390, height: length),
            CGSize(width: length, height: length),
        ] {
            BrowserFixture.run(count: 5, looping: true) { scene in
                scene.isWatching = false
                scene.swipe(.left)
                scene.browser.view.frame.size = size
                scene.step(2)
                scene.browser.scrollToPage(at: 3, animated: true)
                scene.step(20)
                scene.fling(.left)
                scene.step(30)
                scene.browser.reloadData()
                scene.browser.scrollDirection = .vertical
                scene.step(2)
                scene.browser.scrollDirection = .horizontal
                #expect((0..<5).contains(scene.browser.pageIndex))
                scene.browser.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
                scene.settle()
                #expect(scene.pageInPlace == scene.browser.pageIndex)
                let page = scene.browser.pageIndex
                scene.swipe(.left)
                #expect(scene.browser.pageIndex == (page + 1) % 5)
                #expect(scene.pageInPlace == scene.browser.pageIndex)
            }
        }
    }

    @Test(arguments: lengths)
    func sizesOfImages(length: CGFloat) {
        for identifier in [JXZoomImageCell.reuseIdentifier, JXImageCell.reuseIdentifier] {
            for size in [
                CGSize(width: length, height: 100), CGSize(width: 100, height: length),
                CGSize(width: length, height: length),
            ] {
                BrowserFixture.run(count: 3, looping: true) {
                    $0.host.identifier = identifier
                    $0.host.imageSize = size
                } body: { scene in
                    scene.swipe(.left)
                    #expect(scene.pageInPlace == 1)
                    let frame = scene.browser.visibleCell()?.transitionImageView?.frame ?? .null
                    for value in [frame.minX, frame.minY, frame.width, frame.height] {
                        #expect(value.isFinite)
                    }
                }
            }
        }
    }

    @Test(arguments: [Int.min, -1, 0, 1, 2, 10_000_000, Int.max / 20, Int.max / 2, Int.max])
    func counts(count: Int) {
        for looping in [false, true] {
            BrowserFixture.run(count: count, looping: looping) {
                $0.browser.initialIndex = 7
                // Offsets of more than 2^53 points cannot be told apart to the point.
                $0.isWatching = count < 1_000_000_000
            } body: { scene in
                for index in [0, -1, 1, count - (count == .min ? 0 : 1), Int.max, Int.min] {
                    scene.browser.scrollToPage(at: index, animated: index % 2 == 0)
                    scene.step(3)
                    _ = scene.browser.realIndex(fromVirtual: index)
                }
                scene.settle()
                #expect(scene.browser.pageIndex >= 0)
                #expect(scene.browser.pageIndex < max(1, count))
                scene.fling(.left)
                scene.settle()
                scene.host.count = 3
                scene.browser.reloadData()
                scene.settle()
                #expect(scene.pageInPlace == scene.browser.pageIndex)
            }
        }
    }

    /// A host whose number of pages shrinks each time it is asked for anything.
    private final class ShrinkingHost: JXPhotoBrowserDelegate {
        var count = 12
        private(set) var faults: [String] = []
        private var answered = 0

        func numberOfItems(in browser: JXPhotoBrowserViewController) -> Int {
            answered = count
            return count
        }

        func photoBrowser(
            _ browser: JXPhotoBrowserViewController, cellForItemAt index: Int,
            at indexPath: IndexPath
        ) -> JXPhotoBrowserAnyCell {
            if index >= answered { faults.append("cell \(index) of \(answered)") }
            shrink(browser)
            return browser.dequeueReusableCell(
                withReuseIdentifier: JXImageCell.reuseIdentifier, for: indexPath)
        }

        func photoBrowser(
            _ browser: JXPhotoBrowserViewController, willDisplay cell: JXPhotoBrowserAnyCell,
            at index: Int
        ) {
            if index >= answered { faults.append("will \(index) of \(answered)") }
            shrink(browser)
        }

        func photoBrowser(
            _ browser: JXPhotoBrowserViewController, didEndDisplaying cell: JXPhotoBrowserAnyCell,
            at index: Int
        ) {
            shrink(browser)
        }

        private func shrink(_ browser: JXPhotoBrowserViewController) {
            guard count > 0 else { return }
            count -= 1
            browser.reloadData()
        }
    }

    @Test(arguments: [false, true])
    func countThatShrinksInEveryCall(looping: Bool) {
        BrowserFixture.run(count: 0, looping: looping) { scene in
            scene.isWatching = false
            let host = ShrinkingHost()
            scene.browser.delegate = host
            scene.browser.initialIndex = 11
            for _ in 0..<8 {
                scene.fling(.left)
                scene.wait(0.25)
            }
            scene.settle()
            #expect(host.faults.isEmpty)
            #expect(host.count == 0)
            #expect(scene.browser.pageIndex == 0)
            #expect(scene.overlay.log.last == "(0,0)")
        }
    }

    @Test(arguments: lengths)
    func spacings(length: CGFloat) {
        BrowserFixture.run(count: 5, looping: true) { scene in
            scene.isWatching = false
            scene.browser.itemSpacing = length
            let isLegal = length >= 0 && length.isFinite
            #expect(scene.browser.itemSpacing == (isLegal ? length : 0))
            scene.step(3)
            scene.fling(.left)
            scene.step(40)
            scene.browser.itemSpacing = 0
            scene.settle()
            #expect(scene.pageInPlace == scene.browser.pageIndex)
        }
    }

    // MARK: Zoom

    private nonisolated static let scales: [CGFloat] = lengths + [0.5, 1, 2]

    /// Two taps, two fingers, a finger, and away: whatever a host has set for the page.
    private func disturb(_ scene: BrowserFixture) {
        let middle = CGPoint(x: 195, y: 422)
        scene.doubleTap(middle)
        scene.step(20)
        scene.pinch(2, frames: 8)
        scene.liftAll()
        scene.step(20)
        scene.drag(by: CGPoint(x: -60, y: 50), duration: 0.1)
        scene.step(20)
        scene.pinch(0.2, frames: 8)
        scene.liftAll()
        scene.settle()
        #expect(!scene.simulation.isMoving)
        expectFinite(scene)
    }

    private func expectFinite(_ scene: BrowserFixture) {
        guard let cell = scene.browser.visibleZoomImageCell() else { return }
        let frame = cell.imageView.frame
        let offset = cell.scrollView.contentOffset
        let size = cell.scrollView.contentSize
        for value in [
            frame.minX, frame.minY, frame.width, frame.height, offset.x, offset.y, size.width,
            size.height, cell.scrollView.zoomScale,
        ] {
            #expect(value.isFinite)
        }
    }

    /// The pages after one that a host has spoilt are as ever, and so is that one once its cell has
    /// been reused.
    private func expectSoundPages(_ scene: BrowserFixture) {
        for page in [3, 4, 2, 1, 0] {
            scene.browser.scrollToPage(at: page, animated: false)
            scene.settle()
            #expect(scene.browser.pageIndex == page && scene.pageInPlace == page)
            let cell = scene.zoomCell
            #expect(cell.scrollView.minimumZoomScale == 1)
            #expect(cell.scrollView.maximumZoomScale == 3)
            #expect(cell.scrollView.zoomScale == 1)
            #expect(isNear(cell.imageView.frame, CGRect(x: 0, y: 292, width: 390, height: 260)))
        }
    }

    @Test(arguments: scales)
    func zoomLimits(lower: CGFloat) {
        for upper in BadDataTests.scales {
            BrowserFixture.run(count: 8) { scene in
                let view = scene.zoomCell.scrollView
                view.minimumZoomScale = lower
                view.maximumZoomScale = upper
                disturb(scene)
                expectSoundPages(scene)
            }
        }
    }

    @Test(arguments: scales, [false, true])
    func scalesAskedFor(scale: CGFloat, animated: Bool) {
        BrowserFixture.run(count: 8) { scene in
            scene.zoomCell.scrollView.setZoomScale(scale, animated: animated)
            scene.step(5)
            scene.zoomCell.scrollView.zoom(
                to: CGRect(x: scale, y: 10, width: scale, height: 10), animated: animated)
            scene.settle()
            expectFinite(scene)
            #expect((1...3).contains(scene.zoomCell.scrollView.zoomScale))
            scene.zoomCell.doubleTapZoomScale = scale
            disturb(scene)
            #expect((1...3).contains(scene.zoomCell.scrollView.zoomScale))
            expectSoundPages(scene)
        }
    }

    @Test(arguments: lengths + [30], [false, true])
    func insets(length: CGFloat, ofPager: Bool) {
        for inset in [
            UIEdgeInsets(top: length, left: length, bottom: length, right: length),
            UIEdgeInsets(top: length, left: 0, bottom: 0, right: length),
        ] {
            BrowserFixture.run(count: 8) { scene in
                scene.isWatching = false
                let cell = scene.zoomCell
                let view = ofPager ? scene.browser.collectionView : cell.scrollView
                view.contentInset = inset
                disturb(scene)
                scene.swipe(.left)
                scene.swipe(.right)
                #expect(view.contentOffset.x.isFinite && view.contentOffset.y.isFinite)
                view.contentInset = .zero
                expectSoundPages(scene)
            }
        }
    }
}
