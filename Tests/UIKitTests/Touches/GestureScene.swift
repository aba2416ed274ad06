import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

/// A window of 400 × 800 points with recognisers whose actions are written down: samples in as text,
/// a timeline of actions out as text.
final class GestureScene: NSObject {
    let simulation: Simulation
    let window: UIWindow
    private(set) var lines: [String] = []
    /// Called with a line's text just after it was written.
    var reaction: ((String) -> Void)?

    /// Makes a scene and leaves it as the current simulation while `body` runs.
    static func run(
        refreshRate: Int = 120, model: PlatformModel = PlatformModel(),
        body: (GestureScene) throws -> Void
    ) rethrows {
        let device = SimulatedDevice(
            screenSize: CGSize(width: 400, height: 800), refreshRate: refreshRate)
        let simulation = Simulation(device: device, model: model)
        try Simulation.run(simulation) {
            let scene = GestureScene(simulation)
            try body(scene)
        }
    }

    private init(_ simulation: Simulation) {
        self.simulation = simulation
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        super.init()
        window.makeKeyAndVisible()
        simulation.step()
    }

    // MARK: Touches

    /// Sends a finger's samples: `"a: 0 down 100,100 | 8 to 100,110 | 17 up"`, times in milliseconds
    /// after the present frame. `up` and `cancel` happen at the place before.
    func send(_ text: String) {
        let parts = text.split(separator: ":")
        let finger = Int(parts[0].unicodeScalars.first!.value)
        var place = CGPoint.zero
        for step in parts[1].split(separator: "|") {
            let words = step.split(separator: " ")
            if words.count > 2 {
                let numbers = words[2].split(separator: ",").map { Double($0)! }
                place = CGPoint(x: numbers[0], y: numbers[1])
            }
            let phases: [Substring: TouchSample.Phase] = [
                "down": .began, "to": .moved, "up": .ended, "cancel": .cancelled,
            ]
            simulation.touches.enqueue(
                TouchSample(
                    finger: finger,
                    timestamp: simulation.now.advanced(bySeconds: Double(words[0])! / 1000),
                    location: place, phase: phases[words[1]]!))
        }
    }

    /// Makes frames until `milliseconds` have passed.
    func run(_ milliseconds: Double) {
        let end = simulation.now.advanced(bySeconds: milliseconds / 1000)
        while simulation.clock.time(ofTick: simulation.tick + 1) <= end { simulation.step() }
    }

    /// Sends samples and makes frames until half a second after the last is past.
    func play(_ texts: String...) {
        for text in texts { send(text) }
        while simulation.touches.pendingCount > 0 { simulation.step() }
        run(500)
    }

    // MARK: The timeline

    /// What happened: the frame's number, then who did what.
    var timeline: String { lines.joined(separator: "\n") }

    func write(_ text: String) {
        lines.append("\(simulation.tick) \(text)")
        reaction?(text)
    }

    /// Empties the timeline.
    func clear() {
        lines.removeAll()
    }

    /// Adds a view that writes down what it hears of touches, if it is to.
    @discardableResult
    func addView(
        _ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800),
        in parent: UIView? = nil, writes: Bool = false
    ) -> SceneView {
        let view = SceneView(frame: frame)
        view.name = name
        view.scene = writes ? self : nil
        (parent ?? window).addSubview(view)
        return view
    }

    /// Attaches a recogniser whose actions are written down under its name.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(self, action: GestureScene.didAct)
        (view ?? window).addGestureRecognizer(recognizer)
        return recognizer
    }

    private func didAct(_ recognizer: UIGestureRecognizer) {
        var text = "\(recognizer.name ?? "?") \(recognizer.state)"
        switch recognizer {
        case let pan as UIPanGestureRecognizer:
            text += " \(GestureScene.list(pan.translation(in: nil)))"
        case let pinch as UIPinchGestureRecognizer:
            text += " \(GestureScene.number(pinch.scale))"
        default:
            text += " \(GestureScene.list(recognizer.location(in: nil)))"
        }
        write(text)
    }

    static func list(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

    /// At most three decimals.
    static func number(_ value: CGFloat) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
    }
}

/// A view that writes down what it hears of touches.
final class SceneView: UIView {
    var name = ""
    weak var scene: GestureScene?
    /// Answers `gestureRecognizerShouldBegin`.
    var allowsGestures = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("began", touches)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("moved", touches)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("ended", touches)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("cancelled", touches)
        super.touchesCancelled(touches, with: event)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        allowsGestures
    }

    private func write(_ what: String, _ touches: Set<UITouch>) {
        let places = touches.sorted { $0.serial < $1.serial }
            .map { GestureScene.list($0.location(in: nil)) }
        scene?.write("\(name) \(what) \(places.joined(separator: " "))")
    }
}

/// A delegate whose answers are set, and which writes down the questions.
final class SceneDelegate: NSObject, UIGestureRecognizerDelegate {
    weak var scene: GestureScene?
    var begins = true
    var receives = true
    var isSimultaneous = false
    var waits = false
    var isWaitedFor = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        scene?.write("? \(gestureRecognizer.name!) shouldBegin")
        return begins
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        scene?.write("? \(gestureRecognizer.name!) shouldReceive")
        return receives
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        scene?.write("? \(gestureRecognizer.name!) with \(otherGestureRecognizer.name!)")
        return isSimultaneous
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        scene?.write("? \(gestureRecognizer.name!) after \(otherGestureRecognizer.name!)")
        return waits
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        scene?.write("? \(gestureRecognizer.name!) before \(otherGestureRecognizer.name!)")
        return isWaitedFor
    }
}
