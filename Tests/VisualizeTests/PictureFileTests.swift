import Foundation
import Testing

@testable import Visualize

struct PictureFileTests {
    @Test func replacesWholeFileOrNothing() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("file-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/a.png"
        try PictureFile.write(Data("one".utf8), to: path)
        try PictureFile.write(Data("two".utf8), to: path)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
        // A folder stands in the way: nothing is left behind.
        try FileManager.default.createDirectory(
            atPath: folder + "/b.png", withIntermediateDirectories: false)
        #expect(
            throws: CanvasError.cannotWrite(path: folder + "/b.png", reason: "Is a directory")
        ) { try PictureFile.write(Data("x".utf8), to: folder + "/b.png") }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                == ["a.png", "b.png"])
    }

    @Test func saysWhyItCannotWrite() {
        #expect(
            throws: CanvasError.cannotWrite(
                path: "/nowhere/at/all.png", reason: "No such file or directory")
        ) { try PictureFile.write(Data(), to: "/nowhere/at/all.png") }
    }

    /// full(4): every write to this device fails as on a full disk.
    @Test func saysThatTheDiskIsFull() throws {
        let descriptor = open("/dev/full", O_WRONLY)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        #expect(throws: CanvasError.diskFull(path: "a.png")) {
            try PictureFile.write(Data("x".utf8), to: descriptor, path: "a.png")
        }
    }
}
