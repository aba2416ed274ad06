import Foundation

/// Writes files whole or not at all: into a temporary file beside the place, which then takes it.
///
/// A temporary file is named after the process that writes it, so that whoever supervises that
/// process can clear away what a crash left.
nonisolated enum FileWriter {
    /// Makes a folder, and those above it.
    static func makeFolder(_ path: String) throws(FileError) {
        for end in path.indices where path[end] == "/" && end > path.startIndex {
            try makeOneFolder(String(path[..<end]), wanted: path)
        }
        try makeOneFolder(path, wanted: path)
    }

    private static func makeOneFolder(_ path: String, wanted: String) throws(FileError) {
        guard mkdir(path, 0o777) != 0 else { return }
        let code = errno
        if isFolder(path) { return }
        throw FileError(path: wanted, code: code == EEXIST ? ENOTDIR : code)
    }

    /// Makes sure that files can be made in a folder, making it where it is missing.
    static func checkWritable(folder: String) throws(FileError) {
        try makeFolder(folder)
        if access(folder, W_OK | X_OK) != 0 { throw FileError(path: folder, code: errno) }
        let probe = temporaryName(for: folder + "/check")
        let descriptor = open(probe, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(path: folder, code: errno) }
        close(descriptor)
        unlink(probe)
    }

    /// Writes `bytes` to `path`. After an error there is nothing new at `path` or beside it.
    static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let temporary = temporaryName(for: path)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
        var code = writeAll(bytes, to: descriptor)
        if close(descriptor) != 0, code == 0 { code = errno }
        if code == 0, rename(temporary, path) != 0 { code = errno }
        if code != 0 {
            unlink(temporary)
            throw FileError(path: path, code: code)
        }
    }

    /// Writes `bytes` to `path` where nothing is there.
    /// - Returns: Whether it did; not where something is, which stays as it is.
    static func writeNew(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
        // Takes the place, so that nobody else's file is written over.
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        if descriptor < 0, errno == EEXIST { return false }
        guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
        close(descriptor)
        do throws(FileError) {
            try write(bytes, to: path)
        } catch {
            unlink(path)
            throw error
        }
        return true
    }

    /// Writes all of `bytes` to an open file.
    /// - Returns: 0, or the system's error number.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = Foundation.write(
                    descriptor, buffer.baseAddress! + done, buffer.count - done)
                if count >= 0 {
                    done += count
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
    }

    /// Takes away what a process that is no more left half written in `folder`.
    static func removeLeftovers(of process: pid_t, in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasSuffix(suffix(of: process)) {
            unlink(folder + "/" + name)
        }
    }

    private static func temporaryName(for path: String) -> String {
        path + suffix(of: getpid())
    }

    private static func suffix(of process: pid_t) -> String {
        ".\(process).tmp"
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
