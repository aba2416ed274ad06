/// An outline of lines and curves, in points, put together step by step.
///
/// It is geometry: where it lies, what is inside, what a shape layer shows. Nothing is drawn of it.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
    private var elements: [PathElement] = []

    nonisolated deinit {}

    /// Makes an empty path.
    public override init() {
        super.init()
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        elements = PathShapes.rectangle(rect)
    }

    /// Makes the oval that touches a rectangle's sides.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        elements = PathShapes.oval(rect)
    }

    /// Makes a rectangle with round corners; the radius is at most half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Makes a rectangle some of whose corners are parts of ovals; the radii are at most half the
    /// sides.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        elements = PathShapes.rounded(rect, corners: corners, radii: cornerRadii)
    }

    /// Makes an arc; angles in radians from the positive x axis, which grow towards the positive y
    /// axis: clockwise on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Makes a path of the same outline.
    public convenience init(cgPath CGPath: CGPath) {
        self.init()
        elements = CGPath.elements
    }

    // MARK: Steps

    /// Begins a new part.
    open func move(to point: CGPoint) {
        elements.append(.move(point))
    }

    /// Adds a line. Nothing happens before the first `move(to:)`.
    open func addLine(to point: CGPoint) {
        if elements.isEmpty { return }
        elements.append(.line(point))
    }

    /// Adds a cubic curve; likewise.
    open func addCurve(
        to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
    ) {
        if elements.isEmpty { return }
        elements.append(.curve(controlPoint1, controlPoint2, to: endPoint))
    }

    /// Adds a quadratic curve, as the cubic one of the same course; likewise.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard let start = PathElement.end(of: elements) else { return }
        func toward(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: point.x + (controlPoint.x - point.x) * 2 / 3,
                y: point.y + (controlPoint.y - point.y) * 2 / 3)
        }
        elements.append(.curve(toward(start), toward(endPoint), to: endPoint))
    }

    /// Adds an arc, with a line to its start where there is a point already.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        let arc = PathShapes.arc(
            center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
        if elements.isEmpty {
            elements.append(.move(arc.start))
        } else {
            elements.append(.line(arc.start))
        }
        elements += arc.curves
    }

    /// Has the last part end where it began.
    open func close() {
        if elements.isEmpty || elements.last == .close { return }
        elements.append(.close)
    }

    /// Takes all out.
    open func removeAllPoints() {
        elements = []
    }

    /// Adds another path's parts.
    open func append(_ bezierPath: UIBezierPath) {
        elements += bezierPath.elements
    }

    /// Maps all points.
    open func apply(_ transform: CGAffineTransform) {
        elements = elements.map { $0.applying(transform) }
    }

    // MARK: Reading

    /// The outline as it is now.
    open var cgPath: CGPath {
        get { CGPath(elements: elements) }
        set { elements = newValue.elements }
    }

    /// Whether there is nothing in it.
    open var isEmpty: Bool { elements.isEmpty }

    /// Where the next line begins; the origin for an empty path.
    open var currentPoint: CGPoint { PathElement.end(of: elements) ?? .zero }

    /// The smallest rectangle around all points, those that control curves included; null for an
    /// empty path.
    open var bounds: CGRect { cgPath.boundingBox }

    /// Whether a point lies inside, by the path's rule; open parts count as closed.
    open func contains(_ point: CGPoint) -> Bool {
        cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Whether what the outline goes round twice lies outside.
    open var usesEvenOddFillRule = false
}

/// Corners of a rectangle.
public nonisolated struct UIRectCorner: OptionSet, Sendable {
    /// One bit a corner.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// At the left of the top.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// At the right of the top.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// At the left of the bottom.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// At the right of the bottom.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All of them.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
