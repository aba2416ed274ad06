extension UIView {
    /// Maps a point from this view's coordinates to `view`'s; nil means the window's.
    /// - Complexity: O(depth)
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        if view === self { return point }
        let root = rootPoint(point)
        guard let target = view ?? windowStorage else { return root }
        return target.fromRoot(root)
    }

    /// Maps a point from `view`'s coordinates to this view's; nil means the window's.
    /// - Complexity: O(depth)
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let source = view ?? windowStorage else { return fromRoot(point) }
        return source.convert(point, to: self)
    }

    /// Maps a rectangle from this view's coordinates to `view`'s; nil means the window's. With
    /// rotations in between, the smallest rectangle around the image.
    /// - Complexity: O(depth)
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        if view === self { return rect }
        let corner = convert(rect.origin, to: view)
        let opposite = convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
        if isAxisAligned(upTo: view) {
            return CGRect(
                x: min(corner.x, opposite.x), y: min(corner.y, opposite.y),
                width: abs(opposite.x - corner.x), height: abs(opposite.y - corner.y))
        }
        let third = convert(CGPoint(x: rect.maxX, y: rect.minY), to: view)
        let fourth = convert(CGPoint(x: rect.minX, y: rect.maxY), to: view)
        let left = min(min(corner.x, opposite.x), min(third.x, fourth.x))
        let right = max(max(corner.x, opposite.x), max(third.x, fourth.x))
        let top = min(min(corner.y, opposite.y), min(third.y, fourth.y))
        let bottom = max(max(corner.y, opposite.y), max(third.y, fourth.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Maps a rectangle from `view`'s coordinates to this view's; nil means the window's.
    /// - Complexity: O(depth)
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let source = view ?? windowStorage else { return rect }
        return source.convert(rect, to: self)
    }

    private func isAxisAligned(upTo view: UIView?) -> Bool {
        isAxisAlignedInRoot && (view?.isAxisAlignedInRoot ?? true)
    }

    private var isAxisAlignedInRoot: Bool {
        var view: UIView? = self
        while let current = view {
            if current.geometry.transform.b != 0 || current.geometry.transform.c != 0 {
                return false
            }
            view = current.superviewStorage
        }
        return true
    }

    /// The point in the coordinates of the topmost ancestor.
    private func rootPoint(_ point: CGPoint) -> CGPoint {
        var point = point
        var view = self
        while let parent = view.superviewStorage {
            point = view.geometry.toSuperview(point)
            view = parent
        }
        return point
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        guard let parent = superviewStorage else { return point }
        return geometry.fromSuperview(parent.fromRoot(point))
    }

    /// How many views lie above this one. - Complexity: O(depth)
    var depth: Int {
        var count = 0
        var view = superviewStorage
        while let current = view {
            count += 1
            view = current.superviewStorage
        }
        return count
    }

    /// Changes the bounds: records an animation where one is being set up, and lays out anew where
    /// the size has changed.
    func setBounds(_ newBounds: CGRect) {
        let old = geometry.bounds
        if newBounds == old { return }
        willChange(.bounds, from: AnimatedValue(old), to: AnimatedValue(newBounds))
        geometry.bounds = newBounds
        if old.size != newBounds.size {
            sizeDidChange(from: old.size)
        }
    }

    private func sizeDidChange(from oldSize: CGSize) {
        if autoresizesSubviews {
            for view in subviewStorage where view.translatesAutoresizingMaskIntoConstraints {
                view.followSuperview(from: oldSize, to: geometry.bounds.size)
            }
        }
        isSafeAreaInDoubt = true
        setNeedsLayout()
        constraintStorage?.geometryDidChange()
    }
}
