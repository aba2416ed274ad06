/// A layer that shows a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    nonisolated deinit {}

    /// The colours, each a `CGColor`, from start to end.
    open var colors: [Any]?
    /// Where each colour lies, 0…1; nil spreads them evenly.
    open var locations: [NSNumber]?
    /// Where the first colour lies, as parts of the bounds; the middle of the top unless set.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last colour lies; the middle of the bottom unless set.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// How the colours run.
    open var type = CAGradientLayerType.axial

    /// Makes a layer of size zero.
    public override init() {
        super.init()
    }

    /// Makes a layer of the same look as `layer`, which is one.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        colors = layer.colors
        locations = layer.locations
        startPoint = layer.startPoint
        endPoint = layer.endPoint
        type = layer.type
    }

    /// Makes a layer as from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The gradient as values; nil for one without colours.
    var gradient: ViewSnapshot.Gradient? {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
        if colors.isEmpty { return nil }
        return ViewSnapshot.Gradient(
            colors: colors, locations: locations?.map { CGFloat($0.doubleValue) },
            start: startPoint, end: endPoint, isRadial: type == .radial)
    }
}

/// How the colours of a gradient run.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a type of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In a straight line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the middle outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
}
