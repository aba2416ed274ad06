import UIKit

/// Dots that say which page is shown.
open class JXPageIndicatorOverlay: UIView, JXPhotoBrowserOverlay {
    public enum Position: Equatable {
        case top(padding: CGFloat)
        case bottom(padding: CGFloat)
    }

    public let pageControl = UIPageControl()
    open var position: Position = .bottom(padding: 12)
    open var hidesForSinglePage: Bool = true {
        didSet { pageControl.hidesForSinglePage = hidesForSinglePage }
    }
    private weak var browser: JXPhotoBrowserViewController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        pageControl.hidesForSinglePage = true
        pageControl.addTarget(self, action: #selector(pageDidChange), for: .valueChanged)
        addSubview(pageControl)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(pageControl)
    }

    open func setup(with browser: JXPhotoBrowserViewController) {
        self.browser = browser
        setNeedsLayout()
    }

    open func reloadData(numberOfItems: Int, pageIndex: Int) {
        pageControl.numberOfPages = numberOfItems
        pageControl.currentPage = pageIndex
        arrange()
    }

    open func didChangedPageIndex(_ index: Int) {
        pageControl.currentPage = index
    }

    private func arrange() {
        guard let superview = superview else { return }
        let size = pageControl.intrinsicContentSize
        let insets = superview.safeAreaInsets
        let y: CGFloat
        switch position {
        case .top(let padding): y = insets.top + padding
        case .bottom(let padding):
            y = superview.bounds.height - insets.bottom - padding - size.height
        }
        frame = CGRect(x: 0, y: y, width: superview.bounds.width, height: size.height)
        pageControl.frame = bounds
    }

    @objc private func pageDidChange(_ sender: UIPageControl) {
        browser?.scrollToPage(at: sender.currentPage, animated: true)
    }
}
