import UIKit

/// Where pages lie: one of the view's size at each multiple of the pitch (page and gap) along the
/// paging axis, the first at offset 0; from right to left the last.
///
/// The collection view is wider than the view by one gap, so that UIKit's paging step, which is the
/// length of its bounds, equals the pitch. The pitch is a whole number of pixels: an offset is, and
/// a page that could not be met exactly would leave a strip of its neighbour on screen. Lengths are
/// points.
nonisolated struct PageGeometry: Equatable {
    /// The size of a page: the browser's view.
    let pageSize: CGSize
    /// The gap between two pages: the one that was asked for, and what is missing to a pixel.
    let gap: CGFloat
    /// The paging axis.
    let direction: JXPhotoBrowserScrollDirection
    /// Whether the next page lies to the left.
    let isMirrored: Bool

    /// Nothing laid out yet.
    static let unknown = PageGeometry(
        pageSize: .zero, spacing: 0, direction: .horizontal, isRightToLeft: false, scale: 1)

    /// The longest page and the widest gap. Beyond, a place could not be told to the pixel, and
    /// with the largest numbers there is no place at all.
    static let longestLength: CGFloat = 1e9

    /// How far an offset that is in place may be from its page: the rounding to half a pixel of the
    /// coarsest screen, points.
    static let tolerance: CGFloat = 0.501

    /// Lengths this near to a whole number of pixels are one.
    private static let noise: CGFloat = 1e-6

    /// Pages of a size, at least `spacing` apart, on a screen of `scale` pixels a point. In an
    /// interface that runs from right to left those along a horizontal axis do as well.
    ///
    /// - Parameter spacing: finite and not negative.
    init(
        pageSize: CGSize, spacing: CGFloat, direction: JXPhotoBrowserScrollDirection,
        isRightToLeft: Bool, scale: CGFloat
    ) {
        self.pageSize = pageSize
        self.direction = direction
        isMirrored = isRightToLeft && direction == .horizontal
        let length = direction == .horizontal ? pageSize.width : pageSize.height
        gap = PageGeometry.gap(after: length, atLeast: spacing, scale: scale)
    }

    private static func gap(after length: CGFloat, atLeast spacing: CGFloat, scale: CGFloat)
        -> CGFloat
    {
        let wanted = min(spacing, longestLength)
        guard length > 0, length <= longestLength, scale > 0 else { return wanted }
        let pixels = (length + wanted) * scale
        if pixels < 1 { return wanted + (1 - pixels) / scale }
        // What arithmetic alone leaves beside a whole number is no part of a pixel.
        let rest = pixels.rounded(.up) - pixels
        return rest > noise && rest < 1 - noise ? wanted + rest / scale : wanted
    }

    // MARK: Sizes

    /// Whether pages have an area, of a size that makes sense; otherwise nothing can be shown.
    var isUsable: Bool {
        pageSize.width > 0 && pageSize.height > 0
            && pageSize.width <= PageGeometry.longestLength
            && pageSize.height <= PageGeometry.longestLength
    }

    /// The length of a page along the axis.
    var pageLength: CGFloat {
        direction == .horizontal ? pageSize.width : pageSize.height
    }

    /// The distance from one page to the next.
    var pitch: CGFloat { pageLength + gap }

    /// The size of the collection view; none where pages cannot be shown.
    var viewportSize: CGSize {
        guard isUsable else { return .zero }
        return switch direction {
        case .horizontal: CGSize(width: pageSize.width + gap, height: pageSize.height)
        case .vertical: CGSize(width: pageSize.width, height: pageSize.height + gap)
        }
    }

    /// What is left free at one end of the content, so that every page can rest where the others
    /// do: on screen that is always the right or lower end.
    var sectionInset: UIEdgeInsets {
        switch (direction, isMirrored) {
        case (.horizontal, false): UIEdgeInsets(top: 0, left: 0, bottom: 0, right: gap)
        // A mirrored layout shows its left inset on the right.
        case (.horizontal, true): UIEdgeInsets(top: 0, left: gap, bottom: 0, right: 0)
        case (.vertical, _): UIEdgeInsets(top: 0, left: 0, bottom: gap, right: 0)
        }
    }

    // MARK: Places

    /// The coordinate of a point along the axis.
    func position(of point: CGPoint) -> CGFloat {
        direction == .horizontal ? point.x : point.y
    }

    /// The offset at which a virtual item, of `count`, is in place.
    func offset(ofVirtual virtual: Int, of count: Int) -> CGPoint {
        let steps = isMirrored ? max(0, count - 1) - virtual : virtual
        return point(at: CGFloat(steps) * pitch)
    }

    /// `offset`, moved by whole pages: forward those that are greater than 0.
    func offset(_ offset: CGPoint, movedBy pages: Int) -> CGPoint {
        let steps = isMirrored ? -pages : pages
        return point(at: position(of: offset) + CGFloat(steps) * pitch)
    }

    /// The virtual item nearest to an offset, of `count`; of two as near, the lower one. 0 without
    /// items or area.
    func virtual(nearestTo offset: CGPoint, of count: Int) -> Int {
        guard isUsable, count > 0 else { return 0 }
        let place = position(of: offset) / pitch
        let nearest = isMirrored ? (place + 0.5).rounded(.down) : (place - 0.5).rounded(.up)
        let steps = nearest > 0 ? (nearest < CGFloat(count) ? Int(nearest) : count - 1) : 0
        return isMirrored ? count - 1 - steps : steps
    }

    /// Whether an offset is that of a virtual item, as near as a screen's pixels allow.
    func isInPlace(_ offset: CGPoint, atVirtual virtual: Int, of count: Int) -> Bool {
        let wanted = self.offset(ofVirtual: virtual, of: count)
        return abs(offset.x - wanted.x) <= PageGeometry.tolerance
            && abs(offset.y - wanted.y) <= PageGeometry.tolerance
    }

    private func point(at position: CGFloat) -> CGPoint {
        direction == .horizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
    }
}
