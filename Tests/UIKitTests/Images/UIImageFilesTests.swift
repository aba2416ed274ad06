import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIImageFilesTests {
    @Test func readsData() throws {
        let data = ImageBytes.jpeg(300, 200, exif: ImageBytes.exif(6, isBigEndian: true))
        let image = try #require(UIImage(data: data))
        #expect(image.size == CGSize(width: 200, height: 300))
        #expect(image.scale == 1)
        #expect(image.imageOrientation == .right)
        #expect(image.content == .encoded(data))
        let sharp = try #require(UIImage(data: data, scale: 2))
        #expect(sharp.size == CGSize(width: 100, height: 150))
        #expect(sharp.scale == 2)
        #expect(UIImage(data: Data("no".utf8)) == nil)
    }

    @Test func readsFiles() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("uiimage-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = ImageBytes.png(60, 30)
        for name in ["plain.png", "sharp@2x.png", "sharp@3x.png"] {
            try data.write(to: folder.appendingPathComponent(name))
        }
        try Data("text".utf8).write(to: folder.appendingPathComponent("text.png"))
        func image(_ name: String) -> UIImage? {
            UIImage(contentsOfFile: folder.appendingPathComponent(name).path)
        }
        #expect(image("plain.png")?.size == CGSize(width: 60, height: 30))
        #expect(image("plain")?.size == CGSize(width: 60, height: 30))
        #expect(image("sharp@2x.png")?.size == CGSize(width: 30, height: 15))
        #expect(image("sharp@3x.png")?.scale == 3)
        #expect(image("text.png") == nil)
        #expect(image("absent.png") == nil)
        let path = folder.appendingPathComponent("plain.png").path
        #expect(image("plain")?.content == .picture(path: path))
    }

    /// EXIF's numbers and Apple's cases (Apple's documentation of CGImagePropertyOrientation).
    @Test func namesTheOrientations() {
        let names: [UIImage.Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        #expect((1...8).map(UIImage.Orientation.init(exif:)) == names)
    }
}
