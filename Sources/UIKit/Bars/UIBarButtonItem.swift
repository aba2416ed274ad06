/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    nonisolated deinit {}

    /// What a button looks like.
    public nonisolated enum Style: Int, Sendable {
        /// A title of regular weight.
        case plain = 0
        /// A title of semibold weight, for what ends a task.
        case done = 2
    }

    /// What a tap does.
    private enum Reaction {
        case none
        case call((UIBarButtonItem, UIEvent?) -> Void)
    }

    private var reaction = Reaction.none
    /// Which of the system's items it is.
    let systemItem: SystemItem?

    // MARK: Making

    /// Makes an item that shows nothing and does nothing.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Makes an item as from a nib.
    public required init?(coder: NSCoder) {
        systemItem = nil
        super.init(coder: coder)
    }

    private init(ready systemItem: SystemItem) {
        self.systemItem = systemItem
        super.init()
        title = systemItem.title
        image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
        if systemItem == .done || systemItem == .save { style = .done }
    }

    private convenience init(title: String?, image: UIImage?, style: Style) {
        self.init()
        self.title = title
        self.image = image
        self.style = style
    }

    /// Makes a title that calls a method of `target`, which takes the item: `Owner.share`. The target
    /// is not kept alive.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?,
        action: ((Target) -> (UIBarButtonItem) -> Void)?
    ) {
        self.init(title: title, image: nil, style: style)
        react(target, action)
    }

    /// Makes a title that calls a method without arguments of `target`, which is not kept alive.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?, action: ((Target) -> () -> Void)?
    ) {
        self.init(title: title, image: nil, style: style)
        react(target, action.map { action in { target in { _ in action(target)() } } })
    }

    /// Makes a title that does nothing when tapped.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Never?) {
        self.init(title: title, image: nil, style: style)
        self.target = target
    }

    /// Makes an image that calls a method of `target`, which takes the item.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target?,
        action: ((Target) -> (UIBarButtonItem) -> Void)?
    ) {
        self.init(title: nil, image: image, style: style)
        react(target, action)
    }

    /// Makes an image that calls a method without arguments of `target`.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target?, action: ((Target) -> () -> Void)?
    ) {
        self.init(title: nil, image: image, style: style)
        react(target, action.map { action in { target in { _ in action(target)() } } })
    }

    /// Makes an image that does nothing when tapped.
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Never?) {
        self.init(title: nil, image: image, style: style)
        self.target = target
    }

    /// Makes one of the system's items that calls a method of `target`, which takes the item.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: ((Target) -> (UIBarButtonItem) -> Void)?
    ) {
        self.init(ready: systemItem)
        react(target, action)
    }

    /// Makes one of the system's items that calls a method without arguments of `target`.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: ((Target) -> () -> Void)?
    ) {
        self.init(ready: systemItem)
        react(target, action.map { action in { target in { _ in action(target)() } } })
    }

    /// Makes one of the system's items that does nothing when tapped, such as a space.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Never?
    ) {
        self.init(ready: systemItem)
        self.target = target
    }

    /// Makes one of the system's items that performs an action when tapped.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(ready: systemItem)
        self.primaryAction = primaryAction
    }

    /// Makes an item that shows an action's title and image, and performs it when tapped.
    public convenience init(primaryAction: UIAction?) {
        self.init()
        title = primaryAction?.title
        image = primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// Makes an item that shows a view in the bar, at the view's size.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// An item that takes the room which the others leave.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(ready: .flexibleSpace)
    }

    /// An item that keeps others apart, points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(ready: .fixedSpace)
        item.width = width
        return item
    }

    // MARK: Looks

    /// What the button looks like.
    open var style = Style.plain {
        didSet {
            if style != oldValue { contentDidChange() }
        }
    }

    /// The width, points; 0, the default, takes that of the content. Of a fixed space it is all that
    /// there is.
    open var width: CGFloat = 0 {
        didSet {
            if width != oldValue { contentDidChange() }
        }
    }

    /// The view that shows instead of title and image; it handles its touches itself.
    open var customView: UIView? {
        didSet {
            if customView !== oldValue { contentDidChange() }
        }
    }

    /// The colour of title and image; nil takes the bar's.
    open var tintColor: UIColor? {
        didSet {
            if tintColor != oldValue { contentDidChange() }
        }
    }

    // MARK: Taps

    /// The object whose method a tap calls; not kept alive.
    open private(set) weak var target: AnyObject?

    /// What a tap performs; a target's method then is not called.
    open var primaryAction: UIAction?

    private func react<Target: AnyObject>(
        _ target: Target?, _ action: ((Target) -> (UIBarButtonItem) -> Void)?
    ) {
        self.target = target
        guard let action else { return }
        reaction = .call { [weak target] item, _ in
            if let target { action(target)(item) }
        }
    }

    /// Somebody has tapped the item.
    func perform(with event: UIEvent?) {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.perform(for: self)
            return
        }
        switch reaction {
        case .none: break
        case .call(let call): call(self, event)
        }
    }
}
