import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

/// When a page can be pulled.
struct PullBeginTests {
    private func run(
        count: Int = 5, presents: Bool = true,
        configure: @escaping (BrowserFixture) -> Void = { _ in },
        sourceLocation: SourceLocation = #_sourceLocation, body: (BrowserFixture) -> Void
    ) {
        BrowserFixture.run(
            count: count, presents: presents, configure: configure,
            sourceLocation: sourceLocation, body: body)
    }

    /// Case R-G6: (−200, +120) pages, (−120, +200) pulls; upwards neither.
    @Test(arguments: [
        (CGPoint(x: -200, y: 120), false), (CGPoint(x: -120, y: 200), true),
        (CGPoint(x: 120, y: 200), true), (CGPoint(x: 0, y: 200), true),
        (CGPoint(x: -200, y: -120), false), (CGPoint(x: 0, y: -200), false),
        (CGPoint(x: -150, y: 150), false),
    ])
    func directionDecides(way: CGPoint, pulls: Bool) {
        run { scene in
            scene.drag(by: way, duration: 0.12)
            var wasPulling = false
            for _ in 0..<20 {
                scene.step()
                if scene.browser.isPulling { wasPulling = true }
            }
            #expect(wasPulling == pulls)
            scene.settle()
            if !pulls {
                #expect(scene.browser.presentingViewController != nil)
                scene.expectNothingLeft()
            }
        }
    }

    @Test func aDiagonalFlickMeantForPagingPages() {
        run { scene in
            scene.drag(by: CGPoint(x: -200, y: 120), duration: 0.12)
            scene.settle()
            #expect(scene.browser.pageIndex == 1)
        }
    }

    /// Case L-A14: a page without an image is not pulled, and everything goes on to work.
    @Test(arguments: ["none", "empty", "empty, light", "flat", "no view", "hidden"])
    func notWithoutAnImage(lack: String) {
        final class Bare: UICollectionViewCell, JXPhotoBrowserCellProtocol {
            weak var browser: JXPhotoBrowserViewController?
        }
        run {
            if lack == "no view" {
                $0.browser.register(Bare.self, forReuseIdentifier: "bare")
                $0.host.identifier = "bare"
            }
            if lack.hasPrefix("empty") { $0.host.imageSize = .zero }
            if lack == "empty, light" || lack == "flat" {
                $0.host.identifier = JXImageCell.reuseIdentifier
            }
        } body: { scene in
            scene.isWatching = false
            scene.settle()
            if lack == "none" { scene.pageImage.image = nil }
            if lack == "flat" { scene.pageImage.bounds.size = .zero }
            if lack == "hidden" { scene.pageImage.isHidden = true }
            scene.beginPull()
            #expect(!scene.browser.isPulling)
            scene.move(
                from: CGPoint(x: 195, y: 434), by: CGPoint(x: 0, y: 300), frames: 20)
            scene.lift(CGPoint(x: 195, y: 734))
            scene.settle()
            #expect(scene.browser.presentingViewController != nil)
            #expect(scene.browser.collectionView.clipsToBounds)
            scene.swipe(.left)
            #expect(scene.browser.pageIndex == 1)
        }
    }

    @Test func notWhileThePagerMoves() {
        run { scene in
            scene.settle()
            scene.fling(.left)
            scene.wait(0.15)
            #expect(scene.offset.x.truncatingRemainder(dividingBy: 390) != 0)
            scene.beginPull()
            #expect(!scene.browser.isPulling)
            scene.lift()
            scene.settle()
            #expect(scene.browser.presentingViewController != nil)
        }
    }

    @Test func notWithTwoFingers() {
        run { scene in
            scene.settle()
            scene.touchDown(CGPoint(x: 100, y: 400), finger: 1)
            scene.step(2)
            scene.beginPull()
            #expect(!scene.browser.isPulling)
            scene.lift(finger: 1)
            scene.lift()
            scene.settle()
            scene.beginPull()
            #expect(scene.browser.isPulling)
        }
    }

    @Test func notWhereItIsSwitchedOff() {
        run {
            $0.browser.isDismissGestureEnabled = false
        } body: { scene in
            scene.settle()
            scene.beginPull()
            #expect(!scene.browser.isPulling)
            scene.lift()
            scene.settle()
            scene.browser.isDismissGestureEnabled = true
            scene.beginPull()
            #expect(scene.browser.isPulling)
        }
    }

