extension UIImage {
    /// The width and height of a symbol beside text of 17 points: one size for all, where Apple's
    /// differ a little.
    private static let symbolLength: CGFloat = 20

    /// Makes the image of one of the system's symbols; nil for an empty name. Which names there are
    /// is not known here: every other one is taken. Each is 20 × 20 points beside text of 17.
    public convenience init?(systemName name: String) {
        if name.isEmpty { return nil }
        self.init(symbol: name, configuration: nil)
    }

    convenience init(symbol name: String, configuration: SymbolConfiguration?) {
        let text = configuration?.pointSize ?? UIFont.labelFontSize
        let length = (UIImage.symbolLength * text / UIFont.labelFontSize).rounded()
        self.init(
            content: .symbol(name: name), size: CGSize(width: length, height: length),
            scale: UIScreen.main.scale, imageOrientation: .up, renderingMode: .automatic, tint: nil,
            symbolConfiguration: configuration)
    }

    /// Whether it is one of the system's symbols.
    public var isSymbolImage: Bool {
        if case .symbol = content { return true }
        return false
    }
}
