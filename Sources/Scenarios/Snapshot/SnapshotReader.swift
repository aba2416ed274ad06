@_spi(Simulation) import UIKit

/// Reads a frame from UIKit, through the kernel's public face, into a snapshot.
final class SnapshotReader {
    let host: HostDriver
    private var tracker = PositionTracker()
    /// What code had added to the offset by the last frame with a position, points.
    private var lastAssigned = 0.0
    /// What the pages' numbers depend on; when it changes, they begin anew.
    private var numbering = Numbering()

    /// Whether the browser was on its way in the frame before.
    var wasInTransition = false
    /// The page with which it came or went.
    var pageInTransition = -1
    /// The touches that were there when the browser was last away.
    private var fingersBefore: [Int] = []
    /// Where images lie in their cells.
    private var places = ImagePlaces()
    /// How the browser was shown when that was last read.
    var presentation = Presentation()

    private struct Numbering: Equatable {
        var count = -1
        var isLooping = false
        var isVertical = false
        var isMirrored = false
    }

    init(host: HostDriver) {
        self.host = host
    }

    /// Fills `snapshot` with the present frame. Allocates nothing once its buffers have grown.
    func read(into snapshot: FrameSnapshot, simulation: Simulation) {
        snapshot.tick = simulation.tick
        snapshot.time = simulation.now
        snapshot.screenSize = simulation.device.screenSize
        snapshot.halfPixel = 0.5 / simulation.device.scale
        snapshot.layoutPasses = simulation.layoutPassesInFrame
        snapshot.isActive = simulation.application.applicationState == .active
        snapshot.cells.removeAll(keepingCapacity: true)
        snapshot.cellsBeside.removeAll(keepingCapacity: true)
        snapshot.chain.removeAll(keepingCapacity: true)
        snapshot.copies.removeAll(keepingCapacity: true)
        host.readHiddenThumbnails(into: &snapshot.hiddenThumbnails)
        snapshot.hostOffset = host.scrolling?.scroller?.scrolledDistance ?? 0
        guard let browser = host.port?.browser, let view = browser.viewIfLoaded,
            view.window != nil
        else {
            clear(snapshot)
            fingersBefore.removeAll(keepingCapacity: true)
            for touch in simulation.touches.activeTouches {
                fingersBefore.append(touch.serial)
            }
            snapshot.isOutOfSight = host.port?.browser?.presentedViewController != nil
            readCopies(into: snapshot)
            return
        }
        snapshot.hasBrowser = true
        snapshot.isOutOfSight = false
        snapshot.fingersOnBrowser = fingers(on: view, simulation)
        snapshot.viewport = view.presentedFrameInWindow
        snapshot.isDataKnown = host.isDataKnown
        snapshot.knownItemCount = host.knownItemCount
        KernelPort.read(browser, into: snapshot)
        let pager = KernelPort.pager(of: browser)
        snapshot.liveCells = pager.liveCells.count
        readMotion(of: pager, into: snapshot)
        readPosition(browser, pager, into: snapshot)
        readCells(browser, pager, into: snapshot)
        readPage(browser, pager, view, into: snapshot)
        readPresentation(of: browser, simulation, into: snapshot)
        readCopies(into: snapshot)
        snapshot.uncovered = snapshot.hasPages ? Coverage.uncovered(snapshot) : 0
    }

