@_spi(Simulation) import UIKit

// The page in the centre: its image, its zoom, a pull.
extension SnapshotReader {
    /// Reads what fingers do to the page in the centre.
    func readPage(
        _ browser: KernelBrowser, _ pager: UICollectionView, _ view: UIView,
        into snapshot: FrameSnapshot
    ) {
        snapshot.page = PageSnapshot()
        snapshot.dismissalProgress = 0
        snapshot.isScrollEnabled = pager.isScrollEnabled
        let color = view.presentedBackgroundColor?.components.w ?? 0
        snapshot.backdropAlpha = color * Double(view.presentedAlpha)
        guard let index = snapshot.centreIndex else { return }
        snapshot.page.frame = snapshot.cells[index].frame
        guard let image = snapshot.cells[index].imageView else { return }
        snapshot.page.canZoom = snapshot.cells[index].canZoom
        readPull(of: view, by: browser, image, into: snapshot)
        if snapshot.page.pull == .none { snapshot.page.zoomScale = snapshot.cells[index].zoomScale }
        readMotion(of: image, in: snapshot.cells[index].scroller, into: snapshot)
    }

    private func readPull(
        of view: UIView, by browser: KernelBrowser, _ image: UIImageView,
        into snapshot: FrameSnapshot
    ) {
        let transform = image.presentedTransform
        // Zooming scales about the image's corner or centre and never shifts; a pull shifts.
        let isShifted = transform.tx != 0 || transform.ty != 0
        let isHeld = !snapshot.touches.isEmpty && isPullHeld(view, by: browser)
        guard isHeld || isShifted else { return }
        snapshot.page.pull = isHeld ? .held : .released
        let scale = Double(transform.scale)
        let depth = scale > PullModel.leastScale + 1e-9 ? 1 - scale : PullModel.depth(snapshot)
        snapshot.dismissalProgress = min(1, max(0, depth))
    }

    /// Whether the browser's own pan on its view has a finger: the host may have put others there.
    private func isPullHeld(_ view: UIView, by browser: KernelBrowser) -> Bool {
        guard let recognizers = view.gestureRecognizers else { return false }
        for recognizer in recognizers where recognizer.delegate === browser {
            guard let pan = recognizer as? UIPanGestureRecognizer else { continue }
            if pan.state == .began || pan.state == .changed { return true }
        }
        return false
    }

    private func readMotion(
        of image: UIImageView, in scroller: Unmanaged<UIScrollView>?, into snapshot: FrameSnapshot
    ) {
        let scroller = scroller?.takeUnretainedValue()
        let isAnimating = image.hasRunningAnimations || scroller?.hasRunningAnimations ?? false
        if isAnimating {
            snapshot.page.imageGoal = SnapshotReader.goal(of: image)
        }
        guard let scroller else { return }
        snapshot.page.phase = SnapshotReader.phase(of: scroller)
        snapshot.page.isScrollEnabled = scroller.isScrollEnabled
        if snapshot.page.phase != .idle { snapshot.page.releaseVelocity = scroller.releaseVelocity }
        readZoom(of: scroller, isAnimating, into: snapshot)
    }

    private func readZoom(
        of scroller: UIScrollView, _ isAnimating: Bool, into snapshot: FrameSnapshot
    ) {
        let least = Double(scroller.minimumZoomScale)
        let most = Double(scroller.maximumZoomScale)
        if least < most { snapshot.page.zoomLimits = least...most }
        if scroller.isZooming {
            snapshot.page.zoom = .pinching
        } else if isAnimating || scroller.isZoomBouncing {
            snapshot.page.zoom = .animating
        }
    }
}

/// What a pull does to what is shown, as the documentation of the kernel has it.
private enum PullModel {
    /// The scale at which the image stops to shrink.
    static let leastScale = 0.5
    /// How many times as fast as the image is pulled the backdrop fades.
    static let fading = 1.5

    /// The depth of a pull whose image has come to its smallest, by the backdrop.
    static func depth(_ snapshot: FrameSnapshot) -> Double {
        max(1 - leastScale, (1 - snapshot.backdropAlpha) / fading)
    }
}

extension CGAffineTransform {
    /// How many times as long lines along the horizontal axis become.
    var scale: CGFloat { b == 0 ? abs(a) : (a * a + b * b).squareRoot() }
}
