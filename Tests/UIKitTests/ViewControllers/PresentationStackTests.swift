import Testing

@testable @_spi(Simulation) import UIKit

/// Presentations on top of each other. Expected: documentation of `dismiss(animated:completion:)`:
/// what is presented goes with all above it, and only the topmost is animated.
@Suite struct PresentationStackTests {
    private func stack(
        _ styles: [UIModalPresentationStyle],
        _ body: (ControllerFixture, [RecordingController]) -> Void
    ) {
        ControllerFixture.run { fixture in
            var controllers: [RecordingController] = []
            var top: UIViewController = fixture.root
            for (index, style) in styles.enumerated() {
                let controller = fixture.controller("\(index + 1)")
                controller.modalPresentationStyle = style
                top.present(controller, animated: true)
                fixture.settle()
                controllers.append(controller)
                top = controller
            }
            _ = fixture.heard()
            body(fixture, controllers)
        }
    }

    @Test func threeStandOnEachOther() {
        stack([.fullScreen, .overFullScreen, .fullScreen]) { fixture, stack in
            #expect(fixture.root.presentedViewController === stack[0])
            #expect(stack[0].presentedViewController === stack[1])
            #expect(stack[1].presentedViewController === stack[2])
            #expect(stack[2].presentingViewController === stack[1])
            // Full screen takes off what it covers; over full screen leaves it.
            #expect(fixture.root.view.window == nil)
            #expect(stack[0].view.window === fixture.window)
            #expect(stack[1].view.window == nil)
            #expect(stack[2].view.window === fixture.window)
            for controller in stack.reversed() {
                controller.dismiss(animated: true)
                fixture.settle()
            }
            #expect(
                fixture.heard() == [
                    "3 willDisappear animated", "2 willAppear animated",
                    "2 isAppearing animated", "2 didAppear animated", "3 didDisappear animated",
                    "2 willDisappear animated", "2 didDisappear animated",
                    "1 willDisappear animated", "root willAppear animated",
                    "root isAppearing animated", "root didAppear animated",
                    "1 didDisappear animated",
                ])
            #expect(fixture.window.subviews == [fixture.root.view])
        }
    }

    @Test(arguments: [true, false])
    func dismissedFromTheMiddleWhatIsAboveGoes(animated: Bool) {
        stack([.overFullScreen, .fullScreen, .overFullScreen]) { fixture, stack in
            var completions = 0
            stack[0].dismiss(animated: animated) { completions += 1 }
            if animated {
                // The topmost moves; what lies between has gone at once.
                #expect(stack[2].isBeingDismissed)
                #expect(stack[2].view.window === fixture.window)
                #expect(stack[1].view.window == nil)
                #expect(stack[1].presentingViewController == nil)
                fixture.step(5)
                #expect(stack[2].view.presentedFrameInWindow.minY > 0)
            }
            fixture.settle()
            #expect(completions == 1)
            #expect(fixture.root.presentedViewController === stack[0])
            #expect(stack[0].presentedViewController == nil)
            #expect(stack[0].view.window === fixture.window)
            for controller in stack[1...] {
                #expect(controller.viewIfLoaded?.window == nil)
                #expect(controller.presentingViewController == nil)
                #expect(!controller.isBeingDismissed)
            }
            let heard = fixture.heard()
            for name in ["2", "3"] {
                #expect(heard.filter { $0.hasPrefix("\(name) willDisappear") }.count <= 1)
            }
            #expect(heard.filter { $0.hasPrefix("3 didDisappear") }.count == 1)
            #expect(heard.filter { $0.hasPrefix("1 didAppear") }.count == 1)
            // It presents and is dismissed as ever.
            stack[0].present(stack[1], animated: true)
            fixture.settle()
            #expect(stack[1].view.window === fixture.window)
            fixture.root.dismiss(animated: true)
            fixture.settle()
            #expect(fixture.window.subviews == [fixture.root.view])
        }
    }

    @Test func calledOffFromTheMiddleTheTopmostStaysOnTheMiddle() {
        stack([.overFullScreen, .overFullScreen, .overFullScreen]) { fixture, stack in
            stack[0].dismiss(animated: true)
            fixture.step(5)
            #expect(fixture.window.cancelTransition())
            fixture.settle()
            #expect(stack[0].presentedViewController === stack[2])
            #expect(stack[2].presentingViewController === stack[0])
            #expect(stack[2].view.frame == fixture.window.bounds)
            #expect(stack[1].presentingViewController == nil)
            fixture.root.dismiss(animated: true)
            fixture.settle()
            #expect(fixture.window.subviews == [fixture.root.view])
        }
    }

    @Test(arguments: [true, false])
    func whileItComesAControllerIsNotCovered(animated: Bool) {
        ControllerFixture.run { fixture in
            let browser = fixture.controller("browser")
            browser.modalPresentationStyle = .overFullScreen
            let cover = fixture.controller("cover")
            fixture.root.present(browser, animated: true)
            fixture.step(3)
            var completions = 0
            browser.present(cover, animated: animated) { completions += 1 }
            fixture.root.present(cover, animated: animated) { completions += 1 }
            #expect(fixture.simulation.log.count == 2)
            fixture.settle()
            #expect(completions == 0)
            #expect(cover.viewIfLoaded?.window == nil)
            #expect(browser.view.window === fixture.window)
            browser.present(cover, animated: animated) { completions += 1 }
            fixture.settle()
            #expect(completions == 1)
            #expect(browser.view.window == nil)
            // While it goes, it is not covered either.
            cover.dismiss(animated: false)
            browser.dismiss(animated: true)
            fixture.step(3)
            browser.present(cover, animated: animated) { completions += 1 }
            #expect(fixture.simulation.log.count == 3)
            fixture.settle()
            #expect(completions == 1)
            #expect(fixture.window.subviews == [fixture.root.view])
        }
    }
}
