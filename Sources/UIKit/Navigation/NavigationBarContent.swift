/// What a navigation bar shows of one item: back button, items at both edges, and the title.
final class NavigationBarContent: UIView {
    nonisolated deinit {}

    /// The size and weight of the title (Human Interface Guidelines, "Headline").
    static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
    /// The back button's title where the former item has none, and where the title is too long.
    static let plainBackTitle = "Back"
    /// The longest back title, as a part of the bar's width: a guess.
    static let longestBackTitle: CGFloat = 1.0 / 3

    private var leading: BarItemViews!
    private var trailing: BarItemViews!
    private var title: UIView?

    /// Makes the content for `item`; `back` is the item below it, which names the back button.
    init(
        item: UINavigationItem, back: UINavigationItem?, width: CGFloat,
        goBack: @escaping () -> Void
    ) {
        super.init(frame: .zero)
        leading = BarItemViews(item.leftBarButtonItems ?? [], in: self)
        trailing = BarItemViews(item.rightBarButtonItems ?? [], in: self)
        if let back, showsBackButton(for: item) {
            let button = backButton(to: back, width: width, goBack: goBack)
            addSubview(button)
            leading.prepend(button)
        }
        title = item.titleView ?? titleLabel(item.title)
        if let title { addSubview(title) }
    }

    required init?(coder: NSCoder) { nil }

    private func showsBackButton(for item: UINavigationItem) -> Bool {
        !item.hidesBackButton
            && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
    }

    private func titleLabel(_ text: String?) -> UILabel? {
        guard let text, !text.isEmpty else { return nil }
        let label = UILabel()
        label.text = text
        label.font = NavigationBarContent.titleFont
        label.textAlignment = .center
        return label
    }

    private func backButton(
        to item: UINavigationItem, width: CGFloat, goBack: @escaping () -> Void
    ) -> BarItemButton {
        let own = item.backBarButtonItem
        let image = own?.image
        let title = own?.title ?? item.backButtonTitle ?? item.title
        let button = BarItemButton.make(
            title: NavigationBarContent.backTitle(title, width: width), image: image
        ) { _ in goBack() }
        button.accessibilityIdentifier = own?.accessibilityIdentifier
        if image == nil { button.setImage(UIImage(systemName: "chevron.backward"), for: .normal) }
        if let tint = own?.tintColor { button.tintColor = tint }
        return button
    }

    /// The title of a back button in a bar so wide.
    private static func backTitle(_ title: String?, width: CGFloat) -> String {
        guard let title else { return plainBackTitle }
        let font = UIFont.systemFont(ofSize: BarItemButton.fontSize)
        return font.width(of: title) <= width * longestBackTitle ? title : plainBackTitle
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = safeAreaInsets
        let margins = (
            leading: BarItemViews.margin + (isMirrored ? safe.right : safe.left),
            trailing: BarItemViews.margin + (isMirrored ? safe.left : safe.right)
        )
        let start = leading.layOut(
            from: margins.leading, to: bounds.width, in: bounds, isMirrored: isMirrored)
        let end = trailing.layOut(
            from: margins.trailing, to: bounds.width, in: bounds, isMirrored: !isMirrored)
        layOutTitle(
            from: leading.isEmpty ? start : start + BarSlots.gap,
            to: bounds.width - (trailing.isEmpty ? end : end + BarSlots.gap),
            isMirrored: isMirrored)
    }

    /// Puts the title in the middle of the bar, or as near to it as the items leave room.
    private func layOutTitle(from start: CGFloat, to end: CGFloat, isMirrored: Bool) {
        guard let title else { return }
        var size = title.intrinsicContentSize
        if size.width < 0 { size = title.bounds.size }
        let width = max(0, min(size.width, end - start))
        let centred = bounds.midX - width / 2
        let x = min(max(centred, start), max(start, end - width))
        title.frame = CGRect(
            x: isMirrored ? bounds.width - x - width : x, y: bounds.midY - size.height / 2,
            width: width, height: size.height)
    }
}
