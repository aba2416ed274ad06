/// The control that shows a tab bar's item: the image above the title.
final class TabBarButton: UIControl {
    nonisolated deinit {}

    /// The size of titles, points: as on phones since iOS 7; Apple publishes no figure.
    static let fontSize: CGFloat = 10
    /// The distance of image and title, points: a guess.
    static let gap: CGFloat = 2

    let item: UITabBarItem
    private let label = UILabel()
    private let picture = UIImageView(image: nil)

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: TabBarButton.fontSize, weight: .medium)
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
        itemDidChange()
    }

    required init?(coder: NSCoder) { nil }

    func itemDidChange() {
        label.text = item.title
        isEnabled = item.isEnabled
        tag = item.tag
        accessibilityIdentifier = item.accessibilityIdentifier
        updateImage()
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateImage()
    }

    private func updateImage() {
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        if picture.image === image { return }
        picture.image = image
        setNeedsLayout()
    }

    /// Shows title and image in a colour; nil for grey.
    func show(tint: UIColor?) {
        label.textColor = tint ?? .systemGray
        picture.tintColor = tint ?? .systemGray
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = picture.image?.size ?? .zero
        let text = label.intrinsicContentSize
        let gap = image == .zero || text.height == 0 ? 0 : TabBarButton.gap
        let top = bounds.midY - (image.height + gap + text.height) / 2
        picture.frame = CGRect(
            x: bounds.midX - image.width / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: 0, y: top + image.height + gap, width: bounds.width, height: text.height)
    }
}
