import Foundation

/// What the simulated screen shows in a frame: a flat list of things to paint, the lowest first, as
/// plain values.
///
/// Lengths are points. Each element has coordinates of its own, which its map takes to the screen.
public nonisolated struct ScreenImage: Equatable, Sendable {
    /// The screen's size, points.
    public var size: CGSize
    /// What to paint. Each `begin` has its `end`.
    public internal(set) var elements: [Element] = []

    /// A screen on which nothing is.
    public init(size: CGSize) {
        self.size = size
    }

    /// A colour; components 0…1.
    public struct Paint: Equatable, Sendable {
        /// The components.
        public var red, green, blue, alpha: Double

        /// A colour of its components.
        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }
    }

    /// A rectangle with rounded corners, somewhere on the screen.
    public struct Box: Equatable, Sendable {
        /// The rectangle in its own coordinates.
        public var rect: CGRect
        /// The radius of its corners; half its smaller side makes an oval of a square.
        public var radius: Double
        /// To the screen.
        public var map: ScreenMap

        /// A rectangle of its parts.
        public init(rect: CGRect, radius: Double, map: ScreenMap) {
            (self.rect, self.radius, self.map) = (rect, radius, map)
        }
    }

    /// What an image shows.
    public enum Picture: Equatable, Sendable {
        /// A numbered test card for an item; a paler one while the image itself has not come.
        case card(item: Int, isPlaceholder: Bool)
        /// An image file.
        case file(path: String)
        /// The bytes of an image file.
        case encoded(Data)
        /// A symbol of the system, in one colour.
        case symbol(name: String, Paint)
    }

    /// One thing to paint.
    public enum Element: Equatable, Sendable {
        /// What follows, up to its `end`, is painted together: as opaque as `alpha` says, and within
        /// `clip` alone.
        case begin(alpha: Double, clip: Box?)
        /// The end of what was begun last.
        case end
        /// A filled rectangle.
        case fill(Box, Paint)
        /// An outline, inside the rectangle.
        case border(Box, width: Double, Paint)
        /// An image over a rectangle; `size` is the image's own.
        case picture(Picture, Box, size: CGSize)
        /// A line of text, in the middle of a rectangle that is as wide as its font makes it.
        case text(String, Box, pointSize: Double, Paint)
    }
}

/// An affine map of points: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public nonisolated struct ScreenMap: Equatable, Sendable {
    /// The coefficients.
    public var a, b, c, d, tx, ty: Double

    /// The map of the given coefficients.
    public init(
        a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
    ) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Where the map takes a point.
    public func callAsFunction(_ point: CGPoint) -> CGPoint {
        let (x, y) = (Double(point.x), Double(point.y))
        return CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty)
    }

    /// This map, then `other`.
    public func then(_ other: ScreenMap) -> ScreenMap {
        ScreenMap(
            a: other.a * a + other.c * b, b: other.b * a + other.d * b,
            c: other.a * c + other.c * d, d: other.b * c + other.d * d,
            tx: other.a * tx + other.c * ty + other.tx, ty: other.b * tx + other.d * ty + other.ty)
    }

    /// The map back; nil where this one makes a line or a point of everything.
    public var inverse: ScreenMap? {
        let area = a * d - b * c
        guard area.isFinite, abs(area) > 1e-12 else { return nil }
        return ScreenMap(
            a: d / area, b: -b / area, c: -c / area, d: a / area,
            tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
    }

    /// How many times longer it makes lengths, in the mean.
    public var scale: Double { abs(a * d - b * c).squareRoot() }

    /// Whether rectangles stay upright rectangles.
    public var isUpright: Bool { b == 0 && c == 0 }
}
