import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// A presented browser that goes through every stage, while a deed is done on one occasion; then
/// it must rest legally and still obey a swipe.
final class ReentrantScene {
    let simulation = Simulation.current
    let window = UIWindow()
    let root = UIViewController()
    let browser = NoisyBrowser()
    let reactor = Reactor()
    var host: NoisyHost?
    private(set) var overlay = NoisyOverlay()
    private let thumbnails = (0..<4).map {
        UIView(frame: CGRect(x: 90 * CGFloat($0), y: 40, width: 80, height: 80))
    }

    /// Whether its pages can be zoomed.
    private let zooms: Bool

    /// Prepares one; `play` presents it.
    init(looping: Bool, zooms: Bool = false) {
        self.zooms = zooms
        window.rootViewController = root
        window.makeKeyAndVisible()
        for view in thumbnails { root.view.addSubview(view) }
        simulation.step()
        NoisyCell.reactor = reactor
        browser.reactor = reactor
        // Fingers come down at once.
        browser.transitionType = .none
        browser.isLoopingEnabled = looping
        browser.register(NoisyCell.self, forReuseIdentifier: NoisyCell.noisyIdentifier)
        browser.register(NoisyZoomCell.self, forReuseIdentifier: NoisyZoomCell.noisyIdentifier)
        overlay.reactor = reactor
        browser.addOverlay(overlay)
        welcomeHost()
    }

    func makeOverlay() -> NoisyOverlay {
        let overlay = NoisyOverlay()
        overlay.reactor = reactor
        return overlay
    }

    private func welcomeHost() {
        let host = NoisyHost(reactor: reactor)
        if zooms { host.identifier = NoisyZoomCell.noisyIdentifier }
        for view in thumbnails { view.isHidden = false }
        host.thumbnails = thumbnails
        self.host = host
        browser.delegate = host
    }

    // MARK: Stages

    func play() {
        reactor.stage = .opening
        browser.present(from: root)
        step(4)
        enter(.rest)
        browser.reloadData()
        step(4)
        if zooms { zoom() }
        enter(.drag)
        drag(lifts: false)
        step(14)
        browser.reloadData()
        step(2)
        enter(.settling)
        lift()
        step(2)
        browser.reloadData()
        step(90)
        enter(.animation)
        browser.scrollToPage(at: 2, animated: true)
        step(10)
        browser.reloadData()
        step(10)
        browser.scrollToPage(at: 0, animated: true)
        step(50)
        enter(.flip)
        browser.autoPlayInterval = 0.5
        browser.isAutoPlayEnabled = true
        step(80)
        browser.isAutoPlayEnabled = false
        enter(.rotation)
        turn(844, 390)
        step(3)
        turn(390, 844)
        step(20)
        enter(.flight)
        closeAndOpen(.zoom)
        enter(.pull)
        pull()
        enter(.fade)
        closeAndOpen(.fade)
        if zooms { tapOnce() }
        enter(.closing)
        root.dismiss(animated: true) { [reactor] in reactor.note(.completion) }
        step(45)
    }

    /// By the transition, of which both ways take 0.25 s.
    private func closeAndOpen(_ type: JXPhotoBrowserTransitionType) {
        browser.transitionType = type
        browser.dismissSelf()
        step(15)
        browser.reloadData()
        step(30)
        browser.present(from: root)
        step(15)
        browser.reloadData()
        step(30)
    }

    /// Down by 60 points, too little and too slow to close.
    private func pull() {
        let start = CGPoint(x: 195, y: 300)
        send(start, .began, after: 0)
        for index in 1...24 {
            let place = CGPoint(x: 195, y: 300 + CGFloat(index) * 2.5)
            send(place, .moved, after: Double(index) / 120)
        }
        step(20)
        browser.reloadData()
        step(16)
        if !simulation.touches.activeTouches.isEmpty {
            send(CGPoint(x: 195, y: 360), .ended, after: 0)
        }
        step(10)
        browser.reloadData()
        step(40)
    }

    /// In by two taps, about, further in by two fingers, and out by two taps.
    private func zoom() {
        let middle = CGPoint(x: 195, y: 422)
        enter(.zoom)
        tap(middle)
        step(9)
        tap(middle)
        step(45)
        dragWithin()
        step(150)
        browser.reloadData()
        step(4)
        pinch()
        step(60)
        tap(middle)
        step(9)
        tap(middle)
        step(50)
    }

    /// Moves the magnified picture, not as far as its edge.
    private func dragWithin() {
        for index in 0...12 {
            let phase: TouchSample.Phase = index == 0 ? .began : index == 12 ? .ended : .moved
            let place = CGPoint(x: 240 - 5 * CGFloat(index), y: 422)
            send(place, phase, after: Double(index) / 120)
        }
    }

