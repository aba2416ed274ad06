import Foundation

/// The picture formats that libgd reads here, told by a file's first bytes, not by its name.
nonisolated enum ImageFormat: String, CaseIterable, Sendable {
    case jpeg, png, webp, gif, heic, avif

    /// The name that people use.
    var word: String {
        switch self {
        case .jpeg: "JPEG"
        case .png: "PNG"
        case .webp: "WebP"
        case .gif: "GIF"
        case .heic: "HEIC"
        case .avif: "AVIF"
        }
    }

    /// Endings of file names, lower case, that promise a picture, readable or not.
    static let fileExtensions = [
        "jpg", "jpeg", "jpe", "png", "webp", "gif", "heic", "heif", "avif", "tif", "tiff", "bmp",
        "dng", "jxl",
    ]

    /// The format of a file that starts with `data`; nil for none of these.
    init?(startOf data: Data) {
        let bytes = [UInt8](data.prefix(32))
        func has(_ text: String, at offset: Int = 0) -> Bool {
            bytes.dropFirst(offset).starts(with: Array(text.utf8))
        }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webp
        } else if has("GIF87a") || has("GIF89a") {
            self = .gif
        } else if has("ftyp", at: 4) {
            // ISO base media: the major brand, or else the compatible ones, say which codec.
            let brands = stride(from: 8, to: bytes.count - 3, by: 4).map {
                String(decoding: bytes[$0..<$0 + 4], as: UTF8.self)
            }
            if brands.contains("avif") || brands.contains("avis") {
                self = .avif
            } else if brands.contains(where: { ["heic", "heix", "hevc", "heim"].contains($0) }) {
                self = .heic
            } else {
                return nil
            }
        } else {
            return nil
        }
    }
}
