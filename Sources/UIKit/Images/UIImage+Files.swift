extension UIImage {
    /// How stored pixels are turned to be seen.
    public nonisolated enum Orientation: Int, Sendable {
        /// As they are.
        case up
        /// By 180°.
        case down
        /// By 90° counterclockwise.
        case left
        /// By 90° clockwise.
        case right
        /// Mirrored left to right.
        case upMirrored
        /// Mirrored top to bottom.
        case downMirrored
        /// Mirrored top to bottom, then by 90° counterclockwise.
        case leftMirrored
        /// Mirrored top to bottom, then by 90° clockwise.
        case rightMirrored

        /// The orientation that EXIF numbers 1…8 stand for.
        init(exif number: Int) {
            switch number {
            case 2: self = .upMirrored
            case 3: self = .down
            case 4: self = .downMirrored
            case 5: self = .leftMirrored
            case 6: self = .right
            case 7: self = .rightMirrored
            case 8: self = .left
            default: self = .up
            }
        }
    }

    /// Makes the image of an encoded picture at a pixel a point; nil where the bytes are none of
    /// PNG, JPEG, GIF and WebP. The head alone is read: one that is whole, with a damaged body, makes
    /// an image too.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Makes the image of an encoded picture at `scale` pixels a point; a scale that is not above
    /// zero counts as 1.
    public convenience init?(data: Data, scale: CGFloat) {
        self.init(content: .encoded(data), header: ImageHeader(data), scale: scale)
    }

    /// Makes the image of the picture in a file; nil where there is none. A name that ends in `@2x`
    /// or `@3x` before its extension has so many pixels a point. To a name without extension, ".png"
    /// is added.
    public convenience init?(contentsOfFile path: String) {
        var path = path
        if URL(fileURLWithPath: path).pathExtension.isEmpty,
            !FileManager.default.fileExists(atPath: path)
        {
            path += ".png"
        }
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(
            content: .picture(path: path), header: ImageHeader(data),
            scale: UIImage.scale(ofFile: path))
    }

    private convenience init?(content: Content, header: ImageHeader?, scale: CGFloat) {
        guard let header else { return nil }
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let pixels = header.uprightSize
        self.init(
            content: content,
            size: CGSize(width: pixels.width / scale, height: pixels.height / scale),
            scale: scale, imageOrientation: Orientation(exif: header.orientation))
    }

    private static func scale(ofFile path: String) -> CGFloat {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        if name.hasSuffix("@2x") { return 2 }
        if name.hasSuffix("@3x") { return 3 }
        return 1
    }
}
