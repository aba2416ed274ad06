import Testing

@testable @_spi(Simulation) import UIKit

/// What happens to a transition while the world around it changes.
@Suite struct DisturbedTransitionTests {
    static let turned = CGSize(width: 844, height: 390)

    enum End: CaseIterable {
        case completes, isCalledOff
    }

    @Test(
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom], End.allCases)
    func theScreenTurnsOnTheWayIn(style: UIModalPresentationStyle, end: End) {
        ControllerFixture.run { fixture in
            let presented = fixture.controller("p")
            presented.modalPresentationStyle = style
            var completions = 0
            fixture.root.present(presented, animated: true) { completions += 1 }
            fixture.step(6)
            fixture.simulation.resizeScreen(to: Self.turned, safeAreaInsets: .zero)
            fixture.step(2)
            if end == .isCalledOff { #expect(fixture.window.cancelTransition()) }
            fixture.settle()
            #expect(completions == 1)
            let front = end == .completes ? presented : fixture.root
            #expect(front.view.window === fixture.window)
            #expect(
                front.view.presentedFrameInWindow == CGRect(origin: .zero, size: Self.turned))
            if end == .completes {
                presented.dismiss(animated: true)
                fixture.settle()
            }
            #expect(fixture.window.subviews == [fixture.root.view])
            #expect(fixture.root.view.frame.size == Self.turned)
            #expect(fixture.simulation.scheduledTaskCount == 0)
        }
    }

    @Test(
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom], End.allCases)
    func theScreenTurnsOnTheWayOut(style: UIModalPresentationStyle, end: End) {
        ControllerFixture.run { fixture in
            let presented = fixture.controller("p")
            presented.modalPresentationStyle = style
            fixture.root.present(presented, animated: false)
            var completions = 0
            presented.dismiss(animated: true) { completions += 1 }
            fixture.step(6)
            fixture.simulation.resizeScreen(to: Self.turned, safeAreaInsets: .zero)
            fixture.step(2)
            if end == .isCalledOff { #expect(fixture.window.cancelTransition()) }
            fixture.settle()
            #expect(completions == 1)
            let front = end == .completes ? fixture.root : presented
            #expect(front.view.window === fixture.window)
            #expect(
                front.view.presentedFrameInWindow == CGRect(origin: .zero, size: Self.turned))
        }
    }

    /// A person holds it at 60 % while the screen turns.
    @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom], End.allCases)
    func theScreenTurnsUnderTheFinger(style: UIModalPresentationStyle, end: End) {
        ControllerFixture.run { fixture in
            let interactor = UIPercentDrivenInteractiveTransition()
            let delegate = TestTransitioning(fixture.log)
            let presented = fixture.controller("p", style, delegate)
            fixture.root.present(presented, animated: false)
            delegate.interactor = interactor
            presented.dismiss(animated: true)
            interactor.update(0.6)
            fixture.simulation.resizeScreen(to: Self.turned, safeAreaInsets: .zero)
            fixture.step(2)
            #expect(abs(presented.view.presentedFrameInWindow.minX - 60) < 1e-6)
            #expect(presented.view.bounds.size == Self.turned)
            if end == .completes { interactor.finish() } else { interactor.cancel() }
            fixture.settle()
            let front = end == .completes ? fixture.root : presented
            #expect(front.view.window === fixture.window)
            #expect(
                front.view.presentedFrameInWindow == CGRect(origin: .zero, size: Self.turned))
        }
    }

    @Test(
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [true, false])
    func thePresentersViewIsTakenAway(style: UIModalPresentationStyle, isPresenting: Bool) {
        ControllerFixture.run { fixture in
            let presented = fixture.controller("p")
            presented.modalPresentationStyle = style
            var completions = 0
            fixture.root.present(presented, animated: isPresenting) { completions += 1 }
            if !isPresenting {
                completions = 0
                presented.dismiss(animated: true) { completions += 1 }
            }
            fixture.step(5)
            fixture.root.view.removeFromSuperview()
            fixture.settle()
            #expect(completions == 1)
            #expect((presented.view.window != nil) == isPresenting)
            if isPresenting {
                presented.dismiss(animated: true)
                fixture.settle()
            }
            #expect(presented.presentingViewController == nil)
            #expect(presented.view.window == nil)
            #expect(!fixture.window.subviews.contains { $0 is PresentationContainerView })
            // Whatever way they were turned back, what was said last is where they are.
            for name in ["root", "p"] {
                let last = fixture.log.lines.last {
                    $0.hasPrefix("\(name) ") && $0.contains("ppear")
                }
                #expect(last?.hasPrefix("\(name) did") == true)
            }
        }
    }

    @Test func theWindowGoesAway() {
        ControllerFixture.run { fixture in
            let presented = fixture.controller("p")
            fixture.root.present(presented, animated: true)
            fixture.step(5)
            fixture.window.isHidden = true
            fixture.settle()
            fixture.window.isHidden = false
            fixture.settle()
            #expect(fixture.root.presentedViewController === presented)
            #expect(presented.view.window === fixture.window)
            presented.dismiss(animated: true)
            fixture.settle()
            #expect(fixture.window.subviews == [fixture.root.view])
        }
    }
}
