/// The size and orientation of an encoded picture, read from the head of its bytes. Nothing is
/// decoded.
nonisolated struct ImageHeader: Equatable {
    /// Pixels as stored, before the orientation is applied.
    var width: Int
    var height: Int
    /// The EXIF orientation, 1…8; 1 where the file says nothing.
    var orientation = 1

    /// Reads a PNG, JPEG, GIF or WebP file; nil for anything else, and where the head is cut off or
    /// says that there are no pixels.
    /// - Complexity: O(segments of the file)
    init?(_ data: Data) {
        let bytes = ByteReader(data)
        guard
            let header = PNGHeader.read(bytes) ?? JPEGHeader.read(bytes) ?? GIFHeader.read(bytes)
                ?? WebPHeader.read(bytes), header.width > 0, header.height > 0
        else { return nil }
        self = header
    }

    init(width: Int, height: Int, orientation: Int = 1) {
        self.width = width
        self.height = height
        self.orientation = (1...8).contains(orientation) ? orientation : 1
    }

    /// The size as seen, pixels: orientations from 5 on lie on their side.
    var uprightSize: CGSize {
        orientation >= 5
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
}
