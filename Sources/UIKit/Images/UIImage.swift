/// A picture: its size, its scale and what it shows. There are no pixels here; pictures of the
/// screen draw what the image says it shows.
@preconcurrency @MainActor
public final class UIImage: NSObject {
    /// What an image shows.
    @_spi(Simulation)
    public nonisolated enum Content: Equatable, Sendable {
        /// A numbered test card.
        case testCard(item: Int)
        /// A real image file, shown for an item.
        case file(path: String, item: Int)
        /// A symbol of the system, by name.
        case symbol(name: String)
        /// The picture in a file.
        case picture(path: String)
        /// The picture in these bytes.
        case encoded(Data)
        /// What was drawn by code.
        indirect case drawing(ImageDrawing)
        /// Something shown until the image itself arrives, for an item.
        case placeholder(item: Int)

        /// The item that the image is of, and whether it is the full image; nil for others.
        public var item: (identity: Int, isFull: Bool)? {
            switch self {
            case .testCard(let item): (item, true)
            case .file(_, let item): (item, true)
            case .placeholder(let item): (item, false)
            case .drawing(let drawing): drawing.item
            case .symbol, .picture, .encoded: nil
            }
        }
    }

    /// The size in points, orientation applied.
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat
    /// How the stored pixels are turned to be seen; `size` is that of the picture as seen.
    public let imageOrientation: Orientation
    /// What the image shows.
    @_spi(Simulation)
    public let content: Content

    /// Whether the image is drawn in its own colours.
    public let renderingMode: RenderingMode
    /// The one colour that it was given.
    let tint: UIColor?
    let symbolConfigurationStorage: SymbolConfiguration?

    /// Makes an image that shows `content`.
    @_spi(Simulation)
    public convenience init(
        content: Content, size: CGSize, scale: CGFloat = 1, imageOrientation: Orientation = .up
    ) {
        self.init(
            content: content, size: size, scale: scale, imageOrientation: imageOrientation,
            renderingMode: .automatic, tint: nil, symbolConfiguration: nil)
    }

    init(
        content: Content, size: CGSize, scale: CGFloat, imageOrientation: Orientation,
        renderingMode: RenderingMode, tint: UIColor?, symbolConfiguration: SymbolConfiguration?
    ) {
        self.content = content
        self.size = size
        self.scale = scale
        self.imageOrientation = imageOrientation
        self.renderingMode = renderingMode
        self.tint = tint
        symbolConfigurationStorage = symbolConfiguration
        super.init()
    }
}
