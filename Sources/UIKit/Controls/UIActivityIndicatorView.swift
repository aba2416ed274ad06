/// A wheel that turns while something takes long.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    nonisolated deinit {}

    /// How large the wheel is.
    public nonisolated enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        /// The wheel's width and height, points (Apple's documented sizes of the styles).
        var length: CGFloat {
            switch self {
            case .medium: 20
            case .large: 37
            }
        }
    }

    /// How large the wheel is. A change resizes the view about its centre.
    open var style: Style {
        didSet {
            if style == oldValue { return }
            bounds.size = intrinsicContentSize
            invalidateIntrinsicContentSize()
        }
    }

    /// The wheel's colour.
    open var color: UIColor! = .gray

    /// Whether the view is hidden while the wheel stands.
    open var hidesWhenStopped = true {
        didSet { updateVisibility() }
    }

    /// Whether the wheel turns.
    open private(set) var isAnimating = false

    /// Makes a standing wheel of its style's size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
        isHidden = true
    }

    /// Makes a standing wheel of medium style.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        isHidden = true
    }

    /// Makes a standing wheel of medium style.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        bounds.size = intrinsicContentSize
        isHidden = true
    }

    /// Has the wheel turn, and shows it.
    open func startAnimating() {
        isAnimating = true
        updateVisibility()
    }

    /// Has the wheel stand, and hides it if it hides when stopped.
    open func stopAnimating() {
        isAnimating = false
        updateVisibility()
    }

    /// The style's size: 20 × 20 or 37 × 37 points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: style.length, height: style.length)
    }

    /// The style's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func updateVisibility() {
        isHidden = hidesWhenStopped && !isAnimating
    }

    /// The wheel as pictures show it: eight dots around the middle, each fainter than the one before.
    var dots: [ViewSnapshot.Dot] {
        let directions: [(CGFloat, CGFloat)] = [
            (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071),
            (-1, 0),
            (-0.7071, -0.7071),
        ]
        let radius = min(bounds.width, bounds.height) * 0.38
        let size = radius * 0.5
        return directions.enumerated().map { index, direction in
            let opacity = (color ?? .gray).components[3] * (1 - Double(index) * 0.1)
            let frame = CGRect(
                x: bounds.midX + direction.0 * radius - size / 2,
                y: bounds.midY + direction.1 * radius - size / 2, width: size, height: size)
            return ViewSnapshot.Dot(
                frame: frame, color: (color ?? .gray).withAlphaComponent(opacity))
        }
    }
}
