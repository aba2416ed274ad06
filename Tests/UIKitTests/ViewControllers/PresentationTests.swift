import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct PresentationTests {
    /// Present, then dismiss: what everybody hears (layout left out), by style and animation.
    @Test(arguments: [
        (
            UIModalPresentationStyle.fullScreen, false,
            """
            p didLoad
            root willDisappear
            p willAppear
            p isAppearing
            p didAppear
            root didDisappear
            presented
            p willDisappear
            root willAppear
            root isAppearing
            root didAppear
            p didDisappear
            dismissed
            """
        ),
        (
            .fullScreen, true,
            """
            p didLoad
            root willDisappear animated
            p willAppear animated
            p isAppearing animated
            p didAppear animated
            root didDisappear animated
            presented
            p willDisappear animated
            root willAppear animated
            root isAppearing animated
            root didAppear animated
            p didDisappear animated
            dismissed
            """
        ),
        (
            .overFullScreen, true,
            """
            p didLoad
            p willAppear animated
            p isAppearing animated
            p didAppear animated
            presented
            p willDisappear animated
            p didDisappear animated
            dismissed
            """
        ),
    ])
    func tellsEverybodyInOrder(
        style: UIModalPresentationStyle, animated: Bool, expected: String
    ) {
        ControllerFixture.run { fixture in
            let presented = fixture.controller("p")
            presented.modalPresentationStyle = style
            let log = fixture.log
            fixture.root.present(presented, animated: animated) { log.append("presented") }
            if animated { fixture.settle() }
            #expect((fixture.root.view.window == nil) == (style == .fullScreen))
            presented.dismiss(animated: animated) { log.append("dismissed") }
            fixture.settle()
            let heard = log.lines.filter { !$0.hasSuffix("Layout") }
            #expect(heard.joined(separator: "\n") == expected)
            #expect(presented.view.window == nil)
            #expect(fixture.root.view.window === fixture.window)
            #expect(fixture.root.view.frame == fixture.window.bounds)
            #expect(fixture.window.subviews == [fixture.root.view])
        }
    }

    @Test func withoutAnimationItIsLaidOutBeforeItHasAppeared() {
        ControllerFixture.run { fixture in
            fixture.root.present(fixture.controller("p"), animated: false)
            #expect(
                fixture.log.take() == """
                    p didLoad
                    root willDisappear
                    p willAppear
                    p isAppearing
                    p willLayout
                    p didLayout
                    p didAppear
                    root didDisappear
                    """)
        }
    }

    /// The slide: from below the lower edge up, 0.335 s along Core Animation's default curve
    /// (.0948 of the way after a tenth of the time, and so on: reference values to 1e-4).
    @Test func slidesUp() {
        let device = SimulatedDevice(refreshRate: 1000)
        ControllerFixture.run(device: device) { fixture in
            let presented = fixture.controller("p")
            fixture.root.present(presented, animated: true)
            #expect(presented.view.presentedFrameInWindow.minY == 844)
            #expect(presented.view.frame.minY == 0)
            let start = fixture.simulation.now
            for (fraction, progress) in [(0.1, 0.0948), (0.5, 0.8024), (0.9, 0.9943)] {
                while fixture.simulation.now.seconds(since: start) < 0.335 * fraction - 1e-9 {
                    fixture.simulation.step()
                }
                let shown = presented.view.presentedFrameInWindow.minY
                // A frame is 1 ms: at most 0.9 % of the way at the curve's steepest.
                #expect(abs(shown - 844 * (1 - progress)) < 844 * 0.009)
            }
            #expect(presented.isBeingPresented)
            fixture.settle()
            #expect(presented.view.presentedFrameInWindow.minY == 0)
            #expect(!presented.isBeingPresented)
            #expect(abs(fixture.simulation.now.seconds(since: start) - 0.335) < 0.002)
        }
    }

    @Test func itMayBePresentedAgainAsSoonAsItIsDismissed() {
        ControllerFixture.run { fixture in
            let presented = fixture.controller("p")
            fixture.root.present(presented, animated: false)
            presented.dismiss(animated: false) {
                #expect(presented.presentingViewController == nil)
                fixture.root.present(presented, animated: false)
            }
            #expect(presented.presentingViewController === fixture.root)
            #expect(presented.view.window === fixture.window)
        }
    }

    /// Put into the window and taken out again within a frame, then presented: the frame's end does
    /// not end the slide.
    @Test func anAppearanceThatWasTakenBackDoesNotEndThePresentation() {
        ControllerFixture.run { fixture in
            let presented = fixture.controller("p")
            fixture.root.view.addSubview(presented.view)
            presented.view.removeFromSuperview()
            fixture.root.present(presented, animated: true)
            _ = fixture.log.take()
            fixture.simulation.step()
            #expect(!fixture.log.take().contains("didAppear"))
            fixture.settle()
            #expect(fixture.log.take().hasPrefix("p didAppear animated"))
        }
    }

    @Test func aSecondPresentationIsRefused() {
        ControllerFixture.run { fixture in
            let first = fixture.controller("a")
            let second = fixture.controller("b")
            fixture.root.present(first, animated: true)
            fixture.root.present(second, animated: false) { Issue.record("It was not presented.") }
            fixture.settle()
            fixture.root.present(second, animated: false) { Issue.record("It was not presented.") }
            #expect(fixture.root.presentedViewController === first)
            #expect(second.presentingViewController == nil)
            #expect(!second.isViewLoaded)
            #expect(
                fixture.simulation.log.messages == [
                    "Attempt to present RecordingController on RecordingController, "
                        + "which is already presenting RecordingController.",
                    "Attempt to present RecordingController on RecordingController, "
                        + "which is already presenting RecordingController.",
                ])
        }
    }

    @Test func aControllerOutsideAnyWindowCannotPresent() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let lonely = UIViewController()
            lonely.present(UIViewController(), animated: false)
            #expect(lonely.presentedViewController == nil)
            #expect(!lonely.isViewLoaded)
            #expect(Simulation.current.log.count == 1)
        }
    }

    @Test func aDismissalDuringATransitionIsRefused() {
        ControllerFixture.run { fixture in
            let presented = fixture.controller("p")
            fixture.root.present(presented, animated: true)
            presented.dismiss(animated: true)
            #expect(fixture.simulation.log.count == 1)
            fixture.settle()
            #expect(fixture.root.presentedViewController === presented)
            presented.dismiss(animated: true)
            #expect(presented.isBeingDismissed)
            presented.dismiss(animated: false)
            #expect(fixture.simulation.log.count == 2)
            fixture.settle()
            #expect(fixture.root.presentedViewController == nil)
            presented.dismiss(animated: false) { Issue.record("There was nothing to dismiss.") }
        }
    }

    @Test func aChildPresentsFromItsRootAncestor() {
        ControllerFixture.run { fixture in
            let child = fixture.controller("c")
            fixture.root.addChild(child)
            fixture.root.view.addSubview(child.view)
            child.didMove(toParent: fixture.root)
            let presented = fixture.controller("p")
            let inner = fixture.controller("i")
            presented.addChild(inner)
            child.present(presented, animated: false)
            #expect(child.presentedViewController === presented)
            #expect(fixture.root.presentedViewController === presented)
            #expect(presented.presentingViewController === fixture.root)
            #expect(inner.presentingViewController === fixture.root)
            #expect(presented.next === fixture.root)
            inner.dismiss(animated: false)
            #expect(fixture.root.presentedViewController == nil)
        }
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func dismissingALowerOneTakesAllAbove(style: UIModalPresentationStyle) {
        ControllerFixture.run { fixture in
            let controllers = ["a", "b", "c"].map(fixture.controller)
            var presenter: UIViewController = fixture.root
            for controller in controllers {
                controller.modalPresentationStyle = style
                presenter.present(controller, animated: false)
                presenter = controller
            }
            _ = fixture.log.take()
            fixture.root.dismiss(animated: true)
            #expect(controllers[2].isBeingDismissed)
            fixture.settle()
            let heard = fixture.log.lines.filter { !$0.hasSuffix("Layout") }
            let expected =
                style == .fullScreen
                ? [
                    "c willDisappear animated", "root willAppear animated",
                    "root isAppearing animated", "root didAppear animated",
                    "c didDisappear animated",
                ]
                : [
                    "b willDisappear", "b didDisappear", "a willDisappear", "a didDisappear",
                    "c willDisappear animated", "c didDisappear animated",
                ]
            #expect(heard == expected)
            #expect(fixture.window.subviews == [fixture.root.view])
            for controller in controllers {
                #expect(controller.presentingViewController == nil)
                #expect(controller.presentedViewController == nil)
            }
        }
    }

    @Test(arguments: [true, false])
    func nothingKeepsADismissedController(animated: Bool) {
        ControllerFixture.run { fixture in
            weak var controller: UIViewController?
            weak var view: UIView?
            do {
                let presented = UIViewController()
                presented.modalPresentationStyle = .overFullScreen
                controller = presented
                fixture.root.present(presented, animated: animated)
                view = presented.view
            }
            fixture.settle()
            #expect(controller != nil)
            fixture.root.dismiss(animated: animated)
            fixture.settle()
            #expect(controller == nil)
            #expect(view == nil)
        }
    }

    @Test func touchesReachNeitherWhileItSlides() {
        ControllerFixture.run { fixture in
            let presented = fixture.controller("p")
            presented.modalPresentationStyle = .overFullScreen
            fixture.root.present(presented, animated: true)
            fixture.simulation.step()
            let point = CGPoint(x: 100, y: 100)
            let during = fixture.window.hitTest(point, with: nil)
            #expect(during !== presented.view && during !== fixture.root.view)
            // A finger that comes down now is not seen, nor does it begin anything later.
            let touches = fixture.simulation.touches
            touches.enqueue(
                TouchSample(
                    finger: 1, timestamp: fixture.simulation.now, location: point, phase: .began))
            fixture.simulation.step()
            #expect(touches.activeTouches.isEmpty)
            fixture.settle()
            #expect(touches.activeTouches.isEmpty)
            #expect(fixture.window.hitTest(point, with: nil) === presented.view)
            touches.enqueue(
                TouchSample(
                    finger: 2, timestamp: fixture.simulation.now, location: point, phase: .began))
            fixture.simulation.step()
            #expect(touches.activeTouches.map(\.view) == [presented.view])
        }
    }

    @Test func blocksRunAlongWithTheSlide() {
        ControllerFixture.run { fixture in
            let presented = fixture.controller("p")
            let marker = UIView()
            fixture.window.addSubview(marker)
            let log = fixture.log
            presented.onWillAppear = { [unowned presented, unowned root = fixture.root] in
                let coordinator = presented.transitionCoordinator
                #expect(coordinator?.isAnimated == true)
                #expect(coordinator?.viewController(forKey: .from) === root)
                #expect(coordinator?.viewController(forKey: .to) === presented)
                coordinator?.animate { context in
                    log.append("alongside \(context.transitionDuration)")
                    marker.alpha = 0
                } completion: { _ in
                    log.append("after")
                }
            }
            fixture.root.present(presented, animated: true) { log.append("presented") }
            #expect(log.lines.contains("alongside 0.335"))
            #expect(marker.presentedAlpha == 1)
            #expect(marker.alpha == 0)
            fixture.settle()
            #expect(log.lines.suffix(2) == ["presented", "after"])
            #expect(presented.transitionCoordinator == nil)
        }
    }

    @Test func aPresentedControllerTakesTheWindowsNewSize() {
        ControllerFixture.run { fixture in
            let presented = fixture.controller("p")
            fixture.root.present(presented, animated: false)
            let turned = CGSize(width: 844, height: 390)
            fixture.simulation.resizeScreen(to: turned, safeAreaInsets: .zero)
            #expect(presented.view.frame.size == turned)
            presented.dismiss(animated: false)
            #expect(fixture.root.view.frame.size == turned)
        }
    }
}
