extension UIImage {
    /// Whether an image is drawn in its own colours.
    public nonisolated enum RenderingMode: Int, Sendable {
        /// As is usual: symbols of the system as templates, others in their own colours.
        case automatic
        /// In its own colours.
        case alwaysOriginal
        /// As a template, all of it in the tint of the view that shows it.
        case alwaysTemplate
    }

    /// The same image, drawn in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode, tint: tint, configuration: symbolConfiguration)
    }

    /// The same image in a colour of its own.
    public func withTintColor(_ color: UIColor) -> UIImage {
        copy(renderingMode: renderingMode, tint: color, configuration: symbolConfiguration)
    }

    /// The same image in a colour, drawn in another way. As a template it is drawn in the tint of the
    /// view that shows it.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode, tint: color, configuration: symbolConfiguration)
    }

    /// The one colour that the image is drawn in, where a view of a tint shows it; nil for the
    /// image's own colours.
    func shownTint(in viewTint: UIColor?) -> UIColor? {
        switch renderingMode {
        case .alwaysTemplate: viewTint
        case .alwaysOriginal: tint
        case .automatic: tint ?? (isSymbolImage ? viewTint : nil)
        }
    }

    func copy(
        renderingMode: RenderingMode, tint: UIColor?, configuration: SymbolConfiguration?
    ) -> UIImage {
        UIImage(
            content: content, size: size, scale: scale, imageOrientation: imageOrientation,
            renderingMode: renderingMode, tint: tint, symbolConfiguration: configuration)
    }
}
