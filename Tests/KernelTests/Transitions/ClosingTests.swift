import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

/// Who closes what, and when.
struct ClosingTests {
    private func run(
        type: JXPhotoBrowserTransitionType = .fade, presents: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation, body: (BrowserFixture) -> Void
    ) {
        BrowserFixture.run(
            count: 5, presents: presents,
            configure: {
                $0.browser.transitionType = type
                $0.addThumbnails(0..<5)
            }, sourceLocation: sourceLocation, body: body)
    }

    /// A screen of the host's over its first one, which must stay whatever closes twice.
    private func presentMiddle(_ scene: BrowserFixture) -> UIViewController {
        let middle = UIViewController()
        middle.modalPresentationStyle = .overFullScreen
        scene.root.present(middle, animated: false)
        scene.browser.present(from: middle)
        scene.settle()
        return middle
    }

    /// Case R-H8: two triggers within 0.1 s, from either side and in either order, close once.
    @Test(arguments: ["own, own", "own, host", "host, own", "pull, own", "own, pull"])
    func closedTwiceIsClosedOnce(order: String) {
        for type in [JXPhotoBrowserTransitionType.fade, .zoom, .none] {
            for frames in [0, 1, 6, 12] {
                run(type: type) { scene in
                    let middle = presentMiddle(scene)
                    var completions = 0
                    @MainActor func close(_ who: Substring) {
                        switch who {
                        case "own": scene.browser.dismissSelf()
                        case "host":
                            guard middle.presentedViewController != nil else { return }
                            middle.dismiss(animated: type != .none) { completions += 1 }
                        default: scene.lift(CGPoint(x: 195, y: 734))
                        }
                    }
                    if order.contains("pull") { scene.pull(by: CGPoint(x: 0, y: 300)) }
                    let parties = order.split(separator: ", ")
                    close(parties[0])
                    scene.step(frames)
                    close(parties[1])
                    scene.settle()
                    #expect(scene.browser.presentingViewController == nil)
                    #expect(scene.root.presentedViewController === middle)
                    #expect(completions <= 1)
                    scene.expectNothingLeft("\(order), \(frames) frames")
                    #expect(scene.hiddenThumbnails.isEmpty)
                }
            }
        }
    }

    /// A wish to close while the browser opens is kept.
    @Test(arguments: [0, 1, 10, 28])
    func closedWhileItOpens(frames: Int) {
        for type in [JXPhotoBrowserTransitionType.fade, .zoom] {
            run(type: type) { scene in
                scene.browser.present(from: scene.root)
                scene.step(frames)
                scene.browser.dismissSelf()
                scene.browser.dismissSelf()
                scene.settle()
                #expect(scene.browser.presentingViewController == nil)
                #expect(scene.hiddenThumbnails.isEmpty)
                scene.expectNothingLeft()
                // It was one wish: the next opening stays open.
                scene.browser.present(from: scene.root)
                scene.settle()
                #expect(scene.browser.presentingViewController != nil)
            }
        }
    }

    @Test func closedFromACallWhileItOpensWithoutAnimation() {
        run(type: .none) { scene in
            scene.host.reaction = { if $0 == "count" { scene.browser.dismissSelf() } }
            scene.browser.present(from: scene.root)
            scene.host.reaction = nil
            scene.settle()
            #expect(scene.browser.presentingViewController == nil)
        }
    }

    /// What covers the browser is on its way in, or out: it closes after that.
    @Test(arguments: [true, false])
    func closedWhileACoverMoves(comes: Bool) {
        run(presents: true) { scene in
            scene.settle()
            let cover = UIViewController()
            cover.modalPresentationStyle = .overFullScreen
            scene.browser.present(cover, animated: true)
            if !comes {
                scene.settle()
                scene.browser.dismiss(animated: true)
            }
            scene.step(5)
            scene.browser.dismissSelf()
            #expect(scene.browser.presentingViewController != nil)
            scene.settle()
            #expect(scene.browser.presentingViewController == nil)
            #expect(scene.root.presentedViewController == nil)
        }
    }

    // MARK: Embedded

    private func embed(
        _ scene: BrowserFixture, in container: UIViewController, frame: CGRect
    ) {
        container.addChild(scene.browser)
        scene.browser.view.frame = frame
        container.view.addSubview(scene.browser.view)
        scene.browser.didMove(toParent: container)
    }

