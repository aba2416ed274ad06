import Testing
@_spi(Simulation) @testable import UIKit

@testable import JXPhotoBrowser

extension BrowserFixture {
    /// Where the thumbnail of a page lies, in the window: rows of three, 110 points apart.
    static func thumbnailFrame(_ page: Int) -> CGRect {
        CGRect(x: 10 + 120 * (page % 3), y: 100 + 110 * (page / 3), width: 100, height: 100)
    }

    /// Gives the host a thumbnail on its screen for each of `pages`.
    func addThumbnails(_ pages: Range<Int>, mode: UIView.ContentMode = .scaleAspectFill) {
        for page in pages {
            let view = UIImageView(frame: BrowserFixture.thumbnailFrame(page))
            view.contentMode = mode
            view.clipsToBounds = true
            view.image = host.image(page)
            root.view.addSubview(view)
            host.thumbnails[page] = view
        }
    }

    /// The pages whose thumbnails are hidden.
    var hiddenThumbnails: [Int] {
        host.thumbnails.filter { $0.value.isHidden }.keys.sorted()
    }

    // MARK: What a page's image does

    /// The image views that show a page's image to the eye, the thumbnail among them, by what they
    /// are.
    func copies(of page: Int) -> [String] {
        var found: [String] = []
        collectCopies(of: page, in: window, into: &found)
        return found.sorted()
    }

    private func collectCopies(of page: Int, in view: UIView, into found: inout [String]) {
        if let imageView = view as? UIImageView, imageView.image === host.image(page),
            imageView.isShownOnScreen, isInWindow(imageView)
        {
            found.append(name(of: imageView, page: page))
        }
        for subview in view.subviews { collectCopies(of: page, in: subview, into: &found) }
    }

    private func isInWindow(_ view: UIView) -> Bool {
        let frame = view.presentedFrameInWindow
        return !frame.isEmpty && frame.intersects(window.bounds)
    }

    private func name(of view: UIImageView, page: Int) -> String {
        if view === host.thumbnails[page] { return "thumbnail" }
        return view.superview is FlyingImageView ? "flying" : "page"
    }

    /// The image in flight; nil where none flies.
    var flyingImage: UIImageView? {
        func find(in view: UIView) -> UIImageView? {
            if let flying = view as? FlyingImageView { return flying.imageView }
            for subview in view.subviews { if let found = find(in: subview) { return found } }
            return nil
        }
        return find(in: window)
    }

    /// The image view of the page in the centre.
    var pageImage: UIImageView! { browser.centralCell()?.transitionImageView }

    /// The opacity of what is behind the pages, as it is on screen.
    var backdrop: CGFloat {
        let view = browser.view!
        return CGFloat(view.presentedBackgroundColor?.components[3] ?? 0) * view.presentedAlpha
    }

    /// Whether nothing that a pull or a transition changes is left.
    func expectNothingLeft(
        _ title: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let view = browser.view!
        #expect(!browser.isPulling, title, sourceLocation: sourceLocation)
        #expect(view.alpha == 1, title, sourceLocation: sourceLocation)
        #expect(view.backgroundColor == .black, title, sourceLocation: sourceLocation)
        #expect(view.clipsToBounds, title, sourceLocation: sourceLocation)
        let pager = browser.collectionView
        #expect(pager.isScrollEnabled, title, sourceLocation: sourceLocation)
        #expect(pager.clipsToBounds, title, sourceLocation: sourceLocation)
        #expect(!pager.isHidden, title, sourceLocation: sourceLocation)
        #expect(flyingImage == nil, title, sourceLocation: sourceLocation)
        for cell in pager.visibleCells {
            guard let cell = cell as? JXZoomImageCell else { continue }
            #expect(cell.imageView.transform.isIdentity, title, sourceLocation: sourceLocation)
            #expect(cell.imageView.clipsToBounds, title, sourceLocation: sourceLocation)
            #expect(!cell.imageView.isHidden, title, sourceLocation: sourceLocation)
            #expect(cell.scrollView.clipsToBounds, title, sourceLocation: sourceLocation)
            #expect(cell.scrollView.isScrollEnabled, title, sourceLocation: sourceLocation)
        }
    }

    // MARK: Fingers

    /// Puts a finger down and has it move by `travel` points until after the pull has begun, which
    /// takes 12 points and a frame; the finger stays down.
    ///
    /// - Returns: where the finger is when the pull begins.
    @discardableResult
    func beginPull(at start: CGPoint = CGPoint(x: 195, y: 422)) -> CGPoint {
        let begin = simulation.now
        send(start, at: begin, .began)
        for index in 1...3 {
            let place = CGPoint(x: start.x, y: start.y + 4 * CGFloat(index))
            send(place, at: begin.advanced(bySeconds: Double(index) / 120), .moved)
        }
        step(6)
        return CGPoint(x: start.x, y: start.y + 12)
    }

    /// Moves the finger that is down from one place to another in `frames` frames.
    func move(from start: CGPoint, by: CGPoint, frames: Int, finger: Int = 0) {
        let begin = simulation.now
        for index in 1...frames {
            let share = CGFloat(index) / CGFloat(frames)
            let place = CGPoint(x: start.x + by.x * share, y: start.y + by.y * share)
            let time = begin.advanced(bySeconds: Double(index) / 120)
            send(place, at: time, .moved, finger: finger)
        }
        step(frames)
    }

    /// Has a finger lie still for a tenth of a second, so that it has no speed.
    func hold(_ place: CGPoint) {
        move(from: place, by: .zero, frames: 12)
    }

    func send(
        _ place: CGPoint, at time: SimulatedTime, _ phase: TouchSample.Phase, finger: Int = 0
    ) {
        simulation.touches.enqueue(
            TouchSample(finger: finger, timestamp: time, location: place, phase: phase))
    }

    /// Pulls a page down by `by`, counted from where the pull begins, and holds it there.
    ///
    /// - Returns: where the finger is.
    @discardableResult
    func pull(from start: CGPoint = CGPoint(x: 195, y: 422), by: CGPoint) -> CGPoint {
        let begun = beginPull(at: start)
        move(from: begun, by: by, frames: 24)
        let end = CGPoint(x: begun.x + by.x, y: begun.y + by.y)
        hold(end)
        return end
    }
}
