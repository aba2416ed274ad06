// The one file that talks to C: libgd for pictures, fontconfig for fonts, libexif for orientation.
import CGD
import Foundation

/// A picture in memory, true colour, opaque. The sole owner of libgd's memory: freed with it.
///
/// Coordinates are pixels, y down.
nonisolated final class Canvas {
    /// Pixels.
    let width: Int
    /// Pixels.
    let height: Int
    private let image: gdImagePtr

    /// An empty canvas filled with `background`; throws `CanvasError.sizeRefused` where libgd
    /// holds no picture of that size.
    init(width: Int, height: Int, background: Color = .paper) throws {
        GDMessages.catchAll
        guard (1...Int(Int32.max)).contains(width), (1...Int(Int32.max)).contains(height),
            let image = gdImageCreateTrueColor(Int32(width), Int32(height))
        else { throw CanvasError.sizeRefused(width: width, height: height) }
        self.width = width
        self.height = height
        self.image = image
        fill(CGRect(x: 0, y: 0, width: width, height: height), background)
    }

    /// Reads a picture of one of the formats that libgd knows. `path` is for the error alone.
    init(decoding data: Data, format: ImageFormat, path: String) throws {
        GDMessages.catchAll
        guard let image = Canvas.decode(data, format) else {
            throw CanvasError.unreadable(
                path: path, reason: GDMessages.take() ?? "it is no whole \(format.word) picture")
        }
        self.image = image
        width = Int(image.pointee.sx)
        height = Int(image.pointee.sy)
    }

    /// A part of another picture, copied. It must lie within that.
    init(copying other: Canvas, _ part: CGRect) throws {
        width = Int(part.width)
        height = Int(part.height)
        guard let image = gdImageCreateTrueColor(Int32(width), Int32(height)) else {
            throw CanvasError.sizeRefused(width: width, height: height)
        }
        self.image = image
        gdImageCopy(
            image, other.image, 0, 0, Int32(part.minX), Int32(part.minY), Int32(width),
            Int32(height))
    }

    /// A picture scaled to `width` × `height` in true colour, what is transparent in it on black,
    /// then turned as EXIF orientation `orientation` says.
    init(scaling other: Canvas, width: Int, height: Int, orientation: Int) throws {
        let isTurned = (5...8).contains(orientation)
        let scaled = gdImageCreateTrueColor(Int32(width), Int32(height))
        let upright = gdImageCreateTrueColor(
            Int32(isTurned ? height : width), Int32(isTurned ? width : height))
        defer { if let scaled { gdImageDestroy(scaled) } }
        guard let scaled, let upright else {
            if let upright { gdImageDestroy(upright) }
            throw CanvasError.sizeRefused(width: width, height: height)
        }
        gdImageCopyResampled(
            scaled, other.image, 0, 0, 0, 0, Int32(width), Int32(height), Int32(other.width),
            Int32(other.height))
        image = upright
        self.width = isTurned ? height : width
        self.height = isTurned ? width : height
        for y in 0..<height {
            for x in 0..<width {
                let (left, top) = (x, y)
                let (right, bottom) = (width - 1 - x, height - 1 - y)
                let place =
                    switch orientation {
                    case 2: (right, top)
                    case 3: (right, bottom)
                    case 4: (left, bottom)
                    case 5: (top, left)
                    case 6: (bottom, left)
                    case 7: (bottom, right)
                    case 8: (top, right)
                    default: (left, top)
                    }
                upright.pointee.tpixels[place.1]![place.0] =
                    scaled.pointee.tpixels[y]![x] & 0xFF_FFFF
            }
        }
    }

    deinit { gdImageDestroy(image) }

    /// Draws all of `other` over a rectangle of whole pixels.
    func stretch(_ other: Canvas, over rect: CGRect) {
        gdImageCopyResampled(
            image, other.image, Int32(rect.minX), Int32(rect.minY), 0, 0, Int32(rect.width),
            Int32(rect.height), Int32(other.width), Int32(other.height))
    }

    /// Draws `other` at (x, y), as opaque as `alpha` (0…1) and `mask` say; the mask has the
    /// coordinates of `other`.
    func blend(_ other: Canvas, x: Int, y: Int, alpha: Double, mask: Coverage?) {
        let opacity = Int32((min(max(alpha, 0), 1) * 255).rounded())
        for row in 0..<other.height where (0..<height).contains(row + y) {
            guard let line = image.pointee.tpixels[row + y],
                let source = other.image.pointee.tpixels[row]
            else { continue }
            for column in 0..<other.width where (0..<width).contains(column + x) {
                let amount = opacity * Int32(mask?.value(x: column, y: row) ?? 255) / 255
                if amount == 0 { continue }
                let (old, new) = (line[column + x], source[column])
                var mixed: Int32 = 0
                for shift: Int32 in [16, 8, 0] {
                    let (from, to) = (old >> shift & 0xFF, new >> shift & 0xFF)
                    mixed |= (from + (to - from) * amount / 255) << shift
                }
                line[column + x] = mixed
            }
        }
    }

    /// Draws `other` through a map from its pixels to this picture's.
    func warp(_ other: Canvas, inverse: (CGPoint) -> CGPoint) {
        for row in 0..<height {
            guard let line = image.pointee.tpixels[row] else { continue }
            for column in 0..<width {
                let place = inverse(CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5))
                guard place.x >= 0, place.y >= 0, place.x < CGFloat(other.width),
                    place.y < CGFloat(other.height)
                else { continue }
                line[column] = other.image.pointee.tpixels[Int(place.y)]![Int(place.x)]
            }
        }
    }

    /// An animation of pictures of one size, as the bytes of a GIF file that plays for ever.
    ///
    /// - Parameter delay: hundredths of a second that each picture stays.
    static func gif(_ count: Int, delay: Int, _ picture: (Int) throws -> Canvas) throws -> Data {
        var data = Data()
        func append(_ bytes: UnsafeMutableRawPointer?, _ size: Int32) throws {
            guard let bytes else {
                throw CanvasError.encoding(reason: GDMessages.take() ?? "out of memory")
            }
            data.append(bytes.assumingMemoryBound(to: UInt8.self), count: Int(size))
            gdFree(bytes)
        }
        var size: Int32 = 0
        for index in 0..<count {
            let canvas = try picture(index)
            // Each frame has colours of its own: what is shown changes too much for one set.
            gdImageTrueColorToPalette(canvas.image, 0, 255)
            if index == 0 {
                try append(gdImageGifAnimBeginPtr(canvas.image, &size, 0, 0), size)
            }
            try append(
                gdImageGifAnimAddPtr(
                    canvas.image, &size, 1, 0, 0, Int32(delay), Int32(gdDisposalNone), nil), size)
        }
        try append(gdImageGifAnimEndPtr(&size), size)
        return data
    }

    /// Fills the whole pixels nearest to `rect`, at least one in each direction.
    func fill(_ rect: CGRect, _ color: Color) {
        guard rect.isDrawable, rect.width > 0, rect.height > 0 else { return }
        let left = Int(rect.minX.rounded())
        let top = Int(rect.minY.rounded())
        let right = max(Int(rect.maxX.rounded()) - 1, left)
        let bottom = max(Int(rect.maxY.rounded()) - 1, top)
        guard right >= 0, bottom >= 0, left < width, top < height else { return }
        gdImageFilledRectangle(
            image, Int32(max(left, 0)), Int32(max(top, 0)), Int32(min(right, width - 1)),
            Int32(min(bottom, height - 1)), color.packed)
    }

    /// Paints `coverage` in one colour.
    func paint(_ coverage: Coverage, _ color: Color) {
        guard image.pointee.trueColor != 0, coverage.width > 0, coverage.height > 0 else { return }
        let (red, green, blue) = (Int32(color.red), Int32(color.green), Int32(color.blue))
        let opacity = Int32(color.alpha)
        coverage.values.withUnsafeBufferPointer { values in
            for row in 0..<coverage.height {
                guard let line = image.pointee.tpixels[coverage.top + row] else { continue }
                let start = row * coverage.width
                for column in 0..<coverage.width {
                    let value = Int32(values[start + column])
                    if value == 0 { continue }
                    let amount = value * opacity / 255
                    let old = line[coverage.left + column]
                    let (r, g, b) = (old >> 16 & 0xFF, old >> 8 & 0xFF, old & 0xFF)
                    line[coverage.left + column] =
                        (r + (red - r) * amount / 255) << 16
                        | (g + (green - g) * amount / 255) << 8 | (b + (blue - b) * amount / 255)
                }
            }
        }
    }

    /// Copies all of `other` so that its top left corner comes to lie at (x, y).
    func copy(_ other: Canvas, x: Int, y: Int) {
        gdImageCopy(
            image, other.image, Int32(clamping: x), Int32(clamping: y), 0, 0, Int32(other.width),
            Int32(other.height))
    }

    /// Draws one run of text in one font, its baseline starting at (x, y).
    func draw(_ text: String, font: FontFile, size: Double, x: Int, y: Int, _ color: Color) throws {
        _ = try Canvas.layOut(
            text, font: font, size: size, on: image, x: Int32(clamping: x), y: Int32(clamping: y),
            color: color)
    }

    /// The width in pixels of the ink of one run of text.
    static func width(of text: String, font: FontFile, size: Double) throws -> Double {
        let box = try layOut(text, font: font, size: size, on: nil, x: 0, y: 0, color: .ink)
        return Double(max(box.2, box.4) - min(box.0, box.6))
    }

    /// The colour of a pixel; nil outside.
    func pixel(x: Int, y: Int) -> Color? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let packed = gdImageGetTrueColorPixel(image, Int32(x), Int32(y))
        return Color(UInt32(packed & 0xFF_FFFF))
    }

    /// The picture as a PNG file's bytes. `effort` is zlib's, 1…9.
    func png(effort: Int = 3) throws -> Data {
        var count: Int32 = 0
        guard let bytes = gdImagePngPtrEx(image, &count, Int32(effort)) else {
            throw CanvasError.encoding(reason: GDMessages.take() ?? "out of memory")
        }
        defer { gdFree(bytes) }
        return Data(bytes: bytes, count: Int(count))
    }

    private typealias TextBox = (Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32)

    private static func layOut(
        _ text: String, font: FontFile, size: Double, on image: gdImagePtr?, x: Int32, y: Int32,
        color: Color
    ) throws -> TextBox {
        GDMessages.catchAll
        // At 72 dots an inch a point is a pixel, so that sizes are in pixels.
        var extra = gdFTStringExtra()
        extra.flags = Int32(gdFTEX_RESOLUTION)
        extra.hdpi = 72
        extra.vdpi = 72
        // libgd expands what looks like an HTML entity.
        let escaped = text.replacing("&", with: "&amp;")
        var box: TextBox = (0, 0, 0, 0, 0, 0, 0, 0)
        let failure = withUnsafeMutableBytes(of: &box) { bytes in
            gdImageStringFTEx(
                image, bytes.assumingMemoryBound(to: Int32.self).baseAddress, color.packed,
                font.path, size, 0, x, y, escaped, &extra)
        }
        if let failure {
            throw CanvasError.text(font: font.path, reason: String(cString: failure))
        }
        return box
    }

    private static func decode(_ data: Data, _ format: ImageFormat) -> gdImagePtr? {
        guard let count = Int32(exactly: data.count) else { return nil }
        _ = GDMessages.take()
        return data.withUnsafeBytes { bytes -> gdImagePtr? in
            guard let start = bytes.baseAddress else { return nil }
            let memory = UnsafeMutableRawPointer(mutating: start)
            return GDMessages.hushed { decode(memory, count, format) }
        }
    }

    private static func decode(
        _ memory: UnsafeMutableRawPointer, _ count: Int32, _ format: ImageFormat
    ) -> gdImagePtr? {
        switch format {
        case .jpeg: gdImageCreateFromJpegPtr(count, memory)
        case .png: gdImageCreateFromPngPtr(count, memory)
        case .webp: gdImageCreateFromWebpPtr(count, memory)
        case .gif: gdImageCreateFromGifPtr(count, memory)
        case .heic: gdImageCreateFromHeifPtr(count, memory)
        case .avif: gdImageCreateFromAvifPtr(count, memory)
        }
    }
}

