import Foundation

/// The source files of a kernel, below a folder.
struct KernelFolder {
    /// A file or folder that is not taken, and why.
    struct Omission {
        /// From the folder.
        var path: String
        var reason: String
    }

    /// The Swift files to take, by their paths from the folder, in order.
    private(set) var files: [String] = []
    /// What is left out that somebody might miss.
    private(set) var omissions: [Omission] = []
    private let root: String
    private var visited: [FileIdentity] = []

    /// Folders of projects and of what package managers fetch.
    private static let ignoredFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build"]
    private static let ignoredKinds: Set<String> = ["xcodeproj", "xcworkspace", "xcassets", "docc"]
    private static let objectiveC: Set<String> = ["m", "mm", "c", "cpp"]
    private static let interfaces: Set<String> = ["xib", "storyboard"]

    /// Looks through the folder at `root`, through links too.
    init(at root: String) {
        self.root = root
        collect("")
    }

    /// Which file it is, whatever its name, so that a circle of links comes to an end.
    private struct FileIdentity: Equatable {
        var device: UInt64
        var number: UInt64
    }

    private mutating func collect(_ folder: String) {
        let path = folder.isEmpty ? root : root + "/" + folder
        guard let status = KernelFolder.status(path) else { return }
        let identity = FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
        if visited.contains(identity) { return }
        visited.append(identity)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            add(folder.isEmpty ? name : folder + "/" + name, named: name)
        }
    }

    private mutating func add(_ path: String, named name: String) {
        guard let status = KernelFolder.status(root + "/" + path) else {
            omissions.append(Omission(path: path, reason: "it leads nowhere"))
            return
        }
        let kind =
            name.split(separator: ".").count > 1 ? String(name.split(separator: ".").last!) : ""
        if status.st_mode & S_IFMT == S_IFDIR {
            if KernelFolder.ignoredFolders.contains(name)
                || KernelFolder.ignoredKinds.contains(kind)
            {
                return
            }
            if name.hasSuffix("Tests") {
                omissions.append(Omission(path: path, reason: "these are tests"))
            } else {
                collect(path)
            }
        } else if kind == "swift" {
            if name != "Package.swift", !name.hasPrefix("Package@") { files.append(path) }
        } else if KernelFolder.objectiveC.contains(kind) {
            omissions.append(Omission(path: path, reason: "there is no Objective-C or C here"))
        } else if KernelFolder.interfaces.contains(kind) {
            omissions.append(
                Omission(path: path, reason: "nothing loads Interface Builder's files"))
        }
    }

    private static func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }
}
