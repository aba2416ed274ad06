/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, BarItemOwner {
    nonisolated deinit {}

    /// The bar that has the item in its stack.
    weak var navigationBar: UINavigationBar?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    init(title: String?) {
        self.title = title
        super.init()
    }

    /// Makes an item as from a nib.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The title, in the middle of the bar.
    open var title: String? {
        didSet {
            if title != oldValue { itemDidChange(animated: false) }
        }
    }

    /// The view that shows in place of the title, at its own size.
    open var titleView: UIView? {
        didSet {
            if titleView !== oldValue { itemDidChange(animated: false) }
        }
    }

    // MARK: Items

    /// The items at the leading edge, from there to the middle.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { itemsDidChange(leftBarButtonItems) }
    }

    /// The items at the trailing edge, from there to the middle.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { itemsDidChange(rightBarButtonItems) }
    }

    /// The first item at the leading edge; setting it replaces all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item at the trailing edge; setting it replaces all.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the item at the leading edge; animated, the former one fades into it.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Sets the item at the trailing edge; animated, the former one fades into it.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Sets the items at the leading edge; animated, the former ones fade into them.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { leftBarButtonItems = items }
    }

    /// Sets the items at the trailing edge; animated, the former ones fade into them.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { rightBarButtonItems = items }
    }

    // MARK: Back

    /// The title, image and tint of the back button of the controller on top of this one. What a tap
    /// on it does stays going back, also where the item has an action of its own.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { backBarButtonItem?.owner = self }
    }

    /// The title of the back button of the controller on top of this one; nil takes `title`.
    open var backButtonTitle: String? {
        didSet {
            if backButtonTitle != oldValue { itemDidChange(animated: false) }
        }
    }

    /// Whether no back button shows.
    open var hidesBackButton = false {
        didSet {
            if hidesBackButton != oldValue { itemDidChange(animated: false) }
        }
    }

    /// Says whether no back button shows; animated, it fades.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated: animated) { self.hidesBackButton = hidesBackButton }
    }

    /// Whether the leading items stand beside the back button rather than in its place.
    open var leftItemsSupplementBackButton = false {
        didSet {
            if leftItemsSupplementBackButton != oldValue { itemDidChange(animated: false) }
        }
    }

    // MARK: Changes

    private var isChangeSilent = false

    /// Makes one change of the bar of what `change` sets.
    private func change(animated: Bool, _ change: () -> Void) {
        isChangeSilent = true
        change()
        isChangeSilent = false
        itemDidChange(animated: animated)
    }

    private func itemsDidChange(_ items: [UIBarButtonItem]?) {
        for item in items ?? [] { item.owner = self }
        itemDidChange(animated: false)
    }

    func itemDidChange(animated: Bool) {
        if !isChangeSilent { navigationBar?.itemDidChange(self, animated: animated) }
    }
}
