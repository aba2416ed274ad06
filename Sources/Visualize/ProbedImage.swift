import Foundation

/// A file in a folder of images: how large its picture is, or why there is none.
public nonisolated struct ProbedImage: Equatable, Sendable {
    /// The file's name in its folder.
    public var name: String
    /// Its whole path.
    public var path: String
    /// The picture's size in pixels, upright (after its EXIF orientation); nil for no image.
    public var size: CGSize?
    /// Why there is no image, in words for a person; nil where there is one.
    public var problem: String?

    /// Makes one of its parts.
    public init(name: String, path: String, size: CGSize?, problem: String?) {
        self.name = name
        self.path = path
        self.size = size
        self.problem = problem
    }
}
