import Foundation

/// A place on the screen, so said that one file runs on any device.
public nonisolated enum Place: Equatable, Sendable {
    /// Coordinates in the window.
    case coordinates(x: Coordinate, y: Coordinate)
    /// A thing by its name.
    case named(NamedPlace)

    /// The centre of the page that is nearest to the middle of the browser.
    public static let pageCenter = Place.named(.pageCenter)

    /// The point in a window of that size, points; nil where a named thing is not there.
    public func resolved(in size: CGSize, named: (NamedPlace) -> CGPoint?) -> CGPoint? {
        switch self {
        case .named(let name): return named(name)
        case .coordinates(let x, let y):
            return CGPoint(x: x.points(in: size.width), y: y.points(in: size.height))
        }
    }
}

/// One coordinate of a place.
public nonisolated enum Coordinate: Equatable, Sendable {
    /// Points from the left or upper edge.
    case points(Double)
    /// A fraction of the window's width or height; 1 is the whole.
    case fraction(Double)

    /// The coordinate in a window that is so many points wide or high.
    public func points(in extent: Double) -> Double {
        switch self {
        case .points(let points): points
        case .fraction(let fraction): fraction * extent
        }
    }
}

/// A thing on the screen that has a name.
public nonisolated enum NamedPlace: Equatable, Sendable {
    /// `page.center`: the centre of the browser's view (where a page at rest has its own).
    case pageCenter
    /// `window.center`.
    case windowCenter
    /// `image.center`: the centre of the image of the page that is nearest to the middle, where it
    /// shows now.
    case imageCenter
    /// `edge.left` and so on: 1 pt inside the window, in the middle of that edge.
    case edge(WindowEdge)
    /// `thumbnail:30`: the centre of the album's thumbnail of that item.
    case thumbnail(Int)
    /// `overlay:NAME`: the centre of the overlay of that name.
    case overlay(String)

    /// The name as a scenario spells it.
    public var text: String {
        switch self {
        case .pageCenter: "page.center"
        case .windowCenter: "window.center"
        case .imageCenter: "image.center"
        case .edge(let edge): "edge." + edge.rawValue
        case .thumbnail(let index): "thumbnail:\(index)"
        case .overlay(let name): "overlay:" + name
        }
    }
}

/// An edge of the window.
public nonisolated enum WindowEdge: String, CaseIterable, Sendable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
}

/// A way on the screen: how far right and how far down, points.
public nonisolated struct Displacement: Equatable, Sendable {
    /// To the right.
    public var dx: Double
    /// Downwards.
    public var dy: Double

    /// Makes one of its parts, points.
    public init(dx: Double, dy: Double) {
        self.dx = dx
        self.dy = dy
    }

    /// Its length, points.
    public var length: Double { (dx * dx + dy * dy).squareRoot() }
}
