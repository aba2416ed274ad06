/// The orientation in a block of EXIF data, which is a TIFF file: a byte order, then a table of
/// entries.
nonisolated enum EXIFOrientation {
    private static let tag = 0x0112
    private static let short = 3

    /// The orientation in the block at `start`; 1 where it has none, or none from 1 to 8.
    static func read(_ bytes: ByteReader, at start: Int) -> Int {
        let isBigEndian = bytes.has("MM", at: start)
        guard isBigEndian || bytes.has("II", at: start) else { return 1 }
        func number(_ offset: Int, _ count: Int) -> Int? {
            bytes.number(at: start + offset, bytes: count, isBigEndian: isBigEndian)
        }
        guard number(2, 2) == 42, let table = number(4, 4), let count = number(table, 2) else {
            return 1
        }
        for index in 0..<count {
            let entry = table + 2 + index * 12
            guard let found = number(entry, 2) else { return 1 }
            guard found == tag, number(entry + 2, 2) == short else { continue }
            let value = number(entry + 8, 2) ?? 1
            return (1...8).contains(value) ? value : 1
        }
        return 1
    }
}
