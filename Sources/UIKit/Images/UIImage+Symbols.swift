extension UIImage {
    /// The width and height of a symbol, points: one size for all, where Apple's differ a little.
    private static let symbolLength: CGFloat = 20

    /// Makes the image of one of the system's symbols; nil for an empty name. Which names there are
    /// is not known here: every other one is taken. Each is 20 × 20 points.
    public convenience init?(systemName name: String) {
        if name.isEmpty { return nil }
        self.init(
            content: .symbol(name: name),
            size: CGSize(width: UIImage.symbolLength, height: UIImage.symbolLength),
            scale: UIScreen.main.scale)
    }

    /// Whether it is one of the system's symbols.
    public var isSymbolImage: Bool {
        if case .symbol = content { return true }
        return false
    }
}
