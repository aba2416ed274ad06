import Foundation

/// Reads what scenarios name: folders of images, recorded touches. The format's only access to
/// the file system.
nonisolated struct ScenarioFiles {
    /// The most bytes of a scenario or recording that are read.
    static let largestFile = 16 * 1024 * 1024

    /// Why a recording cannot be used.
    enum RecordingProblem: Error {
        /// For a reason that is told at a key of the step.
        case here(ScenarioError.Cause, key: String)
        /// For reasons that are told at places of the recorded file.
        case there(ScenarioErrors)
    }

    private static let imageExtensions = ["jpg", "jpeg", "png", "webp", "gif", "heic", "heif"]

    /// The bytes of a file, or why there are none.
    func bytes(of path: String) -> Result<[UInt8], ScenarioError.Cause> {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return .failure(.unreadable(reason: "there is no such file"))
        }
        if isFolder.boolValue { return .failure(.unreadable(reason: "it is a folder")) }
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else {
            return .failure(.unreadable(reason: "it is not a regular file"))
        }
        let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        if size > ScenarioFiles.largestFile {
            return .failure(.tooLarge(bytes: size, limit: ScenarioFiles.largestFile))
        }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            return .failure(.unreadable(reason: "it may not be read"))
        }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: ScenarioFiles.largestFile + 1) else {
            // At the end of an empty file there is nothing to read, which is no error.
            return size == 0 ? .success([]) : .failure(.unreadable(reason: "reading failed"))
        }
        if data.count > ScenarioFiles.largestFile {
            return .failure(.tooLarge(bytes: data.count, limit: ScenarioFiles.largestFile))
        }
        return .success(Array(data))
    }

    /// The image files in a folder.
    func images(
        in given: String, relativeTo folder: String
    ) -> Result<ImageFolder, ScenarioError.Cause> {
        let resolved = resolve(given, relativeTo: folder)
        func missing(_ reason: String) -> Result<ImageFolder, ScenarioError.Cause> {
            .failure(
                .missingFile(
                    what: "the image folder", given: given, lookedAt: resolved, reason: reason))
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: resolved, isDirectory: &isFolder) else {
            return missing("does not exist")
        }
        guard isFolder.boolValue else { return missing("is not a folder") }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: resolved) else {
            return missing("cannot be read")
        }
        let images = names.filter { name in
            let lower = name.lowercased()
            return !name.hasPrefix(".")
                && ScenarioFiles.imageExtensions.contains { lower.hasSuffix("." + $0) }
        }.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        guard !images.isEmpty else {
            return missing(
                "holds no image file (" + ScenarioFiles.imageExtensions.joined(separator: ", ")
                    + ")")
        }
        return .success(
            ImageFolder(givenPath: given, resolvedPath: resolved, fileNames: images))
    }

    /// The samples of a recorded file.
    func recording(
        _ given: String, id: String?, finger: Int?, relativeTo folder: String
    ) -> Result<[RecordedTouch], RecordingProblem> {
        let resolved = resolve(given, relativeTo: folder)
        switch bytes(of: resolved) {
        case .failure(.unreadable(let reason)):
            return .failure(
                .here(
                    .missingFile(
                        what: "the recorded file", given: given, lookedAt: resolved,
                        reason: "cannot be read, " + reason), key: "file"))
        case .failure(let cause): return .failure(.here(cause, key: "file"))
        case .success(let bytes):
            var reader = RecordingReader(path: given, source: SourceText(bytes: bytes))
            return reader.read(id: id, finger: finger)
        }
    }

    /// An absolute path as it is, another from the folder; `~` is not expanded.
    private func resolve(_ given: String, relativeTo folder: String) -> String {
        let path = given.hasPrefix("/") ? given : folder + "/" + given
        return URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
