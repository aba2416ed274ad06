/// A colour as layers and drawing contexts take it.
public nonisolated final class CGColor: Hashable, Sendable {
    let color: UIColor

    fileprivate init(_ color: UIColor) {
        self.color = color
    }

    /// A colour of components 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The opacity, 0…1.
    public var alpha: CGFloat { color.alpha }

    /// Red, green, blue and opacity, 0…1.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

    /// How many components there are.
    public var numberOfComponents: Int { 4 }

    /// The same colour with another opacity, 0…1.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(color.withAlphaComponent(alpha))
    }

    /// Whether two colours have the same components.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.color.isEqual(right.color)
    }

    /// Adds the components to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color.hash)
    }
}

extension UIColor {
    /// The colour as layers and drawing contexts take it.
    public nonisolated var cgColor: CGColor { CGColor(self) }

    /// Makes the colour of a layer's or a drawing context's.
    public nonisolated convenience init(cgColor: CGColor) {
        let color = cgColor.color
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
