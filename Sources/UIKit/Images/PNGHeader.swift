/// PNG: a signature, then chunks of length, name, content and check sum; the first is IHDR.
nonisolated enum PNGHeader {
    static func read(_ bytes: ByteReader) -> ImageHeader? {
        guard bytes[0] == 0x89, bytes.has("PNG\r\n\u{1A}\n", at: 1), bytes.has("IHDR", at: 12),
            let width = bytes.number(at: 16, bytes: 4, isBigEndian: true),
            let height = bytes.number(at: 20, bytes: 4, isBigEndian: true)
        else { return nil }
        return ImageHeader(width: width, height: height, orientation: orientation(bytes))
    }

    private static func orientation(_ bytes: ByteReader) -> Int {
        var offset = 8
        while let length = bytes.number(at: offset, bytes: 4, isBigEndian: true) {
            if bytes.has("eXIf", at: offset + 4) {
                return EXIFOrientation.read(bytes, at: offset + 8)
            }
            offset += length + 12
        }
        return 1
    }
}
