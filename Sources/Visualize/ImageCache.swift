import Foundation

/// What tells that a file is still the one that was looked at.
nonisolated struct FileStamp: Equatable, Codable {
    /// Bytes.
    var size: Int64
    /// Modification time: whole seconds and nanoseconds.
    var seconds, nanoseconds: Int64

    /// The stamp of a file as it is now; nil when there is none.
    init?(path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        size = Int64(info.st_size)
        seconds = Int64(info.st_mtim.tv_sec)
        nanoseconds = Int64(info.st_mtim.tv_nsec)
    }
}

/// The sizes of image files that were decoded before, in a JSON file.
///
/// It only saves time: a file that is missing, broken or not writable counts as empty.
nonisolated struct ImageCache {
    /// What is known of one file.
    struct Entry: Equatable, Codable {
        var stamp: FileStamp
        /// Pixels, upright; both nil where the file is no image.
        var width, height: Int?
        var problem: String?

        /// The same as a result.
        func image(name: String, path: String) -> ProbedImage {
            var size: CGSize?
            if let width, let height { size = CGSize(width: width, height: height) }
            return ProbedImage(name: name, path: path, size: size, problem: problem)
        }

        /// Whether it says what an entry must say.
        var isSound: Bool {
            if let width, let height { return width > 0 && height > 0 && problem == nil }
            return width == nil && height == nil && problem != nil
        }
    }

    /// The file's shape.
    private struct Content: Codable {
        var version: Int
        var images: [String: Entry]
    }

    /// Grows with each change of what is stored or how it is found out.
    private static let version = 1
    private let path: String?
    private var images: [String: Entry] = [:]
    private var isChanged = false

    /// Reads a cache file; nil for a cache that is never kept.
    init(path: String?) {
        self.path = path
        guard let path, let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let content = try? JSONDecoder().decode(Content.self, from: data),
            content.version == ImageCache.version
        else { return }
        images = content.images.filter { $0.value.isSound }
    }

    /// Where the cache lies by the XDG rules; nil when there is no home folder.
    static var standardPath: String? {
        path(environment: ProcessInfo.processInfo.environment)
    }

    /// The same for given environment variables. A cache home that is no absolute path is ignored.
    static func path(environment: [String: String]) -> String? {
        if let home = environment["XDG_CACHE_HOME"], home.hasPrefix("/") {
            return home + "/photo-browser-bench/images.json"
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.cache/photo-browser-bench/images.json"
    }

    /// What is known of a file, if it is still the same.
    func entry(for path: String, _ stamp: FileStamp) -> Entry? {
        images[path].flatMap { $0.stamp == stamp ? $0 : nil }
    }

    /// Remembers what was found out.
    mutating func remember(_ image: ProbedImage, _ stamp: FileStamp) {
        images[image.path] = Entry(
            stamp: stamp, width: image.size.map { Int($0.width) },
            height: image.size.map { Int($0.height) }, problem: image.problem)
        isChanged = true
    }

    /// Writes what is new; files that are gone are forgotten.
    func save() {
        guard isChanged, let path else { return }
        let kept = images.filter { FileManager.default.fileExists(atPath: $0.key) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        guard
            let data = try? encoder.encode(Content(version: ImageCache.version, images: kept)),
            (try? FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true)) != nil
        else { return }
        try? PictureFile.write(data, to: path)
    }
}
