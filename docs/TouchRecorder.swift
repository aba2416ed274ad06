import UIKit

/// Writes down what fingers do on a device, as a step of a scenario.
///
///     window.addGestureRecognizer(TouchRecorder { step in print(step) })
///
/// It watches all touches of the view that it is added to and changes nothing: it never recognises,
/// holds nothing back, and nobody can stop it. Each time the last finger has lifted, it hands over
/// what has happened since the first came down.
final class TouchRecorder: UIGestureRecognizer {
    private let handOver: (String) -> Void
    private var samples: [String] = []
    private var start: TimeInterval?
    private var fingers: [(touch: UITouch, number: Int)] = []

    /// - Parameter handOver: Called with the text of a `touches` step.
    init(handOver: @escaping (String) -> Void) {
        self.handOver = handOver
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesBegan = false
        delaysTouchesEnded = false
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let inOrder = touches.sorted { ($0.timestamp, x($0), y($0)) < ($1.timestamp, x($1), y($1)) }
        for touch in inOrder {
            let number = (1...).first { number in !fingers.contains { $0.number == number } }
            fingers.append((touch, number ?? 1))
        }
        add(touches, "began", event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        add(touches, "moved", event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        add(touches, "ended", event)
        forget(touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        add(touches, "cancelled", event)
        forget(touches)
    }

    private func add(_ touches: Set<UITouch>, _ phase: String, _ event: UIEvent) {
        for (touch, number) in fingers where touches.contains(touch) {
            // Between two frames a screen reports several samples of a finger that moves.
            let reports = phase == "moved" ? event.coalescedTouches(for: touch) ?? [] : []
            for report in reports.isEmpty ? [touch] : reports {
                let first = start ?? report.timestamp
                start = first
                // Never later than it was: a sample must not miss the frame that it came with.
                let microseconds = ((report.timestamp - first) * 1_000_000).rounded(.down)
                samples.append(
                    "{\"finger\": \(number), \"ms\": \(microseconds / 1000), \"x\": \(x(report)), "
                        + "\"y\": \(y(report)), \"phase\": \"\(phase)\"}")
            }
        }
    }

    private func forget(_ touches: Set<UITouch>) {
        fingers.removeAll { touches.contains($0.touch) }
        guard fingers.isEmpty else { return }
        handOver("{\"touches\": {\"samples\": [\n  \(samples.joined(separator: ",\n  "))\n]}}")
        samples = []
        start = nil
    }

    private func x(_ touch: UITouch) -> Double { rounded(Double(touch.location(in: nil).x)) }
    private func y(_ touch: UITouch) -> Double { rounded(Double(touch.location(in: nil).y)) }
    private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
