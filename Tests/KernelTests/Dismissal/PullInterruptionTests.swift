import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

/// Whatever happens while a page is pulled, or on its way back, nothing is left behind, and the
/// browser goes on to work.
struct PullInterruptionTests {
    enum Event: String, CaseIterable {
        case reload, fewer, none, deleteLast, jump, scroll, resize, switchedOff, vertical, loop
        case space, taken, secondFinger, imageReplaced, imageGone, reloadPager, background
        case noDelegate, presentOver
    }

    private func perform(_ event: Event, _ scene: BrowserFixture) {
        let browser = scene.browser
        switch event {
        case .reload: browser.reloadData()
        case .fewer, .none, .deleteLast:
            scene.host.count = event == .fewer ? 2 : event == .none ? 0 : 4
            browser.reloadData()
        case .jump: browser.scrollToPage(at: 1, animated: false)
        case .scroll: browser.scrollToPage(at: 3, animated: true)
        case .resize:
            scene.simulation.resizeScreen(
                to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
        case .switchedOff: browser.isDismissGestureEnabled = false
        case .vertical: browser.scrollDirection = .vertical
        case .loop: browser.isLoopingEnabled.toggle()
        case .space: browser.itemSpacing = 20
        case .taken: scene.simulation.touches.cancelAll()
        case .secondFinger: scene.touchDown(CGPoint(x: 40, y: 700), finger: 1)
        case .imageReplaced:
            scene.pageImage.image = UIImage(
                content: .testCard(item: browser.pageIndex),
                size: CGSize(width: 600, height: 2400))
        case .imageGone: scene.pageImage.image = nil
        case .reloadPager: browser.collectionView.reloadData()
        case .background: scene.simulation.touches.cancelAll()
        case .noDelegate: browser.delegate = nil
        case .presentOver:
            let cover = UIViewController()
            browser.present(cover, animated: false)
        }
    }

    @Test(arguments: Event.allCases, [false, true])
    func nothingIsLeft(event: Event, isReturning: Bool) {
        BrowserFixture.run(count: 5) {
            $0.browser.initialIndex = 4
        } body: { scene in
            scene.isWatching = false
            scene.settle()
            let end = scene.pull(by: CGPoint(x: 40, y: 150))
            if isReturning {
                scene.lift(end)
                scene.step(8)
                #expect(scene.browser.isPulling)
            }
            perform(event, scene)
            scene.step(3)
            if !isReturning {
                scene.move(from: end, by: CGPoint(x: 0, y: -30), frames: 6)
                scene.lift(CGPoint(x: end.x, y: end.y - 30))
            }
            scene.lift(CGPoint(x: 40, y: 700), finger: 1)
            scene.settle()
            if event == .presentOver {
                scene.browser.dismiss(animated: false)
                scene.settle()
            }
            scene.expectNothingLeft("\(event)")
            #expect(scene.browser.presentingViewController != nil)
            goesOn(after: event, scene)
        }
    }

    /// A swipe, and where there is something to pull, a pull.
    private func goesOn(after event: Event, _ scene: BrowserFixture) {
        switch event {
        case .none, .noDelegate, .vertical: return
        case .resize:
            scene.simulation.resizeScreen(
                to: CGSize(width: 390, height: 844), safeAreaInsets: .zero)
            scene.settle()
        case .imageGone: scene.pageImage.image = scene.host.image(scene.browser.pageIndex)
        default: break
        }
        let page = scene.browser.pageIndex
        let isFirst = page == 0
        scene.swipe(isFirst ? .left : .right)
        let expected = isFirst ? 1 : page - 1
        #expect(scene.browser.pageIndex == expected, "\(event)")
        scene.browser.isDismissGestureEnabled = true
        let end = scene.pull(by: CGPoint(x: 0, y: 300))
        scene.lift(end)
        scene.settle()
        #expect(scene.browser.presentingViewController == nil, "\(event)")
    }

    /// New cells for the same pages: the finger keeps the image.
    @Test func reloadedPagesStayUnderTheFinger() {
        BrowserFixture.run(count: 5) { scene in
            scene.settle()
            let end = scene.pull(by: CGPoint(x: 40, y: 150))
            let cell = scene.browser.centralCell()
            let place = scene.pageImage.presentedFrameInWindow
            scene.browser.reloadData()
            #expect(cell?.transitionImageView?.transform.isIdentity == true)
            scene.step()
            #expect(scene.browser.isPulling)
            let now = scene.pageImage.presentedFrameInWindow
            #expect(abs(now.minX - place.minX) < 0.01)
            #expect(abs(now.minY - place.minY) < 0.01)
            #expect(abs(now.width - place.width) < 0.01)
            #expect(!scene.browser.collectionView.isScrollEnabled)
            scene.lift(end)
            scene.settle()
            scene.expectNothingLeft()
        }
    }

    /// A cell that lays its photo out by its frame, which goes wrong under a transform.
    private final class FramedCell: UICollectionViewCell, JXPhotoBrowserCellProtocol {
        weak var browser: JXPhotoBrowserViewController?
        private let imageView = UIImageView()
        var transitionImageView: UIImageView? { imageView }

        override func prepareForReuse() {
            super.prepareForReuse()
            imageView.image = nil
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            if imageView.superview == nil { contentView.addSubview(imageView) }
            imageView.frame = contentView.bounds
        }
    }

    /// Laid out anew in mid-pull, the photo shrinks with the finger as ever, and goes home to its
    /// new frame.
    @Test func laidOutUnderTheFinger() {
        BrowserFixture.run(count: 5) {
            $0.browser.register(FramedCell.self, forReuseIdentifier: "framed")
            $0.host.identifier = "framed"
        } body: { scene in
            scene.isWatching = false
            scene.settle()
            let end = scene.pull(by: CGPoint(x: 0, y: 150))
            scene.simulation.resizeScreen(
                to: CGSize(width: 420, height: 700), safeAreaInsets: .zero)
            scene.step(2)
            scene.move(from: end, by: CGPoint(x: 0, y: 20), frames: 6)
            #expect(scene.browser.isPulling)
            #expect(scene.pageImage.bounds.size == CGSize(width: 420, height: 700))
            let shown = scene.pageImage.presentedFrameInWindow
            #expect(shown.width < 410 && shown.width > 300)
            #expect(abs(shown.width / shown.height - 0.6) < 0.001)
            scene.lift(CGPoint(x: end.x, y: end.y - 100))
            scene.settle()
            scene.expectNothingLeft()
            #expect(scene.pageImage.frame == CGRect(x: 0, y: 0, width: 420, height: 700))
        }
    }

    /// Another photo has taken the pulled one's place: the pull is over.
    @Test func anotherPhotoIsNotPulled() {
        BrowserFixture.run(count: 5) { scene in
            scene.isWatching = false
            scene.settle()
            scene.pull(by: CGPoint(x: 0, y: 150))
            scene.host.imageSize = CGSize(width: 600, height: 600)
            scene.host.forgetImages()
            scene.browser.reloadData()
            scene.step(2)
            #expect(scene.pageImage.transform.isIdentity)
            #expect(scene.browser.collectionView.isScrollEnabled)
            scene.settle()
            scene.expectNothingLeft()
        }
    }

    /// Closed by the host, or by a button, in the middle of a pull; the finger lifts later.
    @Test(arguments: ["own", "host", "at once", "root"])
    func closedInMidPull(way: String) {
        for type in [JXPhotoBrowserTransitionType.fade, .zoom, .none] {
            BrowserFixture.run(
                count: 5,
                configure: {
                    $0.browser.transitionType = type
                    $0.addThumbnails(0..<5)
                }
            ) { scene in
                scene.settle()
                let end = scene.pull(by: CGPoint(x: 40, y: 250))
                switch way {
                case "own": scene.browser.dismissSelf()
                case "host": scene.root.dismiss(animated: true)
                case "at once": scene.root.dismiss(animated: false)
                default: scene.window.rootViewController = UIViewController()
                }
                scene.step(3)
                scene.lift(end)
                scene.settle()
                #expect(scene.browser.presentingViewController == nil)
                scene.expectNothingLeft("\(way)")
                #expect(scene.hiddenThumbnails.isEmpty)
            }
        }
    }

    /// A pull never keeps the browser alive.
    @Test func releasedInMidPull() {
        weak var browser: JXPhotoBrowserViewController?
        Simulation.run(Simulation(device: SimulatedDevice(refreshRate: 120))) {
            let window = UIWindow()
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            let host = TestHost(count: 3)
            do {
                let brief = JXPhotoBrowserViewController()
                brief.delegate = host
                brief.transitionType = .none
                brief.present(from: root)
                browser = brief
            }
            let simulation = Simulation.current
            for _ in 0..<10 { simulation.step() }
            for index in 0...40 {
                simulation.touches.enqueue(
                    TouchSample(
                        finger: 0,
                        timestamp: simulation.now.advanced(bySeconds: Double(index) / 120),
                        location: CGPoint(x: 195, y: 422 + 4 * index),
                        phase: index == 0 ? .began : .moved))
            }
            for _ in 0..<30 { simulation.step() }
            #expect(browser?.isPulling == true)
            simulation.touches.cancelAll()
            simulation.step()
            root.dismiss(animated: false)
            for _ in 0..<3 { simulation.step() }
            #expect(browser == nil)
            #expect(!simulation.isMoving)
        }
    }
}
