/// JPEG: segments, each a marker and a length, up to the one with the frame's size.
nonisolated enum JPEGHeader {
    static func read(_ bytes: ByteReader) -> ImageHeader? {
        guard bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var offset = 2
        var orientation = 1
        while bytes[offset] == 0xFF, let marker = bytes[offset + 1] {
            if marker == 0xFF {
                // Padding before a marker.
                offset += 1
                continue
            }
            if isAlone(marker) {
                offset += 2
                continue
            }
            guard let length = bytes.number(at: offset + 2, bytes: 2, isBigEndian: true),
                length >= 2, marker != 0xDA, marker != 0xD9
            else { return nil }
            if isFrame(marker) { return frame(bytes, at: offset + 4, orientation) }
            if marker == 0xE1, bytes.has("Exif\0\0", at: offset + 4) {
                orientation = EXIFOrientation.read(bytes, at: offset + 10)
            }
            offset += 2 + length
        }
        return nil
    }

    /// Whether no length follows a marker.
    private static func isAlone(_ marker: Int) -> Bool {
        marker == 0x01 || (0xD0...0xD7).contains(marker)
    }

    /// Whether a marker begins a frame: C0 to CF but for three that hold tables or are reserved.
    private static func isFrame(_ marker: Int) -> Bool {
        (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
    }

    private static func frame(
        _ bytes: ByteReader, at offset: Int, _ orientation: Int
    ) -> ImageHeader? {
        guard let height = bytes.number(at: offset + 1, bytes: 2, isBigEndian: true),
            let width = bytes.number(at: offset + 3, bytes: 2, isBigEndian: true)
        else { return nil }
        return ImageHeader(width: width, height: height, orientation: orientation)
    }
}