    private func clear(_ snapshot: FrameSnapshot) {
        tracker.restart()
        snapshot.hasBrowser = false
        snapshot.fingersOnBrowser = 0
        snapshot.viewport = .zero
        snapshot.isVertical = false
        snapshot.isLooping = false
        snapshot.spacing = 0
        snapshot.pitch = 0
        snapshot.isMirrored = false
        snapshot.offset = .zero
        snapshot.offsetLimits = 0...0
        snapshot.position = 0
        snapshot.target = .nan
        snapshot.recentredPages = 0
        snapshot.phase = .idle
        snapshot.dragCount = 0
        snapshot.dragCaughtMotion = false
        snapshot.releaseVelocity = 0
        snapshot.pageIndex = -1
        snapshot.knownItemCount = 0
        snapshot.isDataKnown = true
        snapshot.uncovered = 0
        snapshot.liveCells = 0
        snapshot.page = PageSnapshot()
        snapshot.dismissalProgress = 0
        snapshot.backdropAlpha = 1
        snapshot.isPresented = false
        snapshot.transition = .none
        snapshot.isTransitionCancelled = false
        snapshot.isCovered = false
        snapshot.isScrollEnabled = true
        snapshot.isAutoPlaying = false
        snapshot.autoPlayInterval = 0
        snapshot.transitionKind = .fade
        snapshot.assignedOffset = 0
    }

    /// How many fingers hold the browser's view: none that were down while it was away.
    private func fingers(on view: UIView, _ simulation: Simulation) -> Int {
        var count = 0
        for touch in simulation.touches.activeTouches
        where touch.phase != .ended && touch.phase != .cancelled
            && touch.view?.isDescendant(of: view) == true && !fingersBefore.contains(touch.serial)
        {
            count += 1
        }
        return count
    }

    private func readMotion(of pager: UICollectionView, into snapshot: FrameSnapshot) {
        let bounds = pager.presentedBounds
        snapshot.offset = bounds.origin
        snapshot.pitch = snapshot.isVertical ? bounds.height : bounds.width
        snapshot.isMirrored = !snapshot.isVertical && pager.isMirrored
        let least = pager.minimumOffset
        let most = pager.maximumOffset
        snapshot.offsetLimits =
            snapshot.isVertical ? limits(least.y, most.y) : limits(least.x, most.x)
        snapshot.phase = SnapshotReader.phase(of: pager)
        snapshot.dragCount = pager.dragCount
        snapshot.dragCaughtMotion = pager.hasCaughtMotion
        let release = pager.releaseVelocity
        snapshot.releaseVelocity = snapshot.isVertical ? release.y : release.x
        let assigned = pager.assignedOffsetTotal
        snapshot.assignedOffset = snapshot.isVertical ? assigned.y : assigned.x
    }

    /// Content that is shorter than the pager rests at its first edge. Limits that are no numbers
    /// are for an invariant to tell, not for the reader to stop at.
    private func limits(_ least: CGFloat, _ most: CGFloat) -> ClosedRange<CGFloat> {
        least <= most ? least...most : least.isNaN ? 0...0 : least...least
    }

    /// What moves a scroll view.
    static func phase(of scroller: UIScrollView) -> MotionPhase {
        switch scroller.motion {
        case .idle: .idle
        case .tracking: .tracking
        case .dragging: .dragging
        case .decelerating, .bouncing, .snapping: .decelerating
        case .animating: .animating
        }
    }

    private func readPosition(
        _ browser: KernelBrowser, _ pager: UICollectionView, into snapshot: FrameSnapshot
    ) {
        guard snapshot.pitch > 0 else {
            snapshot.position = 0
            snapshot.target = .nan
            snapshot.recentredPages = 0
            return
        }
        let current = Numbering(
            count: snapshot.knownItemCount, isLooping: snapshot.isLooping,
            isVertical: snapshot.isVertical, isMirrored: snapshot.isMirrored)
        if current != numbering {
            numbering = current
            tracker.restart()
        }
        let first = firstPageOffset(of: pager, snapshot)
        let raw = (Double(snapshot.axisOffset) - first) / snapshot.stride
        let nearest = Int(exactly: raw.rounded()) ?? 0
        let reading = tracker.read(
            raw: raw, assigned: (snapshot.assignedOffset - lastAssigned) / snapshot.stride,
            loopLength: snapshot.isLooping ? snapshot.knownItemCount : nil,
            realPage: KernelPort.realIndex(ofVirtual: max(0, nearest), in: browser),
            mayJump: snapshot.mayJump)
        lastAssigned = snapshot.assignedOffset
        snapshot.position = reading.position
        snapshot.recentredPages = reading.recentredPages
        if let announced = pager.announcedTarget {
            let target = snapshot.isVertical ? announced.y : announced.x
            snapshot.target = tracker.position(
                ofRaw: (Double(target) - first) / snapshot.stride)
        } else {
            snapshot.target = .nan
        }
    }

