import Foundation

/// A file or stream that could not be written.
nonisolated struct FileError: Error {
    /// Which.
    var path: String
    /// Why, as the system numbers it.
    var code: Int32
    private var isStream: Bool

    /// What went wrong, and what to do about it.
    var message: String {
        "cannot write \(path): \(reason)" + (remedy.map { "; " + $0 } ?? "")
    }

    /// A stream such as standard output.
    static func stream(_ name: String, code: Int32) -> FileError {
        FileError(path: name, code: code, isStream: true)
    }

    init(path: String, code: Int32) {
        self.init(path: path, code: code, isStream: false)
    }

    private init(path: String, code: Int32, isStream: Bool) {
        self.path = path
        self.code = code
        self.isStream = isStream
    }

    /// Why, in words.
    var reason: String {
        switch code {
        case ENOSPC: "the disk is full"
        case EDQUOT: "the quota is used up"
        case EFBIG: "it would grow past the largest size allowed here (ulimit -f)"
        case EACCES, EPERM: "no permission"
        case EROFS: "the file system is read-only"
        case ENOTDIR: "a part of the path is a file, not a folder"
        case ENAMETOOLONG: "the name is too long"
        default: String(cString: strerror(code))
        }
    }

    /// Whether there is no room for it.
    var isWantOfSpace: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }

    private var remedy: String? {
        if isStream { return nil }
        return switch code {
        case ENOSPC, EDQUOT: "free some space, or name another place with --out"
        default: "name another place with --out"
        }
    }
}
