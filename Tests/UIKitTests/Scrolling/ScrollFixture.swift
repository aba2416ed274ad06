import Testing

@_spi(Simulation) @testable import UIKit

/// A scroll view in a window of its own simulation, with a delegate that writes down what it hears.
final class ScrollFixture {
    let simulation: Simulation
    let window: UIWindow
    let scrollView: UIScrollView
    let log = ScrollLog()

    private init(_ simulation: Simulation, frame: CGRect) {
        self.simulation = simulation
        window = UIWindow()
        scrollView = UIScrollView(frame: frame)
        window.addSubview(scrollView)
        window.makeKeyAndVisible()
        scrollView.delegate = log
    }

    /// Runs `body` with a scroll view of 400 × 800 points whose content is `content`, on a display
    /// of `refreshRate`.
    static func run(
        content: CGSize, frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 800),
        refreshRate: Int = 120, model: PlatformModel = PlatformModel(),
        body: (ScrollFixture) throws -> Void
    ) rethrows {
        let device = SimulatedDevice(
            screenSize: CGSize(width: 400, height: 800), refreshRate: refreshRate)
        let simulation = Simulation(device: device, model: model)
        try Simulation.run(simulation) {
            let fixture = ScrollFixture(simulation, frame: frame)
            fixture.scrollView.contentSize = content
            simulation.step()
            try body(fixture)
            fixture.log.isClosed = true
        }
    }

    /// Ten pages of 400 points side by side.
    static func runPager(
        page: Int = 0, model: PlatformModel = PlatformModel(),
        body: (ScrollFixture) throws -> Void
    ) rethrows {
        try run(content: CGSize(width: 4_000, height: 800), model: model) { fixture in
            fixture.scrollView.isPagingEnabled = true
            fixture.scrollView.contentOffset.x = CGFloat(page) * 400
            fixture.log.lines = []
            try body(fixture)
        }
    }

    /// Drags without touches: the finger goes to each of `translations`, one a frame, and leaves at
    /// `launch` points per second.
    func drag(_ translations: [CGPoint], launch: CGPoint) {
        scrollView.beginDrag(source: .finger)
        for translation in translations {
            scrollView.drag(to: translation)
            simulation.step()
        }
        scrollView.endDrag(launch: launch)
    }

    /// Drags sideways to one place.
    func swipe(to x: CGFloat, launch: CGFloat = 0) {
        drag([CGPoint(x: x, y: 0)], launch: CGPoint(x: launch, y: 0))
    }

    /// Steps until nothing moves; at most ten seconds.
    @discardableResult
    func settle() -> Int {
        var frames = 0
        while simulation.isMoving, frames < 1_200 {
            simulation.step()
            frames += 1
        }
        return frames
    }

    func step(_ frames: Int) {
        for _ in 0..<frames { simulation.step() }
    }
}

/// Writes down what a scroll view tells its delegate; calls of `didScroll` in a row are one line.
final class ScrollLog: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var isClosed = false
    var velocities: [CGPoint] = []
    var targets: [CGPoint] = []
    var offsets: [CGPoint] = []
    /// What the delegate does when it is asked for a target.
    var retarget: ((CGPoint) -> CGPoint)?
    /// What the delegate does when content scrolls.
    var onScroll: ((UIScrollView) -> Void)?

    private func add(_ line: String) {
        if line == "didScroll", lines.last == line { return }
        lines.append(line)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        add("didScroll")
        onScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        #expect(scrollView.isDragging && scrollView.isTracking && !scrollView.isDecelerating)
        add("willBeginDragging")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        #expect(scrollView.isDragging)
        velocities.append(velocity)
        targets.append(targetContentOffset.pointee)
        if let retarget { targetContentOffset.pointee = retarget(targetContentOffset.pointee) }
        add("willEndDragging")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        #expect(!scrollView.isDragging)
        #expect(scrollView.isDecelerating == decelerate)
        add("didEndDragging(\(decelerate))")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        add("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        #expect(!scrollView.isDecelerating)
        add("didEndDecelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        add("didEndScrollingAnimation")
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        add("didChangeAdjustedContentInset")
    }
}
