import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

/// A page under a finger, with real touches.
struct PullTests {
    private let middle = CGPoint(x: 195, y: 422)

    private func run(
        count: Int = 5, looping: Bool = false, type: JXPhotoBrowserTransitionType = .none,
        configure: @escaping (BrowserFixture) -> Void = { _ in },
        sourceLocation: SourceLocation = #_sourceLocation, body: (BrowserFixture) -> Void
    ) {
        BrowserFixture.run(
            count: count, looping: looping,
            configure: {
                $0.browser.transitionType = type
                configure($0)
            }, sourceLocation: sourceLocation
        ) { scene in
            scene.settle()
            body(scene)
        }
    }

    /// Where a point of the image is on screen.
    private func onScreen(_ point: CGPoint, of view: UIView) -> CGPoint {
        view.convert(point, to: nil)
    }

    /// Cases L-A04, L-B08: what was grabbed stays under the finger, error below 0.5 points; 1500×1000
    /// is fitted to 390×260 at y = 292.
    @Test(arguments: [
        (CGPoint(x: 195, y: 422), CGPoint(x: 0, y: 168.8)),
        (CGPoint(x: 50, y: 300), CGPoint(x: 0, y: 168.8)),
        (CGPoint(x: 380, y: 500), CGPoint(x: -150, y: 422)),
        (CGPoint(x: 195, y: 422), CGPoint(x: 40, y: -120)),
        (CGPoint(x: 100, y: 100), CGPoint(x: 10, y: 250)),
    ])
    func grabbedPointStaysUnderTheFinger(start: CGPoint, by: CGPoint) {
        for looping in [false, true] {
            run(looping: looping) { scene in
                let begun = scene.beginPull(at: start)
                #expect(scene.browser.isPulling)
                let image = scene.pageImage!
                #expect(image.transform.isIdentity)
                let grabbed = image.convert(begun, from: nil)
                for index in 1...10 {
                    let from = CGPoint(
                        x: begun.x + by.x * CGFloat(index - 1) / 10,
                        y: begun.y + by.y * CGFloat(index - 1) / 10)
                    scene.move(
                        from: from, by: CGPoint(x: by.x / 10, y: by.y / 10), frames: 3)
                    let finger = CGPoint(x: from.x + by.x / 10, y: from.y + by.y / 10)
                    let place = onScreen(grabbed, of: image)
                    #expect(abs(place.x - finger.x) < 0.5)
                    #expect(abs(place.y - finger.y) < 0.5)
                }
            }
        }
    }

    /// scale = max(0.5, 1 − dy/844), backdrop = max(0, 1 − 1.5·dy/844); above the start neither
    /// changes.
    @Test(arguments: [
        (84.4, 0.9, 0.85), (168.8, 0.8, 0.7), (422, 0.5, 0.25), (-100, 1, 1), (-300, 1, 1),
    ])
    func scaleAndBackdrop(dy: Double, scale: Double, backdrop: Double) {
        // Begun high up, so that there is room.
        run { scene in
            scene.pull(from: CGPoint(x: 195, y: 360), by: CGPoint(x: 0, y: dy))
            #expect(abs(scene.pageImage.transform.a - scale) < 1e-9)
            #expect(abs(scene.pageImage.transform.d - scale) < 1e-9)
            #expect(abs(scene.backdrop - backdrop) < 1e-9)
        }
    }

    /// Cases L-A05, R-H5: 844/4 = 211 points, strictly; 500 pt/s, strictly.
    @Test(arguments: [(210.5, false), (211, false), (211.5, true), (500, true), (-200, false)])
    func distanceDecides(dy: Double, closes: Bool) {
        for type in [JXPhotoBrowserTransitionType.none, .fade] {
            run(type: type) { scene in
                let end = scene.pull(from: CGPoint(x: 195, y: 300), by: CGPoint(x: 0, y: dy))
                scene.send(end, at: scene.simulation.now, .ended)
                scene.step(2)
                #expect((scene.browser.placement == .presented) != closes)
                scene.settle()
                #expect((scene.browser.presentingViewController == nil) == closes)
                if !closes { scene.expectNothingLeft() }
            }
        }
    }