    /// Closes the browser, once it is certain that no other tap follows, and opens it again.
    private func tapOnce() {
        enter(.rest)
        tap(CGPoint(x: 195, y: 422))
        step(80)
        browser.present(from: root)
        step(40)
    }

    private func tap(_ place: CGPoint) {
        send(place, .began, after: 0)
        send(place, .ended, after: 2.0 / 120)
        step(4)
    }

    private func pinch() {
        for index in 0...12 {
            let phase: TouchSample.Phase = index == 0 ? .began : index == 12 ? .ended : .moved
            for (finger, sign) in [(0, -1.0), (1, 1.0)] {
                let place = CGPoint(x: 195, y: 422 + sign * (50 + 5 * Double(index)))
                send(place, phase, after: Double(index) / 120, finger: finger)
            }
        }
    }

    /// What an earlier stage has closed is opened again.
    private func enter(_ stage: Stage) {
        reactor.stage = stage
        browser.present(from: root)
        step(3)
    }

    private func turn(_ width: CGFloat, _ height: CGFloat) {
        simulation.resizeScreen(
            to: CGSize(width: width, height: height), safeAreaInsets: .zero)
    }

    private func step(_ frames: Int) {
        for _ in 0..<frames { simulation.step() }
    }

    // MARK: Fingers

    /// Where the finger of a drag goes down, and where it ends.
    private var path: (CGPoint, CGPoint) {
        let isHorizontal = browser.scrollDirection == .horizontal
        let end = isHorizontal ? CGPoint(x: 60, y: 300) : CGPoint(x: 300, y: 60)
        return (CGPoint(x: 300, y: 300), end)
    }

    private func drag(lifts: Bool) {
        let (start, end) = path
        send(start, .began, after: 0)
        for index in 1...12 {
            let share = CGFloat(index) / 12
            let place = CGPoint(
                x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            send(place, .moved, after: Double(index) / 120)
        }
        if lifts { send(end, .ended, after: 12.5 / 120) }
    }

    private func lift() {
        if !simulation.touches.activeTouches.isEmpty { send(path.1, .ended, after: 0) }
    }

    private func send(
        _ place: CGPoint, _ phase: TouchSample.Phase, after delay: Double, finger: Int = 0
    ) {
        simulation.touches.enqueue(
            TouchSample(
                finger: finger, timestamp: simulation.now.advanced(bySeconds: delay),
                location: place,
                phase: phase))
    }

    // MARK: Afterwards

    /// Ends the deeds, and expects a legal rest and a swipe that turns a page.
    func expectLegalRest(_ title: Comment) {
        reactor.occasion = nil
        simulation.touches.cancelAll()
        browser.isAutoPlayEnabled = false
        settle()
        // One that was sent away is told of no ends, and does not come back.
        if browser.delegate == nil { welcomeHost() }
        browser.present(from: root)
        settle()
        // A zoomed page rests legally too, and is not turned by a drag.
        browser.visibleZoomImageCell()?.scrollView.zoomScale = 1
        checkRest(title)
        host?.items = 4
        browser.reloadData()
        settle()
        checkRest(title)
        browser.scrollToPage(at: 1, animated: false)
        settle()
        drag(lifts: true)
        settle()
        #expect(browser.pageIndex == 2, title)
        checkRest(title)
        browser.dismissSelf()
        settle()
        #expect(host?.shown.isEmpty == true, title)
        #expect(host?.hidden.isEmpty == true, title)
        #expect(host?.faults.isEmpty == true, "\(host?.faults.prefix(3) ?? []) \(title)")
        #expect(simulation.scheduledTaskCount == 0, title)
    }

    private func settle() {
        var frames = 0
        repeat {
            simulation.step()
            frames += 1
        } while frames < 400 && (simulation.isMoving || simulation.touches.pendingCount > 0)
        step(2)
    }

    private func checkRest(_ title: Comment) {
        let count = max(0, host?.items ?? 0)
        let page = browser.pageIndex
        #expect(page >= 0 && page < max(1, count), title)
        if browser.overlays.contains(where: { $0 === overlay }) {
            #expect(overlay.told?.count == count && overlay.told?.page == page, title)
        }
        guard count > 0, let cell = browser.visibleCell() else {
            #expect(count == 0 && host?.shown.isEmpty == true, title)
            return
        }
        #expect(host?.shown.map(\.page) == [page], title)
        #expect(cell.convert(cell.bounds, to: browser.view) == browser.view.bounds, title)
        #expect(cell.transitionImageView?.image?.content == .testCard(item: page), title)
        #expect(!browser.collectionView.isDragging, title)
        #expect(browser.collectionView.isScrollEnabled, title)
        #expect(cell.transitionImageView?.transform == .identity, title)
        #expect(browser.view.alpha == 1, title)
        let isZoom = browser.transitionType == .zoom && browser.presentingViewController != nil
        #expect(host?.hidden == (isZoom ? [page] : []), title)
    }
}