    /// In vertical browsing a drag downwards turns back.
    @Test func notWhereBrowsingIsVertical() {
        run {
            $0.browser.scrollDirection = .vertical
            $0.browser.initialIndex = 2
        } body: { scene in
            scene.settle()
            scene.swipe(.down)
            #expect(scene.browser.pageIndex == 1)
            #expect(scene.browser.presentingViewController != nil)
        }
    }

    /// What could not be closed is not pulled: a banner, and a window's own browser.
    @Test func notWhereThereIsNothingToClose() {
        run(presents: false) { scene in
            scene.root.addChild(scene.browser)
            scene.browser.view.frame = scene.root.view.bounds
            scene.root.view.addSubview(scene.browser.view)
            scene.browser.didMove(toParent: scene.root)
            scene.settle()
            scene.beginPull()
            #expect(!scene.browser.isPulling)
        }
    }

    /// A host's list around a banner keeps its vertical drags.
    @Test func aBannerLeavesVerticalDragsToItsList() {
        run(presents: false) { scene in
            scene.isWatching = false
            let list = UIScrollView(frame: scene.root.view.bounds)
            list.contentSize = CGSize(width: 390, height: 3000)
            list.contentOffset.y = 200
            scene.root.view.addSubview(list)
            scene.root.addChild(scene.browser)
            scene.browser.view.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
            list.addSubview(scene.browser.view)
            scene.browser.didMove(toParent: scene.root)
            scene.step(3)
            scene.drag(by: CGPoint(x: 0, y: 100), duration: 0.3, lifts: false)
            scene.wait(0.3)
            #expect(list.contentOffset.y < 120)
            #expect(!scene.browser.isPulling)
        }
    }

    /// A cell with a scroll view of its own, taller than the page.
    final class LongCell: UICollectionViewCell, JXPhotoBrowserCellProtocol {
        weak var browser: JXPhotoBrowserViewController?
        let scrollView = UIScrollView()
        let imageView = UIImageView()
        var transitionImageView: UIImageView? { imageView }

        override init(frame: CGRect) {
            super.init(frame: frame)
            scrollView.contentInsetAdjustmentBehavior = .never
            contentView.addSubview(scrollView)
            scrollView.addSubview(imageView)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            scrollView.frame = contentView.bounds
            guard imageView.transform.isIdentity else { return }
            imageView.frame = CGRect(x: 0, y: 0, width: 390, height: 2400)
            scrollView.contentSize = imageView.frame.size
        }
    }

    /// Case R-H4: at its top long content is pulled, below it scrolls, and a drag that comes to the
    /// top pulls nothing.
    @Test(arguments: [(0.0, true), (500, false), (100, false)])
    func longContent(offset: Double, pulls: Bool) {
        run {
            $0.browser.register(LongCell.self, forReuseIdentifier: "long")
            $0.host.identifier = "long"
        } body: { scene in
            scene.settle()
            let cell = scene.browser.visibleCell() as? LongCell
            let scrollView = cell!.scrollView
            scrollView.contentOffset.y = offset
            scene.step()
            let begun = scene.beginPull(at: CGPoint(x: 195, y: 300))
            scene.move(from: begun, by: CGPoint(x: 0, y: 300), frames: 24)
            #expect(scene.browser.isPulling == pulls)
            if pulls {
                #expect(scrollView.contentOffset.y == 0)
            } else if offset == 500 {
                #expect(abs(scrollView.contentOffset.y - 200) < 1)
            } else {
                // Over the top, with resistance.
                #expect(scrollView.contentOffset.y < 0)
            }
            let end = CGPoint(x: 195, y: begun.y + 300)
            scene.hold(end)
            scene.lift(end)
            scene.settle()
            #expect((scene.browser.presentingViewController == nil) == pulls)
        }
    }

    /// Sideways and upwards, content at its top scrolls as if there were no pull.
    @Test func contentAtItsTopScrollsTheOtherWay() {
        run {
            $0.browser.register(LongCell.self, forReuseIdentifier: "long")
            $0.host.identifier = "long"
        } body: { scene in
            scene.settle()
            let cell = scene.browser.visibleCell() as? LongCell
            scene.drag(by: CGPoint(x: 0, y: -200), duration: 0.3, lifts: false)
            scene.wait(0.35)
            #expect(cell!.scrollView.contentOffset.y > 170)
            scene.lift(CGPoint(x: 195, y: 222))
            scene.settle()
            scene.swipe(.left)
            #expect(scene.browser.pageIndex == 1)
        }
    }
}
