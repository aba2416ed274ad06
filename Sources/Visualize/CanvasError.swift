/// Why a picture could not be made, read or written.
public nonisolated enum CanvasError: Error, Equatable, Sendable {
    /// libgd holds no picture of this size; pixels.
    case sizeRefused(width: Int, height: Int)
    /// No usable font is installed; the families that were looked for.
    case noFont(families: [String])
    /// FreeType could not draw with a font; its file and libgd's words.
    case text(font: String, reason: String)
    /// libgd could not encode the picture.
    case encoding(reason: String)
    /// A file could not be written; the system's words.
    case cannotWrite(path: String, reason: String)
    /// The disk is full, or the user's quota is used up.
    case diskFull(path: String)
    /// A file could not be read, or is no picture that libgd reads.
    case unreadable(path: String, reason: String)
}

nonisolated extension CanvasError: CustomStringConvertible {
    /// One sentence for a person, with a remedy where there is one.
    public var description: String {
        switch self {
        case .sizeRefused(let width, let height):
            "a picture of \(width) × \(height) pixels is more than libgd can hold"
        case .noFont(let families):
            "no font found for the picture's text (looked for \(families.joined(separator: ", "))); "
                + "install one, for example: apt-get install fonts-dejavu-core"
        case .text(let font, let reason):
            "cannot draw text with \(font): \(reason)"
        case .encoding(let reason):
            "cannot encode the picture: \(reason)"
        case .cannotWrite(let path, let reason):
            "cannot write \(path): \(reason)"
        case .diskFull(let path):
            "cannot write \(path): the disk is full"
        case .unreadable(let path, let reason):
            "cannot read \(path): \(reason)"
        }
    }
}