    /// Where the first item of the pager lies, points along the axis: from right to left that is the
    /// last place.
    private func firstPageOffset(of pager: UICollectionView, _ snapshot: FrameSnapshot) -> Double {
        guard snapshot.isMirrored else { return 0 }
        return Double(max(0, pager.numberOfItems(inSection: 0) - 1)) * Double(snapshot.pitch)
    }

    private func readCells(
        _ browser: KernelBrowser, _ pager: UICollectionView, into snapshot: FrameSnapshot
    ) {
        let viewport = snapshot.viewport
        // Where the pager's content has its origin in the window: cells lie in it untransformed,
        // nearly always.
        let corner = corner(of: pager, in: browser.view, viewport)
        let origin = CGPoint(
            x: corner.x - snapshot.offset.x, y: corner.y - snapshot.offset.y)
        for cell in pager.displayedCells {
            guard let indexPath = pager.indexPath(for: cell) else { continue }
            let frame =
                cell.hasRunningAnimations || !cell.transform.isIdentity
                ? cell.presentedFrameInWindow
                : cell.frame.offsetBy(dx: origin.x, dy: origin.y)
            // So put that a frame which is no number counts as on screen, for `finite` to find.
            if frame.maxX <= viewport.minX || frame.minX >= viewport.maxX
                || frame.maxY <= viewport.minY || frame.minY >= viewport.maxY
            {
                snapshot.cellsBeside.append(cell.serialNumber)
                continue
            }
            let item = KernelPort.realIndex(ofVirtual: indexPath.item, in: browser)
            let imageView = host.host.imageView(of: cell)
            var shown: ShownItem?
            if let imageView { shown = host.host.shownItem(in: imageView) }
            var record = CellSnapshot(
                cell: cell.serialNumber, use: cell.useCount, item: item,
                shownIdentity: shown?.identity ?? -1, showsFullImage: shown?.isFull ?? false,
                expectedIdentity: host.knownIdentity(at: item), frame: frame,
                image: imageView.map(Unmanaged.passUnretained))
            if let imageView { readImage(imageView, cell, into: &record) }
            snapshot.cells.append(record)
        }
    }

    /// Where the pager's corner is in the window; mostly that of the browser's view.
    private func corner(
        of pager: UICollectionView, in view: UIView, _ viewport: CGRect
    ) -> CGPoint {
        guard pager.superview === view, view.presentedTransform.isIdentity else {
            return pager.presentedFrameInWindow.origin
        }
        let corner = pager.presentedRect(pager.presentedBounds, upTo: view).origin
        let origin = view.presentedBounds.origin
        return CGPoint(
            x: viewport.minX + corner.x - origin.x, y: viewport.minY + corner.y - origin.y)
    }

    /// Reads where a cell's image is on screen.
    private func readImage(
        _ view: UIImageView, _ cell: UICollectionViewCell, into record: inout CellSnapshot
    ) {
        record.picture = view.image.map(ObjectIdentifier.init)
        let place = places.place(
            of: view, in: cell, serial: record.cell, scroller: &record.scroller)
        if let scroller = record.scroller {
            record.canZoom = KernelPort.zoomView(of: cell) === scroller.takeUnretainedValue()
        }
        record.zoomScale = place.zoomScale
        if cell.hasRunningAnimations || !cell.transform.isIdentity {
            record.imageFrame = view.presentedRectInWindow(SnapshotReader.content(of: view))
        } else {
            record.imageFrame = place.frame.offsetBy(
                dx: record.frame.origin.x, dy: record.frame.origin.y)
        }
    }
}
