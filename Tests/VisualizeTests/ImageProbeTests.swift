import Foundation
import Testing

@testable import Visualize

struct ImageProbeTests {
    /// A folder of its own that is removed at the end.
    private static func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("probe-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private static func write(_ data: Data, _ name: String, in folder: String) throws {
        try data.write(to: URL(fileURLWithPath: folder + "/" + name))
    }

    @Test(arguments: ImageFormat.allCases)
    func readsEachFormat(format: ImageFormat) throws {
        let data = ImageFixtures.data(format)
        #expect(ImageFormat(startOf: data) == format)
        try Self.withFolder { folder in
            // The name does not matter.
            try Self.write(data, "picture.jpg", in: folder)
            let size = try ImageProbe.probe(folder + "/picture.jpg")
            #expect(size == CGSize(width: 48, height: 32))
        }
    }

    @Test(arguments: UInt8(1)...8)
    func turnsByOrientation(orientation: UInt8) throws {
        let upright =
            orientation >= 5 ? CGSize(width: 32, height: 48) : CGSize(width: 48, height: 32)
        try Self.withFolder { folder in
            try Self.write(ImageFixtures.jpeg(orientation: orientation), "a.jpg", in: folder)
            try Self.write(ImageFixtures.png(orientation: orientation), "a.png", in: folder)
            #expect(try ImageProbe.probe(folder + "/a.jpg") == upright)
            #expect(try ImageProbe.probe(folder + "/a.png") == upright)
        }
    }

    @Test func ignoresImpossibleOrientation() {
        #expect(ExifBlock.orientation(in: ImageFixtures.exif(orientation: 9)) == nil)
        #expect(ExifBlock.orientation(in: ImageFixtures.exif(orientation: 0)) == nil)
        #expect(ExifBlock.orientation(in: ImageFixtures.exif(orientation: 6)) == 6)
        #expect(ExifBlock.orientation(in: Data("no exif".utf8)) == nil)
    }

    @Test func findsExifInWebP() {
        let block = ImageFixtures.exif(orientation: 8)
        let odd = Data("VP8X".utf8) + Data([3, 0, 0, 0, 1, 2, 3, 0])
        let chunk = Data("EXIF".utf8) + Data([UInt8(block.count), 0, 0, 0]) + block
        let file = Data("RIFF".utf8) + Data([0, 0, 0, 0]) + Data("WEBP".utf8) + odd + chunk
        #expect(ImageProbe.orientation(of: file, .webp) == 8)
        // A chunk that claims to be longer than the file.
        #expect(ImageProbe.orientation(of: file.dropLast(1), .webp) == nil)
    }

    @Test func saysInTheLibrarysWordsWhatIsWrongWithAPicture() throws {
        try Self.withFolder { folder in
            // 2,000,000 pixels wide, where libpng reads a million at most.
            var data = ImageFixtures.data(.png)
            data.replaceSubrange(16..<20, with: [0x00, 0x1E, 0x84, 0x80])
            try Self.write(data, "huge.png", in: folder)
            let problem = try ImageProbe.probe(folder: folder, cache: nil).first?.problem ?? ""
            #expect(!problem.contains("setjmp"), "\(problem)")
            #expect(problem.contains("libpng error"), "\(problem)")
        }
    }

