import Foundation

/// A folder that `bench init` is to write into, looked at before anything is written.
nonisolated struct Repository {
    /// As it was typed, without a slash at the end.
    let folder: String
    /// The folder of the browser's sources, from there.
    let kernel: String

    /// Where a browser's sources usually are; `Scripts/kernel` has the same list.
    private static let usualKernels = ["Sources/JXPhotoBrowser", "Sources", "Source"]

    /// - Parameter kernel: the sources' folder as it was typed, seen from the repository or from
    ///   here; nil for the usual one.
    /// - Throws: `UsageError` where there is no such folder.
    init(_ folder: String, kernel: String?) throws(UsageError) {
        self.folder = Repository.withoutSlashes(folder)
        try Repository.check(self.folder)
        self.kernel = try Repository.kernel(in: self.folder, typed: kernel)
    }

    /// Where a path that is seen from the repository leads from here.
    func place(_ path: String) -> String {
        folder == "." ? path : folder == "/" ? "/" + path : folder + "/" + path
    }

    /// The folder of a browser's sources in its repository, where that has the usual name.
    static func usualKernel(in folder: String) -> String? {
        usualKernels.first { isFolder(folder + "/" + $0) }
    }

    private static func check(_ folder: String) throws(UsageError) {
        let remedy = "name the checkout of a browser of your own, or go there"
        guard FileManager.default.fileExists(atPath: folder) else {
            throw UsageError("there is no folder \(folder)", remedy: remedy)
        }
        guard isFolder(folder) else { throw UsageError("\(folder) is a file", remedy: remedy) }
        if let root = Checkout.root, resolved(folder) == resolved(root) {
            throw UsageError(
                "\(folder == "." ? "this folder" : folder) is the checkout of bench itself",
                remedy: remedy + ", as in: bench init ../PhotoBrowser")
        }
    }

    private static func kernel(
        in folder: String, typed: String?
    ) throws(UsageError) -> String {
        let shown = folder == "." ? "here" : "in \(folder)"
        guard let typed else {
            if let usual = usualKernel(in: folder) { return usual }
            throw UsageError(
                "there is no folder Sources \(shown)",
                remedy: "say which folder holds the browser's Swift sources: --kernel DIR")
        }
        let places = typed.hasPrefix("/") ? [typed] : [folder + "/" + typed, typed]
        for place in places where isFolder(place) {
            guard let inside = path(of: place, from: folder) else { continue }
            if inside.contains(where: \.isNewline) || inside.contains("${{") { break }
            return inside
        }
        throw UsageError(
            "--kernel: there is no folder \(withoutSlashes(typed)) \(shown)",
            remedy: "name the folder of the browser's Swift sources, within the repository")
    }

    /// The path of a folder as seen from one above it; nil where that is not above it.
    private static func path(of place: String, from folder: String) -> String? {
        let above = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
        let all = URL(fileURLWithPath: place).standardizedFileURL.pathComponents
        guard all.starts(with: above) else { return nil }
        let rest = all.dropFirst(above.count).joined(separator: "/")
        return rest.isEmpty ? "." : rest
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    private static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }

    private static func withoutSlashes(_ path: String) -> String {
        var text = path[...]
        while text.count > 1, text.last == "/" { text.removeLast() }
        return String(text)
    }
}
