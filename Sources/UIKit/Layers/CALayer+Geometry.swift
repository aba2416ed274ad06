extension CALayer {
    /// A point in this layer's coordinates, in those of another in the same tree; of the topmost
    /// layer where `l` is nil.
    /// - Complexity: O(depth)
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let top = toTop(p)
        return l?.fromTop(top) ?? top
    }

    /// A point in another layer's coordinates, in those of this one.
    /// - Complexity: O(depth)
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        fromTop(l?.toTop(p) ?? p)
    }

    /// The smallest rectangle around one of this layer's, in another layer's coordinates.
    /// - Complexity: O(depth)
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        CALayer.around(r) { convert($0, to: l) }
    }

    /// The smallest rectangle around one of another layer's, in this layer's coordinates.
    /// - Complexity: O(depth)
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CALayer.around(r) { convert($0, from: l) }
    }

    /// Whether a point in this layer's coordinates lies in its bounds.
    public func contains(_ p: CGPoint) -> Bool {
        bounds.covers(p)
    }

    /// The farthest layer at a point, this one included; nil where the point is outside. Hidden layers
    /// are left out.
    ///
    /// - Parameter p: in the superlayer's coordinates.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        let point = backing.geometry.fromSuperview(p)
        guard !isHidden, opacity > 0, !masksToBounds || contains(point) else { return nil }
        for layer in orderedSublayers.reversed() {
            if let hit = layer.hitTest(point) { return hit }
        }
        return contains(point) ? self : nil
    }

    /// Draws the layer and those in it into an image, as they are going to be when their animations
    /// are over.
    public func render(in ctx: CGContext) {
        ctx.draw(ViewSnapshot(ofModel: self), size: bounds.size)
    }

    private func toTop(_ point: CGPoint) -> CGPoint {
        var point = point
        var layer = self
        while let parent = layer.superlayer {
            point = layer.backing.geometry.toSuperview(point)
            layer = parent
        }
        return point
    }

    private func fromTop(_ point: CGPoint) -> CGPoint {
        guard let parent = superlayer else { return point }
        return backing.geometry.fromSuperview(parent.fromTop(point))
    }

    private static func around(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(map)
        let left = corners.map(\.x).min() ?? 0
        let right = corners.map(\.x).max() ?? 0
        let top = corners.map(\.y).min() ?? 0
        let bottom = corners.map(\.y).max() ?? 0
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
