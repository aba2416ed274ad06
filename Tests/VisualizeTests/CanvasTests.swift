import Foundation
import Testing

@testable import Visualize

struct CanvasTests {
    @Test func fillsWholePixels() throws {
        let canvas = try Canvas(width: 20, height: 10)
        canvas.fill(CGRect(x: 3.4, y: 2, width: 4, height: 3), .content)
        #expect(canvas.pixel(x: 3, y: 2) == .content)
        #expect(canvas.pixel(x: 6, y: 4) == .content)
        #expect(canvas.pixel(x: 7, y: 4) == .paper)
        #expect(canvas.pixel(x: 2, y: 2) == .paper)
        #expect(canvas.pixel(x: 20, y: 2) == nil)
        // Beyond all edges, and nonsense, without harm.
        canvas.fill(CGRect(x: -50, y: -50, width: 1000, height: 1000), .well)
        canvas.fill(CGRect(x: Double.nan, y: 0, width: 1, height: 1), .violation)
        canvas.fill(CGRect(x: 100, y: 100, width: 5, height: 5), .violation)
        #expect(canvas.pixel(x: 0, y: 0) == .well)
        #expect(canvas.pixel(x: 19, y: 9) == .well)
    }

    @Test func drawsSmoothLine() throws {
        let fonts = try FontBook()
        let canvas = try Canvas(width: 40, height: 40)
        var drawing = Drawing()
        drawing.add(
            .line(
                [CGPoint(x: 5, y: 20), CGPoint(x: 35, y: 20)], .ink, width: 3, dash: .solid))
        try canvas.draw(drawing, fonts: fonts)
        // Centred on y = 20, between rows 19 and 20: both full, 18 and 21 half covered.
        #expect(canvas.pixel(x: 20, y: 19) == .ink)
        #expect(canvas.pixel(x: 20, y: 20) == .ink)
        let edge = try #require(canvas.pixel(x: 20, y: 18))
        #expect(edge != .ink && edge != .paper)
        #expect(canvas.pixel(x: 20, y: 16) == .paper)
        #expect(canvas.pixel(x: 2, y: 20) == .paper)
    }

    @Test func drawsShapes() throws {
        let fonts = try FontBook()
        let canvas = try Canvas(width: 100, height: 40)
        var drawing = Drawing()
        drawing.add(.ring(center: CGPoint(x: 20.5, y: 20.5), radius: 10, width: 3, .ink))
        drawing.add(.dot(center: CGPoint(x: 50.5, y: 20.5), radius: 6, .touch))
        drawing.add(
            .polygon(Sign.triangle(CGPoint(x: 80.5, y: 20.5), 10), .well))
        try canvas.draw(drawing, fonts: fonts)
        #expect(canvas.pixel(x: 20, y: 20) == .paper, "a ring is empty inside")
        #expect(canvas.pixel(x: 30, y: 20) == .ink)
        #expect(canvas.pixel(x: 50, y: 20) == .touch)
        #expect(canvas.pixel(x: 50, y: 30) == .paper)
        #expect(canvas.pixel(x: 80, y: 24) == .well)
        #expect(canvas.pixel(x: 72, y: 14) == .paper)
    }

    @Test func hatchesWithinItsRectangle() throws {
        let fonts = try FontBook()
        let canvas = try Canvas(width: 60, height: 40)
        var drawing = Drawing()
        drawing.add(.hatch(CGRect(x: 10, y: 10, width: 40, height: 20), .content))
        try canvas.draw(drawing, fonts: fonts)
        var (striped, plain) = (0, 0)
        for y in 0..<40 {
            for x in 0..<60 {
                let isWithin = (10..<50).contains(x) && (10..<30).contains(y)
                let isPaper = canvas.pixel(x: x, y: y) == .paper
                if !isWithin { #expect(isPaper) }
                if isWithin, isPaper { plain += 1 } else if isWithin { striped += 1 }
            }
        }
        #expect(striped > 150 && plain > 150)
    }

    @Test func dashesLeaveGaps() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 26, y: 0)]
        #expect(Dash.solid.pieces(of: points).count == 1)
        let pieces = Dash.dashed.pieces(of: points)
        #expect(pieces.map { Double($0.0.x).rounded() } == [0, 13])
        #expect(pieces.map { Double($0.1.x).rounded() } == [8, 21])
        let broken = [points[0], CGPoint(x: Double.nan, y: 0), points[1]]
        #expect(Dash.solid.pieces(of: broken).isEmpty)
    }

    @Test func packsColoursForLibgd() {
        #expect(Color(0x0072B2).packed == 0x0072B2)
        #expect(Color(0x0072B2, alpha: 0).packed == 127 << 24 | 0x0072B2)
        #expect(Color.ink.mixed(with: .paper, 1) == .paper)
        #expect(Color.ink.mixed(with: .paper, 0) == .ink)
    }

    @Test func survivesPNG() throws {
        let canvas = try Canvas(width: 33, height: 17, background: .touch)
        canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 17), .content)
        let copy = try Canvas(decoding: canvas.png(), format: .png, path: "copy")
        #expect(copy.width == 33 && copy.height == 17)
        #expect(copy.pixel(x: 4, y: 16) == .content)
        #expect(copy.pixel(x: 5, y: 16) == .touch)
        #expect(try canvas.png() == copy.png())
    }

    @Test func refusesWhatLibgdCannotHold() {
        for (width, height) in [(0, 10), (10, -1), (60_000, 60_000), (Int.max, 1)] {
            #expect(throws: CanvasError.sizeRefused(width: width, height: height)) {
                try Canvas(width: width, height: height)
            }
        }
    }

    @Test func reportsBrokenPicture() {
        let half = Data(ImageFixtures.data(.png).prefix(60))
        #expect(throws: CanvasError.self) {
            try Canvas(decoding: half, format: .png, path: "half.png")
        }
        #expect(throws: CanvasError.self) {
            try Canvas(decoding: Data(), format: .jpeg, path: "empty.jpg")
        }
    }

    /// Pages in memory now (proc(5): the second figure of statm), 4 KiB each.
    private func residentPages() throws -> Int {
        let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return Int(text.split(separator: " ")[1]) ?? 0
    }

    @Test func freesItsMemory() throws {
        let fonts = try FontBook()
        var drawing = Drawing()
        drawing.addText(
            "12 photos", x: 10, baseline: 40, .title, .ink, measuredBy: fonts)
        drawing.add(.ring(center: CGPoint(x: 80, y: 80), radius: 30, width: 3, .content))
        func makeOne() throws {
            let canvas = try Canvas(width: 256, height: 256)
            try canvas.draw(drawing, fonts: fonts)
            _ = try canvas.png()
            _ = try Canvas(decoding: ImageFixtures.data(.png), format: .png, path: "")
            _ = ExifBlock.orientation(in: ImageFixtures.jpeg(orientation: 3))
        }
        for _ in 0..<20 { try makeOne() }
        let before = try residentPages()
        for _ in 0..<1000 { try makeOne() }
        let grown = try residentPages() - before
        // Kept alive, the canvases alone would be 64,000 pages. Other tests run meanwhile.
        #expect(grown < 8_000, "grew by \(grown) pages")
    }
}
