/// A view and those in it as they were at a moment, as values.
@_spi(Simulation)
public nonisolated struct ViewSnapshot: Equatable, Sendable {
    /// The view's own coordinates that it shows, points.
    public var bounds: CGRect
    /// The middle of the view in its superview's coordinates, points.
    public var center: CGPoint
    /// The map from bounds to superview, about the centre.
    public var transform: CGAffineTransform
    /// 0…1.
    public var alpha: CGFloat
    /// The colour behind the content.
    public var backgroundColor: UIColor?
    /// The radius of the corners, points.
    public var cornerRadius: CGFloat
    /// Whether what lies outside is cut off.
    public var clipsToBounds: Bool
    /// What an image view shows, at the image's size in points.
    public var image: UIImage.Content?
    /// The size of the image, points.
    public var imageSize: CGSize
    /// How the image is fitted in.
    public var contentMode: UIView.ContentMode
    /// The lines of a label, in the view's coordinates.
    public var lines: [Line] = []
    /// The dots of a page control, or those that make a turning wheel.
    public var dots: [Dot] = []
    /// Which corners are rounded.
    public var maskedCorners = CACornerMask.all
    /// The width of the border, points.
    public var borderWidth: CGFloat = 0
    /// The colour of the border.
    public var borderColor: UIColor?
    /// The shadow, where there is one.
    public var shadow: Shadow?
    /// The gradient over the background.
    public var gradient: Gradient?
    /// The one colour that the image is drawn in; nil for its own colours.
    public var imageTint: UIColor?
    /// The views and layers in this one that show, back to front.
    public var subviews: [ViewSnapshot] = []

    /// A shadow.
    public struct Shadow: Equatable, Sendable {
        /// 0…1.
        public var opacity: CGFloat
        /// How far it is blurred, points.
        public var radius: CGFloat
        /// How far it lies from the view, points.
        public var offset: CGSize
        /// Its colour.
        public var color: UIColor
    }

    /// A gradient.
    public struct Gradient: Equatable, Sendable {
        /// From start to end.
        public var colors: [UIColor]
        /// Where each colour lies, 0…1; nil spreads them evenly.
        public var locations: [CGFloat]?
        /// Where the first colour lies, as parts of the bounds.
        public var start: CGPoint
        /// Where the last colour lies.
        public var end: CGPoint
        /// Whether the colours run outwards, not in a straight line.
        public var isRadial: Bool
    }

    /// A line of text.
    public struct Line: Equatable, Sendable {
        /// What it says.
        public var text: String
        /// Where it stands, points.
        public var frame: CGRect
        /// The size of the font, points.
        public var pointSize: CGFloat
        /// The colour of the text.
        public var color: UIColor
    }

    /// A dot.
    public struct Dot: Equatable, Sendable {
        /// The rectangle around it, points of the view's coordinates.
        public var frame: CGRect
        /// Its colour.
        public var color: UIColor
    }

    /// The items of all images in it.
    func addItems(to items: inout [(identity: Int, isFull: Bool)]) {
        if let item = image?.item { items.append(item) }
        for view in subviews { view.addItems(to: &items) }
    }
}

extension ViewSnapshot {
    /// A view as it is on screen at this moment of its animations, hidden subviews left out.
    /// - Complexity: O(views below)
    @MainActor
    public init(of view: UIView) {
        self.init(of: view, layer: view.layer, isPresented: true)
    }

    /// A view as it is going to be when its animations are over.
    @MainActor
    init(ofModel view: UIView) {
        self.init(of: view, layer: view.layer, isPresented: false)
    }

    /// A layer as it is going to be when its animations are over.
    @MainActor
    init(ofModel layer: CALayer) {
        self.init(of: layer.backing, layer: layer, isPresented: false)
    }

    @MainActor
    private init(of view: UIView, layer: CALayer, isPresented: Bool) {
        let geometry = isPresented ? view.presentedGeometry : view.geometry
        let imageView = view as? UIImageView
        self.init(
            bounds: geometry.bounds, center: geometry.center, transform: geometry.transform,
            alpha: isPresented ? view.presentedAlpha : view.alpha,
            backgroundColor: isPresented
                ? view.presentedBackgroundColor : view.backgroundColor,
            cornerRadius: 0, clipsToBounds: view.clipsToBounds,
            image: imageView?.image?.content, imageSize: imageView?.image?.size ?? .zero,
            contentMode: view.contentMode)
        add(isPresented ? layer.presentedLook : layer.modelLook)
        gradient = (layer as? CAGradientLayer)?.gradient
        imageTint = imageView?.image?.shownTint(in: view.tintColor)
        if let label = view as? UILabel { lines = ViewSnapshot.lines(of: label) }
        if let control = view as? UIPageControl {
            dots = control.indicators.map { Dot(frame: $0.frame, color: $0.color) }
        }
        if let wheel = view as? UIActivityIndicatorView { dots = wheel.dots }
        if let snapshot = (view as? SnapshotView)?.snapshot {
            var root = snapshot
            root.center = CGPoint(x: bounds.midX, y: bounds.midY)
            root.transform = .identity
            subviews = [root]
        }
        for sublayer in layer.shownSublayers {
            let shown = ViewSnapshot(
                of: sublayer.backing, layer: sublayer, isPresented: isPresented)
            if shown.alpha > 0 { subviews.append(shown) }
        }
    }

    private mutating func add(_ look: LayerLook) {
        cornerRadius = look.cornerRadius
        maskedCorners = look.maskedCorners
        borderWidth = look.borderWidth
        borderColor = look.borderWidth > 0 ? look.borderColor : nil
        if look.shadowOpacity > 0, let color = look.shadowColor {
            shadow = Shadow(
                opacity: look.shadowOpacity, radius: look.shadowRadius, offset: look.shadowOffset,
                color: color)
        }
    }

    @MainActor
    private static func lines(of label: UILabel) -> [Line] {
        label.shownLines.map {
            Line(
                text: $0.text, frame: $0.frame, pointSize: label.font.pointSize,
                color: label.textColor ?? .black)
        }
    }
}
