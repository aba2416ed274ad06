/// The places of a viewport's origin at which the same items are visible as now.
///
/// An item is visible when it and the viewport overlap; one that only touches its edge is not. A
/// scroll frame within the region costs eight comparisons, whatever the number of items.
nonisolated struct StableRegion: Equatable, Sendable {
    // A visible item stays visible strictly between these.
    private var above = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    private var below = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    // A hidden item stays hidden from the one through the other.
    private var from = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    private var through = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)

    /// Every origin.
    static let everywhere = StableRegion()

    /// Whether an item with `frame` overlaps a viewport. An item or viewport without area, or not
    /// finite, overlaps nothing.
    static func isVisible(_ frame: CGRect, in viewport: CGRect) -> Bool {
        let origin = viewport.origin
        let size = viewport.size
        return frame.size.width > 0 && frame.size.height > 0 && size.width > 0 && size.height > 0
            && frame.origin.x - size.width < origin.x
            && origin.x < frame.origin.x + frame.size.width
            && frame.origin.y - size.height < origin.y
            && origin.y < frame.origin.y + frame.size.height
    }

    /// Whether the same items are visible from `origin`.
    func contains(_ origin: CGPoint) -> Bool {
        origin.x > above.x && origin.x < below.x && origin.y > above.y && origin.y < below.y
            && origin.x >= from.x && origin.x <= through.x && origin.y >= from.y
            && origin.y <= through.y
    }

    /// Narrows the region to where an item that is visible now stays so.
    mutating func keepVisible(_ frame: CGRect, size: CGSize) {
        above.x = max(above.x, frame.origin.x - size.width)
        above.y = max(above.y, frame.origin.y - size.height)
        below.x = min(below.x, frame.origin.x + frame.size.width)
        below.y = min(below.y, frame.origin.y + frame.size.height)
    }

    /// Narrows the region to where an item that is hidden now stays so, on the side on which it
    /// lies.
    mutating func keepHidden(_ frame: CGRect, from viewport: CGRect) {
        let origin = viewport.origin
        let size = viewport.size
        guard frame.size.width > 0, frame.size.height > 0 else { return }
        if origin.x >= frame.origin.x + frame.size.width {
            from.x = max(from.x, frame.origin.x + frame.size.width)
        } else if origin.x <= frame.origin.x - size.width {
            through.x = min(through.x, frame.origin.x - size.width)
        } else if origin.y >= frame.origin.y + frame.size.height {
            from.y = max(from.y, frame.origin.y + frame.size.height)
        } else if origin.y <= frame.origin.y - size.height {
            through.y = min(through.y, frame.origin.y - size.height)
        }
    }

    /// Narrows the region to viewports inside `rect`.
    mutating func keepInside(_ rect: CGRect, size: CGSize) {
        from.x = max(from.x, rect.origin.x)
        from.y = max(from.y, rect.origin.y)
        through.x = min(through.x, rect.origin.x + rect.size.width - size.width)
        through.y = min(through.y, rect.origin.y + rect.size.height - size.height)
    }
}
