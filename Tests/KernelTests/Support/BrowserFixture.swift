import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// A browser on a simulated phone of 390 × 844 points, with a host, fingers and eyes.
final class BrowserFixture {
    let simulation: Simulation
    let window = UIWindow()
    let root = UIViewController()
    let browser: JXPhotoBrowserViewController
    let host: TestHost
    let overlay = TestOverlay()
    /// Whether each frame is looked at for blank space, wrong pictures and wrong calls.
    var isWatching = true
    private(set) var faults: [String] = []

    enum Way {
        case left
        case right
        case up
        case down
    }

    private init(_ simulation: Simulation, count: Int, browser: JXPhotoBrowserViewController) {
        self.simulation = simulation
        self.browser = browser
        host = TestHost(count: count)
        window.rootViewController = root
        window.makeKeyAndVisible()
        browser.delegate = host
        browser.addOverlay(overlay)
    }

    /// Runs `body` with a browser that `configure` has set up and that is presented, at rest.
    static func run(
        count: Int, looping: Bool = false, model: PlatformModel = PlatformModel(),
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
        browser: JXPhotoBrowserViewController? = nil, presents: Bool = true,
        configure: (BrowserFixture) -> Void = { _ in },
        sourceLocation: SourceLocation = #_sourceLocation,
        body: (BrowserFixture) throws -> Void
    ) rethrows {
        let device = SimulatedDevice(refreshRate: 120, layoutDirection: layoutDirection)
        let simulation = Simulation(device: device, model: model)
        try Simulation.run(simulation) {
            let fixture = BrowserFixture(
                simulation, count: count, browser: browser ?? JXPhotoBrowserViewController())
            fixture.browser.isLoopingEnabled = looping
            fixture.browser.transitionType = .none
            configure(fixture)
            simulation.step()
            if presents {
                fixture.browser.present(from: fixture.root)
                fixture.step()
            }
            try body(fixture)
            let faults = fixture.faults + fixture.host.faults
            #expect(faults.isEmpty, "\(faults.prefix(5))", sourceLocation: sourceLocation)
        }
    }

    // MARK: Time

    func step(_ frames: Int = 1) {
        for _ in 0..<frames {
            simulation.step()
            if isWatching { look() }
        }
    }

    func wait(_ seconds: Double) {
        step(Int((seconds * 120).rounded()))
    }

    /// Until no finger is down and nothing moves; at most ten seconds.
    func settle() {
        var frames = 0
        repeat {
            step()
            frames += 1
        } while frames < 1200
            && (simulation.isMoving || simulation.touches.pendingCount > 0
                || !simulation.touches.activeTouches.isEmpty)
        step(2)
    }

    // MARK: Fingers

    /// A finger that moves by `by` points in `duration` seconds at constant speed, sampled at
    /// 120 Hz; `lifts` where it has arrived, unless it is to stay: then it is sampled for a tenth of
    /// a second more, so that it has no velocity.
    func drag(
        from start: CGPoint = CGPoint(x: 195, y: 422), by: CGPoint, duration: Double,
        lifts: Bool = true, finger: Int = 0
    ) {
        let begin = simulation.now
        let count = max(2, Int((duration * 120).rounded()))
        enqueue(start, at: begin, .began, finger)
        for index in 1...count {
            let share = CGFloat(index) / CGFloat(count)
            let place = CGPoint(x: start.x + by.x * share, y: start.y + by.y * share)
            let time = begin.advanced(bySeconds: duration * Double(share))
            enqueue(place, at: time, .moved, finger)
            if index == count, lifts {
                enqueue(place, at: time.advanced(bySeconds: 0.002), .ended, finger)
            }
        }
        if lifts { return }
        let place = CGPoint(x: start.x + by.x, y: start.y + by.y)
        for index in 1...12 {
            let time = begin.advanced(bySeconds: duration + Double(index) / 120)
            enqueue(place, at: time, .moved, finger)
        }
    }

    private func enqueue(
        _ place: CGPoint, at time: SimulatedTime, _ phase: TouchSample.Phase, _ finger: Int
    ) {
        simulation.touches.enqueue(
            TouchSample(finger: finger, timestamp: time, location: place, phase: phase))
    }

    func lift(_ place: CGPoint = CGPoint(x: 195, y: 422), finger: Int = 0) {
        enqueue(place, at: simulation.now, .ended, finger)
    }

    /// Moves a finger that is down, in steps of 10 points a frame and more.
    func moveFinger(by: CGPoint, finger: Int = 0) {
        guard let touch = simulation.touches.activeTouches.first else { return }
        let start = touch.location(in: nil)
        for index in 1...8 {
            let share = CGFloat(index) / 8
            let place = CGPoint(x: start.x + by.x * share, y: start.y + by.y * share)
            let time = simulation.now.advanced(bySeconds: Double(index) / 120)
            enqueue(place, at: time, .moved, finger)
        }
    }

