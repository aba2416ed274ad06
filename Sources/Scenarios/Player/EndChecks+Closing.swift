@_spi(Simulation) import UIKit

// Whether taps and pulls still do what they should.
extension EndChecks {
    // MARK: Zoom

    /// Whether the page shows all of its image, if need be after double taps, the first of which
    /// ends a zoom and the second has the image fit again. Pages of the app's own are left alone.
    func isPageUnzoomed(_ port: KernelPort) -> Bool {
        for _ in 0..<2 {
            guard isZoomed else { return true }
            guard let cell = centreCell(port), KernelPort.zoomView(of: cell) != nil,
                let centre = freePoint(port), send(.doubleTap(DoubleTapGesture()), at: centre),
                waitForRest()
            else { return false }
        }
        if !isZoomed { return true }
        guard run.host.host is SampleHost else { return false }
        fail(.noDeadLock, "double taps tried after the end leave the page zoomed")
        return false
    }

    private var isZoomed: Bool {
        let frame = run.snapshot
        guard let cell = frame.centreCell, cell.picture != nil, frame.page.canZoom else {
            return false
        }
        let pixel = 2 * CGFloat(frame.halfPixel)
        return abs(cell.zoomScale - 1) > 0.01
            || cell.imageFrame.width > frame.page.frame.width + pixel
            || cell.imageFrame.height > frame.page.frame.height + pixel
    }

    // MARK: Closing

    /// Tries a pull and then what closes the browser, where that is presented; and that a tap does no
    /// harm where it is part of a screen.
    func tryClosing(_ port: KernelPort, _ browser: KernelBrowser) {
        guard browser.navigationController == nil else { return }
        if browser.parent != nil {
            if browser.presentingViewController == nil { tryHarmlessTap(port) }
            return
        }
        guard browser.presentingViewController != nil else { return }
        let canPull = canPull(port)
        if canPull, !tryShortPull(port) { return }
        guard let cell = centreCell(port) else { return }
        // Which of the two closes it depends on the scenario's seed, so that storms try both.
        if KernelPort.closesByTap(cell), !canPull || run.scenario.seed.isMultiple(of: 2) {
            tryToClose(port, "a tap", .tap(TapGesture()))
        } else if canPull {
            tryToClose(port, "a long pull", pull(by: 0.45))
        }
    }

    private func tryToClose(_ port: KernelPort, _ words: String, _ gesture: Gesture) {
        guard let place = freePoint(port), send(gesture, at: place) else { return }
        if !waitForRest() {
            fail(
                .noDeadLock,
                "after \(words) tried after the end nothing has come to rest within "
                    + EndChecks.restLimitText)
        } else if port.browser?.viewIfLoaded?.window != nil {
            fail(.noDeadLock, "\(words) tried after the end does not close the browser")
        }
    }

    /// A tap on a page of a browser that cannot close.
    private func tryHarmlessTap(_ port: KernelPort) {
        let page = port.pageIndex
        guard let place = freePoint(port), send(.tap(TapGesture()), at: place) else { return }
        guard waitForRest() else {
            fail(
                .noDeadLock,
                "a tap tried after the end does not come to rest within " + EndChecks.restLimitText)
            return
        }
        guard run.host.host is SampleHost else { return }
        if port.browser?.viewIfLoaded?.window == nil {
            fail(.noDeadLock, "a tap tried after the end has taken the embedded browser away")
        } else if port.pageIndex != page {
            fail(
                .noDeadLock,
                "a tap tried after the end leads from page \(page) to \(port.pageIndex)")
        }
    }

    // MARK: Pulls

    /// Whether the page in the centre can be pulled down.
    private func canPull(_ port: KernelPort) -> Bool {
        let frame = run.snapshot
        guard port.isDismissGestureEnabled, !port.isVertical, run.host.knownItemCount > 0,
            frame.viewportLength > 0, frame.viewport.height * EndChecks.shortPull >= 40,
            let cell = frame.centreCell, cell.picture != nil, let image = cell.imageView,
            let size = image.image?.size, size.width > 0, size.height > 0,
            SnapshotReader.opacity(of: image) > 0.01, !image.bounds.isEmpty,
            let live = centreCell(port)
        else { return false }
        return KernelPort.canBePulled(live, by: image) && freePoint(port) != nil
    }

    /// Pulls less far than closes the browser, and lets go at rest; false where it did not come back.
    private func tryShortPull(_ port: KernelPort) -> Bool {
        guard let place = freePoint(port), send(pull(by: EndChecks.shortPull), at: place) else {
            return false
        }
        guard waitForRest() else {
            fail(
                .noDeadLock,
                "a short pull tried after the end does not come to rest within "
                    + EndChecks.restLimitText)
            return false
        }
        guard port.browser?.viewIfLoaded?.window != nil else {
            fail(.noDeadLock, "a short pull tried after the end closes the browser")
            return false
        }
        let frame = run.snapshot
        if frame.page.pull != .none {
            fail(.noDeadLock, "a short pull tried after the end does not bring the page back")
            return false
        }
        if let leftover = run.checker.leftover(frame, after: frame) {
            fail(.nothingLeft, "after a short pull tried after the end \(leftover)")
        }
        return true
    }

    /// How far a short pull goes, as a share of the height: well below a quarter, which closes.
    private static let shortPull: CGFloat = 0.16

    /// A pull of the page from its centre by a share of its height, slow, and still at its end.
    private func pull(by share: CGFloat) -> Gesture {
        let distance = run.snapshot.viewport.height * share
        var drag = DragGesture()
        drag.legs = [
            .move(
                MoveLeg(
                    target: .by(Displacement(dx: 0, dy: Double(distance))),
                    durationNanoseconds: 250_000_000, profile: .linear)),
            .hold(nanoseconds: 120_000_000, isSilent: false),
        ]
        return .drag(drag)
    }

    // MARK: Places

    /// The live cell of the page in the centre.
    private func centreCell(_ port: KernelPort) -> UICollectionViewCell? {
        guard let serial = run.snapshot.centreCell?.cell, let browser = port.browser else {
            return nil
        }
        return KernelPort.pager(of: browser).displayedCells.first { $0.serialNumber == serial }
    }

    /// The page's centre, where a finger there touches the page and nothing that lies over it.
    private func freePoint(_ port: KernelPort) -> CGPoint? {
        guard let browser = port.browser, let centre = run.point(of: .pageCenter),
            let hit = run.window.hitTest(centre, with: nil)
        else { return nil }
        return hit.isDescendant(of: KernelPort.pager(of: browser)) ? centre : nil
    }
}