    @Test func listsFolderInOrderAndNamesWhatItCannotRead() throws {
        try Self.withFolder { folder in
            try Self.write(ImageFixtures.data(.png), "b.png", in: folder)
            try Self.write(ImageFixtures.jpeg(orientation: 6), "a", in: folder)
            try Self.write(Data(ImageFixtures.data(.png).prefix(60)), "c.png", in: folder)
            try Self.write(Data(), "d.heic", in: folder)
            try Self.write(Data("hello".utf8), "e.JPG", in: folder)
            try Self.write(Data("hello".utf8), "readme.txt", in: folder)
            try Self.write(ImageFixtures.data(.png), ".hidden.png", in: folder)
            try FileManager.default.createDirectory(
                atPath: folder + "/sub.png", withIntermediateDirectories: false)
            let images = try ImageProbe.probe(folder: folder, cache: nil)
            #expect(images.map(\.name) == ["a", "b.png", "c.png", "d.heic", "e.JPG"])
            #expect(
                images.map(\.size) == [
                    CGSize(width: 32, height: 48), CGSize(width: 48, height: 32), nil, nil, nil,
                ])
            #expect(images[0].problem == nil)
            #expect(images[2].problem?.isEmpty == false)
            #expect(images[3].problem == "the file is empty")
            #expect(images[4].problem == "it is none of JPEG, PNG, WebP, GIF, HEIC, AVIF")
        }
    }

    @Test func saysThatFolderIsMissing() throws {
        try Self.withFolder { folder in
            #expect(
                throws: CanvasError.unreadable(
                    path: folder + "/none", reason: "there is no such folder")
            ) { try ImageProbe.probe(folder: folder + "/none", cache: nil) }
            try Self.write(Data(), "file", in: folder)
            #expect(
                throws: CanvasError.unreadable(
                    path: folder + "/file", reason: "it is not a folder")
            ) { try ImageProbe.probe(folder: folder + "/file", cache: nil) }
            #expect(
                throws: CanvasError.unreadable(
                    path: folder + "/gone.png", reason: "No such file or directory")
            ) { try ImageProbe.probe(folder + "/gone.png") }
        }
    }

    @Test func decodesEachFileOnce() throws {
        try Self.withFolder { folder in
            let cache = folder + "/cache/deep/images.json"
            let pictures = folder + "/pictures"
            try FileManager.default.createDirectory(
                atPath: pictures, withIntermediateDirectories: false)
            try Self.write(ImageFixtures.data(.png), "a.png", in: pictures)
            try Self.write(Data("x".utf8), "b.png", in: pictures)
            var decoded: [Int] = []
            let first = try ImageProbe.probe(folder: pictures, cache: cache) { index, _ in
                decoded.append(index)
            }
            #expect(decoded == [0, 1])
            let second = try ImageProbe.probe(folder: pictures, cache: cache) { index, _ in
                decoded.append(index)
            }
            #expect(decoded == [0, 1], "the second time nothing is decoded")
            #expect(first == second)
            // A file that changes is decoded again; one of the same size too.
            try Self.write(ImageFixtures.jpeg(orientation: 6), "a.png", in: pictures)
            try Self.write(Data("y".utf8), "b.png", in: pictures)
            let third = try ImageProbe.probe(folder: pictures, cache: cache) { index, _ in
                decoded.append(index)
            }
            #expect(decoded == [0, 1, 0, 1])
            #expect(third[0].size == CGSize(width: 32, height: 48))
        }
    }

    @Test func ignoresBrokenCache() throws {
        try Self.withFolder { folder in
            let cache = folder + "/images.json"
            try Self.write(ImageFixtures.data(.gif), "a.gif", in: folder)
            for broken in ["", "{", "[]", #"{"version":1}"#, #"{"version":99,"images":{}}"#] {
                try Self.write(Data(broken.utf8), "images.json", in: folder)
                let images = try ImageProbe.probe(folder: folder, cache: cache)
                #expect(images.map(\.size) == [CGSize(width: 48, height: 32)])
            }
            // An entry that makes no sense counts as none.
            let stamp = try #require(FileStamp(path: folder + "/a.gif"))
            let bad =
                #"{"version":1,"images":{"\#(folder)/a.gif":{"stamp":{"size":\#(stamp.size),"#
                + #""seconds":\#(stamp.seconds),"nanoseconds":\#(stamp.nanoseconds)},"width":-4}}}"#
            try Self.write(Data(bad.utf8), "images.json", in: folder)
            #expect(
                try ImageProbe.probe(folder: folder, cache: cache).map(\.size)
                    == [CGSize(width: 48, height: 32)])
        }
    }

    @Test func keepsCacheWhereXDGSays() {
        #expect(
            ImageCache.path(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"])
                == "/c/photo-browser-bench/images.json")
        #expect(
            ImageCache.path(environment: ["XDG_CACHE_HOME": "relative", "HOME": "/h"])
                == "/h/.cache/photo-browser-bench/images.json")
        #expect(ImageCache.path(environment: [:]) == nil)
    }
}
