import Foundation

/// The largest memory that this process has held, as Linux counts it.
nonisolated enum PeakMemory {
    /// Starts counting anew from what is held now, where the system allows that.
    static func reset() {
        let descriptor = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        _ = FileWriter.writeAll(Array("5".utf8), to: descriptor)
        close(descriptor)
    }

    /// Bytes at the peak; nil where the system does not say.
    static var bytes: Int64? {
        ProcessStatus.bytes(of: "VmHWM", process: "self")
    }
}

/// What Linux says of a process.
nonisolated enum ProcessStatus {
    /// A line of `/proc/…/status` that is in kB, in bytes; nil when there is none.
    static func bytes(of field: String, process: String) -> Int64? {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        else { return nil }
        for line in text.split(separator: "\n") where line.hasPrefix(field + ":") {
            let words = line.dropFirst(field.count + 1).split(whereSeparator: \.isWhitespace)
            return words.first.flatMap { Int64($0) }.map { $0 * 1024 }
        }
        return nil
    }

    /// Bytes that the process holds now; nil when it is gone.
    static func residentBytes(of process: pid_t) -> Int64? {
        bytes(of: "VmRSS", process: String(process))
    }
}
