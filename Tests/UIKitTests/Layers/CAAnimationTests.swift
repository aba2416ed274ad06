import Testing

@_spi(Simulation) @testable import UIKit

private final class Listener: NSObject, CAAnimationDelegate {
    var log: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
        log.append("start")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        log.append("stop \(flag) \(anim.value(forKey: "name") ?? "-")")
    }
}

@Suite struct CAAnimationTests {
    private func basic(_ path: String, from: Any?, to: Any?, _ seconds: Double) -> CABasicAnimation
    {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = seconds
        return animation
    }

    @Test func itLiesOverTheModelAndGoes() {
        LayerScene.run { scene in
            let listener = Listener()
            let animation = basic("position.x", from: 100, to: 200, 0.5)
            animation.delegate = listener
            animation.setValue("move", forKey: "name")
            scene.view.layer.add(animation, forKey: "move")
            #expect(scene.view.center.x == 50)
            #expect(scene.view.presentedCenter == CGPoint(x: 100, y: 50))
            #expect(scene.view.layer.animationKeys() == ["move"])
            scene.step(15)
            #expect(listener.log == ["start"])
            #expect(abs(scene.view.presentedCenter.x - 150) < 1e-9)
            #expect(scene.view.layer.presentation()?.position.x == scene.view.presentedCenter.x)
            scene.step(15)
            #expect(scene.view.presentedCenter.x == 50)
            #expect(listener.log == ["start", "stop true move"])
            #expect(scene.view.layer.animationKeys() == nil)
            #expect(!scene.view.hasRunningAnimations)
            #expect(scene.simulation.nextActiveTick == nil)
        }
    }

    @Test func whatIsNotGivenIsWhatShowsWithoutIt() {
        LayerScene.run { scene in
            let layer = scene.view.layer
            layer.add(basic("opacity", from: nil, to: 0, 1), forKey: nil)
            let by = CABasicAnimation(keyPath: "position.y")
            by.byValue = CGFloat(40)
            by.duration = 1
            layer.add(by, forKey: nil)
            scene.step(30)
            #expect(abs(scene.view.presentedAlpha - 0.5) < 1e-9)
            #expect(abs(scene.view.presentedCenter.y - 70) < 1e-9)
        }
    }

    @Test func itsEndIsKeptOnRequest() {
        LayerScene.run { scene in
            let animation = basic("opacity", from: 1, to: 0.25, 0.1)
            animation.isRemovedOnCompletion = false
            animation.fillMode = .forwards
            scene.view.layer.add(animation, forKey: "fade")
            scene.step(30)
            #expect(scene.view.presentedAlpha == 0.25)
            #expect(scene.view.layer.animation(forKey: "fade")?.duration == 0.1)
            #expect(scene.simulation.nextActiveTick == nil)
            scene.view.layer.removeAnimation(forKey: "fade")
            #expect(scene.view.presentedAlpha == 1)
            #expect(scene.view.layer.animation(forKey: "fade") == nil)
        }
    }

    @Test func oneOfTheSameKeyEndsTheFormer() {
        LayerScene.run { scene in
            let listener = Listener()
            let first = basic("opacity", from: 0, to: 0, 1)
            first.delegate = listener
            scene.view.layer.add(first, forKey: "fade")
            scene.view.layer.add(basic("opacity", from: 0.5, to: 0.5, 1), forKey: "fade")
            #expect(listener.log == ["stop false -"])
            #expect(scene.view.presentedAlpha == 0.5)
            scene.view.layer.removeAllAnimations()
            #expect(scene.view.presentedAlpha == 1)
            #expect(scene.view.layer.animationKeys() == nil)
        }
    }

    @Test func transformsScaleAndTurn() {
        LayerScene.run { scene in
            scene.view.transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(
                CGAffineTransform(rotationAngle: 0.3))
            scene.view.layer.add(basic("transform.scale", from: 4, to: 4, 1), forKey: nil)
            let scaled = scene.view.presentedTransform
            let expected = CGAffineTransform(scaleX: 4, y: 4).concatenating(
                CGAffineTransform(rotationAngle: 0.3))
            #expect(abs(scaled.a - expected.a) < 1e-12 && abs(scaled.d - expected.d) < 1e-12)
            scene.view.layer.removeAllAnimations()
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.byValue = CGFloat.pi
            turn.duration = 1
            scene.view.layer.add(turn, forKey: nil)
            scene.step(30)
            let turned = scene.view.presentedTransform
            let half = CGAffineTransform(scaleX: 2, y: 3).concatenating(
                CGAffineTransform(rotationAngle: 0.3 + .pi / 2))
            #expect(abs(turned.a - half.a) < 1e-12 && abs(turned.c - half.c) < 1e-12)
        }
    }

