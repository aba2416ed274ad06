/// WebP: a RIFF file whose first chunk is of one of three kinds, each with the size in a way of its
/// own.
nonisolated enum WebPHeader {
    static func read(_ bytes: ByteReader) -> ImageHeader? {
        guard bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) else { return nil }
        if bytes.has("VP8X", at: 12) { return extended(bytes) }
        if bytes.has("VP8L", at: 12) { return lossless(bytes) }
        if bytes.has("VP8 ", at: 12) { return lossy(bytes) }
        return nil
    }

    private static func extended(_ bytes: ByteReader) -> ImageHeader? {
        guard let width = bytes.number(at: 24, bytes: 3, isBigEndian: false),
            let height = bytes.number(at: 27, bytes: 3, isBigEndian: false)
        else { return nil }
        return ImageHeader(
            width: width + 1, height: height + 1, orientation: orientation(bytes))
    }

    private static func lossless(_ bytes: ByteReader) -> ImageHeader? {
        guard bytes[20] == 0x2F, let bits = bytes.number(at: 21, bytes: 4, isBigEndian: false)
        else { return nil }
        return ImageHeader(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }

    private static func lossy(_ bytes: ByteReader) -> ImageHeader? {
        guard bytes[23] == 0x9D, bytes[24] == 0x01, bytes[25] == 0x2A,
            let width = bytes.number(at: 26, bytes: 2, isBigEndian: false),
            let height = bytes.number(at: 28, bytes: 2, isBigEndian: false)
        else { return nil }
        return ImageHeader(width: width & 0x3FFF, height: height & 0x3FFF)
    }

    private static func orientation(_ bytes: ByteReader) -> Int {
        var offset = 12
        while let length = bytes.number(at: offset + 4, bytes: 4, isBigEndian: false) {
            if bytes.has("EXIF", at: offset) {
                let hasLead = bytes.has("Exif\0\0", at: offset + 8)
                return EXIFOrientation.read(bytes, at: offset + (hasLead ? 14 : 8))
            }
            offset += 8 + length + length % 2
        }
        return 1
    }
}
