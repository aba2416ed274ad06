@_spi(Simulation) import UIKit

// The page in the centre, in detail: read from the views when somebody asks.
extension Evaluator {
    func pageComplaint(_ subject: ExpectationSubject, _ frame: FrameSnapshot) -> String? {
        guard let browser = host.port?.browser, frame.hasBrowser else { return "found none" }
        switch subject {
        case .zoomScale(let matcher): return compare(matcher, frame.page.zoomScale)
        case .imageFrame(let matchers):
            guard let cell = frame.centreCell, let frame = Evaluator.imageFrame(of: cell) else {
                return "there is no image in the centre"
            }
            return compare(matchers, frame)
        case .contentOffset(let matchers):
            guard let view = zoomView(frame) else { return Evaluator.noZoom }
            let origin = view.presentedBounds.origin
            return compare(matchers, [origin.x, origin.y])
        case .contentSize(let matchers):
            guard let view = zoomView(frame) else { return Evaluator.noZoom }
            return compare(matchers, [view.contentSize.width, view.contentSize.height])
        case .isRestored(let wanted):
            let wrong = damage(of: browser, frame)
            if wanted == (wrong == nil) { return nil }
            return wrong.map { "expected a page as it was; " + $0 }
                ?? "expected a page that is not as it was, found one that is"
        case .isScrollEnabled(let wanted):
            return compare(wanted, frame.isScrollEnabled)
        case .backdropAlpha(let matcher): return compare(matcher, frame.backdropAlpha)
        case .browser(let wanted): return compare(wanted)
        default: preconditionFailure("\(subject.name) is not about a page.")
        }
    }

    private static let noZoom = "there is no page in the centre that can zoom"

    func compare(_ matchers: [NumberMatcher], _ found: CGRect) -> String? {
        compare(matchers, [found.minX, found.minY, found.width, found.height])
    }

    private func compare(_ matchers: [NumberMatcher], _ found: [CGFloat]) -> String? {
        let isRight = zip(matchers, found).allSatisfy { $0.matches(Double($1)) }
        if isRight { return nil }
        let expected = matchers.map(\.text).joined(separator: ", ")
        let actual = found.map { pointText(Double($0)) }.joined(separator: ", ")
        return "expected [\(expected)], found [\(actual)]"
    }

    /// Where a cell's image is on screen; nil where it shows none.
    static func imageFrame(of cell: CellSnapshot) -> CGRect? {
        cell.shownIdentity >= 0 && !cell.imageFrame.isNull ? cell.imageFrame : nil
    }

    private func compare(_ wanted: BrowserOptions) -> String? {
        guard let found = host.port?.options else { return "found none" }
        func differ<Value: Equatable>(_ name: String, _ wanted: Value?, _ found: Value?) -> String?
        {
            guard let wanted, wanted != found else { return nil }
            return "\(name) expected \(wanted), found \(found.map { "\($0)" } ?? "none")"
        }
        return differ("initialIndex", wanted.initialIndex, found.initialIndex)
            ?? differ("scrollDirection", wanted.scrollDirection, found.scrollDirection)
            ?? differ("isLoopingEnabled", wanted.isLoopingEnabled, found.isLoopingEnabled)
            ?? differ("itemSpacing", wanted.itemSpacing, found.itemSpacing)
            ?? differ("transitionType", wanted.transitionType, found.transitionType)
            ?? differ(
                "isDismissGestureEnabled", wanted.isDismissGestureEnabled,
                found.isDismissGestureEnabled)
            ?? differ("isAutoPlayEnabled", wanted.isAutoPlayEnabled, found.isAutoPlayEnabled)
            ?? differ(
                "autoPlayInterval", wanted.autoPlayIntervalNanoseconds.map(durationText),
                found.autoPlayIntervalNanoseconds.map(durationText))
    }

    // MARK: Views

    /// The cell in the centre.
    private func centreCell(_ frame: FrameSnapshot) -> UICollectionViewCell? {
        guard let browser = host.port?.browser, let number = frame.centreCell?.cell else {
            return nil
        }
        return KernelPort.pager(of: browser).displayedCells.first { $0.serialNumber == number }
    }

    /// The scroll view of the page in the centre.
    private func zoomView(_ frame: FrameSnapshot) -> UIScrollView? {
        centreCell(frame).flatMap(KernelPort.zoomView)
    }

