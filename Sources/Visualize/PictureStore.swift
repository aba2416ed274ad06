import Foundation

/// The real images that pictures show: decoded once, upright, made small enough to keep.
nonisolated final class PictureStore {
    /// Pixels of the longer side that are kept.
    private static let longest = 1200.0
    private var pictures: [Key: Canvas?] = [:]

    private enum Key: Hashable {
        case file(String)
        case bytes(Data)
    }

    init() {}

    /// The picture in a file; nil where it is none that can be read.
    func picture(inFile path: String) throws -> Canvas? {
        try picture(.file(path)) { try ImageProbe.contents(of: path) }
    }

    /// The picture in the bytes of a file; nil where it is none that can be read.
    func picture(in data: Data) throws -> Canvas? {
        try picture(.bytes(data)) { data }
    }

    private func picture(_ key: Key, _ contents: () throws -> Data) throws -> Canvas? {
        if let known = pictures[key] { return known }
        var picture: Canvas?
        do {
            picture = try PictureStore.decode(contents())
        } catch CanvasError.unreadable {
            // An image that cannot be read shows as one; the report names it.
        }
        pictures[key] = .some(picture)
        return picture
    }

    private static func decode(_ data: Data) throws -> Canvas? {
        guard let format = ImageFormat(startOf: data) else { return nil }
        let whole = try Canvas(decoding: data, format: format, path: "")
        let scale = min(1, longest / Double(max(whole.width, whole.height)))
        return try Canvas(
            scaling: whole, width: max(Int(Double(whole.width) * scale), 1),
            height: max(Int(Double(whole.height) * scale), 1),
            orientation: ImageProbe.orientation(of: data, format) ?? 1)
    }
}
