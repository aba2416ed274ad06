import Foundation

/// Files and folders that are made where nothing is, all of them or none.
nonisolated struct NewFiles {
    private var made: [String] = []

    /// Makes a folder unless there is one; what is above it is there.
    mutating func makeFolder(_ path: String) throws(FileError) {
        if mkdir(path, 0o777) == 0 {
            made.append(path)
        } else if errno != EEXIST {
            throw FileError(path: path, code: errno)
        }
    }

    /// Writes a file.
    /// - Returns: Whether it did; not where something is in its place.
    mutating func write(_ text: String, to path: String) throws(FileError) -> Bool {
        guard try FileWriter.writeNew(Array(text.utf8), to: path) else { return false }
        made.append(path)
        return true
    }

    /// Takes away what was made.
    func takeBack() {
        for path in made.reversed() { remove(path) }
    }
}
