/// GIF: a signature and the size of the screen on which its frames lie.
nonisolated enum GIFHeader {
    static func read(_ bytes: ByteReader) -> ImageHeader? {
        guard bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0),
            let width = bytes.number(at: 6, bytes: 2, isBigEndian: false),
            let height = bytes.number(at: 8, bytes: 2, isBigEndian: false)
        else { return nil }
        return ImageHeader(width: width, height: height)
    }
}
