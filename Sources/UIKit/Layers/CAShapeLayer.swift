/// A layer that shows an outline.
///
/// Its values are kept, and those of the stroke animate; the pictures here do not draw it.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    nonisolated deinit {}

    /// Makes a layer of size zero.
    public override init() {
        super.init()
    }

    /// Makes a layer of the same look as `layer`, which is one.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        path = layer.path
        fillColor = layer.fillColor
        strokeColor = layer.strokeColor
        fillRule = layer.fillRule
        lineCap = layer.lineCap
        lineJoin = layer.lineJoin
        lineDashPattern = layer.lineDashPattern
    }

    /// Makes a layer as from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The outline, in the layer's coordinates.
    open var path: CGPath?
    /// The colour inside: black unless set; nil for none.
    open var fillColor: CGColor? = UIColor.black.cgColor
    /// The colour of the outline: none unless set.
    open var strokeColor: CGColor?
    /// What counts as inside.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// How the ends of lines look. A value that is kept.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How corners of lines look. A value that is kept.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// The lengths of dashes and of the gaps after them, points; nil for a solid line. A value that
    /// is kept.
    open var lineDashPattern: [NSNumber]?

    /// The width of the outline, points: 1 unless set. Animatable.
    open var lineWidth: CGFloat {
        get { lookValue(of: .lineWidth).number }
        set { setLookValue(AnimatedValue(newValue), of: .lineWidth) }
    }
    /// Where along the outline the stroke begins, 0…1: 0 unless set. Animatable.
    open var strokeStart: CGFloat {
        get { lookValue(of: .strokeStart).number }
        set { setLookValue(AnimatedValue(newValue), of: .strokeStart) }
    }
    /// Where along the outline the stroke ends, 0…1: 1 unless set. Animatable.
    open var strokeEnd: CGFloat {
        get { lookValue(of: .strokeEnd).number }
        set { setLookValue(AnimatedValue(newValue), of: .strokeEnd) }
    }
}

/// What counts as the inside of a shape layer's outline.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a rule of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What the outline goes round, counted with its direction.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What the outline goes round an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a shape layer's lines look.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a kind of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Cut off at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Half a circle beyond the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a shape layer's lines look.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a kind of its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