    @Test func itRepeatsAndReverses() {
        LayerScene.run { scene in
            let animation = basic("opacity", from: 0, to: 1, 0.5)
            animation.autoreverses = true
            animation.repeatCount = .infinity
            scene.view.layer.add(animation, forKey: nil)
            scene.step(45)
            // 0.75 s: half the way back.
            #expect(abs(scene.view.presentedAlpha - 0.5) < 1e-9)
            scene.step(600)
            #expect(scene.simulation.isMoving)
            scene.view.removeFromSuperview()
            scene.step(1)
            #expect(!scene.simulation.isMoving)
            #expect(scene.view.presentedAlpha == 1)
        }
    }

    @Test func keyframesAreReachedAtTheirTimes() {
        LayerScene.run { scene in
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 100, 40]
            animation.keyTimes = [0, 0.25, 1]
            animation.duration = 1
            scene.view.layer.add(animation, forKey: nil)
            scene.step(15)
            #expect(abs(scene.view.presentedCenter.x - 100) < 1e-9)
            scene.step(15)
            // A third of the way from 100 to 40.
            #expect(abs(scene.view.presentedCenter.x - 80) < 1e-9)
            let jumps = CAKeyframeAnimation(keyPath: "opacity")
            jumps.values = [1, 0.5]
            jumps.calculationMode = .discrete
            jumps.duration = 1
            scene.view.layer.add(jumps, forKey: nil)
            scene.step(29)
            #expect(scene.view.presentedAlpha == 1)
            scene.step(2)
            #expect(scene.view.presentedAlpha == 0.5)
        }
    }

    @Test func aGroupHasOneClock() {
        LayerScene.run { scene in
            let group = CAAnimationGroup()
            let late = basic("opacity", from: 0, to: 1, 0.5)
            late.beginTime = 0.5
            group.animations = [basic("position.x", from: 0, to: 100, 2), late]
            group.duration = 1
            scene.view.layer.add(group, forKey: "all")
            scene.step(30)
            #expect(abs(scene.view.presentedCenter.x - 25) < 1e-9)
            scene.step(15)
            #expect(abs(scene.view.presentedAlpha - 0.5) < 1e-9)
            scene.step(15)
            #expect(scene.view.presentedCenter.x == 50)
        }
    }

    @Test func springsOvershoot() {
        LayerScene.run { scene in
            let spring = CASpringAnimation(keyPath: "position.x")
            spring.fromValue = 0
            spring.toValue = 100
            spring.stiffness = 100
            spring.damping = 4
            spring.duration = spring.settlingDuration
            // ζ = 4/(2·√100) = 0.2: the envelope is below a thousandth at ln(1000/√(1−ζ²))/(ζω).
            #expect(abs(spring.settlingDuration - 3.464) < 0.01)
            scene.view.layer.add(spring, forKey: nil)
            // The first crest is at π/(ω√(1−ζ²)) = 0.3206 s, 52.7 % past the end.
            scene.step(19)
            #expect(abs(scene.view.presentedCenter.x - 152.6) < 0.3)
        }
    }

    @Test func pacesAreNamed() {
        var point: [Float] = [0, 0]
        CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
        #expect(point == [0.42, 0])
        #expect(CAMediaTimingFunction(name: .easeInEaseOut).curve == .easeInOut)
        #expect(CAMediaTimingFunction(name: .default).curve == .coreAnimationDefault)
    }

    @Test func whatDoesNotAnimateIsLogged() {
        LayerScene.run { scene in
            let listener = Listener()
            let animation = basic("contents", from: nil, to: nil, 0.1)
            animation.delegate = listener
            scene.view.layer.add(animation, forKey: nil)
            scene.step(10)
            #expect(scene.simulation.log.messages.contains { $0.contains("contents") })
            #expect(listener.log == ["start", "stop true -"])
        }
    }

    @Test func animationsOfViewsHaveKeysToo() {
        LayerScene.run { scene in
            UIView.animate(withDuration: 1) {
                scene.view.alpha = 0
                scene.view.center.x = 80
            }
            #expect(scene.view.layer.animationKeys() == ["opacity", "position"])
            #expect(scene.view.layer.animation(forKey: "opacity")?.duration == 1)
            scene.view.layer.removeAnimation(forKey: "opacity")
            #expect(scene.view.presentedAlpha == 0)
            #expect(scene.view.layer.animationKeys() == ["position"])
        }
    }
}
