/// Whether bytes are UTF-8 (RFC 3629).
nonisolated enum UTF8Check {
    /// The offset of the first byte that begins no valid sequence, nil when all are valid.
    ///
    /// - Complexity: O(n), n being the number of bytes.
    static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        var index = 0
        while index < bytes.count {
            guard let length = sequenceLength(in: bytes, at: index) else { return index }
            index += length
        }
        return nil
    }

    /// The length of the sequence at an offset, nil when there is none.
    private static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int? {
        let first = bytes[index]
        let second: ClosedRange<UInt8>
        let length: Int
        switch first {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
        case 0xE0: (second, length) = (0xA0...0xBF, 3)
        case 0xED: (second, length) = (0x80...0x9F, 3)
        case 0xE1...0xEF: (second, length) = (0x80...0xBF, 3)
        case 0xF0: (second, length) = (0x90...0xBF, 4)
        case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
        case 0xF4: (second, length) = (0x80...0x8F, 4)
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
        return length
    }
}
