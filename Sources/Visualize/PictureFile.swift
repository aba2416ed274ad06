import Foundation

/// Writes files so that nobody ever sees half of one.
public nonisolated enum PictureFile {
    /// Writes `data` to `path` through a temporary file beside it, which then takes its place.
    ///
    /// After an error neither the temporary file nor anything new at `path` is left.
    /// - Throws: `CanvasError.diskFull` or `.cannotWrite`, with the path.
    public static func write(_ data: Data, to path: String) throws {
        let temporary = "\(path).\(getpid()).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw error(for: path) }
        do {
            try write(data, to: descriptor, path: path)
        } catch {
            close(descriptor)
            unlink(temporary)
            throw error
        }
        guard close(descriptor) == 0, rename(temporary, path) == 0 else {
            let failure = error(for: path)
            unlink(temporary)
            throw failure
        }
    }

    /// Writes all of `data` to an open file and sees it to the disk. `path` is for the error.
    static func write(_ data: Data, to descriptor: Int32, path: String) throws {
        try data.withUnsafeBytes { bytes in
            var done = 0
            while done < bytes.count {
                let count = Foundation.write(
                    descriptor, bytes.baseAddress! + done, bytes.count - done)
                if count < 0 {
                    if errno == EINTR { continue }
                    throw error(for: path)
                }
                done += count
            }
        }
        // Pipes and devices cannot be synchronised; that is no failure.
        if fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { throw error(for: path) }
    }

    private static func error(for path: String) -> CanvasError {
        let code = errno
        if code == ENOSPC || code == EDQUOT { return .diskFull(path: path) }
        return .cannotWrite(path: path, reason: String(cString: strerror(code)))
    }
}
