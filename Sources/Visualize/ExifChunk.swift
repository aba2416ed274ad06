import Foundation

/// Finds EXIF data in files that keep it in a chunk of its own.
nonisolated enum ExifChunk {
    /// The block as libexif reads it, starting with `Exif\0\0`; nil where there is none.
    static func find(in data: Data, _ format: ImageFormat) -> Data? {
        let bytes = [UInt8](data)
        let content: ArraySlice<UInt8>? =
            switch format {
            case .png: chunk("eXIf", in: bytes, from: 8, isBigEndian: true)
            case .webp: chunk("EXIF", in: bytes, from: 12, isBigEndian: false)
            case .jpeg, .gif, .heic, .avif: nil
            }
        guard let content else { return nil }
        let lead = Array("Exif\0\0".utf8)
        return content.starts(with: lead) ? Data(content) : Data(lead + content)
    }

    /// PNG: length, name, content, check sum. RIFF: name, length, content, padding to even.
    private static func chunk(
        _ name: String, in bytes: [UInt8], from start: Int, isBigEndian: Bool
    ) -> ArraySlice<UInt8>? {
        var offset = start
        while offset + 8 <= bytes.count {
            let lengthBytes = bytes[(isBigEndian ? offset : offset + 4)...].prefix(4)
            let ordered = isBigEndian ? Array(lengthBytes) : lengthBytes.reversed()
            let length = ordered.reduce(0) { $0 << 8 | Int($1) }
            let nameStart = isBigEndian ? offset + 4 : offset
            let content = offset + 8
            guard length <= bytes.count - content else { return nil }
            if bytes[nameStart..<nameStart + 4].elementsEqual(name.utf8) {
                return bytes[content..<content + length]
            }
            offset = content + length + (isBigEndian ? 4 : length % 2)
        }
        return nil
    }
}
