import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// A browser as a banner in a list that scrolls, on a simulated phone of 390 × 844 points, whose
/// pages turn by themselves. Times are seconds from when the banner was put there.
final class BannerFixture {
    let scene: BrowserFixture
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    private let start: SimulatedTime
    private var previous: CGPoint?
    /// When pages began to turn by themselves: no finger was down, and nothing had moved before.
    private(set) var flips: [Double] = []

    var browser: JXPhotoBrowserViewController { scene.browser }

    private init(_ scene: BrowserFixture) {
        self.scene = scene
        start = scene.simulation.now
        list.contentSize = CGSize(width: 390, height: 3000)
        scene.root.view.addSubview(list)
        list.addSubview(box)
        add()
    }

    static func run(
        count: Int, looping: Bool = true, interval: Double = 3, plays: Bool = true,
        configure: (BrowserFixture) -> Void = { _ in },
        sourceLocation: SourceLocation = #_sourceLocation, body: (BannerFixture) throws -> Void
    ) rethrows {
        try BrowserFixture.run(
            count: count, looping: looping, presents: false,
            configure: { scene in
                scene.host.identifier = JXImageCell.reuseIdentifier
                scene.browser.autoPlayInterval = interval
                scene.browser.isAutoPlayEnabled = plays
                configure(scene)
            }, sourceLocation: sourceLocation
        ) { scene in
            try body(BannerFixture(scene))
        }
    }

    // MARK: Containment

    func add() {
        scene.root.addChild(browser)
        fill(box)
        browser.didMove(toParent: scene.root)
    }

    /// Puts the browser's view into `box`, edge to edge.
    func fill(_ box: UIView) {
        box.addSubview(browser.view)
        browser.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            browser.view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            browser.view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            browser.view.topAnchor.constraint(equalTo: box.topAnchor),
            browser.view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
    }

    func remove() {
        browser.willMove(toParent: nil)
        browser.view.removeFromSuperview()
        browser.removeFromParent()
    }

    // MARK: Time

    var now: Double { scene.simulation.now.seconds(since: start) }

    func step(_ frames: Int = 1) {
        for _ in 0..<frames {
            let pager = browser.collectionView
            let before = pager.contentOffset
            let rested = before == previous && !pager.isDecelerating
            previous = before
            scene.step()
            let isHeld = !scene.simulation.touches.activeTouches.isEmpty || pager.isDecelerating
            let distance = abs(pager.contentOffset.x - before.x + pager.contentOffset.y - before.y)
            // It began in the frame before. What goes further at once is a jump.
            if rested, !isHeld, distance > 0, distance < 100 { flips.append(now - 1.0 / 120) }
        }
    }

    /// Goes on until `time`, a half frame of which is left open.
    func run(until time: Double) {
        while now < time - 1.0 / 240 { step() }
    }

    /// Expects that pages began to turn at these times and no others so far, ± 1 frame.
    func expectFlips(
        _ times: [Double], _ title: Comment? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let agree =
            flips.count == times.count
            && zip(flips, times).allSatisfy { abs($0 - $1) <= 1.01 / 120 }
        #expect(agree, "\(flips) for \(times) \(title ?? "")", sourceLocation: sourceLocation)
    }

    // MARK: Fingers

    var middle: CGPoint { browser.view.convert(CGPoint(x: 195, y: 100), to: nil) }

    func drag(by: CGPoint, duration: Double, lifts: Bool = true) {
        scene.drag(from: middle, by: by, duration: duration, lifts: lifts)
    }
}
