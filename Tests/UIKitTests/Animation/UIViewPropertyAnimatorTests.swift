import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct UIViewPropertyAnimatorTests {
    private func animator(
        _ scene: LayerScene, _ curve: UIView.AnimationCurve = .linear
    ) -> (UIViewPropertyAnimator, Log) {
        let log = Log()
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) {
            scene.view.center.x = 150
        }
        animator.addCompletion { log.ends.append($0) }
        return (animator, log)
    }

    private final class Log {
        var ends: [UIViewAnimatingPosition] = []
    }

    @Test func itRunsToItsEnd() {
        LayerScene.run { scene in
            let (animator, log) = animator(scene, .easeIn)
            #expect(animator.state == .inactive && !animator.isRunning)
            animator.startAnimation()
            #expect(animator.state == .active && animator.isRunning)
            scene.step(30)
            // What is shown goes along the curve, and so does the fraction.
            let share = TimingCurve.easeIn.progress(atFraction: 0.5)
            #expect(abs(animator.fractionComplete - share) < 1e-6)
            #expect(abs(scene.view.presentedCenter.x - (50 + 100 * share)) < 1e-4)
            scene.step(31)
            #expect(log.ends == [.end])
            #expect(animator.state == .inactive)
            #expect(scene.view.presentedCenter.x == 150)
            #expect(scene.simulation.nextActiveTick == nil)
        }
    }

    @Test func aHandMovesIt() {
        LayerScene.run { scene in
            let (animator, log) = animator(scene, .easeInOut)
            animator.fractionComplete = 0.25
            #expect(animator.state == .active && !animator.isRunning)
            scene.step(5)
            #expect(abs(scene.view.presentedCenter.x - 75) < 1e-6)
            animator.fractionComplete = 0.5
            scene.step(100)
            #expect(abs(scene.view.presentedCenter.x - 100) < 1e-6)
            #expect(log.ends.isEmpty)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            scene.step(29)
            #expect(log.ends.isEmpty)
            scene.step(2)
            #expect(log.ends == [.end])
        }
    }

    @Test func itIsTurnedBackAndForthAgain() {
        LayerScene.run { scene in
            let (animator, log) = animator(scene)
            animator.startAnimation()
            scene.step(30)
            animator.pauseAnimation()
            animator.isReversed = true
            #expect(abs(animator.fractionComplete - 0.5) < 1e-6)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            scene.step(15)
            #expect(abs(scene.view.presentedCenter.x - 75) < 1e-4)
            animator.isReversed = false
            scene.step(15)
            #expect(abs(scene.view.presentedCenter.x - 100) < 1e-4)
            animator.isReversed = true
            scene.step(31)
            #expect(log.ends == [.start])
            #expect(scene.view.center.x == 50)
            #expect(scene.view.presentedCenter.x == 50)
        }
    }

    @Test(arguments: [
        (UIViewAnimatingPosition.end, CGFloat(150)), (.start, 50), (.current, 100),
    ])
    func itIsStoppedAndFinished(position: UIViewAnimatingPosition, expected: CGFloat) {
        LayerScene.run { scene in
            let (animator, log) = animator(scene)
            animator.startAnimation()
            scene.step(30)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped)
            #expect(abs(scene.view.center.x - 100) < 1e-4)
            scene.step(3)
            #expect(abs(scene.view.presentedCenter.x - 100) < 1e-4)
            animator.finishAnimation(at: position)
            #expect(log.ends == [position])
            scene.step(3)
            #expect(abs(scene.view.presentedCenter.x - expected) < 1e-4)
        }
    }

    @Test func stoppedForGoodItTellsNobody() {
        LayerScene.run { scene in
            let (animator, log) = animator(scene)
            animator.startAnimation()
            scene.step(30)
            animator.isReversed = true
            animator.stopAnimation(true)
            scene.step(60)
            #expect(animator.state == .inactive)
            #expect(abs(scene.view.center.x - 100) < 1e-4)
            #expect(log.ends.isEmpty)
        }
    }

    @Test func partsComeLater() {
        LayerScene.run { scene in
            let (animator, log) = animator(scene)
            animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: 0.5)
            animator.startAnimation(afterDelay: 0.1)
            scene.step(6)
            #expect(scene.view.presentedCenter.x == 50)
            scene.step(30)
            #expect(abs(scene.view.presentedAlpha - 1) < 1e-6)
            scene.step(15)
            #expect(abs(scene.view.presentedAlpha - 0.5) < 1e-4)
            scene.step(16)
            #expect(log.ends == [.end])
        }
    }

    @Test func springsPassTheEnd() {
        LayerScene.run { scene in
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) {
                scene.view.center.x = 150
            }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            var farthest = scene.view.presentedCenter.x
            for _ in 0..<61 {
                scene.step(1)
                farthest = max(farthest, scene.view.presentedCenter.x)
            }
            // The first crest of ζ = 0.3 is e^(−πζ/√(1−ζ²)) = 37 % past the end.
            #expect(farthest > 180 && farthest < 188)
            #expect(ends == [.end])
        }
    }

    @Test func nobodyNeedsToKeepIt() {
        LayerScene.run { scene in
            weak var gone: UIViewPropertyAnimator?
            var ends = 0
            gone = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 0.1, delay: 0, animations: { scene.view.alpha = 0 },
                completion: { _ in ends += 1 })
            #expect(gone != nil)
            scene.step(10)
            #expect(ends == 1)
            #expect(gone == nil)
        }
    }
}
