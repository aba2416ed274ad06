/// Bytes with numbers in them; what lies beyond the end is nil.
nonisolated struct ByteReader {
    private let data: Data

    init(_ data: Data) {
        self.data = data
    }

    var count: Int { data.count }

    /// The byte at an offset.
    subscript(offset: Int) -> Int? {
        guard offset >= 0, offset < data.count else { return nil }
        return Int(data[data.startIndex + offset])
    }

    /// A number of so many bytes at an offset.
    func number(at offset: Int, bytes: Int, isBigEndian: Bool) -> Int? {
        var value = 0
        for index in 0..<bytes {
            guard let byte = self[offset + (isBigEndian ? index : bytes - 1 - index)] else {
                return nil
            }
            value = value << 8 | byte
        }
        return value
    }

    /// Whether the bytes at an offset are those of an ASCII text.
    func has(_ text: StaticString, at offset: Int) -> Bool {
        text.withUTF8Buffer { wanted in
            for (index, byte) in wanted.enumerated() where self[offset + index] != Int(byte) {
                return false
            }
            return true
        }
    }
}
