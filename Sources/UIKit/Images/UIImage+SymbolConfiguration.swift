extension UIImage {
    /// How an image is to look, where it has several looks.
    @preconcurrency @MainActor
    public class Configuration: NSObject {
        nonisolated deinit {}
    }

    /// How large and heavy a symbol of the system is to be.
    @preconcurrency @MainActor
    public final class SymbolConfiguration: Configuration {
        /// The size of the text that the symbol goes with, points; nil where not said.
        let pointSize: CGFloat?
        /// How heavy its strokes are, as pictures draw them; nil where not said.
        @_spi(Simulation) public let weight: SymbolWeight?

        private init(size: CGFloat?, weight: SymbolWeight?) {
            pointSize = size.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
            self.weight = weight
            super.init()
        }

        /// Symbols that go with text of a size, points.
        public convenience init(pointSize: CGFloat) {
            self.init(size: pointSize, weight: nil)
        }

        /// Symbols of a weight that go with text of a size, points.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(size: pointSize, weight: weight)
        }

        /// Symbols of a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(size: nil, weight: weight)
        }

        /// Symbols that go with text in a font.
        public convenience init(font: UIFont) {
            self.init(size: font.pointSize, weight: nil)
        }

        /// What this configuration says, and for the rest what `other` says.
        func applying(over other: SymbolConfiguration?) -> SymbolConfiguration {
            SymbolConfiguration(
                size: pointSize ?? other?.pointSize, weight: weight ?? other?.weight)
        }
    }

    /// How heavy the strokes of a symbol are.
    public nonisolated enum SymbolWeight: Int, Sendable {
        /// Not said.
        case unspecified
        /// Hair lines.
        case ultraLight
        /// Thinner than light.
        case thin
        /// Thinner than regular.
        case light
        /// As text has it.
        case regular
        /// A little heavier.
        case medium
        /// Between medium and bold.
        case semibold
        /// As bold text has it.
        case bold
        /// Heavier than bold.
        case heavy
        /// The heaviest.
        case black
    }

    /// How the symbol was configured; nil for what is no symbol, and for one that was not.
    public var symbolConfiguration: SymbolConfiguration? { symbolConfigurationStorage }

    /// Makes the image of one of the system's symbols in a configuration; nil for an empty name.
    public convenience init?(
        systemName name: String, withConfiguration configuration: Configuration?
    ) {
        if name.isEmpty { return nil }
        let symbol = configuration as? SymbolConfiguration
        self.init(symbol: name, configuration: symbol)
    }

    /// The same symbol in a configuration, which is added to the one that it has; any other image is
    /// the same.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let name) = content else { return self }
        let merged = configuration.applying(over: symbolConfiguration)
        let symbol = UIImage(symbol: name, configuration: merged)
        return symbol.copy(renderingMode: renderingMode, tint: tint, configuration: merged)
    }

    /// The same image in a configuration, which replaces the one that it has.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let name) = content,
            let configuration = configuration as? SymbolConfiguration
        else { return self }
        let symbol = UIImage(symbol: name, configuration: configuration)
        return symbol.copy(renderingMode: renderingMode, tint: tint, configuration: configuration)
    }
}