/// What libgd has to say; by itself it would write to standard error.
private nonisolated enum GDMessages {
    // libgd calls it on the one thread that draws.
    nonisolated(unsafe) private static var first: String?

    /// Touching this once is enough.
    static let catchAll: Void = gdSetErrorMethod { _, format, arguments in
        guard let format, let arguments else { return }
        var text = [CChar](repeating: 0, count: 512)
        vsnprintf(&text, text.count, format, arguments)
        let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        // The first says what is wrong, the others what that leads to.
        first =
            first
            ?? String(decoding: bytes, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The first message since the last call.
    static func take() -> String? {
        defer { first = nil }
        return first
    }

    /// Does something while nobody hears what is said on standard error: the libraries below libgd
    /// say there what libgd cannot catch, such as libpng's warnings.
    static func hushed<Result>(_ work: () -> Result) -> Result {
        fflush(nil)
        let heard = dup(STDERR_FILENO)
        let nobody = open("/dev/null", O_WRONLY)
        guard heard >= 0, nobody >= 0 else {
            if heard >= 0 { close(heard) }
            if nobody >= 0 { close(nobody) }
            return work()
        }
        dup2(nobody, STDERR_FILENO)
        close(nobody)
        defer {
            fflush(nil)
            dup2(heard, STDERR_FILENO)
            close(heard)
        }
        return work()
    }
}

/// A font file that fontconfig has found.
nonisolated struct FontFile: Hashable, Sendable {
    /// Where it lies.
    var path: String
    /// All names of its family.
    var families: [String]
}

/// Finds font files with fontconfig's matcher.
nonisolated final class FontMatcher {
    private let configuration: OpaquePointer?

    /// The system's fonts, or those of one folder alone.
    init(folder: String? = nil) {
        guard let folder else {
            configuration = nil
            return
        }
        configuration = FcConfigCreate()
        _ = FcConfigAppFontAddDir(configuration, folder)
    }

    deinit { if let configuration { FcConfigDestroy(configuration) } }

    /// The best scalable font for a family (nil: any) that has the character (nil: any). What
    /// fontconfig answers need not be what was asked for: compare `families`.
    func match(family: String?, isBold: Bool, character: Unicode.Scalar?) -> FontFile? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        if let family { FcPatternAddString(pattern, FC_FAMILY, family) }
        FcPatternAddInteger(pattern, FC_WEIGHT, isBold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
        FcPatternAddBool(pattern, FC_SCALABLE, FcBool(1))
        FcPatternAddBool(pattern, FC_COLOR, FcBool(0))
        if let character {
            let set = FcCharSetCreate()
            FcCharSetAddChar(set, character.value)
            FcPatternAddCharSet(pattern, FC_CHARSET, set)
            FcCharSetDestroy(set)
        }
        FcConfigSubstitute(configuration, pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var outcome = FcResultMatch
        guard let found = FcFontMatch(configuration, pattern, &outcome) else { return nil }
        defer { FcPatternDestroy(found) }
        guard let path = FontMatcher.string(found, FC_FILE, 0) else { return nil }
        if let character, !FontMatcher.has(found, character) { return nil }
        var families: [String] = []
        while let name = FontMatcher.string(found, FC_FAMILY, families.count) {
            families.append(name)
        }
        return FontFile(path: path, families: families)
    }

    private static func string(_ pattern: OpaquePointer, _ key: String, _ index: Int) -> String? {
        var text: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, key, Int32(index), &text) == FcResultMatch, let text
        else { return nil }
        return String(cString: text)
    }

    private static func has(_ pattern: OpaquePointer, _ character: Unicode.Scalar) -> Bool {
        var set: OpaquePointer?
        guard FcPatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch else {
            return false
        }
        return FcCharSetHasChar(set, character.value) != 0
    }
}

/// The orientation in a block of EXIF data.
nonisolated enum ExifBlock {
    /// The orientation, 1…8 as EXIF counts them; nil where there is none. `data` is a JPEG file or
    /// a block that starts with `Exif\0\0`.
    static func orientation(in data: Data) -> Int? {
        guard let count = UInt32(exactly: data.count), count > 0 else { return nil }
        let exif = data.withUnsafeBytes { bytes in
            exif_data_new_from_data(bytes.assumingMemoryBound(to: UInt8.self).baseAddress, count)
        }
        guard let exif else { return nil }
        defer { exif_data_unref(exif) }
        guard let content = exif.pointee.ifd.0,
            let entry = exif_content_get_entry(content, EXIF_TAG_ORIENTATION),
            entry.pointee.format == EXIF_FORMAT_SHORT, entry.pointee.components == 1
        else { return nil }
        let value = Int(exif_get_short(entry.pointee.data, exif_data_get_byte_order(exif)))
        return (1...8).contains(value) ? value : nil
    }
}
