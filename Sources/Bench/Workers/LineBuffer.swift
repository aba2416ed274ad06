/// Bytes that arrive in pieces, taken out line by line.
nonisolated struct LineBuffer {
    private var bytes: [UInt8] = []
    private var searched = 0

    /// Adds what has arrived.
    mutating func append(_ piece: some Sequence<UInt8>) {
        bytes += piece
    }

    /// Takes out the first whole line, without its end; nil while there is none.
    mutating func nextLine() -> [UInt8]? {
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            return nil
        }
        let line = Array(bytes[..<end])
        bytes.removeSubrange(...end)
        searched = 0
        return line
    }
}
