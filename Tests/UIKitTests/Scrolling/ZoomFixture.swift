import Testing

@_spi(Simulation) @testable import UIKit

/// A scroll view with a picture that can be zoomed, fingers, and a delegate that writes down what it
/// hears. On a screen of 390 × 844 points.
final class ZoomFixture {
    /// How an app centres a picture that is smaller than the view.
    enum Centring: CaseIterable {
        /// The frame's origin, in `scrollViewDidZoom`.
        case whenZoomed
        /// The frame's origin, in `layoutSubviews`.
        case inLayout
        /// `contentInset`, in `scrollViewDidZoom`.
        case byInsets
    }

    let simulation: Simulation
    let window = UIWindow()
    let scrollView: PictureScrollView
    let log = ZoomLog()
    private var downFingers: [Int: CGPoint] = [:]

    var picture: UIView { scrollView.picture }

    private init(_ simulation: Simulation, picture: CGSize, centring: Centring) {
        self.simulation = simulation
        scrollView = PictureScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.centring = centring
        scrollView.picture.frame = CGRect(origin: .zero, size: picture)
        scrollView.contentSize = picture
        scrollView.minimumZoomScale = 1
        scrollView.maximumZoomScale = 3
        scrollView.contentInsetAdjustmentBehavior = .never
        window.addSubview(scrollView)
        window.makeKeyAndVisible()
        scrollView.delegate = log
        scrollView.centre()
    }

    /// Runs `body` with a picture of `picture` points, at rest.
    static func run(
        picture: CGSize = CGSize(width: 390, height: 260), centring: Centring = .whenZoomed,
        model: PlatformModel = PlatformModel(), body: (ZoomFixture) throws -> Void
    ) rethrows {
        let device = SimulatedDevice(
            screenSize: CGSize(width: 390, height: 844), refreshRate: 120)
        let simulation = Simulation(device: device, model: model)
        try Simulation.run(simulation) {
            let fixture = ZoomFixture(simulation, picture: picture, centring: centring)
            simulation.step()
            fixture.log.lines = []
            try body(fixture)
        }
    }

    // MARK: Fingers

    /// Puts fingers where `places` say in the next frame: those that are not down come down, those
    /// that are missing lift.
    func fingers(_ places: [Int: CGPoint], cancels: Bool = false) {
        let time = simulation.clock.time(ofTick: simulation.tick + 1)
        for finger in 0..<10 {
            switch (downFingers[finger], places[finger]) {
            case (nil, nil): continue
            case (nil, let place?): send(finger, place, .began, time)
            case (_?, let place?): send(finger, place, .moved, time)
            case (let place?, nil): send(finger, place, cancels ? .cancelled : .ended, time)
            }
        }
        downFingers = places
        simulation.step()
    }

    private func send(
        _ finger: Int, _ place: CGPoint, _ phase: TouchSample.Phase, _ time: SimulatedTime
    ) {
        simulation.touches.enqueue(
            TouchSample(finger: finger, timestamp: time, location: place, phase: phase))
    }

    /// Puts two fingers around `centre`, `distance` points apart, side by side.
    func pair(_ centre: CGPoint, _ distance: CGFloat) {
        fingers([
            0: CGPoint(x: centre.x - distance / 2, y: centre.y),
            1: CGPoint(x: centre.x + distance / 2, y: centre.y),
        ])
    }

    /// Two fingers come down 100 points apart and begin to pinch, outward or inward; the scale counts
    /// from the distance that is returned.
    @discardableResult
    func beginPinch(_ centre: CGPoint, outward: Bool = true) -> CGFloat {
        let sign: CGFloat = outward ? 1 : -1
        pair(centre, 100)
        pair(centre, 100 + 9 * sign)
        pair(centre, 100 + 10 * sign)
        #expect(scrollView.isZooming)
        return 100 + 10 * sign
    }

