import Foundation
@testable import Scenarios
import Testing

@testable import Visualize

/// Each screen is 100 × 200 points and drawn one pixel a point.
struct ScreenPainterTests {
    private func paint(
        _ elements: [ScreenImage.Element], store: PictureStore = PictureStore()
    ) throws -> Canvas {
        var image = ScreenImage(size: CGSize(width: 100, height: 200))
        image.elements = elements
        let canvas = try Canvas(width: 100, height: 200)
        try ScreenPainter.paint(image, on: canvas, fonts: FontBook(), store: store)
        return canvas
    }

    private func box(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
        map: ScreenMap = ScreenMap()
    ) -> ScreenImage.Box {
        ScreenImage.Box(
            rect: CGRect(x: x, y: y, width: width, height: height), radius: radius, map: map)
    }

    private let white = ScreenImage.Paint(red: 1, green: 1, blue: 1)
    private let red = ScreenImage.Paint(red: 1, green: 0, blue: 0)
    private let blue = ScreenImage.Paint(red: 0, green: 0, blue: 1)

    @Test func nothingIsBlack() throws {
        #expect(try paint([]).pixel(x: 50, y: 100) == Color(0x000000))
    }

    @Test func aGroupIsTransparentAsAWhole() throws {
        // Two shapes one upon the other in a group of a half: what lies below the upper one must not
        // shine through it, only what lies below the group.
        let canvas = try paint([
            .fill(box(0, 0, 100, 200), white), .begin(alpha: 0.5, clip: nil),
            .fill(box(0, 0, 100, 100), blue), .fill(box(0, 0, 50, 100), red), .end,
        ])
        let pixel = try #require(canvas.pixel(x: 25, y: 50))
        #expect(pixel.red == 255)
        #expect(abs(Int(pixel.green) - 127) <= 1 && abs(Int(pixel.blue) - 127) <= 1)
        #expect(canvas.pixel(x: 25, y: 150) == Color(0xFFFFFF))
    }

    @Test func aGroupCutsOff() throws {
        let canvas = try paint([
            .begin(alpha: 1, clip: box(20, 20, 40, 40)), .fill(box(0, 0, 100, 200), red), .end,
            .fill(box(90, 190, 10, 10), blue),
        ])
        #expect(canvas.pixel(x: 30, y: 30) == Color(0xFF0000))
        #expect(canvas.pixel(x: 20, y: 59) == Color(0xFF0000))
        #expect(canvas.pixel(x: 19, y: 30) == Color(0x000000))
        #expect(canvas.pixel(x: 60, y: 30) == Color(0x000000))
        #expect(canvas.pixel(x: 95, y: 195) == Color(0x0000FF))
    }

    @Test func whatIsCutOffWholeIsSkippedWithAllInIt() throws {
        let canvas = try paint([
            .begin(alpha: 1, clip: box(200, 0, 40, 40)), .begin(alpha: 1, clip: nil),
            .fill(box(0, 0, 100, 200), red), .end, .fill(box(0, 0, 100, 200), red), .end,
            .fill(box(50, 50, 10, 10), blue),
        ])
        #expect(canvas.pixel(x: 10, y: 10) == Color(0x000000))
        #expect(canvas.pixel(x: 55, y: 55) == Color(0x0000FF))
    }

    @Test func cornersAreRound() throws {
        let canvas = try paint([
            .begin(alpha: 1, clip: box(0, 0, 40, 40, radius: 20)),
            .fill(box(0, 0, 100, 200), red), .end,
            .fill(box(50, 50, 40, 40, radius: 20), blue),
        ])
        #expect(canvas.pixel(x: 2, y: 2) == Color(0x000000))
        #expect(canvas.pixel(x: 20, y: 20) == Color(0xFF0000))
        #expect(canvas.pixel(x: 52, y: 52) == Color(0x000000))
        #expect(canvas.pixel(x: 70, y: 70) == Color(0x0000FF))
    }

    @Test func whatIsTurnedIsDrawnTurned() throws {
        // A quarter turn about (50, 100): what reached to the right reaches down.
        let turn = ScreenMap(a: 0, b: 1, c: -1, d: 0, tx: 150, ty: 50)
        let canvas = try paint([.fill(box(60, 95, 30, 10, map: turn), red)])
        #expect(canvas.pixel(x: 50, y: 125) == Color(0xFF0000))
        #expect(canvas.pixel(x: 75, y: 100) == Color(0x000000))
    }

    @Test func aStretchedCardShowsAnOval() throws {
        // The circle's radius is four tenths of the shorter side of the image's own size. Drawn twice
        // as high as wide, it reaches 40 pixels to the side and 80 up and down.
        let canvas = try paint([
            .picture(
                .card(item: 0, isPlaceholder: false), box(0, 0, 100, 200),
                size: CGSize(width: 60, height: 60))
        ])
        let tint = TestCard.tint(of: 0)
        #expect(canvas.pixel(x: 10, y: 100) != tint)
        #expect(canvas.pixel(x: 50, y: 180) != tint)
        #expect(canvas.pixel(x: 50, y: 135) != canvas.pixel(x: 50, y: 150))
        #expect(canvas.pixel(x: 20, y: 100) == tint)
        #expect(canvas.pixel(x: 50, y: 170) == tint)
    }

    @Test(arguments: [1, 3, 6, 8]) func realPicturesStandUpright(orientation: UInt8) throws {
        // The left half of the stored picture is blue.
        let isTurned = orientation > 4
        let size = isTurned ? CGSize(width: 32, height: 48) : CGSize(width: 48, height: 32)
        let canvas = try paint([
            .picture(
                .encoded(ImageFixtures.jpeg(orientation: orientation)),
                box(0, 0, Double(size.width), Double(size.height)), size: size)
        ])
        let (x, y): (Int, Int) =
            switch orientation {
            case 1: (8, 16)
            case 3: (40, 16)
            // Turned clockwise to be seen: the left edge is at the top.
            case 6: (16, 8)
            default: (16, 40)
            }
        let there = try #require(canvas.pixel(x: x, y: y))
        let opposite = try #require(
            canvas.pixel(x: Int(size.width) - x, y: Int(size.height) - y))
        #expect(there.blue > 140 && there.red < 60, "\(there)")
        #expect(opposite.red > 200 || opposite.blue < 100, "\(opposite)")
    }

    @Test func smallTextIsABarAndLargeTextIsRead() throws {
        let far = try paint([.text("Aa", box(10, 10, 60, 6), pointSize: 5, white)])
        #expect(far.pixel(x: 40, y: 13) != Color(0x000000))
        let near = try paint([.text("W", box(10, 10, 30, 30), pointSize: 28, white)])
        let inked = (0..<40).filter { near.pixel(x: $0, y: 25) != Color(0x000000) }.count
        #expect(inked > 4 && inked < 26)
    }
}