    /// How many views on screen show an item's image.
    func copies(ofItem item: Int, in place: CopyPlace, _ frame: FrameSnapshot) -> Int {
        let identity = host.knownIdentity(at: item)
        guard identity >= 0 else { return 0 }
        let pages = frame.cells.count { cell in
            // While an image flies the pager is hidden.
            cell.shownIdentity == identity && cell.imageView?.isShownOnScreen ?? false
        }
        if place == .pages { return pages }
        guard
            let window = host.stage.root.viewIfLoaded?.window
                ?? host.port?.browser?.viewIfLoaded?.window
        else { return 0 }
        let pager = host.port?.browser.map { KernelPort.pager(of: $0) }
        let elsewhere = imageViews(of: identity, in: window, except: pager)
        return place == .elsewhere ? elsewhere : elsewhere + pages
    }

    /// Image views below `view` that show an item's image on screen, those in `pager` left out.
    private func imageViews(of identity: Int, in view: UIView, except pager: UIView?) -> Int {
        if view === pager || view.isHidden { return 0 }
        var count = 0
        if let image = view as? UIImageView,
            host.host.shownItem(in: image)?.identity == identity, image.isShownOnScreen,
            isOnScreen(image.presentedFrameInWindow)
        {
            count += 1
        }
        for child in view.subviews {
            count += imageViews(of: identity, in: child, except: pager)
        }
        return count
    }

    private func isOnScreen(_ frame: CGRect) -> Bool {
        let size = Simulation.current.device.screenSize
        return frame.minX < size.width && frame.maxX > 0 && frame.minY < size.height
            && frame.maxY > 0
    }
}

/// What of a page's views a pull or a transition may change for a while.
struct PageState: Equatable {
    /// Whether each view clips, from the page's image to the window.
    var clipping: [Bool]
    /// Whether the pager scrolls.
    var pagerScrolls: Bool
    /// Whether the page's own scroll view does; nil without one.
    var pageScrolls: Bool?
}

extension Evaluator {
    /// Remembers what the page in the centre is like when it first rests.
    func noteRest(_ frame: FrameSnapshot) {
        guard comparesRestingPage, restingPage == nil, frame.isResting, frame.hasPages,
            let browser = host.port?.browser
        else { return }
        restingPage = state(of: browser, frame)
    }

    private func state(of browser: KernelBrowser, _ frame: FrameSnapshot) -> PageState? {
        guard let cell = centreCell(frame), let image = host.host.imageView(of: cell) else {
            return nil
        }
        return PageState(
            clipping: chain(from: image).map(\.clipsToBounds),
            pagerScrolls: KernelPort.pager(of: browser).isScrollEnabled,
            pageScrolls: KernelPort.zoomView(of: cell)?.isScrollEnabled)
    }

    /// A view and all that it lies in.
    private func chain(from view: UIView) -> [UIView] {
        Array(sequence(first: view) { $0.superview })
    }

    /// What is wrong with the page in the centre; nil when it is as it was at its first rest.
    private func damage(of browser: KernelBrowser, _ frame: FrameSnapshot) -> String? {
        guard let cell = centreCell(frame), let image = host.host.imageView(of: cell) else {
            return "there is no image in the centre"
        }
        for view in chain(from: image) {
            let name = "\(type(of: view))"
            if view.isHidden { return "\(name) is hidden" }
            if view.presentedAlpha < 1 { return "\(name) has the alpha \(view.presentedAlpha)" }
            let zoom = view === image ? CGFloat(frame.page.zoomScale) : 1
            if !isScale(view.presentedTransform, zoom) {
                return "\(name) has the transform \(view.presentedTransform)"
            }
        }
        guard let restingPage, let state = state(of: browser, frame) else {
            return "it has not rested before"
        }
        if state == restingPage { return nil }
        if state.clipping != restingPage.clipping { return "its views clip in another way" }
        return state.pagerScrolls != restingPage.pagerScrolls
            ? "the pager \(state.pagerScrolls ? "scrolls" : "does not scroll")"
            : "the page does not scroll as it did"
    }

    /// Whether a transform only scales by so much.
    private func isScale(_ transform: CGAffineTransform, _ scale: CGFloat) -> Bool {
        let wanted = CGAffineTransform(scaleX: scale, y: scale)
        let parts: [(CGFloat, CGFloat)] = [
            (transform.a, wanted.a), (transform.b, wanted.b), (transform.c, wanted.c),
            (transform.d, wanted.d), (transform.tx, wanted.tx), (transform.ty, wanted.ty),
        ]
        return parts.allSatisfy { abs($0 - $1) <= CGFloat(NumberMatcher.equalityTolerance) }
    }
}
