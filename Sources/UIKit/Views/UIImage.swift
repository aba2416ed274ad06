/// A picture: its size, its scale and what it shows. There are no pixels here; pictures of the
/// screen draw what the image says it shows.
@preconcurrency @MainActor
public final class UIImage: NSObject {
    /// What an image shows.
    @_spi(Simulation)
    public nonisolated enum Content: Equatable, Sendable {
        /// A numbered test card.
        case testCard(item: Int)
        /// A real image file.
        case file(path: String)
        /// A symbol of the system, by name.
        case symbol(name: String)
        /// Something shown until the image itself arrives, for an item.
        case placeholder(item: Int)
    }

    /// The size in points, orientation applied.
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat
    /// What the image shows.
    @_spi(Simulation)
    public let content: Content

    /// Makes an image that shows `content`.
    @_spi(Simulation)
    public init(content: Content, size: CGSize, scale: CGFloat = 1) {
        self.content = content
        self.size = size
        self.scale = scale
        super.init()
    }
}
