/// A bar that shows where a person is in a stack of screens, and leads back.
///
/// It is transparent unless it has a `barTintColor`. There are no large titles and prompts here.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    nonisolated deinit {}

    /// The bar's height, points (Human Interface Guidelines; that of a phone held sideways, 32, is
    /// left out).
    static let height: CGFloat = 44

    private var stack: [UINavigationItem] = []
    private var content: NavigationBarContent?
    private let background = UIView()
    /// Goes back in place of the bar, where a navigation controller has it.
    var goBack: (() -> Void)?

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
        addSubview(background)
    }

    // MARK: Items

    /// The items, the one that shows last.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that shows.
    open var topItem: UINavigationItem? { stack.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Puts an item on top; animated, what the bar shows fades.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        setItems(stack + [item], animated: animated)
    }

    /// Takes the top item off and returns it; nil where there is only one. Animated, what the bar
    /// shows fades.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard stack.count > 1, let item = stack.last else { return nil }
        setItems(stack.dropLast(), animated: animated)
        return item
    }

    /// Replaces the items; animated, what the bar shows fades.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in stack where item.navigationBar === self { item.navigationBar = nil }
        stack = items ?? []
        for item in stack { item.navigationBar = self }
        showTopItem(animated: animated)
    }

    func itemDidChange(_ item: UINavigationItem, animated: Bool) {
        if item === topItem || item === backItem { showTopItem(animated: animated) }
    }

    private func showTopItem(animated: Bool) {
        let former = content
        let item = topItem
        content = UIView.unanimated {
            item.map { item in
                NavigationBarContent(item: item, back: backItem, width: bounds.width) {
                    [weak self] in self?.backButtonWasTapped()
                }
            }
        }
        if let content {
            UIView.performWithoutAnimation {
                content.frame = bounds
                content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                addSubview(content)
            }
        }
        BarFade.run(from: former, to: content, animated: animated)
    }

    private func backButtonWasTapped() {
        if let goBack {
            goBack()
        } else {
            popItem(animated: true)
        }
    }

    // MARK: Looks

    /// The colour of the bar, also of what lies above it up to the screen's edge; nil for none.
    open var barTintColor: UIColor? {
        get { background.backgroundColor }
        set { background.backgroundColor = newValue }
    }

    /// The screen's width, and 44 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UINavigationBar.height)
    }

    /// 44 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UINavigationBar.height)
    }

    /// Has the colour reach up to the window's edge where the bar lies at its safe area.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let above = windowStorage.map { convert(CGPoint.zero, to: $0).y } ?? 0
        let safeTop = windowStorage?.deviceSafeAreaInsets.top ?? 0
        let reach = abs(above - safeTop) < 0.5 ? safeTop : 0
        background.frame = CGRect(
            x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
    }
}
