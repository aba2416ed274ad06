/// A row of dots, one a page, that shows which page is the current one.
///
/// A tap on the half towards the end goes to the next page, one on the other half to the former one;
/// that sends `valueChanged`. Setting the page by code sends nothing.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    nonisolated deinit {}

    /// A dot's diameter, the distance from one dot's centre to the next, and the height, points: as
    /// up to iOS 13, where they were the same for years; later ones vary.
    private static let dot: CGFloat = 7
    private static let pitch: CGFloat = 16
    private static let height: CGFloat = 37

    private var pageCount = 0
    private var page = 0

    /// How many pages there are, at least 0; a smaller number is taken for 0. The current page is
    /// clamped to it.
    open var numberOfPages: Int {
        get { pageCount }
        set {
            let count = max(0, newValue)
            if count == pageCount { return }
            pageCount = count
            page = clamped(page)
            invalidateIntrinsicContentSize()
        }
    }

    /// The current page, 0 ..< `numberOfPages`; values outside are clamped.
    open var currentPage: Int {
        get { page }
        set { page = clamped(newValue) }
    }

    /// Whether no dot is shown where there is one page or none.
    open var hidesForSinglePage = false

    /// The colour of the dots; nil for white at 20 %.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the current page's dot; nil for white.
    open var currentPageIndicatorTintColor: UIColor?

    /// The size that the dots of so many pages take, points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let dots = CGFloat(max(0, pageCount))
        let width = dots == 0 ? 0 : UIPageControl.dot + (dots - 1) * UIPageControl.pitch
        return CGSize(width: width, height: UIPageControl.height)
    }

    /// The size that the dots take: 16 points a page, less the gap after the last; 37 points high.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pageCount) }

    /// The size that the dots take.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// A tap on the control is the control's, not that of a tap recogniser further up.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !isTapForOthers(gestureRecognizer)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// The finger lifted: turns the page.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        let isRight = touch.location(in: self).x >= bounds.midX
        let isForward = isRight == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let former = page
        page = clamped(page + (isForward ? 1 : -1))
        if page != former { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    private func clamped(_ page: Int) -> Int { min(max(page, 0), max(0, pageCount - 1)) }

    /// The dots that are shown: as many as fit, the current one among them. The first page's is
    /// at the left, or in a right-to-left language at the right.
    /// - Complexity: O(dots that fit)
    @_spi(Simulation)
    public var indicators: [Indicator] {
        if pageCount == 0 || hidesForSinglePage && pageCount == 1 { return [] }
        let room = bounds.width.isFinite ? max(bounds.width, UIPageControl.dot) : UIPageControl.dot
        let fitting = (room - UIPageControl.dot) / UIPageControl.pitch + 1
        let count = min(pageCount, Int(min(fitting, 10_000)))
        let first = min(max(0, page - count / 2), pageCount - count)
        let width = size(forNumberOfPages: count).width
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (0..<count).map { index in
            let place = isRightToLeft ? count - 1 - index : index
            let frame = CGRect(
                x: bounds.midX - width / 2 + CGFloat(place) * UIPageControl.pitch,
                y: bounds.midY - UIPageControl.dot / 2, width: UIPageControl.dot,
                height: UIPageControl.dot)
            return Indicator(page: first + index, frame: frame, color: color(ofPage: first + index))
        }
    }

    private func color(ofPage index: Int) -> UIColor {
        index == page
            ? currentPageIndicatorTintColor ?? .white
            : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.2)
    }

    /// A dot.
    @_spi(Simulation)
    public struct Indicator {
        /// The page that it stands for.
        public let page: Int
        /// Where it is, in the control's coordinates.
        public let frame: CGRect
        /// Its colour.
        public let color: UIColor
    }
}