    @Test(arguments: [(60.0, false), (500, false), (501, true), (900, true)])
    func speedDecides(speed: Double, closes: Bool) {
        run { scene in
            let begun = scene.beginPull()
            scene.move(from: begun, by: CGPoint(x: 0, y: speed / 120 * 8), frames: 8)
            scene.lift(CGPoint(x: begun.x, y: begun.y + speed / 120 * 8))
            scene.settle()
            #expect((scene.browser.presentingViewController == nil) == closes)
        }
    }

    @Test func movingBackUpAtReleaseStays() {
        run { scene in
            let end = scene.pull(from: CGPoint(x: 195, y: 300), by: CGPoint(x: 0, y: 400))
            scene.move(from: end, by: CGPoint(x: 0, y: -20), frames: 6)
            scene.lift(CGPoint(x: end.x, y: end.y - 20))
            scene.settle()
            #expect(scene.browser.presentingViewController != nil)
            scene.expectNothingLeft()
        }
    }

    /// Case L-A05 (c), R-D6: a touch that the system takes closes nothing, and nothing stays where
    /// the finger left it. 0.25 s are 30 frames.
    @Test func takenByTheSystemItReturns() {
        run(type: .fade) { scene in
            scene.pull(by: CGPoint(x: 30, y: 300))
            scene.simulation.touches.cancelAll()
            scene.step(1)
            #expect(scene.browser.isPulling)
            #expect(scene.browser.collectionView.isScrollEnabled)
            scene.step(28)
            #expect(scene.browser.isPulling)
            scene.step(2)
            scene.expectNothingLeft()
            #expect(scene.browser.presentingViewController != nil)
            #expect(scene.pageImage.frame == CGRect(x: 0, y: 292, width: 390, height: 260))
        }
    }

    /// Case R-H1.
    @Test func briefPullsDecideToo() {
        run { scene in
            // 12 points, slowly, gone in the frame after.
            scene.drag(by: CGPoint(x: 0, y: 12), duration: 0.06)
            scene.settle()
            #expect(scene.browser.presentingViewController != nil)
            scene.expectNothingLeft()
            // Fast, in two frames: closes once.
            let now = scene.simulation.now
            scene.send(middle, at: now, .began)
            scene.send(
                CGPoint(x: 195, y: 437), at: now.advanced(bySeconds: 1.0 / 120), .moved)
            scene.send(
                CGPoint(x: 195, y: 437), at: now.advanced(bySeconds: 1.2 / 120), .ended)
            scene.settle()
            #expect(scene.browser.presentingViewController == nil)
        }
    }

    /// Case R-H5: 5000 pt/s.
    @Test func fastestFlingCloses() {
        run(type: .fade) { scene in
            scene.drag(by: CGPoint(x: 0, y: 250), duration: 0.05)
            scene.settle()
            #expect(scene.browser.presentingViewController == nil)
        }
    }

    /// Case L-A31.
    @Test func nothingCutsTheImageOffMeanwhile() {
        run { scene in
            let cell = scene.browser.visibleZoomImageCell()!
            let begun = scene.beginPull()
            scene.move(from: begun, by: CGPoint(x: 150, y: 300), frames: 20)
            for view in [cell.scrollView, cell.contentView, cell, scene.browser.collectionView] {
                #expect(!view.clipsToBounds)
            }
            #expect(!scene.browser.collectionView.isScrollEnabled)
            #expect(!cell.scrollView.isScrollEnabled)
            scene.simulation.touches.cancelAll()
            scene.settle()
            scene.expectNothingLeft()
        }
    }

