import Foundation

/// Heads of image files, byte by byte as the formats' specifications have them.
enum ImageBytes {
    static func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
    }

    static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

    /// EXIF data with one entry before the orientation's.
    static func exif(_ orientation: Int, isBigEndian: Bool) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            isBigEndian ? big(value, count) : little(value, count)
        }
        let head = Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4)
        let maker = number(0x010F, 2) + number(2, 2) + number(4, 4) + Array("abc\0".utf8)
        let entry =
            number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
        return head + number(2, 2) + maker + entry + number(0, 4)
    }

    static func png(_ width: Int, _ height: Int, exif: [UInt8]? = nil) -> Data {
        func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
            big(content.count, 4) + Array(name.utf8) + content + [0, 0, 0, 0]
        }
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return Data(
            signature + chunk("IHDR", big(width, 4) + big(height, 4) + [8, 2, 0, 0, 0])
                + (exif.map { chunk("eXIf", $0) } ?? []) + chunk("IDAT", [1, 2, 3]))
    }

    /// With a JFIF segment, the EXIF data if any, a table, padding, and a progressive frame.
    static func jpeg(_ width: Int, _ height: Int, exif: [UInt8]? = nil) -> Data {
        func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
            [0xFF, marker] + big(content.count + 2, 2) + content
        }
        let lead = Array("Exif\0\0".utf8)
        return Data(
            [0xFF, 0xD8] + segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
                + (exif.map { segment(0xE1, lead + $0) } ?? [])
                + segment(0xC4, [UInt8](repeating: 0, count: 20)) + [0xFF]
                + segment(0xC2, [8] + big(height, 2) + big(width, 2) + [3])
                + [0xFF, 0xDA])
    }

    static func gif(_ width: Int, _ height: Int) -> Data {
        Data(Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0, 0, 0])
    }

    static func webP(_ kind: String, _ content: [UInt8], after: [UInt8] = []) -> Data {
        let chunk = Array(kind.utf8) + little(content.count, 4) + content + after
        return Data(Array("RIFF".utf8) + little(chunk.count + 4, 4) + Array("WEBP".utf8) + chunk)
    }
}
