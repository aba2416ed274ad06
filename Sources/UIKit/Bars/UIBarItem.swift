/// Something that a bar shows: a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    nonisolated deinit {}

    /// Makes an item that shows nothing.
    public override init() {
        super.init()
    }

    /// Makes an item as from a nib.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The title; an image shows in its place where there is one.
    open var title: String? {
        didSet {
            if title != oldValue { contentDidChange() }
        }
    }

    /// The image.
    open var image: UIImage? {
        didSet {
            if image !== oldValue { contentDidChange() }
        }
    }

    /// Whether it can be tapped.
    open var isEnabled = true {
        didSet {
            if isEnabled != oldValue { contentDidChange() }
        }
    }

    /// A number for the app's own use.
    open var tag = 0

    /// A name that tests find the item by; nobody sees or hears it.
    open var accessibilityIdentifier: String?

    /// Who shows the item.
    weak var owner: (any BarItemOwner)?

    /// What the item looks like has changed.
    func contentDidChange() {
        owner?.itemDidChange(animated: false)
    }
}

/// Shows bar items.
protocol BarItemOwner: AnyObject {
    /// One of the items, or what they are, has changed.
    func itemDidChange(animated: Bool)
}
