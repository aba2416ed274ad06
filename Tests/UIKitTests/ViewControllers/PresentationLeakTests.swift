import Testing

@testable @_spi(Simulation) import UIKit

/// A thousand presentations and dismissals leave no object behind.
@Suite struct PresentationLeakTests {
    enum Way: CaseIterable {
        case atOnce, standard, custom, fingerFinishes, fingerCancels, calledOff
    }

    /// What a round must let go of.
    private struct Traces {
        weak var controller: UIViewController?
        weak var view: UIView?
        weak var presentation: Presentation?
        weak var context: TransitionContext?
        weak var coordinator: TransitionCoordinator?
        weak var animator: TestAnimator?
        weak var interactor: UIPercentDrivenInteractiveTransition?

        var areGone: Bool {
            controller == nil && view == nil && presentation == nil && context == nil
                && coordinator == nil && animator == nil && interactor == nil
        }
    }

    /// One controller comes in some way and goes again.
    private func round(_ way: Way, _ style: UIModalPresentationStyle, _ fixture: ControllerFixture)
        -> Traces
    {
        let isAnimated = way != .atOnce
        let interactor = UIPercentDrivenInteractiveTransition()
        let isControlled = way == .fingerFinishes || way == .fingerCancels
        let delegate = TestTransitioning(fixture.log, interactor: isControlled ? interactor : nil)
        delegate.animator?.duration = 0.03
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        if way != .standard { presented.transitioningDelegate = delegate }
        presented.view.layer.cornerRadius = 3
        CATransaction.begin()
        CATransaction.setCompletionBlock { [presented] in presented.view.tag += 1 }
        fixture.root.present(presented, animated: isAnimated) { [presented] in
            presented.view.tag += 1
        }
        CATransaction.commit()
        presented.transitionCoordinator?.animate { [presented] _ in
            presented.view.alpha = 0.5
        } completion: { [presented] _ in
            presented.view.alpha = 1
        }
        let traces = Traces(
            controller: presented, view: presented.view,
            presentation: presented.ownPresentation,
            context: presented.ownPresentation?.transition,
            coordinator: presented.ownPresentation?.coordinator, animator: delegate.animator,
            interactor: interactor)
        end(way, interactor, fixture)
        // Called off, it is on the screen no more; it comes at once, to go.
        if presented.view.window == nil { fixture.root.present(presented, animated: false) }
        presented.dismiss(animated: isAnimated)
        end(way, interactor, fixture)
        if presented.view.window != nil { presented.dismiss(animated: false) }
        fixture.settle()
        return traces
    }

    private func end(
        _ way: Way, _ interactor: UIPercentDrivenInteractiveTransition,
        _ fixture: ControllerFixture
    ) {
        switch way {
        case .atOnce, .standard, .custom: break
        case .fingerFinishes:
            interactor.update(0.5)
            interactor.finish()
        case .fingerCancels:
            interactor.update(0.5)
            interactor.cancel()
        case .calledOff:
            fixture.simulation.step()
            #expect(fixture.window.cancelTransition())
        }
        fixture.settle()
    }

    @Test func aThousandRoundsLeaveNothing() {
        ControllerFixture.run { fixture in
            let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom]
            for count in 0..<1000 {
                let way = Way.allCases[count % Way.allCases.count]
                let traces = round(way, styles[count % 7 % 3], fixture)
                guard traces.areGone else {
                    Issue.record("Round \(count), \(way), leaves something: \(traces)")
                    return
                }
                _ = fixture.log.take()
            }
            #expect(fixture.simulation.animations.count == 0)
            #expect(fixture.simulation.scheduledTaskCount == 0)
            #expect(!fixture.simulation.isActive)
            #expect(fixture.window.subviews == [fixture.root.view])
            #expect(fixture.simulation.log.count == 0)
        }
    }
}
