/// A look that a view lays over what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    nonisolated deinit {}

    /// Makes an effect.
    public override init() {
        super.init()
    }

    /// The colour that stands for the effect in pictures.
    var veil: UIColor { .clear }
}

/// Blurs what is behind. There are no pixels to blur: pictures show a veil in the style's colour.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How it is blurred, and how light.
    public nonisolated enum Style: Int, Sendable {
        /// Lighter than what is behind.
        case extraLight = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
        /// As the interface's style asks for.
        case regular = 4
        /// Standing out from the rest.
        case prominent = 5
        /// As the interface's style asks for; much shines through.
        case systemUltraThinMaterial = 6
        /// Less shines through.
        case systemThinMaterial = 7
        /// Some shines through.
        case systemMaterial = 8
        /// Little shines through.
        case systemThickMaterial = 9
        /// As bars have it.
        case systemChromeMaterial = 10
        /// Light, whatever the interface's style.
        case systemMaterialLight = 13
        /// Dark, whatever the interface's style; much shines through.
        case systemUltraThinMaterialDark = 16
        /// Dark; less shines through.
        case systemThinMaterialDark = 17
        /// Dark; some shines through.
        case systemMaterialDark = 18
        /// Dark; little shines through.
        case systemThickMaterialDark = 19
        /// Dark, as bars have it.
        case systemChromeMaterialDark = 20

        /// Whether it darkens.
        var isDark: Bool { self == .dark || rawValue >= Style.systemUltraThinMaterialDark.rawValue }
    }

    nonisolated deinit {}

    private let style: Style

    /// Makes an effect of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    override var veil: UIColor { UIColor(white: style.isDark ? 0.1 : 0.95, alpha: 0.7) }
}

/// A view that lays an effect over what is behind it, and shows its `contentView` over that. Views go
/// into that one.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    nonisolated deinit {}

    private let veil = UIView()

    /// Where the app's views go.
    public let contentView = UIView()

    /// The effect; nil for none. Animatable.
    open var effect: UIVisualEffect? {
        didSet { veil.backgroundColor = effect?.veil }
    }

    /// Makes a view of size zero with an effect.
    public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        setUp()
        self.effect = effect
        veil.backgroundColor = effect?.veil
    }

    /// Makes a view of size zero without an effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [veil, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        veil.isUserInteractionEnabled = false
    }
}