    /// A whole pinch up to `scale` with fingers that stay down: `onFrame` sees each frame.
    func pinch(
        _ centre: CGPoint, to scale: CGFloat, frames: Int = 20, moving: CGPoint = .zero,
        onFrame: () -> Void = {}
    ) {
        let distance = beginPinch(centre, outward: scale > 1)
        onFrame()
        for frame in 1...frames {
            let share = CGFloat(frame) / CGFloat(frames)
            pair(
                CGPoint(x: centre.x + moving.x * share, y: centre.y + moving.y * share),
                distance * (1 + (scale - 1) * share))
            onFrame()
        }
    }

    func lift() {
        fingers([:])
    }

    func step(_ frames: Int) {
        for _ in 0..<frames { simulation.step() }
    }

    /// Steps until nothing moves; at most five seconds.
    func settle(onFrame: () -> Void = {}) {
        var frames = 0
        while simulation.isMoving, frames < 600 {
            simulation.step()
            onFrame()
            frames += 1
        }
        #expect(!simulation.isMoving)
    }

    // MARK: Eyes

    /// The point of the picture on screen at `place`, in the picture's own coordinates.
    func point(at place: CGPoint) -> CGPoint {
        picture.convert(place, from: nil)
    }

    /// The middle of the picture on screen.
    var middle: CGPoint {
        let frame = picture.presentedFrameInWindow
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Whether the content lies where it may at rest.
    func expectLegalRest(sourceLocation: SourceLocation = #_sourceLocation) {
        let offset = scrollView.contentOffset
        let lower = scrollView.minimumOffset
        let upper = scrollView.maximumOffset
        #expect(
            offset.x >= lower.x - 0.34 && offset.x <= upper.x + 0.34
                && offset.y >= lower.y - 0.34 && offset.y <= upper.y + 0.34,
            "offset \(offset) of \(lower) … \(upper)", sourceLocation: sourceLocation)
        let scale = scrollView.zoomScale
        #expect(scale >= 1 && scale <= 3, sourceLocation: sourceLocation)
        #expect(
            !scrollView.isZooming && !scrollView.isZoomBouncing && !scrollView.isDragging
                && !scrollView.isTracking && !scrollView.isDecelerating,
            sourceLocation: sourceLocation)
        #expect(!simulation.isTracking, sourceLocation: sourceLocation)
    }
}

/// A scroll view that centres its picture in one of the ways that apps do.
final class PictureScrollView: UIScrollView {
    let picture = UIView()
    var centring = ZoomFixture.Centring.whenZoomed

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(picture)
    }

    required init?(coder: NSCoder) {
        nil
    }

    nonisolated deinit {}

    override func layoutSubviews() {
        super.layoutSubviews()
        if centring == .inLayout { centre() }
    }

    func centre() {
        let size = picture.frame.size
        let x = max(0, (bounds.width - size.width) / 2)
        let y = max(0, (bounds.height - size.height) / 2)
        if centring == .byInsets {
            contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
        } else if picture.frame.origin != CGPoint(x: x, y: y) {
            picture.frame.origin = CGPoint(x: x, y: y)
        }
    }
}

/// Names the picture for zooming and writes down what it hears of that and of drags.
final class ZoomLog: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var zoomedView: ((UIScrollView) -> UIView?)?
    var onZoom: ((UIScrollView) -> Void)?
    var onEnd: ((UIScrollView) -> Void)?

    nonisolated deinit {}

    private func add(_ line: String) {
        if line == "didZoom" || line == "didScroll", lines.last == line { return }
        lines.append(line)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        if let zoomedView { return zoomedView(scrollView) }
        return (scrollView as? PictureScrollView)?.picture
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        #expect(view != nil)
        add("willBeginZooming")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        let view = scrollView as? PictureScrollView
        if view?.centring != .inLayout { view?.centre() }
        add("didZoom")
        onZoom?(scrollView)
    }

    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
        #expect(!scrollView.isZooming && !scrollView.isZoomBouncing)
        #expect(scale == view?.transform.a || view == nil)
        add("didEndZooming(\((Double(scale) * 1000).rounded() / 1000))")
        onEnd?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
        add("didEndDragging(\(willDecelerate))")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }
}

extension CGPoint {
    /// How far another point is off, points along the worse axis.
    func error(to other: CGPoint) -> CGFloat { max(abs(x - other.x), abs(y - other.y)) }
}
