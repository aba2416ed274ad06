import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

/// Opening and closing without a flight.
struct FadeTransitionTests {
    private func run(
        type: JXPhotoBrowserTransitionType, body: (BrowserFixture) -> Void
    ) {
        BrowserFixture.run(count: 5, presents: false) {
            $0.browser.transitionType = type
        } body: {
            body($0)
        }
    }

    /// 0.25 s are 30 frames of 120 Hz.
    @Test func fadesInAndOut() {
        run(type: .fade) { scene in
            scene.browser.present(from: scene.root)
            scene.step()
            #expect(scene.browser.pageIndex == 0)
            #expect(scene.pageInPlace == 0)
            var former: CGFloat = -1
            for _ in 1..<29 {
                let alpha = scene.browser.view.presentedAlpha
                #expect(alpha > former)
                #expect(alpha < 1)
                former = alpha
                scene.step()
            }
            scene.step(3)
            #expect(!scene.browser.isBeingPresented)
            scene.expectNothingLeft()
            // Case L-C08: it closes.
            scene.browser.dismissSelf()
            scene.step(15)
            let middle = scene.browser.view.presentedAlpha
            #expect(middle > 0.2)
            #expect(middle < 0.8)
            scene.step(18)
            #expect(scene.browser.presentingViewController == nil)
            #expect(scene.browser.view.window == nil)
            scene.expectNothingLeft()
        }
    }

    @Test func noneIsThereAtOnce() {
        run(type: .none) { scene in
            scene.browser.present(from: scene.root)
            #expect(!scene.browser.isBeingPresented)
            #expect(scene.browser.view.window != nil)
            scene.step()
            scene.expectNothingLeft()
            scene.browser.dismissSelf()
            #expect(scene.browser.presentingViewController == nil)
        }
    }

    /// A host that presents with UIKit's own call gets the same.
    @Test(arguments: [JXPhotoBrowserTransitionType.fade, .none])
    func presentedByUIKit(type: JXPhotoBrowserTransitionType) {
        run(type: type) { scene in
            scene.root.present(scene.browser, animated: true)
            scene.step(15)
            #expect((scene.browser.view.presentedAlpha < 1) == (type == .fade))
            #expect(scene.browser.isBeingPresented == (type == .fade))
            scene.settle()
            scene.expectNothingLeft()
            scene.root.dismiss(animated: true)
            scene.settle()
            #expect(scene.browser.presentingViewController == nil)
        }
    }

    /// Cases L-A25, R-J12.
    @Test(arguments: [JXPhotoBrowserTransitionType.fade, .zoom, .none])
    func secondOpeningShowsAndBeginsAnew(type: JXPhotoBrowserTransitionType) {
        run(type: type) { scene in
            if type == .zoom { scene.addThumbnails(0..<5) }
            scene.browser.present(from: scene.root)
            scene.settle()
            scene.browser.scrollToPage(at: 3, animated: true)
            scene.settle()
            scene.browser.dismissSelf()
            scene.settle()
            #expect(scene.browser.presentingViewController == nil)
            scene.browser.initialIndex = 1
            scene.overlay.log = []
            scene.browser.present(from: scene.root)
            scene.step()
            #expect(scene.browser.pageIndex == 1)
            #expect(scene.overlay.log == ["(5,1)"])
            scene.settle()
            scene.expectNothingLeft()
            #expect(scene.pageInPlace == 1)
            #expect(scene.copies(of: 1).last == (type == .zoom ? "page" : "page"))
            #expect(scene.hiddenThumbnails == (type == .zoom ? [1] : []))
        }
    }

    @Test func animatorsWorkForAnyController() {
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController,
                source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                JXZoomPresentAnimator()
            }
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                JXZoomDismissAnimator()
            }
        }
        for style in [UIModalPresentationStyle.overFullScreen, .fullScreen] {
            run(type: .fade) { scene in
                let delegate = Delegate()
                let other = UIViewController()
                other.modalPresentationStyle = style
                other.transitioningDelegate = delegate
                scene.root.present(other, animated: true)
                scene.step(15)
                #expect(other.view.presentedAlpha < 1)
                scene.settle()
                #expect(other.view.window != nil)
                #expect(other.view.alpha == 1)
                #expect((scene.root.view.window == nil) == (style == .fullScreen))
                scene.root.dismiss(animated: true)
                scene.step(15)
                #expect(scene.root.view.window != nil)
                scene.settle()
                #expect(other.view.window == nil)
                #expect(other.view.alpha == 1)
            }
        }
    }

    /// What does not fly fades, and takes as long as a subclass wants.
    @Test func aFadeInsteadOfAFlightTakesTheTimeOfItsAnimator() {
        final class Slow: JXZoomPresentAnimator {
            override func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 1 }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController,
                source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Slow() }
        }
        run(type: .zoom) { scene in
            let delegate = Delegate()
            scene.browser.transitioningDelegate = delegate
            scene.browser.present(from: scene.root)
            // 0.5 s are 60 frames of 120 Hz.
            scene.step(60)
            #expect(scene.flyingImage == nil)
            let middle = scene.browser.view.presentedAlpha
            #expect(middle > 0.2 && middle < 0.8)
            scene.settle()
            scene.expectNothingLeft()
        }
    }

    @Test func durations() {
        run(type: .fade) { _ in
            #expect(JXFadeAnimator(isPresenting: true).transitionDuration(using: nil) == 0.25)
            #expect(JXFadeAnimator(isPresenting: false).transitionDuration(using: nil) == 0.25)
            #expect(JXZoomPresentAnimator().transitionDuration(using: nil) == 0.25)
            #expect(JXZoomDismissAnimator().transitionDuration(using: nil) == 0.25)
            #expect(JXNoneAnimator(isPresenting: true).transitionDuration(using: nil) == 0)
        }
    }

    /// A page on its way comes to rest in the centre while the browser fades, without a jump.
    @Test func closingInMotionSettlesOnThePageInTheCentre() {
        run(type: .fade) { scene in
            scene.browser.present(from: scene.root)
            scene.settle()
            scene.browser.scrollToPage(at: 3, animated: true)
            scene.step(20)
            let place = scene.browser.collectionView.presentedBounds.minX
            #expect(place > 390 / 2)
            let central = Int((place / 390).rounded())
            scene.browser.dismissSelf()
            #expect(scene.browser.pageIndex == central)
            #expect(scene.overlay.log.last == "\(central)")
            #expect(abs(scene.offset.x - place) < 1)
            for _ in 0..<20 { scene.step() }
            #expect(
                abs(scene.offset.x - 390 * CGFloat(central)) < abs(place - 390 * CGFloat(central)))
            scene.settle()
            #expect(scene.browser.presentingViewController == nil)
        }
    }
}
