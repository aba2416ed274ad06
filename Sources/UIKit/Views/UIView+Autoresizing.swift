extension UIView {
    /// Moves and resizes the view by its mask after its superview's size has changed.
    func followSuperview(from old: CGSize, to new: CGSize) {
        if autoresizingMask.isEmpty { return }
        let frame = self.frame
        let horizontal = UIView.follow(
            Span(start: frame.origin.x, length: frame.size.width), from: old.width, to: new.width,
            start: autoresizingMask.contains(.flexibleLeftMargin),
            length: autoresizingMask.contains(.flexibleWidth),
            end: autoresizingMask.contains(.flexibleRightMargin))
        let vertical = UIView.follow(
            Span(start: frame.origin.y, length: frame.size.height), from: old.height,
            to: new.height, start: autoresizingMask.contains(.flexibleTopMargin),
            length: autoresizingMask.contains(.flexibleHeight),
            end: autoresizingMask.contains(.flexibleBottomMargin))
        self.frame = CGRect(
            x: horizontal.start, y: vertical.start, width: horizontal.length,
            height: vertical.length)
    }

    /// A stretch along one axis, points.
    private struct Span {
        var start: CGFloat
        var length: CGFloat
    }

    /// Shares the growth among the flexible parts in proportion to their sizes, evenly where all
    /// of them are zero.
    private static func follow(
        _ span: Span, from old: CGFloat, to new: CGFloat, start: Bool, length: Bool, end: Bool
    ) -> Span {
        let growth = new - old
        if growth == 0 || !(start || length || end) { return span }
        let endMargin = old - span.start - span.length
        let flexible =
            (start ? span.start : 0) + (length ? span.length : 0) + (end ? endMargin : 0)
        let parts = CGFloat((start ? 1 : 0) + (length ? 1 : 0) + (end ? 1 : 0))
        func share(_ size: CGFloat) -> CGFloat {
            flexible == 0 ? growth / parts : growth * size / flexible
        }
        var result = span
        if start { result.start += share(span.start) }
        if length { result.length = max(0, span.length + share(span.length)) }
        return result
    }
}
