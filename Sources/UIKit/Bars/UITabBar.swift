/// A bar of items of which one is selected, most often at the bottom.
@preconcurrency @MainActor
open class UITabBar: UIView, BarItemOwner {
    nonisolated deinit {}

    /// The bar's height above the safe area, points (Human Interface Guidelines).
    static let height: CGFloat = 49

    private var buttons: [TabBarButton] = []
    private let background = UIView()

    /// Told of taps.
    open weak var delegate: (any UITabBarDelegate)?

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

    // MARK: Items

    /// The items, from the leading to the trailing edge.
    open var items: [UITabBarItem]? {
        didSet { itemsDidChange() }
    }

    /// Sets the items. There is no animation for that here: with `animated` the former ones fade.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        let former = buttons
        if animated { buttons = [] }
        self.items = items
        if animated {
            for button in former { BarFade.run(from: button, to: nil, animated: true) }
        }
    }

    /// The selected item; nil for none. Setting it tells the delegate nothing; one that is not among
    /// the items stands for none.
    open var selectedItem: UITabBarItem? {
        didSet {
            if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) {
                self.selectedItem = nil
            }
            showSelection()
        }
    }

    private func itemsDidChange() {
        for button in buttons { button.removeFromSuperview() }
        for item in items ?? [] { item.owner = self }
        buttons = (items ?? []).map { item in
            let button = TabBarButton(item)
            button.addAction(
                UIAction { [weak self, weak item] _ in
                    if let item { self?.itemWasTapped(item) }
                }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) {
            self.selectedItem = nil
        }
        showSelection()
        setNeedsLayout()
    }

    private func itemWasTapped(_ item: UITabBarItem) {
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    func itemDidChange(animated: Bool) {
        for button in buttons { button.itemDidChange() }
        showSelection()
    }

    private func showSelection() {
        for button in buttons {
            button.isSelected = button.item === selectedItem
            button.show(tint: button.isSelected ? tintColor : unselectedItemTintColor)
        }
    }

    // MARK: Looks

    /// The colour of the items that are not selected; nil for grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { showSelection() }
    }

    /// The colour of the bar; nil for none.
    open var barTintColor: UIColor? {
        get { background.backgroundColor }
        set { background.backgroundColor = newValue }
    }

    /// The colour of the selected item has changed.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showSelection()
    }

    /// The width given; 49 points, and what the safe area takes below.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UITabBar.height + safeAreaInsets.bottom)
    }

    /// 49 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.height)
    }

    /// Gives each item the same width, above what the safe area takes.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !buttons.isEmpty else { return }
        let safe = safeAreaInsets
        let room = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safe.left, bottom: safe.bottom, right: safe.right))
        let width = room.width / CGFloat(buttons.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
            button.frame = CGRect(
                x: room.minX + place * width, y: room.minY, width: width, height: room.height)
        }
    }
}
