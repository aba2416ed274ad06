import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

/// The image's flight from its thumbnail and back.
struct ZoomTransitionTests {
    /// 1500×1000 fitted to 390×844.
    private let pageRect = CGRect(x: 0, y: 292, width: 390, height: 260)

    private func run(
        count: Int = 9, looping: Bool = false, presents: Bool = true,
        configure: @escaping (BrowserFixture) -> Void = { $0.addThumbnails(0..<9) },
        sourceLocation: SourceLocation = #_sourceLocation, body: (BrowserFixture) -> Void
    ) {
        BrowserFixture.run(
            count: count, looping: looping, presents: presents,
            configure: {
                $0.browser.transitionType = .zoom
                configure($0)
            }, sourceLocation: sourceLocation
        ) { scene in
            if presents { scene.settle() }
            body(scene)
        }
    }

    private func expectClose(
        _ rect: CGRect?, _ other: CGRect, within tolerance: CGFloat = 0.5,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let rect else {
            Issue.record("nothing flies", sourceLocation: sourceLocation)
            return
        }
        let isClose =
            abs(rect.minX - other.minX) <= tolerance && abs(rect.minY - other.minY) <= tolerance
            && abs(rect.maxX - other.maxX) <= tolerance && abs(rect.maxY - other.maxY) <= tolerance
        #expect(isClose, "\(rect) instead of \(other)", sourceLocation: sourceLocation)
    }

