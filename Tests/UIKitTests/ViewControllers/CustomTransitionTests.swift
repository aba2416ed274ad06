import Testing

@testable @_spi(Simulation) import UIKit

/// Transitions that an app animates itself, without a person's control. The order of calls is that
/// of WWDC 2013, session 218: animator, interaction controller, duration, animation, completion,
/// `animationEnded`.
@Suite struct CustomTransitionTests {
    /// 0.5 s at 60 Hz.
    static let frames = 30

    @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen])
    func overTheScreenThePresenterHearsNothing(style: UIModalPresentationStyle) {
        ControllerFixture.run { fixture in
            let delegate = TestTransitioning(fixture.log)
            let presented = fixture.controller("p", style, delegate)
            let log = fixture.log
            fixture.root.present(presented, animated: true) { log.append("presented") }
            #expect(presented.isBeingPresented)
            fixture.step(Self.frames - 1)
            #expect(!fixture.log.lines.contains("p didAppear animated"))
            fixture.settle()
            #expect(
                fixture.heard() == [
                    "p didLoad", "animator for present?", "interaction for present?", "duration?",
                    "p willAppear animated", "animate", "p isAppearing animated",
                    "p didAppear animated", "ended true", "presented",
                ])
            #expect(!presented.isBeingPresented)
            #expect(fixture.root.view.window === fixture.window)
            presented.dismiss(animated: true) { log.append("dismissed") }
            #expect(presented.isBeingDismissed)
            fixture.settle()
            #expect(
                fixture.heard() == [
                    "animator for dismissal?", "interaction for dismissal?", "duration?",
                    "p willDisappear animated", "animate", "p didDisappear animated",
                    "ended true", "dismissed",
                ])
            #expect(fixture.window.subviews == [fixture.root.view])
            #expect(delegate.animator?.finished == [true, true])
        }
    }

    @Test func inFullScreenThePresenterLeavesAndComesBack() {
        ControllerFixture.run { fixture in
            let delegate = TestTransitioning(fixture.log)
            let presented = fixture.controller("p", .fullScreen, delegate)
            fixture.root.present(presented, animated: true)
            let container = delegate.animator?.context?.containerView
            // The view that is left is in the container already.
            #expect(fixture.root.view.superview === container)
            fixture.settle()
            #expect(
                fixture.heard().suffix(7)
                    == [
                        "root willDisappear animated", "p willAppear animated", "animate",
                        "p isAppearing animated", "p didAppear animated",
                        "root didDisappear animated", "ended true",
                    ])
            #expect(fixture.root.view.window == nil)
            presented.dismiss(animated: true)
            fixture.settle()
            #expect(
                fixture.heard().suffix(7) == [
                    "p willDisappear animated", "root willAppear animated", "animate",
                    "root isAppearing animated", "root didAppear animated",
                    "p didDisappear animated", "ended true",
                ])
            #expect(fixture.window.subviews == [fixture.root.view])
            #expect(fixture.root.view.frame == fixture.window.bounds)
        }
    }

    @Test func theContextSaysWhoComesAndGoes() {
        ControllerFixture.run { fixture in
            let delegate = TestTransitioning(fixture.log)
            let presented = fixture.controller("p", .custom, delegate)
            let full = fixture.window.bounds
            var asked = 0
            delegate.animator?.replacement = { [unowned root = fixture.root] context in
                asked += 1
                #expect(context.viewController(forKey: .from) === root)
                #expect(context.viewController(forKey: .to) === presented)
                #expect(context.view(forKey: .from) == nil)
                #expect(context.view(forKey: .to) === presented.view)
                #expect(context.initialFrame(for: presented) == .zero)
                #expect(context.finalFrame(for: presented) == full)
                #expect(context.initialFrame(for: root) == full)
                #expect(context.finalFrame(for: root) == full)
                #expect(context.isAnimated && !context.isInteractive)
                #expect(context.presentationStyle == .custom)
                #expect(context.containerView.frame == full)
                context.containerView.addSubview(context.view(forKey: .to)!)
                context.completeTransition(true)
            }
            fixture.root.present(presented, animated: true)
            #expect(asked == 1)
            #expect(presented.view.frame == full)
            delegate.animator?.replacement = { [unowned root = fixture.root] context in
                asked += 1
                #expect(context.viewController(forKey: .from) === presented)
                #expect(context.viewController(forKey: .to) === root)
                #expect(context.view(forKey: .from) === presented.view)
                #expect(context.view(forKey: .to) == nil)
                #expect(context.initialFrame(for: presented) == full)
                #expect(context.finalFrame(for: presented) == .zero)
                context.completeTransition(true)
            }
            presented.dismiss(animated: true)
            #expect(asked == 2)
            #expect(fixture.root.presentedViewController == nil)
        }
    }

    @Test func anAnimatorMayCompleteAtOnceOrTwice() {
        ControllerFixture.run { fixture in
            let delegate = TestTransitioning(fixture.log)
            let presented = fixture.controller("p", .custom, delegate)
            delegate.animator?.replacement = { context in
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                context.completeTransition(true)
                context.completeTransition(true)
            }
            var completions = 0
            fixture.root.present(presented, animated: true) { completions += 1 }
            #expect(completions == 1)
            #expect(fixture.simulation.log.count == 1)
            #expect(presented.view.window === fixture.window)
            #expect(fixture.heard().filter { $0.hasPrefix("p didAppear") }.count == 1)
            presented.dismiss(animated: true) { completions += 1 }
            #expect(completions == 2)
            fixture.settle()
            #expect(fixture.heard().filter { $0.hasPrefix("p didDis") }.count == 1)
            #expect(fixture.window.subviews == [fixture.root.view])
        }
    }

    /// As on iOS, the screen stays deaf, and nothing else can be presented or dismissed.
    @Test func anAnimatorThatNeverCompletesHoldsEverything() {
        ControllerFixture.run { fixture in
            let delegate = TestTransitioning(fixture.log)
            let presented = fixture.controller("p", .custom, delegate)
            delegate.animator?.replacement = { _ in }
            var completions = 0
            fixture.root.present(presented, animated: true) { completions += 1 }
            fixture.settle()
            #expect(presented.isBeingPresented)
            #expect(completions == 0)
            presented.dismiss(animated: true) { Issue.record("Refused.") }
            #expect(fixture.simulation.log.count == 1)
            let touches = fixture.simulation.touches
            touches.enqueue(
                TouchSample(
                    finger: 1, timestamp: fixture.simulation.now,
                    location: CGPoint(x: 10, y: 10), phase: .began))
            fixture.simulation.step()
            #expect(touches.activeTouches.isEmpty)
            // The root's going ends it, and touches arrive again.
            let other = fixture.controller("other")
            fixture.window.rootViewController = other
            #expect(completions == 1)
            touches.enqueue(
                TouchSample(
                    finger: 2, timestamp: fixture.simulation.now,
                    location: CGPoint(x: 10, y: 10), phase: .began))
            fixture.simulation.step()
            #expect(touches.activeTouches.count == 1)
            #expect(presented.presentingViewController == nil)
        }
    }

    @Test func withoutAnAnimatorTheStandardTransitionRuns() {
        ControllerFixture.run { fixture in
            let delegate = TestTransitioning(fixture.log)
            delegate.animator = nil
            let presented = fixture.controller("p", .overFullScreen, delegate)
            fixture.root.present(presented, animated: true)
            #expect(presented.view.presentedFrameInWindow.minY == 844)
            fixture.settle()
            #expect(!fixture.heard().contains("interaction for present?"))
            #expect(presented.view.presentedFrameInWindow.minY == 0)
        }
    }

    @Test func unanimatedNobodyIsAsked() {
        ControllerFixture.run { fixture in
            let delegate = TestTransitioning(fixture.log)
            let presented = fixture.controller("p", .custom, delegate)
            fixture.root.present(presented, animated: false)
            presented.dismiss(animated: false)
            #expect(
                fixture.heard() == [
                    "p didLoad", "p willAppear", "p isAppearing", "p didAppear",
                    "p willDisappear", "p didDisappear",
                ])
        }
    }

    @Test func crossDissolveFadesInAndOut() {
        ControllerFixture.run { fixture in
            let presented = fixture.controller("p")
            presented.modalPresentationStyle = .overFullScreen
            presented.modalTransitionStyle = .crossDissolve
            fixture.root.present(presented, animated: true)
            #expect(presented.view.presentedAlpha == 0)
            #expect(presented.view.presentedFrameInWindow == fixture.window.bounds)
            fixture.step(5)
            #expect(presented.view.presentedAlpha > 0 && presented.view.presentedAlpha < 1)
            fixture.settle()
            #expect(presented.view.presentedAlpha == 1)
            presented.dismiss(animated: true)
            fixture.step(5)
            #expect(presented.view.presentedAlpha > 0 && presented.view.presentedAlpha < 1)
            fixture.settle()
            #expect(presented.view.window == nil)
            #expect(presented.view.alpha == 1)
        }
    }

    @Test func theDefaultStyleReadsAsFullScreen() {
        let controller = UIViewController()
        #expect(controller.modalPresentationStyle == .fullScreen)
        controller.modalPresentationStyle = .custom
        #expect(controller.modalPresentationStyle == .custom)
        controller.modalPresentationStyle = .automatic
        #expect(controller.modalPresentationStyle == .fullScreen)
    }
}
