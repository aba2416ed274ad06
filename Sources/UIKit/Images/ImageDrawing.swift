/// What code drew into an image, in order: shapes, other images and views, as values.
@_spi(Simulation)
public nonisolated struct ImageDrawing: Equatable, Sendable {
    /// Something drawn, in points of the image's coordinates, which start at `bounds.origin`.
    public enum Element: Equatable, Sendable {
        /// A filled rectangle.
        case fill(CGRect, UIColor)
        /// The outline of a rectangle, a point wide, within it.
        case stroke(CGRect, UIColor)
        /// An image, stretched to a rectangle.
        case image(UIImage.Content, CGRect, alpha: CGFloat)
        /// A view with its subviews, stretched to a rectangle.
        case view(ViewSnapshot, CGRect)
        /// From here on nothing is drawn outside a rectangle.
        case clip(CGRect)
    }

    /// The part of the drawing's coordinates that the image shows, points.
    public var bounds: CGRect
    /// What was drawn, the lowest first.
    public var elements: [Element] = []

    /// The item of which the drawing shows an image; nil where it shows none or those of several.
    var item: (identity: Int, isFull: Bool)? {
        var items: [(identity: Int, isFull: Bool)] = []
        for element in elements {
            switch element {
            case .image(let content, _, _): if let item = content.item { items.append(item) }
            case .view(let snapshot, _): snapshot.addItems(to: &items)
            case .fill, .stroke, .clip: break
            }
        }
        guard let first = items.first, items.allSatisfy({ $0.identity == first.identity }) else {
            return nil
        }
        return (first.identity, items.allSatisfy(\.isFull))
    }
}
