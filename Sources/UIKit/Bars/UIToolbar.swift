/// A bar of buttons, most often at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView, BarItemOwner {
    nonisolated deinit {}

    /// The bar's height, points (Human Interface Guidelines).
    static let height: CGFloat = 44

    private var content: Content?
    private let background = UIView()

    /// The views of one set of items.
    private final class Content: UIView {
        nonisolated deinit {}

        private var views: BarItemViews!

        init(_ items: [UIBarButtonItem]) {
            super.init(frame: .zero)
            views = BarItemViews(items, in: self)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let safe = safeAreaInsets
            let (start, end) = isMirrored ? (safe.right, safe.left) : (safe.left, safe.right)
            views.layOut(
                from: BarItemViews.margin + start, to: bounds.width - BarItemViews.margin - end,
                in: bounds, isMirrored: isMirrored)
        }
    }

    /// Makes a bar with a frame in its superview's coordinates, points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar as from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        background.frame = bounds
        addSubview(background)
    }

    /// The items, from the leading to the trailing edge.
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in items ?? [] { item.owner = self }
            showItems(animated: false)
        }
    }

    /// Sets the items; animated, the former ones fade into them.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let former = content
        content = nil
        self.items = items
        BarFade.run(from: former, to: content, animated: animated)
    }

    func itemDidChange(animated: Bool) {
        showItems(animated: animated)
    }

    private func showItems(animated: Bool) {
        let former = content
        let new = UIView.unanimated { Content(items ?? []) }
        UIView.performWithoutAnimation {
            new.frame = bounds
            new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(new)
        }
        content = new
        BarFade.run(from: former, to: new, animated: animated)
    }

    /// The colour of the bar; nil for none.
    open var barTintColor: UIColor? {
        get { background.backgroundColor }
        set { background.backgroundColor = newValue }
    }

    /// The width given, and 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIToolbar.height)
    }

    /// 44 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height)
    }
}
