import Testing

@testable @_spi(Simulation) import UIKit

/// Transitions that a person controls or that are called off. Expected: at constant speed while
/// controlled, the rest of the way in the rest of the duration along easeInOut (documentation of
/// `completionSpeed` and `completionCurve`); the test animator moves a view by 100 points in 0.5 s
/// with easeIn. 120 Hz: 60 frames.
@Suite struct InteractiveTransitionTests {
    private struct Scene {
        let fixture: ControllerFixture
        let delegate: TestTransitioning
        let interactor: UIPercentDrivenInteractiveTransition
        let presented: RecordingController

        var travel: CGFloat {
            presented.view.presentedFrameInWindow.minX
        }
    }

    /// A controller in place, whose dismissal a person controls.
    private func dismissing(
        _ style: UIModalPresentationStyle = .custom, _ body: (Scene) -> Void
    ) {
        ControllerFixture.run(device: SimulatedDevice(refreshRate: 120)) { fixture in
            let interactor = UIPercentDrivenInteractiveTransition()
            let delegate = TestTransitioning(fixture.log)
            let presented = fixture.controller("p", style, delegate)
            fixture.root.present(presented, animated: false)
            fixture.settle()
            delegate.interactor = interactor
            _ = fixture.heard()
            body(
                Scene(
                    fixture: fixture, delegate: delegate, interactor: interactor,
                    presented: presented))
        }
    }

    @Test func theAnimationsFollowThePercentageAlongALine() {
        dismissing { scene in
            scene.presented.dismiss(animated: true)
            #expect(scene.interactor.duration == 0.5)
            for percent in [0.0, 0.1, 0.5, 0.73, 0.25, 1] as [CGFloat] {
                scene.interactor.update(percent)
                #expect(abs(scene.travel - 100 * percent) < 1e-6)
                scene.fixture.step(3)
                #expect(abs(scene.travel - 100 * percent) < 1e-6)
                #expect(scene.interactor.percentComplete == percent)
            }
            scene.interactor.update(7)
            #expect(scene.interactor.percentComplete == 1)
            scene.interactor.update(-7)
            #expect(scene.interactor.percentComplete == 0)
            scene.interactor.update(.nan)
            #expect(scene.interactor.percentComplete == 0)
            // Held, nothing moves by itself, and nothing ends.
            #expect(!scene.fixture.simulation.isMoving)
            #expect(scene.presented.isBeingDismissed)
        }
    }

