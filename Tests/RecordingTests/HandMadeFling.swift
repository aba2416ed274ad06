import Foundation

@_spi(Simulation) import UIKit

/// The touches of a fling. Times in milliseconds, places in points.
nonisolated struct HandMadeFling: Decodable {
    struct Event: Decodable {
        var t_ms: Double
        var x: Double
        var y: Double
        var phase: Capture.Touch.Phase
    }

    var id: String
    var events: [Event]

    /// What content did.
    struct Outcome {
        var hasFiniteVelocities = true
        var isAtRest = false
        /// The launch velocity, points per second in the finger's direction; 0 without a drag.
        var launch = 0.0
        /// The offsets at the lift and at rest, points.
        var released = 0.0
        var rest = 0.0
        /// The offset at the content's end.
        var last = 49_200.0
    }
}

extension HandMadeFling {
    /// Replays the touches in the middle of long content.
    func replay() -> Outcome {
        ReplayStage.run(viewport: 800, contentHeight: 50_000, offset: 20_000) { stage in
            var outcome = Outcome()
            let zero = stage.simulation.now.advanced(bySeconds: 0.05)
            let first = events.first?.t_ms ?? 0
            for event in events {
                let time = zero.advanced(bySeconds: (event.t_ms - first) / 1_000)
                stage.send(event.phase.sample, x: event.x, y: event.y, time: time, tick: 0)
                if !stage.panVelocity.isFinite { outcome.hasFiniteVelocities = false }
            }
            outcome.released = stage.scrollView.contentOffset.y
            stage.settle()
            outcome.rest = stage.scrollView.contentOffset.y
            outcome.isAtRest = stage.scrollView.motion == .idle
            outcome.launch = stage.launches.last ?? 0
            return outcome
        }
    }
}

extension Capture.Touch.Phase {
    /// The same as a reading of the touch screen.
    nonisolated var sample: TouchSample.Phase {
        switch self {
        case .began: .began
        case .moved, .stationary: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
