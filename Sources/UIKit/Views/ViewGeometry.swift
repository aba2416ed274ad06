/// A view's place: bounds, centre and transform are stored, the frame follows from them.
nonisolated struct ViewGeometry: Equatable {
    var bounds = CGRect.zero
    var center = CGPoint.zero
    var transform = CGAffineTransform.identity

    /// The smallest rectangle around the view, in its superview's coordinates.
    var frame: CGRect {
        if transform.isIdentity {
            return CGRect(
                x: center.x - bounds.size.width / 2, y: center.y - bounds.size.height / 2,
                width: bounds.size.width, height: bounds.size.height)
        }
        let half = CGRect(
            x: -bounds.size.width / 2, y: -bounds.size.height / 2, width: bounds.size.width,
            height: bounds.size.height)
        let turned = half.applying(transform)
        return turned.offsetBy(dx: center.x, dy: center.y)
    }

    /// The centre and size that give a frame under the present transform.
    func placement(forFrame frame: CGRect) -> (center: CGPoint, size: CGSize) {
        let center = CGPoint(
            x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
        if transform.isIdentity { return (center, frame.size) }
        // A view that only moves keeps its size to the last bit.
        if frame.size == self.frame.size { return (center, bounds.size) }
        let inverse = CGRect(origin: .zero, size: frame.size).applying(transform.inverted())
        return (center, inverse.size)
    }

    /// Sets centre and size so that the view takes `frame`.
    mutating func setFrame(_ frame: CGRect) {
        let placement = placement(forFrame: frame)
        center = placement.center
        bounds.size = placement.size
    }

    /// Maps a point from the view's coordinates to its superview's.
    func toSuperview(_ point: CGPoint) -> CGPoint {
        let x = point.x - bounds.origin.x - bounds.size.width / 2
        let y = point.y - bounds.origin.y - bounds.size.height / 2
        if transform.isIdentity { return CGPoint(x: center.x + x, y: center.y + y) }
        let turned = CGPoint(x: x, y: y).applying(transform)
        return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }

    /// Maps a point from the superview's coordinates to the view's.
    func fromSuperview(_ point: CGPoint) -> CGPoint {
        var offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
        if !transform.isIdentity { offset = offset.applying(transform.inverted()) }
        return CGPoint(
            x: offset.x + bounds.origin.x + bounds.size.width / 2,
            y: offset.y + bounds.origin.y + bounds.size.height / 2)
    }
}
