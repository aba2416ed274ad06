@_spi(Simulation) import UIKit

// The images that can be seen while the browser comes or goes: the thumbnail, the page, and what
// flies from the one to the other.
extension SnapshotReader {
    /// Reads them where the browser is on its way, and once more in the frame after that.
    func readCopies(into snapshot: FrameSnapshot) {
        snapshot.hasCopies = false
        snapshot.hasFlight = false
        snapshot.flightFrame = .null
        snapshot.flightGoal = .null
        snapshot.hasLanding = false
        defer { wasInTransition = snapshot.transition != .none }
        guard snapshot.transition != .none || wasInTransition else { return }
        snapshot.hasCopies = true
        if snapshot.hasBrowser, snapshot.pageIndex >= 0 { pageInTransition = snapshot.pageIndex }
        let identity = host.knownIdentity(at: pageInTransition)
        snapshot.flyingIdentity = identity
        snapshot.hasLanding =
            snapshot.hasBrowser
            ? identity >= 0 : isUncovered(host.thumbnail(ofItem: pageInTransition), snapshot)
        addThumbnail(of: pageInTransition, identity, to: snapshot)
        for cell in snapshot.cells where cell.shownIdentity == identity {
            guard let image = cell.imageView else { continue }
            add(image, .page, identity, to: snapshot)
        }
        // Not the app's first view, which has left the window where a modal one covers it.
        guard let root = host.host.browserScreen.viewIfLoaded, let window = root.window else {
            return
        }
        let browser = host.port?.browser?.viewIfLoaded
        for view in window.subviews where !root.isDescendant(of: view) {
            addFlying(in: view, outside: browser, to: snapshot)
        }
    }

    private func addThumbnail(of page: Int, _ identity: Int, to snapshot: FrameSnapshot) {
        // One that lies under a bar cannot be seen.
        guard let view = host.thumbnail(ofItem: page), isUncovered(view, snapshot) else { return }
        if let image = SnapshotReader.picture(in: view) {
            add(image, .thumbnail, identity, to: snapshot)
        } else {
            append(
                view, .thumbnail, -1, view.presentedBounds,
                goal: view.convert(view.bounds, to: nil), to: snapshot)
        }
    }

    private func addFlying(in view: UIView, outside browser: UIView?, to snapshot: FrameSnapshot) {
        if view === browser || view.isHidden || view.presentedAlpha < SnapshotReader.leastAlpha {
            return
        }
        if let image = view as? UIImageView, let item = host.host.shownItem(in: image) {
            snapshot.hasFlight = true
            snapshot.flightFrame = image.presentedRectInWindow(SnapshotReader.content(of: image))
            snapshot.flightGoal = SnapshotReader.goal(of: image)
            add(image, .flying, item.identity, to: snapshot)
        }
        for subview in view.subviews { addFlying(in: subview, outside: browser, to: snapshot) }
    }

    private func add(
        _ image: UIImageView, _ place: ImageCopy.Place, _ identity: Int, to snapshot: FrameSnapshot
    ) {
        append(
            image, place, identity, SnapshotReader.content(of: image),
            goal: SnapshotReader.goal(of: image), to: snapshot)
    }

    private func append(
        _ view: UIView, _ place: ImageCopy.Place, _ identity: Int, _ rect: CGRect, goal: CGRect,
        to snapshot: FrameSnapshot
    ) {
        let alpha = SnapshotReader.opacity(of: view)
        guard alpha >= SnapshotReader.leastAlpha else { return }
        let frame = view.presentedRectInWindow(rect)
        guard SnapshotReader.isOnScreen(frame, snapshot) else { return }
        var copy = ImageCopy(
            place: place, identity: identity, frame: frame, goal: goal, alpha: alpha)
        if place == .flying {
            copy.shown = SnapshotReader.shown(rect, of: view, onScreen: snapshot.screenSize)
        }
        snapshot.copies.append(copy)
    }

    /// Whether some of a rectangle in the window is on screen; one that is not a number is not.
    static func isOnScreen(_ frame: CGRect, _ snapshot: FrameSnapshot) -> Bool {
        frame.maxX > 0 && frame.maxY > 0 && frame.minX < snapshot.screenSize.width
            && frame.minY < snapshot.screenSize.height
    }

    /// Less than this cannot be seen.
    private static let leastAlpha = 0.01

    /// What can be seen of a rectangle of a view: not what the view or one around it cuts off.
    ///
    /// - Complexity: O(d²), d being the depth of the view
    static func shown(_ rect: CGRect, of view: UIView, onScreen screen: CGSize) -> CGRect {
        var shown = view.presentedRectInWindow(rect)
        var view: UIView? = view
        while let current = view {
            if current.clipsToBounds {
                shown = shown.cut(to: current.presentedFrameInWindow)
            }
            view = current.superview
        }
        return shown.cut(to: CGRect(origin: .zero, size: screen))
    }

    /// The opacity of a view on screen, with that of all its ancestors; 0 where one is hidden, and
    /// outside a window.
    static func opacity(of view: UIView) -> CGFloat {
        guard view.window != nil else { return 0 }
        var alpha: CGFloat = 1
        var view: UIView? = view
        while let current = view {
            if current.isHidden { return 0 }
            alpha *= current.presentedAlpha
            view = current.superview
        }
        return alpha
    }

    /// The image view that a thumbnail is, or the first one in it that shows an image: the one from
    /// and to which the kernel's image flies. Where none shows one, the first that would.
    static func picture(in view: UIView) -> UIImageView? {
        firstPicture(in: view, isShown: true) ?? firstPicture(in: view, isShown: false)
    }

    private static func firstPicture(in view: UIView, isShown: Bool) -> UIImageView? {
        if let image = view as? UIImageView, image.image != nil,
            !isShown || !image.bounds.isEmpty
        {
            return image
        }
        for subview in view.subviews where !isShown || !subview.isHidden {
            if let found = firstPicture(in: subview, isShown: isShown) { return found }
        }
        return nil
    }

    /// What of a view the image takes up, or would without being cut off, in the view's coordinates.
    static func content(of view: UIImageView) -> CGRect {
        content(of: view, showing: view.image)
    }

    /// The same, where the view's image is at hand.
    static func content(of view: UIImageView, showing image: UIImage?) -> CGRect {
        content(of: view, showing: image, in: view.presentedBounds)
    }

    /// Where in the window animations take the image of a view.
    static func goal(of view: UIImageView) -> CGRect {
        view.convert(content(of: view, showing: view.image, in: view.bounds), to: nil)
    }

    private static func content(
        of view: UIImageView, showing image: UIImage?, in bounds: CGRect
    ) -> CGRect {
        guard let size = image?.size, size.width > 0, size.height > 0,
            view.contentMode == .scaleAspectFit || view.contentMode == .scaleAspectFill
        else { return bounds }
        // Laid out to fit already, but for what rounding does.
        let excess = bounds.size.width * size.height - bounds.size.height * size.width
        if abs(excess) <= 1e-9 * bounds.size.width * size.height { return bounds }
        let across = bounds.width / size.width
        let down = bounds.height / size.height
        let scale = view.contentMode == .scaleAspectFit ? min(across, down) : max(across, down)
        let fitted = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(
            x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2,
            width: fitted.width, height: fitted.height)
    }
}