    /// Without a page there is none whose thumbnail could be asked for, which the host checks.
    @Test func turnedInFlightWithoutPages() {
        run { scene in
            scene.browser.dismissSelf()
            scene.step(3)
            #expect(scene.flyingImage != nil)
            scene.host.count = 0
            scene.browser.reloadData()
            scene.simulation.resizeScreen(
                to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
            scene.settle()
            #expect(scene.flyingImage == nil)
            #expect(scene.browser.presentingViewController == nil)
        }
    }

    /// Case R-I4, and where the flight begins and ends.
    @Test(arguments: [0, 4])
    func fliesFromThumbnailToPageAndBack(page: Int) {
        run(presents: false) { scene in
            scene.browser.initialIndex = page
            scene.browser.present(from: scene.root)
            expectClose(
                scene.flyingImage?.presentedFrameInWindow, BrowserFixture.thumbnailFrame(page))
            var last = CGRect.zero
            while scene.browser.isBeingPresented {
                #expect(scene.copies(of: page) == ["flying"])
                last = scene.flyingImage?.presentedFrameInWindow ?? .zero
                scene.step()
            }
            expectClose(last, pageRect, within: 2)
            #expect(scene.copies(of: page) == ["page"])
            #expect(scene.hiddenThumbnails == [page])
            scene.expectNothingLeft()

            scene.browser.dismissSelf()
            expectClose(scene.flyingImage?.presentedFrameInWindow, pageRect)
            while scene.browser.isBeingDismissed {
                #expect(scene.copies(of: page) == ["flying"])
                last = scene.flyingImage?.presentedFrameInWindow ?? .zero
                scene.step()
            }
            expectClose(last, BrowserFixture.thumbnailFrame(page), within: 2)
            #expect(scene.copies(of: page) == ["thumbnail"])
            #expect(scene.hiddenThumbnails.isEmpty)
            #expect(scene.browser.presentingViewController == nil)
            scene.expectNothingLeft()
        }
    }

    /// 0.25 s are 30 frames.
    @Test func takesAQuarterOfASecond() {
        run(presents: false) { scene in
            scene.browser.present(from: scene.root)
            scene.step(29)
            #expect(scene.flyingImage != nil)
            scene.step(2)
            #expect(scene.flyingImage == nil)
        }
    }

    /// Case R-I3: after paging to 3, to the thumbnail of 3.
    @Test func fliesBackToTheThumbnailOfThePageBrowsedTo() {
        run { scene in
            for _ in 0..<3 { scene.swipe(.left) }
            #expect(scene.hiddenThumbnails == [3])
            scene.browser.dismissSelf()
            scene.step(29)
            expectClose(
                scene.flyingImage?.presentedFrameInWindow, BrowserFixture.thumbnailFrame(3),
                within: 2)
            scene.settle()
            #expect(scene.hiddenThumbnails.isEmpty)
        }
    }

    /// Case R-I3, the hard form: 0.1 s after the lift of the last swipe. The image starts where it
    /// is on screen; page, overlay, thumbnail and target agree.
    @Test(arguments: [false, true])
    func closingBeforeASwipeHasSettled(looping: Bool) {
        for frames in [2, 6, 12, 18, 30] {
            run(looping: looping) { scene in
                scene.swipe(.left)
                scene.fling(.left)
                while !scene.simulation.touches.activeTouches.isEmpty
                    || scene.simulation.touches.pendingCount > 0
                {
                    scene.step()
                }
                scene.step(frames)
                let cell = scene.browser.centralCell()
                let shown = cell?.transitionImageView?.presentedFrameInWindow ?? .zero
                let page = scene.browser.realIndex(
                    fromVirtual: scene.browser.collectionView.indexPath(for: cell!)!.item)
                scene.browser.dismissSelf()
                #expect(scene.browser.pageIndex == page)
                #expect(scene.overlay.log.last == "\(page)" || page == 1)
                #expect(scene.hiddenThumbnails == [page])
                expectClose(scene.flyingImage?.presentedFrameInWindow, shown)
                #expect(scene.copies(of: page) == ["flying"])
                scene.step(29)
                expectClose(
                    scene.flyingImage?.presentedFrameInWindow,
                    BrowserFixture.thumbnailFrame(page), within: 2)
                scene.settle()
                #expect(scene.hiddenThumbnails.isEmpty)
            }
        }
    }

    /// Under a finger that still drags.
    @Test func closingUnderAFinger() {
        run { scene in
            scene.drag(by: CGPoint(x: -150, y: 0), duration: 0.2, lifts: false)
            scene.wait(0.3)
            scene.browser.dismissSelf()
            #expect(scene.browser.pageIndex == 0)
            scene.moveFinger(by: CGPoint(x: -100, y: 0))
            scene.step(10)
            scene.lift()
            scene.settle()
            #expect(scene.browser.presentingViewController == nil)
            #expect(scene.hiddenThumbnails.isEmpty)
            scene.browser.present(from: scene.root)
            scene.settle()
            scene.swipe(.left)
            #expect(scene.browser.pageIndex == 1)
        }
    }

    /// Case L-D07: the flight starts where the finger left the image, whatever is laid out before.
    @Test func startsWhereTheFingerLeftTheImage() {
        run { scene in
            let end = scene.pull(by: CGPoint(x: 40, y: 300))
            let dragged = scene.pageImage.presentedFrameInWindow
            let backdrop = scene.backdrop
            scene.lift(end)
            scene.browser.view.setNeedsLayout()
            scene.step()
            expectClose(scene.flyingImage?.presentedFrameInWindow, dragged, within: 2)
            #expect(abs(scene.backdrop - backdrop) < 0.02)
            #expect(scene.copies(of: 0) == ["flying"])
            var last = CGRect.zero
            while let flying = scene.flyingImage {
                last = flying.presentedFrameInWindow
                scene.step()
            }
            expectClose(last, BrowserFixture.thumbnailFrame(0), within: 2)
            scene.settle()
            #expect(scene.copies(of: 0) == ["thumbnail"])
            scene.expectNothingLeft()
        }
    }

    /// Case R-I2: thumbnails only for 0…5; from page 9 it fades, with nobody told to hide anything.
    @Test func fadesWhereThereIsNoThumbnail() {
        run(count: 10) {
            $0.addThumbnails(0..<6)
        } body: { scene in
            scene.browser.scrollToPage(at: 9, animated: true)
            scene.settle()
            #expect(scene.hiddenThumbnails.isEmpty)
            scene.browser.dismissSelf()
            scene.step(15)
            #expect(scene.flyingImage == nil)
            #expect(scene.browser.view.presentedAlpha < 0.8)
            #expect(scene.copies(of: 9) == ["page"])
            scene.settle()
            #expect(scene.browser.presentingViewController == nil)
            #expect(scene.host.thumbnailLog == ["hide 0", "show 0"])
        }
    }

    @Test(arguments: ["outside", "empty", "detached", "hidden parent", "behind the grid's edge"])
    func aThumbnailThatIsNotSeenCountsAsNone(kind: String) {
        run(presents: false) { scene in
            let view = scene.host.thumbnails[0]!
            switch kind {
            case "outside": view.frame.origin.y = 900
            case "empty": view.frame.size = .zero
            case "detached": view.removeFromSuperview()
            case "hidden parent":
                let box = UIView(frame: scene.root.view.bounds)
                box.isHidden = true
                box.addSubview(view)
                scene.root.view.addSubview(box)
            default:
                let grid = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
                scene.root.view.addSubview(grid)
                grid.contentSize = CGSize(width: 390, height: 1000)
                grid.addSubview(view)
                view.frame.origin.y = 310
            }
            scene.browser.present(from: scene.root)
            scene.step()
            #expect(scene.flyingImage == nil)
            scene.settle()
            #expect(!view.isHidden)
            #expect(scene.host.thumbnailLog.isEmpty)
        }
    }

    /// Half of the thumbnail is cut off by its list, 20 points of the rest lie under a bar.
    @Test func fliesFromTheVisiblePartOfAThumbnail() {
        run(presents: false) { scene in
            let view = scene.host.thumbnails[0]!
            let grid = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 300))
            grid.contentInsetAdjustmentBehavior = .never
            grid.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            scene.root.view.addSubview(grid)
            grid.contentSize = CGSize(width: 390, height: 1000)
            grid.contentOffset = CGPoint(x: 0, y: 50)
            grid.addSubview(view)
            view.frame.origin = .zero
            scene.step()
            scene.browser.present(from: scene.root)
            // The image as a whole lies where the thumbnail does; only a part of it shows.
            expectClose(
                scene.flyingImage?.presentedFrameInWindow,
                CGRect(x: 0, y: 350, width: 100, height: 100))
            expectClose(
                scene.flyingImage?.superview?.presentedFrameInWindow,
                CGRect(x: 0, y: 420, width: 100, height: 30))
            scene.settle()
            scene.expectNothingLeft()
        }
    }

    /// The image as the thumbnail shows it: filling it, or fitted into it.
    @Test(arguments: [UIView.ContentMode.scaleAspectFill, .scaleAspectFit, .scaleToFill])
    func looksLikeTheThumbnailWhereItTakesOff(mode: UIView.ContentMode) {
        run(presents: false) {
            $0.addThumbnails(0..<9, mode: mode)
        } body: { scene in
            scene.browser.present(from: scene.root)
            let flying = scene.flyingImage!
            let frame = BrowserFixture.thumbnailFrame(0)
            switch mode {
            case .scaleAspectFit:
                // 3:2 in 100×100.
                let height: CGFloat = 100 * 2 / 3
                expectClose(
                    flying.presentedFrameInWindow,
                    CGRect(x: 10, y: frame.midY - height / 2, width: 100, height: height),
                    within: 0.01)
            case .scaleToFill:
                #expect(flying.contentMode == .scaleToFill)
                expectClose(flying.presentedFrameInWindow, frame)
            default:
                #expect(flying.contentMode == .scaleAspectFill)
                #expect(flying.clipsToBounds)
                expectClose(flying.presentedFrameInWindow, frame)
            }
        }
    }

    /// A thumbnail as the content view of a grid's cell, with the image view in it.
    @Test func findsTheImageViewInTheThumbnail() {
        run(presents: false) { scene in
            let picture = scene.host.thumbnails[0]!
            let box = UIView(frame: CGRect(x: 200, y: 500, width: 120, height: 140))
            scene.root.view.addSubview(box)
            box.addSubview(picture)
            picture.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
            scene.host.thumbnails[0] = box
            scene.browser.present(from: scene.root)
            expectClose(
                scene.flyingImage?.presentedFrameInWindow,
                CGRect(x: 210, y: 510, width: 100, height: 100))
            scene.settle()
            #expect(box.isHidden)
        }
    }

    /// Without an image there is nothing to fly; one that comes late shows when it comes.
    @Test func fadesWhereTheImageIsLate() {
        run(presents: false) {
            $0.addThumbnails(0..<9)
            $0.host.loading = .after(0.1)
        } body: { scene in
            scene.browser.present(from: scene.root)
            scene.step(5)
            #expect(scene.flyingImage == nil)
            #expect(scene.browser.view.presentedAlpha < 1)
            #expect(scene.copies(of: 0) == ["thumbnail"])
            scene.settle()
            #expect(scene.copies(of: 0) == ["page"])
            #expect(scene.hiddenThumbnails == [0])
            scene.browser.dismissSelf()
            #expect(scene.flyingImage != nil)
            scene.settle()
            #expect(scene.hiddenThumbnails.isEmpty)
        }
    }

    /// A turn of the device in mid-flight: the image arrives where its place is then.
    @Test(arguments: [true, false])
    func turnedInMidFlight(opening: Bool) {
        run(presents: false) { scene in
            scene.browser.present(from: scene.root)
            if !opening {
                scene.settle()
                scene.browser.dismissSelf()
            }
            scene.step(10)
            scene.host.thumbnails[0]?.frame.origin.x = 300
            scene.simulation.resizeScreen(
                to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
            var last = CGRect.zero
            while let flying = scene.flyingImage {
                last = flying.presentedFrameInWindow
                scene.step()
            }
            // 1500×1000 fitted to 844×390: 585×390.
            let page = CGRect(x: 129.5, y: 0, width: 585, height: 390)
            let thumbnail = CGRect(x: 300, y: 100, width: 100, height: 100)
            expectClose(last, opening ? page : thumbnail, within: 6)
            scene.settle()
            if opening {
                scene.expectNothingLeft()
                #expect(scene.pageImage.frame.size == page.size)
            }
            #expect(scene.hiddenThumbnails == (opening ? [0] : []))
        }
    }

    /// The pages may change while the image flies.
    @Test(arguments: [0, 1, 4])
    func reloadedInMidFlight(count: Int) {
        for opening in [true, false] {
            run(presents: false) { scene in
                scene.browser.initialIndex = 3
                scene.browser.present(from: scene.root)
                if !opening {
                    scene.settle()
                    scene.browser.dismissSelf()
                }
                scene.step(10)
                scene.host.count = count
                for page in count..<9 { scene.host.thumbnails[page]?.removeFromSuperview() }
                scene.host.thumbnails = scene.host.thumbnails.filter { $0.key < count }
                scene.browser.reloadData()
                scene.settle()
                scene.expectNothingLeft()
                let page = max(0, min(3, count - 1))
                #expect(scene.hiddenThumbnails == (opening && count > 0 ? [page] : []))
            }
        }
    }

    @Test func aPageWithALightCellFliesToo() {
        run(presents: false) {
            $0.addThumbnails(0..<9)
            $0.host.identifier = JXImageCell.reuseIdentifier
        } body: { scene in
            scene.browser.present(from: scene.root)
            scene.step(29)
            expectClose(scene.flyingImage?.presentedFrameInWindow, scene.window.bounds, within: 6)
            scene.settle()
            #expect(scene.copies(of: 0) == ["page"])
        }
    }
}
