import Foundation
import Testing

@testable import UIKit

@Suite struct ImageHeaderTests {
    @Test func readsEachFormat() {
        let header = ImageHeader(width: 4032, height: 3024)
        #expect(ImageHeader(ImageBytes.png(4032, 3024)) == header)
        #expect(ImageHeader(ImageBytes.jpeg(4032, 3024)) == header)
        #expect(ImageHeader(ImageBytes.gif(4032, 3024)) == header)
    }

    /// The three kinds of WebP, each with its own way to write 300 × 200.
    @Test func readsWebP() {
        let header = ImageHeader(width: 300, height: 200)
        let extended = [0, 0, 0, 0] + ImageBytes.little(299, 3) + ImageBytes.little(199, 3)
        #expect(ImageHeader(ImageBytes.webP("VP8X", extended)) == header)
        let lossless = [0x2F] + ImageBytes.little(299 | 199 << 14, 4)
        #expect(ImageHeader(ImageBytes.webP("VP8L", lossless)) == header)
        let lossy =
            [0, 0, 0, 0x9D, 0x01, 0x2A] + ImageBytes.little(300, 2)
            + ImageBytes.little(200 | 1 << 14, 2)
        #expect(ImageHeader(ImageBytes.webP("VP8 ", lossy)) == header)
        let exif = ImageBytes.exif(6, isBigEndian: false)
        let chunk = Array("EXIF".utf8) + ImageBytes.little(exif.count, 4) + exif
        #expect(
            ImageHeader(ImageBytes.webP("VP8X", extended, after: chunk))
                == ImageHeader(width: 300, height: 200, orientation: 6))
    }

    /// Orientations from 5 on lie on their side (EXIF 2.3, tag 274).
    @Test(arguments: 1...8, [true, false])
    func appliesTheOrientation(_ orientation: Int, isBigEndian: Bool) {
        let exif = ImageBytes.exif(orientation, isBigEndian: isBigEndian)
        let size = orientation < 5 ? CGSize(width: 30, height: 20) : CGSize(width: 20, height: 30)
        for data in [ImageBytes.png(30, 20, exif: exif), ImageBytes.jpeg(30, 20, exif: exif)] {
            let header = ImageHeader(data)
            #expect(header?.orientation == orientation)
            #expect(header?.uprightSize == size)
        }
    }

    @Test func anImpossibleOrientationIsNone() {
        let exif = ImageBytes.exif(9, isBigEndian: true)
        #expect(ImageHeader(ImageBytes.jpeg(3, 2, exif: exif)) == ImageHeader(width: 3, height: 2))
    }

    @Test func refusesWhatIsNoImage() {
        #expect(ImageHeader(Data()) == nil)
        #expect(ImageHeader(Data("GIF89".utf8)) == nil)
        #expect(ImageHeader(Data("a text that is long enough to be a head".utf8)) == nil)
        #expect(ImageHeader(ImageBytes.png(0, 5)) == nil)
    }

    /// Whatever is cut off or changed, nothing crashes, and a head that is cut off is none.
    @Test func survivesDamage() {
        let exif = ImageBytes.exif(6, isBigEndian: true)
        for whole in [ImageBytes.jpeg(300, 200, exif: exif), ImageBytes.png(300, 200, exif: exif)] {
            for count in 0..<whole.count { _ = ImageHeader(whole.prefix(count)) }
            #expect(ImageHeader(whole.prefix(20)) == nil)
            for index in whole.indices {
                for byte in [UInt8(0), 0xFF, whole[index] ^ 0x80] {
                    var damaged = whole
                    damaged[index] = byte
                    _ = ImageHeader(damaged)
                }
            }
        }
        // A slice has indices of its own.
        let slice: Data = (Data([1, 2, 3]) + ImageBytes.gif(7, 8)).dropFirst(3)
        #expect(ImageHeader(slice) != nil)
    }
}