    @Test(arguments: [(0.5, 1.0), (0.2, 1), (0.5, 2), (0.9, 0.5)] as [(CGFloat, CGFloat)])
    func finishedItTakesTheRestOfTheDuration(percent: CGFloat, speed: CGFloat) {
        dismissing { scene in
            let log = scene.fixture.log
            scene.interactor.completionSpeed = speed
            scene.presented.dismiss(animated: true) { log.append("dismissed") }
            scene.interactor.update(percent)
            let start = scene.fixture.simulation.now
            scene.interactor.finish()
            let rest = (1 - percent) * 0.5 / speed
            while scene.presented.view.window != nil {
                let elapsed = scene.fixture.simulation.now.seconds(since: start)
                let share = TimingCurve.easeInOut.progress(atFraction: elapsed / rest)
                #expect(abs(scene.travel - 100 * (percent + (1 - percent) * share)) < 1e-5)
                scene.fixture.simulation.step()
                if elapsed > 2 { break }
            }
            let took = scene.fixture.simulation.now.seconds(since: start)
            #expect(abs(took - rest) <= 1.0 / 120 + 1e-9)
            #expect(
                scene.fixture.heard().suffix(3) == [
                    "p didDisappear animated", "ended true", "dismissed",
                ])
            #expect(scene.delegate.animator?.finished == [true])
            #expect(scene.fixture.window.subviews == [scene.fixture.root.view])
        }
    }

    @Test func cancelledItGoesBackAndEverythingIsAsBefore() {
        dismissing(.fullScreen) { scene in
            let log = scene.fixture.log
            var cancelled: [Bool] = []
            scene.presented.dismiss(animated: true) { log.append("done") }
            scene.presented.transitionCoordinator?.notifyWhenInteractionChanges {
                cancelled.append($0.isCancelled)
                #expect(!$0.isInteractive)
            }
            scene.interactor.update(0.6)
            let start = scene.fixture.simulation.now
            scene.interactor.cancel()
            #expect(cancelled == [true])
            scene.fixture.settle()
            // 60 % of 0.5 s.
            #expect(abs(scene.fixture.simulation.now.seconds(since: start) - 0.3) <= 2.0 / 120)
            #expect(
                scene.fixture.heard().drop { $0 != "animate" } == [
                    "animate", "root isAppearing animated",
                    "root willDisappear animated", "root didDisappear animated",
                    "p willAppear animated", "p isAppearing animated", "p didAppear animated",
                    "ended false", "done",
                ])
            #expect(scene.delegate.animator?.finished == [false])
            #expect(scene.presented.view.frame == scene.fixture.window.bounds)
            #expect(scene.fixture.root.presentedViewController === scene.presented)
            #expect(scene.fixture.root.view.window == nil)
            #expect(!scene.presented.isBeingDismissed)
            // It can be dismissed again.
            scene.presented.dismiss(animated: false)
            #expect(scene.fixture.window.subviews == [scene.fixture.root.view])
        }
    }

    @Test func aCancelledPresentationLeavesThePresenter() {
        ControllerFixture.run { fixture in
            let interactor = UIPercentDrivenInteractiveTransition()
            let delegate = TestTransitioning(fixture.log, interactor: interactor)
            let presented = fixture.controller("p", .fullScreen, delegate)
            var completions = 0
            fixture.root.present(presented, animated: true) { completions += 1 }
            interactor.update(0.4)
            interactor.cancel()
            fixture.settle()
            // Reference, section 7: new wA, …, new wD, new dD, cur wA, cur dA.
            #expect(
                fixture.heard().drop { $0 != "animate" } == [
                    "animate", "p isAppearing animated", "p willDisappear animated",
                    "p didDisappear animated", "root willAppear animated",
                    "root isAppearing animated", "root didAppear animated", "ended false",
                ])
            #expect(completions == 1)
            #expect(fixture.root.presentedViewController == nil)
            #expect(presented.presentingViewController == nil)
            #expect(fixture.window.subviews == [fixture.root.view])
            fixture.root.present(presented, animated: false)
            #expect(presented.view.window === fixture.window)
        }
    }

    @Test func callsInAnyOrderAreTaken() {
        dismissing { scene in
            // Without a transition.
            scene.interactor.update(0.5)
            scene.interactor.finish()
            scene.interactor.cancel()
            var completions = 0
            scene.presented.dismiss(animated: true) { completions += 1 }
            scene.interactor.finish()
            scene.interactor.cancel()
            scene.interactor.finish()
            scene.interactor.update(0.1)
            #expect(scene.delegate.animator?.context?.transitionWasCancelled == false)
            scene.fixture.settle()
            #expect(completions == 1)
            #expect(scene.presented.view.window == nil)
            scene.interactor.update(0.3)
            scene.interactor.cancel()
        }
    }

    @Test func touchesArriveWhileAPersonHasControlAndNotAfterwards() {
        dismissing { scene in
            let touches = scene.fixture.simulation.touches
            @MainActor func touch(_ finger: Int) -> Int {
                touches.enqueue(
                    TouchSample(
                        finger: finger, timestamp: scene.fixture.simulation.now,
                        location: CGPoint(x: 300, y: 300), phase: .began))
                scene.fixture.simulation.step()
                return touches.activeTouches.count
            }
            scene.presented.dismiss(animated: true)
            #expect(touch(1) == 1)
            scene.interactor.finish()
            #expect(touch(2) == 1)
            scene.fixture.settle()
            #expect(touch(3) == 2)
        }
    }

    /// Called off from outside, the animations retrace their way.
    @Test(arguments: [UIModalPresentationStyle.custom, .fullScreen])
    func calledOffItRunsBack(style: UIModalPresentationStyle) {
        dismissing(style) { scene in
            scene.delegate.interactor = nil
            var completions = 0
            scene.presented.dismiss(animated: true) { completions += 1 }
            scene.fixture.step(20)
            let before = (0..<5).map { _ in
                scene.fixture.simulation.step()
                return scene.travel
            }
            #expect(scene.fixture.window.cancelTransition())
            #expect(!scene.fixture.window.cancelTransition())
            #expect(scene.delegate.animator?.context?.transitionWasCancelled == true)
            for expected in before.dropLast().reversed() {
                scene.fixture.simulation.step()
                // Frames at 120 Hz are rounded to the nanosecond; at 400 pt/s that is 4e-7 pt.
                #expect(abs(scene.travel - expected) < 1e-6)
            }
            scene.fixture.settle()
            #expect(scene.travel == 0)
            #expect(scene.delegate.animator?.finished == [false])
            #expect(completions == 1)
            #expect(scene.fixture.root.presentedViewController === scene.presented)
            #expect(!scene.fixture.window.cancelTransition())
        }
    }

    @Test func theStandardSlideCanBeCalledOff() {
        ControllerFixture.run { fixture in
            let presented = fixture.controller("p")
            fixture.root.present(presented, animated: true)
            fixture.step(5)
            #expect(fixture.window.cancelTransition())
            fixture.settle()
            #expect(fixture.root.presentedViewController == nil)
            #expect(fixture.window.subviews == [fixture.root.view])
            fixture.root.present(presented, animated: false)
            presented.dismiss(animated: true)
            fixture.step(5)
            #expect(fixture.window.cancelTransition())
            fixture.settle()
            #expect(presented.view.frame == fixture.window.bounds)
            #expect(fixture.root.presentedViewController === presented)
        }
    }
}