    @Test func pagerStaysPutWhileThePageIsPulled() {
        run { scene in
            let begun = scene.beginPull()
            scene.move(from: begun, by: CGPoint(x: -250, y: 60), frames: 20)
            #expect(scene.offset == .zero)
            // A second finger turns no page, and takes hold of nothing.
            let transform = scene.pageImage.transform
            scene.drag(
                from: CGPoint(x: 300, y: 700), by: CGPoint(x: -200, y: 0), duration: 0.1,
                finger: 1)
            scene.wait(0.2)
            #expect(scene.offset == .zero)
            #expect(scene.pageImage.transform == transform)
            #expect(scene.browser.isPulling)
            // The first one still has it.
            let end = CGPoint(x: begun.x - 250, y: begun.y + 60)
            scene.move(from: end, by: CGPoint(x: 0, y: 40), frames: 12)
            #expect(scene.pageImage.transform != transform)
            scene.hold(CGPoint(x: end.x, y: end.y + 40))
            scene.lift(CGPoint(x: end.x, y: end.y + 40))
            scene.settle()
            scene.expectNothingLeft()
            scene.swipe(.left)
            #expect(scene.browser.pageIndex == 1)
        }
    }

    @Test func caughtOnItsWayBack() {
        run { scene in
            let end = scene.pull(by: CGPoint(x: 60, y: 200))
            scene.lift(end)
            scene.step(12)
            let transform = scene.pageImage.transform
            #expect(!transform.isIdentity)
            // A new finger takes it where it is, without a jump.
            let begun = scene.beginPull(at: CGPoint(x: 150, y: 500))
            let caught = scene.pageImage.transform
            #expect(caught.a >= transform.a)
            #expect(!caught.isIdentity)
            #expect(scene.browser.isPulling)
            #expect(!scene.browser.collectionView.isScrollEnabled)
            scene.move(from: begun, by: CGPoint(x: 0, y: 250), frames: 24)
            let lifted = CGPoint(x: begun.x, y: begun.y + 250)
            scene.hold(lifted)
            scene.lift(lifted)
            scene.settle()
            #expect(scene.browser.presentingViewController == nil)
        }
    }

    @Test func pagesTurnOnTheWayBack() {
        run { scene in
            let end = scene.pull(by: CGPoint(x: 0, y: 150))
            scene.lift(end)
            scene.step(3)
            scene.fling(.left)
            scene.settle()
            #expect(scene.browser.pageIndex == 1)
            scene.expectNothingLeft()
            scene.swipe(.right)
            scene.expectNothingLeft()
        }
    }

    @Test func hostThatKeepsItOpenGetsItBack() {
        final class Keeper: JXPhotoBrowserViewController {
            var wishes = 0
            override func dismissSelf() { wishes += 1 }
        }
        let keeper = Keeper()
        BrowserFixture.run(count: 3, browser: keeper) { scene in
            let end = scene.pull(by: CGPoint(x: 0, y: 300))
            scene.lift(end)
            scene.settle()
            #expect(keeper.wishes == 1)
            scene.expectNothingLeft()
        }
    }

    /// Exactly one true and one false, whatever the end.
    @Test(arguments: ["back", "close", "taken", "off", "reload", "turn", "resize"])
    func cellHearsOfBeginningAndEnd(way: String) {
        final class Cell: JXZoomImageCell {
            static var heard: [Bool] = []
            override func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {
                Cell.heard.append(isInteracting)
            }
        }
        Cell.heard = []
        run(type: .fade) {
            $0.browser.register(Cell.self, forReuseIdentifier: "cell")
            $0.host.identifier = "cell"
        } body: { scene in
            let end = scene.pull(by: CGPoint(x: 0, y: way == "close" ? 300 : 100))
            #expect(Cell.heard == [true])
            switch way {
            case "taken": scene.simulation.touches.cancelAll()
            case "off": scene.browser.isDismissGestureEnabled = false
            case "turn": scene.browser.scrollToPage(at: 3, animated: false)
            case "reload":
                scene.host.count = 0
                scene.browser.reloadData()
            case "resize":
                scene.simulation.resizeScreen(
                    to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
            default: scene.lift(end)
            }
            scene.settle()
            #expect(Cell.heard == [true, false])
        }
    }
}
