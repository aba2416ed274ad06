import Foundation
import Testing

@testable import Scenarios
@testable @_spi(Simulation) import UIKit

/// A scroll view under the fingers of the synthesiser.
private final class Stage: NSObject, UIScrollViewDelegate {
    private let simulation: Simulation
    private let window = UIWindow()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var translation = CGPoint.zero
    private(set) var launchVelocity = CGPoint.zero

    init(_ simulation: Simulation) {
        self.simulation = simulation
        super.init()
        window.addSubview(scrollView)
        window.makeKeyAndVisible()
        scrollView.contentSize = CGSize(width: 39_000, height: 844)
        scrollView.contentOffset.x = 3900
        scrollView.delegate = self
        scrollView.panGestureRecognizer.addTarget(self, action: Stage.panDidAct)
        simulation.step()
    }

    /// Plays samples from the next frame on.
    func play(_ samples: [GestureSample]) {
        let start = simulation.clock.time(ofTick: simulation.tick + 1)
        for sample in samples {
            simulation.touches.enqueue(
                TouchSample(
                    finger: sample.finger,
                    timestamp: SimulatedTime(
                        nanoseconds: start.nanoseconds + sample.timeNanoseconds),
                    location: sample.location,
                    phase: TouchSample.Phase(rawValue: sample.phase.rawValue)!))
        }
        for _ in 0..<240 { simulation.step() }
    }

    private func panDidAct(_ pan: UIPanGestureRecognizer) {
        translation = pan.translation(in: nil)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        launchVelocity = velocity
    }
}

/// Plays a gesture on a device of these rates.
private func play(
    _ gesture: Gesture, refreshRate: Int = 120, touchRate: Int = 120
) throws -> (translation: CGPoint, launchVelocity: CGPoint) {
    let size = CGSize(width: 390, height: 844)
    let synthesizer = GestureSynthesizer(
        touchRate: touchRate, refreshRate: refreshRate, windowSize: size, seed: 1)
    let samples = try synthesizer.samples(for: gesture, step: 0) { _ in
        CGPoint(x: 195, y: 422)
    }
    let device = SimulatedDevice(screenSize: size, refreshRate: refreshRate)
    let simulation = Simulation(device: device)
    return Simulation.run(simulation) {
        let stage = Stage(simulation)
        stage.play(samples)
        return (stage.translation, stage.launchVelocity)
    }
}

@Suite("Gestures as the platform takes them")
struct PlatformGestureTests {
    @Test(
        "the pan reports the translation that was asked for",
        arguments: [(120, 120), (60, 120), (60, 60), (120, 60)], [40.0, 110, 150, 168.8])
    func translation(rates: (refresh: Int, touch: Int), wanted: Double) throws {
        for profile in [MoveProfile.minimumJerk, .linear, .flick] {
            var drag = DragGesture()
            drag.legs = [
                .move(
                    MoveLeg(
                        target: .translation(Displacement(dx: -wanted, dy: 0)),
                        durationNanoseconds: 400_000_000, profile: profile))
            ]
            let found = try play(
                .drag(drag), refreshRate: rates.refresh, touchRate: rates.touch)
            #expect(abs(found.translation.x + wanted) < 1e-6, "\(profile)")
        }
    }

    @Test(
        "the scroll view is launched with the release speed that was asked for",
        arguments: [(120, 120), (60, 120), (60, 60)], [0.0, 249, 251, 500, 1000, 2400])
    func releaseSpeed(rates: (refresh: Int, touch: Int), speed: Double) throws {
        var swipe = SwipeGesture(direction: .left)
        (swipe.speed, swipe.length) = (speed, .distance(220))
        let found = try play(.swipe(swipe), refreshRate: rates.refresh, touchRate: rates.touch)
        // Points a millisecond, against the finger. Times are whole nanoseconds.
        #expect(abs(found.launchVelocity.x - speed / 1000) < 1e-5)
    }
}
