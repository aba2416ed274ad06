import Foundation

@_spi(Simulation) import UIKit

/// A scroll view that takes all touches of a window, on a display of its own simulation.
final class ReplayStage: NSObject, UIScrollViewDelegate {
    let simulation: Simulation
    let window: UIWindow
    let scrollView: UIScrollView

    /// The offsets that each frame showed, by tick; the last one is what stayed.
    private(set) var shown: [[Double]] = []
    /// The offset after each `changed` action of the present gesture.
    private(set) var dragOffsets: [Double] = []
    /// Launch velocities of the releases, points per second, in the finger's direction.
    private(set) var launches: [Double] = []
    /// Targets announced at the releases.
    private(set) var targets: [Double] = []

    private final class WholeWindow: UIScrollView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }

    /// Content of `contentHeight` behind a viewport of `viewport` points, shown at `offset`.
    init(
        _ simulation: Simulation, viewport: Double, contentHeight: Double, offset: Double
    ) {
        self.simulation = simulation
        window = UIWindow()
        scrollView = WholeWindow(frame: CGRect(x: 0, y: 0, width: 400, height: viewport))
        super.init()
        window.addSubview(scrollView)
        window.makeKeyAndVisible()
        scrollView.contentSize = CGSize(width: 400, height: contentHeight)
        scrollView.contentOffset.y = offset
        scrollView.delegate = self
        scrollView.panGestureRecognizer.addTarget(self, action: ReplayStage.panDidAct)
        step()
    }

    /// Makes a stage in a simulation of its own and runs `body` in it.
    static func run<Result>(
        viewport: Double, contentHeight: Double, offset: Double, scale: Double = 3,
        refreshRate: Int = 120, body: (ReplayStage) throws -> Result
    ) rethrows -> Result {
        let device = SimulatedDevice(
            screenSize: CGSize(width: 1_000, height: 2_000), scale: scale,
            refreshRate: refreshRate)
        let simulation = Simulation(device: device)
        return try Simulation.run(simulation) {
            try body(
                ReplayStage(
                    simulation, viewport: viewport, contentHeight: contentHeight, offset: offset))
        }
    }

    /// The finger's velocity according to the pan, points per second.
    var panVelocity: Double { scrollView.panGestureRecognizer.velocity(in: nil).y }

    /// The frame that was made last.
    var tick: Int { simulation.tick }

    /// Whether the content moves by itself.
    var isMoving: Bool { simulation.isMoving }

    // MARK: Frames

    /// Makes frames up to tick `target`, or the next one.
    func step(to target: Int? = nil) {
        repeat {
            frameOffsets = []
            simulation.step()
            while shown.count < simulation.tick { shown.append([scrollView.contentOffset.y]) }
            shown.append(frameOffsets.isEmpty ? [scrollView.contentOffset.y] : frameOffsets)
        } while simulation.tick < target ?? 0
    }

    /// What the frame of tick `tick` showed.
    func offsets(atTick tick: Int) -> [Double] {
        shown.indices.contains(tick) ? shown[tick] : [scrollView.contentOffset.y]
    }

    /// Steps until the content rests; at most 20 seconds.
    func settle() {
        for _ in 0..<(simulation.clock.refreshRate * 20) where simulation.isMoving { step() }
    }

    private var frameOffsets: [Double] = []

    // MARK: Touches

    /// Lets a sample arrive in the frame of `tick`, or in the next one if that has gone by, whatever
    /// its timestamp.
    func send(
        _ phase: TouchSample.Phase, x: Double, y: Double, time: SimulatedTime, tick: Int
    ) {
        if tick - 1 > simulation.tick { step(to: tick - 1) }
        simulation.touches.enqueue(
            TouchSample(timestamp: time, location: CGPoint(x: x, y: y), phase: phase))
        step(to: simulation.clock.firstTick(atOrAfter: time))
    }

    /// Has the finger do something in the next frame.
    func finger(_ phase: Capture.Touch.Phase, x: Double = 100, y: Double) {
        let next = simulation.tick + 1
        send(phase.sample, x: x, y: y, time: simulation.clock.time(ofTick: next), tick: next)
    }

    /// Forgets the `changed` actions of the last gesture; the action for `began` of the next one
    /// runs after its sample number `sample`, or as the model has it.
    func beginGesture(beganAfter sample: Int?) {
        dragOffsets = []
        simulation.touches.beganOverride = sample
    }

    private func panDidAct(_ pan: UIPanGestureRecognizer) {
        if pan.state == .changed { dragOffsets.append(scrollView.contentOffset.y) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        frameOffsets.append(scrollView.contentOffset.y)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        launches.append(-velocity.y * 1_000)
        targets.append(targetContentOffset.pointee.y)
    }
}
