/// A control with a title and an image that does something when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    nonisolated deinit {}

    /// What a button looks like.
    public nonisolated enum ButtonType: Int, Sendable {
        /// White title of 18 points.
        case custom
        /// Blue title of 15 points.
        case system
    }

    /// What a title has above and below it together, points: with it a system button is 30 points
    /// high, a custom one 34, as on a phone.
    private static let titlePadding: CGFloat = 12
    /// The least width of a button with a title, points.
    private static let minimumTitleWidth: CGFloat = 30

    /// What a button looks like.
    open private(set) var buttonType = ButtonType.custom
    private var titles = PerState<String>()
    private var images = PerState<UIImage>()
    private var titleColors = PerState<UIColor>()
    private var shownTitle: ButtonLabel?
    private var shownImage: UIImageView?

    /// A value for each state; a state without one has the normal one's.
    private struct PerState<Value> {
        private var values: [(state: State, value: Value)] = []

        subscript(state: State) -> Value? {
            get { exact(state) ?? exact(.normal) }
            set {
                values.removeAll { $0.state == state }
                if let newValue { values.append((state, newValue)) }
            }
        }

        private func exact(_ state: State) -> Value? {
            values.first { $0.state == state }?.value
        }
    }

    /// A label that tells its button when its size has changed.
    private final class ButtonLabel: UILabel {
        nonisolated deinit {}

        override func invalidateIntrinsicContentSize() {
            super.invalidateIntrinsicContentSize()
            (superview as? UIButton)?.sizeOfContentDidChange()
        }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: currentTitle,
            traits: isEnabled ? .button : [.button, .notEnabled])
    }

    // MARK: Making

    /// Makes a custom button with a frame in its superview's coordinates, points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a custom button.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Makes a button of a type that shows an action's title and image, and performs it when tapped.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        shownTitle?.font = titleFont
        contentDidChange()
    }

    /// Makes a custom button that shows an action's title and image, and performs it when tapped.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    // MARK: Content

    /// Sets the title for a state; nil has the normal one's show.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentDidChange()
    }

    /// The title that shows in a state.
    open func title(for state: State) -> String? { titles[state] }

    /// Sets the image for a state; nil has the normal one's show.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentDidChange()
    }

    /// The image that shows in a state.
    open func image(for state: State) -> UIImage? { images[state] }

    /// Sets the title's colour for a state; nil has the normal one's show.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        contentDidChange()
    }

    /// The title's colour in a state: where none is set, the button's tint for a system button,
    /// white for a custom one.
    open func titleColor(for state: State) -> UIColor? {
        titleColors[state] ?? (buttonType == .system ? tintColor : .white)
    }

    /// The title that shows now.
    open var currentTitle: String? { title(for: state) }
    /// The image that shows now.
    open var currentImage: UIImage? { image(for: state) }
    /// The title's colour now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The label that shows the title; set its font here. Nil for a button that never had a title.
    open var titleLabel: UILabel? { shownTitle }
    /// The view that shows the image; nil for a button that never had one.
    open var imageView: UIImageView? { shownImage }

    override func stateDidChange() {
        super.stateDidChange()
        contentDidChange()
    }

    /// A system button's title takes the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange()
    }

    private func contentDidChange() {
        if let title = currentTitle, shownTitle == nil { addLabel(title) }
        shownTitle?.text = currentTitle
        shownTitle?.textColor = currentTitleColor
        shownTitle?.isHidden = currentTitle == nil
        if currentImage != nil, shownImage == nil {
            let view = UIImageView(frame: .zero)
            shownImage = view
            addSubview(view)
        }
        if shownImage?.image !== currentImage {
            shownImage?.image = currentImage
            sizeOfContentDidChange()
        }
    }

    private var titleFont: UIFont { .systemFont(ofSize: buttonType == .system ? 15 : 18) }

    private func addLabel(_ title: String) {
        let label = ButtonLabel(frame: .zero)
        label.font = titleFont
        shownTitle = label
        addSubview(label)
    }

    private func sizeOfContentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    private var titleSize: CGSize {
        guard let shownTitle, !shownTitle.isHidden else { return .zero }
        return shownTitle.intrinsicContentSize
    }

    /// The size of image and title side by side. A title has 6 points above and below, and makes the
    /// button at least 30 points wide.
    open override var intrinsicContentSize: CGSize {
        let image = currentImage?.size ?? .zero
        let title = titleSize
        if title == .zero { return image }
        return CGSize(
            width: max(UIButton.minimumTitleWidth, image.width + title.width),
            height: max(image.height, title.height + UIButton.titlePadding))
    }

    /// The size of the content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Puts image and title side by side in the middle, the image leading.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let image = currentImage?.size ?? .zero
        var title = titleSize
        title.width = max(0, min(title.width, bounds.width - image.width))
        let start = bounds.midX - (image.width + title.width) / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        shownImage?.frame = CGRect(
            x: isRightToLeft ? start + title.width : start, y: bounds.midY - image.height / 2,
            width: image.width, height: image.height)
        shownTitle?.frame = CGRect(
            x: isRightToLeft ? start : start + image.width, y: bounds.midY - title.height / 2,
            width: title.width, height: title.height)
    }

    // MARK: Touches

    /// A finger that lifts inside also does what the button is there for.
    override var tapEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    /// A tap on the button is the button's, not that of a tap recogniser further up.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        !isTapForOthers(gestureRecognizer)
            && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
