extension UIImage {
    /// Makes the image of a file among the app's resources; nil where there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Makes the image of a file among the resources of a bundle, the app's where none is given; nil
    /// where there is none. A name without extension is that of a PNG file. Of a file in several
    /// scales (`@2x`, `@3x`) the one for the screen is taken, else the next larger, else the largest.
    ///
    /// Asset catalogues are not read: on iOS Xcode compiles them.
    ///
    /// - Parameter traitCollection: says for which scale; nil takes the screen's.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard !name.isEmpty, let folder = (bundle ?? .main).resourcePath else { return nil }
        let given = traitCollection?.displayScale ?? 0
        let scale = given > 0 ? given : UIScreen.main.scale
        let path = UIImage.paths(named: folder + "/" + name, scale: scale).first {
            FileManager.default.fileExists(atPath: $0)
        }
        guard let path else { return nil }
        self.init(contentsOfFile: path)
    }

    /// Where an image may lie, the most welcome place first.
    static func paths(named name: String, scale: CGFloat) -> [String] {
        let url = URL(fileURLWithPath: name)
        let kind = url.pathExtension.isEmpty ? "png" : url.pathExtension
        let stem = url.pathExtension.isEmpty ? name : String(name.dropLast(kind.count + 1))
        let scales =
            [1, 2, 3].filter { CGFloat($0) >= scale }
            + [3, 2, 1].filter { CGFloat($0) < scale }
        return scales.map { $0 == 1 ? "\(stem).\(kind)" : "\(stem)@\($0)x.\(kind)" }
    }
}
