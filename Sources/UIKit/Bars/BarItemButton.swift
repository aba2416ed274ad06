/// The button that shows a bar item.
final class BarItemButton: UIButton {
    nonisolated deinit {}

    /// The least width and height that a finger needs, points (Human Interface Guidelines).
    static let leastLength: CGFloat = 44
    /// The size of a bar's titles, points (Human Interface Guidelines, "Body").
    static let fontSize: CGFloat = 17

    private var onTap: ((UIEvent?) -> Void)?
    private var fixedWidth: CGFloat = 0

    /// Makes the button of an item.
    static func make(for item: UIBarButtonItem) -> BarItemButton {
        let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
        let button = make(title: item.title, image: item.image, weight: weight) {
            [weak item] event in item?.perform(with: event)
        }
        button.fixedWidth = item.width
        button.isEnabled = item.isEnabled
        button.tag = item.tag
        button.accessibilityIdentifier = item.accessibilityIdentifier
        if let tint = item.tintColor { button.tintColor = tint }
        return button
    }

    /// Makes a button; an image shows in place of the title.
    static func make(
        title: String?, image: UIImage?, weight: UIFont.Weight = .regular,
        onTap: @escaping (UIEvent?) -> Void
    ) -> BarItemButton {
        let button = BarItemButton(type: .system)
        if let image {
            button.setImage(image, for: .normal)
        } else {
            button.setTitle(title ?? "", for: .normal)
        }
        button.titleLabel?.font = .systemFont(ofSize: fontSize, weight: weight)
        button.setTitleColor(.systemGray, for: .disabled)
        button.onTap = onTap
        return button
    }

    /// The content's size, at least 44 × 44 points; the item's width where it has one.
    override var intrinsicContentSize: CGSize {
        let content = super.intrinsicContentSize
        return CGSize(
            width: fixedWidth > 0 ? fixedWidth : max(BarItemButton.leastLength, content.width),
            height: BarItemButton.leastLength)
    }

    override func send(_ events: Event, with event: UIEvent?) {
        super.send(events, with: event)
        if events.contains(.touchUpInside) { onTap?(event) }
    }
}