    func touchDown(_ place: CGPoint = CGPoint(x: 195, y: 422), finger: Int = 0) {
        enqueue(place, at: simulation.now, .began, finger)
    }

    /// A quick flick: about 230 points in a tenth of a second.
    func fling(_ way: Way) {
        let vector =
            switch way {
            case .left: CGPoint(x: -230, y: 0)
            case .right: CGPoint(x: 230, y: 0)
            case .up: CGPoint(x: 0, y: -230)
            case .down: CGPoint(x: 0, y: 230)
            }
        drag(by: vector, duration: 0.1)
    }

    /// A fling that is over, and settled.
    func swipe(_ way: Way) {
        fling(way)
        settle()
    }

    // MARK: Eyes

    var offset: CGPoint { browser.collectionView.contentOffset }

    /// The offset in pages of 390 points.
    var slot: CGFloat { offset.x / 390 }

    /// The items of the collection view whose cells are in the view, in order.
    var visibleItems: [Int] {
        browser.collectionView.indexPathsForVisibleItems.map(\.item).sorted()
    }

    /// The pages in the view, in the order of their items.
    var visiblePages: [Int] { visibleItems.map { browser.realIndex(fromVirtual: $0) } }

    /// The page whose cell is exactly in place, but for the rounding of thirds of a point.
    var pageInPlace: Int? {
        guard let cell = browser.visibleCell() else { return nil }
        let frame = cell.convert(cell.bounds, to: browser.view)
        let bounds = browser.view.bounds
        let parts = [
            (frame.minX, bounds.minX), (frame.minY, bounds.minY), (frame.maxX, bounds.maxX),
            (frame.maxY, bounds.maxY),
        ]
        guard parts.allSatisfy({ abs($0 - $1) < 1e-6 }),
            let path = browser.collectionView.indexPath(for: cell)
        else { return nil }
        return browser.realIndex(fromVirtual: path.item)
    }

    /// The pictures on screen with their places, as "3 at 0": what the eye could tell apart.
    var picture: [String] {
        let cells = browser.collectionView.visibleCells.compactMap { $0 as? JXPhotoBrowserAnyCell }
        let parts = cells.map { cell in
            let x = cell.convert(CGPoint.zero, to: browser.view)
            let frame = cell.transitionImageView?.frame ?? .zero
            let content = cell.transitionImageView?.image.map { "\($0.content)" } ?? "empty"
            return (x, "\(content) \(frame) at \(x.x), \(x.y)")
        }
        return parts.sorted { ($0.0.x, $0.0.y) < ($1.0.x, $1.0.y) }.map(\.1)
    }

    /// Whether the view is covered by pages and their gaps.
    private func look() {
        guard browser.viewIfLoaded?.window != nil, host.count > 0 else { return }
        checkCover()
        for cell in browser.collectionView.visibleCells {
            guard let path = browser.collectionView.indexPath(for: cell) else { continue }
            checkContent(of: cell, page: browser.realIndex(fromVirtual: path.item))
        }
        if browser.pageIndex < 0 || browser.pageIndex >= max(1, host.count) {
            faults.append("frame \(simulation.tick): page index \(browser.pageIndex)")
        }
        if browser.collectionView.liveCells.count > 4 {
            faults.append("\(browser.collectionView.liveCells.count) live cells")
        }
        if Set(host.pagesShown) != Set(host.shown.map(\.page)) {
            faults.append("frame \(simulation.tick): pages \(host.pagesShown) shown by count")
        }
    }

    private func checkCover() {
        let area = browser.view.bounds
        let horizontal = browser.scrollDirection == .horizontal
        let length = horizontal ? area.width : area.height
        var spans = browser.collectionView.visibleCells.map { cell -> (CGFloat, CGFloat) in
            let frame = cell.convert(cell.bounds, to: browser.view)
            return horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        }
        spans.sort { $0.0 < $1.0 }
        var reached: CGFloat = 0
        let slack = browser.itemSpacing + 0.5
        // Past the ends of a set that does not loop there is nothing.
        let exposure = browser.collectionView.exposure
        let beyond = horizontal ? exposure.x : exposure.y
        if beyond < 0 { reached = -beyond }
        for span in spans where span.0 <= reached + slack { reached = max(reached, span.1) }
        if reached + slack + max(0, beyond) < length {
            faults.append("frame \(simulation.tick): blank from \(reached) at \(offset)")
        }
    }

    private func checkContent(of cell: UICollectionViewCell, page: Int) {
        guard let image = (cell as? JXPhotoBrowserAnyCell)?.transitionImageView?.image else {
            return
        }
        switch image.content {
        case .testCard(let item) where item != page, .placeholder(let item) where item != page:
            faults.append("frame \(simulation.tick): page \(page) shows \(item)")
        default: break
        }
    }
}
