import Foundation

/// Finds out how large the pictures in files are.
public nonisolated enum ImageProbe {
    /// The images of a folder, in the order of their names' characters; subfolders and hidden files
    /// are left out, and so are files that neither their name nor their content makes an image.
    ///
    /// A file that cannot be read is reported in its `ProbedImage`, not thrown. Each file is decoded
    /// once, then remembered in the user's cache folder until its size or modification time changes.
    /// - Parameters:
    ///   - folder: the path of the folder.
    ///   - progress: called before each file that must be decoded: how many of how many files.
    /// - Throws: `CanvasError.unreadable` when there is no such folder.
    public static func probe(
        folder: String, progress: (_ index: Int, _ count: Int) -> Void = { _, _ in }
    ) throws -> [ProbedImage] {
        try probe(folder: folder, cache: ImageCache.standardPath, progress: progress)
    }

    /// The same with a cache file of one's own; nil for none.
    static func probe(
        folder: String, cache path: String?, progress: (Int, Int) -> Void = { _, _ in }
    ) throws -> [ProbedImage] {
        let root = URL(fileURLWithPath: folder).standardizedFileURL.path
        let names = try imageNames(in: root, shownAs: folder)
        var cache = ImageCache(path: path)
        var images: [ProbedImage] = []
        for (index, name) in names.enumerated() {
            let file = root + "/" + name
            let stamp = FileStamp(path: file)
            if let stamp, let known = cache.entry(for: file, stamp) {
                images.append(known.image(name: name, path: file))
                continue
            }
            progress(index, names.count)
            var image = ProbedImage(name: name, path: file, size: nil, problem: nil)
            do {
                image.size = try probe(file)
            } catch CanvasError.unreadable(_, let reason) {
                image.problem = reason
            }
            if let stamp { cache.remember(image, stamp) }
            images.append(image)
        }
        cache.save()
        return images
    }

    /// The size in pixels of the picture in a file, upright.
    ///
    /// The whole picture is decoded, so that what has a size can also be drawn.
    /// - Throws: `CanvasError.unreadable`.
    public static func probe(_ path: String) throws -> CGSize {
        let data = try contents(of: path)
        guard !data.isEmpty else {
            throw CanvasError.unreadable(path: path, reason: "the file is empty")
        }
        guard let format = ImageFormat(startOf: data) else {
            let known = ImageFormat.allCases.map(\.word).joined(separator: ", ")
            throw CanvasError.unreadable(path: path, reason: "it is none of \(known)")
        }
        let picture = try Canvas(decoding: data, format: format, path: path)
        let isTurned = (5...8).contains(orientation(of: data, format) ?? 1)
        return isTurned
            ? CGSize(width: picture.height, height: picture.width)
            : CGSize(width: picture.width, height: picture.height)
    }

    /// The EXIF orientation, 1…8, that is still to be applied to the decoded picture; nil for none.
    /// (HEIC and AVIF turn by a box of their own, which outranks EXIF.)
    static func orientation(of data: Data, _ format: ImageFormat) -> Int? {
        switch format {
        case .jpeg: ExifBlock.orientation(in: data)
        case .png, .webp:
            ExifChunk.find(in: data, format).flatMap(ExifBlock.orientation)
        case .gif, .heic, .avif: nil
        }
    }

    static func contents(of path: String) throws -> Data {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch let error as CocoaError {
            let reason = (error.underlying as? POSIXError)?.code.rawValue
            throw CanvasError.unreadable(
                path: path,
                reason: reason.map { String(cString: strerror($0)) } ?? "it cannot be opened")
        }
    }

    private static func imageNames(in folder: String, shownAs name: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
            throw CanvasError.unreadable(path: name, reason: "there is no such folder")
        }
        guard isFolder.boolValue else {
            throw CanvasError.unreadable(path: name, reason: "it is not a folder")
        }
        guard let all = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw CanvasError.unreadable(path: name, reason: "the folder cannot be listed")
        }
        return all.filter { !$0.hasPrefix(".") && isImage(folder + "/" + $0) }
            .sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    }

    private static func isImage(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            !isFolder.boolValue
        else { return false }
        let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
        if ImageFormat.fileExtensions.contains(ending) { return true }
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        guard let start = try? file.read(upToCount: 32) else { return false }
        return ImageFormat(startOf: start) != nil
    }
}
