import UIKit

/// A row of dots that shows which page of how many is at rest. It takes no touches.
open class JXPageIndicatorOverlay: UIView, JXPhotoBrowserOverlay {
    /// Where the dots stand, centred on the other axis.
    public nonisolated enum Position: Equatable, Sendable {
        /// The given distance, points, above the lower edge of the safe area.
        case bottom(padding: CGFloat)
        /// The given distance, points, below the upper edge of the safe area.
        case top(padding: CGFloat)
    }

    /// The dots.
    public let pageControl = UIPageControl()

    /// Where the dots stand; 12 points above the lower edge by default.
    public var position: Position = .bottom(padding: 12) {
        didSet { setNeedsLayout() }
    }

    /// Whether the dots are hidden with one page or none; true by default.
    public var hidesForSinglePage = true {
        didSet { refreshVisibility() }
    }

    /// Makes an indicator without pages; it places itself once it is in a browser.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes an indicator without pages.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    nonisolated deinit {}

    /// Covers the browser's view, and follows its size; the dots are laid out in it.
    open func setup(with browser: JXPhotoBrowserViewController) {
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        frame = superview?.bounds ?? frame
        setNeedsLayout()
    }

    /// Shows as many dots as there are pages.
    open func reloadData(numberOfItems: Int, pageIndex: Int) {
        pageControl.numberOfPages = numberOfItems
        pageControl.currentPage = pageIndex
        refreshVisibility()
        setNeedsLayout()
    }

    /// Moves the mark to another dot.
    open func didChangedPageIndex(_ index: Int) {
        pageControl.currentPage = index
    }

    /// Puts the dots where `position` says.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let height = pageControl.intrinsicContentSize.height
        let top =
            switch position {
            case .bottom(let padding): area.maxY - padding - height
            case .top(let padding): area.minY + padding
            }
        pageControl.frame = CGRect(x: area.minX, y: top, width: area.width, height: height)
    }

    /// Keeps the dots within the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        addSubview(pageControl)
        refreshVisibility()
    }

    private func refreshVisibility() {
        isHidden = hidesForSinglePage && pageControl.numberOfPages <= 1
    }
}
