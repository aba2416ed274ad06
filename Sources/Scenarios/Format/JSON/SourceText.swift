import Foundation

/// A text with its lines: turns byte offsets into lines and columns.
nonisolated struct SourceText: Equatable, Sendable {
    /// The text's bytes.
    let bytes: [UInt8]
    /// Where each line starts.
    private let lineStarts: [Int]

    /// A text of bytes. Lines end with a line feed, a carriage return, or both.
    ///
    /// - Complexity: O(n), n being the number of bytes.
    init(bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for (index, byte) in bytes.enumerated() {
            let isLoneReturn =
                byte == 0x0D && (index + 1 >= bytes.count || bytes[index + 1] != 0x0A)
            if byte == 0x0A || isLoneReturn { starts.append(index + 1) }
        }
        lineStarts = starts
    }

    /// The line and column of a byte.
    ///
    /// - Complexity: O(log n + m), n being the number of lines, m the line's length.
    func place(at offset: Int) -> SourcePlace {
        let line = lineIndex(of: offset)
        let before = bytes[lineStarts[line]..<min(offset, bytes.count)]
        // Continuation bytes of UTF-8 (10xxxxxx) begin no scalar.
        let column = before.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
        return SourcePlace(line: line + 1, column: column + 1, byteOffset: offset)
    }

    /// The text of the line in which a byte lies, without its end; bytes that are not UTF-8 are
    /// replaced.
    func line(at offset: Int) -> String {
        let line = lineIndex(of: offset)
        let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
        let content = bytes[lineStarts[line]..<end].filter { $0 != 0x0A && $0 != 0x0D }
        return String(decoding: content, as: UTF8.self)
    }

    private func lineIndex(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