    /// One that fills a presented container closes that; a banner in it does not.
    @Test(arguments: [true, false])
    func embeddedInAPresentedContainer(fills: Bool) {
        run { scene in
            scene.isWatching = false
            let container = UIViewController()
            container.modalPresentationStyle = .overFullScreen
            scene.root.present(container, animated: false)
            let whole = container.view.bounds
            embed(
                scene, in: container,
                frame: fills ? whole : CGRect(x: 0, y: 0, width: 390, height: 300))
            scene.settle()
            // A pull needs something to close.
            let start = CGPoint(x: 195, y: fills ? 422 : 150)
            let end = scene.pull(from: start, by: CGPoint(x: 0, y: 80))
            #expect(scene.browser.isPulling == fills)
            scene.lift(end)
            scene.settle()
            scene.browser.dismissSelf()
            scene.settle()
            #expect((scene.root.presentedViewController == nil) == fills)
        }
    }

    /// Has the browser closed from its own callbacks.
    private final class Container: UIViewController {
        var willAppear: () -> Void = {}
        var didAppear: () -> Void = {}

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            willAppear()
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            didAppear()
        }

        nonisolated deinit {}
    }

    /// A wish to close while the container comes in is kept until that is there; a browser that is
    /// only a part of it stays all the same.
    @Test(arguments: ["will appear", "0", "1", "10", "28", "did appear"], [true, false])
    func closedWhileItsContainerComesIn(moment: String, fills: Bool) {
        run { scene in
            scene.isWatching = false
            let container = Container()
            container.modalPresentationStyle = .overFullScreen
            let whole = container.view.bounds
            embed(
                scene, in: container,
                frame: fills ? whole : CGRect(x: 0, y: 0, width: 390, height: 300))
            let close = { scene.browser.dismissSelf() }
            if moment == "will appear" { container.willAppear = close }
            if moment == "did appear" { container.didAppear = close }
            scene.root.present(container, animated: true)
            if let frames = Int(moment) {
                scene.step(frames)
                close()
                close()
                #expect(container.isBeingPresented)
            }
            scene.settle()
            #expect((scene.root.presentedViewController == nil) == fills)
            // It was one wish: the next time the container stays.
            container.willAppear = {}
            container.didAppear = {}
            if fills { scene.root.present(container, animated: true) }
            scene.settle()
            #expect(scene.root.presentedViewController === container)
        }
    }

    /// A container that is called off takes the wish with it.
    @Test func aContainerThatIsCalledOffIsClosedOnce() {
        run { scene in
            scene.isWatching = false
            let container = UIViewController()
            container.modalPresentationStyle = .overFullScreen
            embed(scene, in: container, frame: container.view.bounds)
            scene.root.present(container, animated: true)
            scene.step(10)
            scene.browser.dismissSelf()
            #expect(scene.window.cancelTransition())
            scene.settle()
            #expect(scene.root.presentedViewController == nil)
            scene.root.present(container, animated: true)
            scene.settle()
            #expect(scene.root.presentedViewController === container)
        }
    }

    @Test func pulledInAPresentedContainerItClosesThat() {
        run { scene in
            scene.isWatching = false
            let container = UIViewController()
            container.modalPresentationStyle = .overFullScreen
            scene.root.present(container, animated: false)
            embed(scene, in: container, frame: container.view.bounds)
            scene.settle()
            let end = scene.pull(by: CGPoint(x: 0, y: 300))
            scene.lift(end)
            scene.settle()
            #expect(scene.root.presentedViewController == nil)
            scene.expectNothingLeft()
        }
    }

    /// Pushed onto others it goes back to them.
    @Test func pushedItIsPopped() {
        run { scene in
            scene.isWatching = false
            let first = UIViewController()
            let navigation = UINavigationController(rootViewController: first)
            scene.window.rootViewController = navigation
            scene.step(2)
            navigation.pushViewController(scene.browser, animated: false)
            scene.settle()
            scene.beginPull()
            #expect(scene.browser.isPulling)
            scene.simulation.touches.cancelAll()
            scene.settle()
            scene.browser.dismissSelf()
            scene.settle()
            #expect(navigation.topViewController === first)
            // Alone in it, there is nothing to go back to.
            navigation.setViewControllers([scene.browser], animated: false)
            scene.settle()
            scene.browser.dismissSelf()
            scene.settle()
            #expect(navigation.topViewController === scene.browser)
        }
    }

    /// The only one of a navigation controller that fills the screen is closed together with that.
    @Test func aloneInAPresentedNavigationControllerItIsClosed() {
        run { scene in
            let navigation = UINavigationController(rootViewController: scene.browser)
            navigation.modalPresentationStyle = .overFullScreen
            scene.root.present(navigation, animated: false)
            scene.settle()
            scene.browser.dismissSelf()
            scene.settle()
            #expect(scene.root.presentedViewController == nil)
            scene.expectNothingLeft()
        }
    }

    /// A host that insists on an animation has the browser put in place where `.none` gives none.
    @Test func presentedWithAnimationWhereThereIsNone() {
        run(type: .none) { scene in
            scene.root.present(scene.browser, animated: true)
            scene.settle()
            #expect(scene.browser.view.window != nil)
            #expect(scene.browser.view.superview !== scene.root.view)
            #expect(scene.visiblePages == [0])
            scene.root.dismiss(animated: true)
            scene.settle()
            #expect(scene.browser.view.window == nil)
        }
    }

    // MARK: Cancelled

    /// Case L-A24: an opening called off at 0.12 s.
    @Test(arguments: [JXPhotoBrowserTransitionType.fade, .zoom])
    func openingCalledOff(type: JXPhotoBrowserTransitionType) {
        run(type: type) { scene in
            scene.browser.present(from: scene.root)
            scene.step(14)
            #expect(scene.window.cancelTransition())
            while scene.browser.isBeingPresented {
                if type == .zoom { #expect(scene.copies(of: 0) == ["flying"]) }
                scene.step()
            }
            scene.settle()
            #expect(scene.browser.presentingViewController == nil)
            #expect(scene.browser.view.window == nil)
            #expect(scene.copies(of: 0) == ["thumbnail"])
            #expect(scene.hiddenThumbnails.isEmpty)
            scene.expectNothingLeft()
            scene.browser.present(from: scene.root)
            scene.settle()
            #expect(scene.browser.placement == .presented)
            #expect(scene.hiddenThumbnails == (type == .zoom ? [0] : []))
            scene.swipe(.left)
            #expect(scene.browser.pageIndex == 1)
        }
    }

    /// Case L-A24: a closing called off at 0.12 s, also one that began under a finger.
    @Test(arguments: [JXPhotoBrowserTransitionType.fade, .zoom])
    func closingCalledOff(type: JXPhotoBrowserTransitionType) {
        for pulls in [false, true] {
            run(type: type, presents: true) { scene in
                scene.settle()
                if pulls {
                    scene.lift(scene.pull(by: CGPoint(x: 0, y: 300)))
                } else {
                    scene.browser.dismissSelf()
                }
                scene.step(14)
                #expect(scene.window.cancelTransition())
                while scene.browser.isBeingDismissed {
                    if type == .zoom { #expect(scene.copies(of: 0) == ["flying"]) }
                    scene.step()
                }
                #expect(scene.hiddenThumbnails == (type == .zoom ? [0] : []))
                #expect(scene.browser.view.alpha == 1)
                scene.settle()
                #expect(scene.browser.placement == .presented)
                scene.expectNothingLeft()
                #expect(scene.copies(of: 0).last == "thumbnail" || type == .zoom)
                #expect(scene.copies(of: 0).contains("page"))
                scene.swipe(.left)
                #expect(scene.browser.pageIndex == 1)
                scene.browser.dismissSelf()
                scene.settle()
                #expect(scene.browser.presentingViewController == nil)
                #expect(scene.hiddenThumbnails.isEmpty)
            }
        }
    }

    // MARK: Life

    /// Case R-N2: a hundred rounds leave nothing.
    @Test func aHundredRoundsLeaveNothing() {
        run(type: .zoom) { scene in
            weak var last: JXPhotoBrowserViewController?
            weak var cell: UICollectionViewCell?
            for round in 0..<100 {
                do {
                    let browser = JXPhotoBrowserViewController()
                    browser.delegate = scene.host
                    browser.transitionType = round % 3 == 0 ? .fade : .zoom
                    browser.addOverlay(JXPageIndicatorOverlay())
                    browser.present(from: scene.root)
                    last = browser
                }
                for _ in 0..<33 { scene.simulation.step() }
                cell = last?.collectionView.visibleCells.first
                #expect(cell != nil)
                if round % 2 == 0 {
                    scene.drag(by: CGPoint(x: 0, y: 300), duration: 0.1)
                    for _ in 0..<16 { scene.simulation.step() }
                } else {
                    last?.dismissSelf()
                }
                for _ in 0..<34 { scene.simulation.step() }
                #expect(last == nil)
                #expect(cell == nil)
            }
            #expect(!scene.simulation.isMoving)
            #expect(scene.simulation.scheduledTaskCount == 0)
            #expect(scene.hiddenThumbnails.isEmpty)
        }
    }
}
