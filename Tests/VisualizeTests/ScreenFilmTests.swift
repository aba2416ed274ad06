import Foundation
@testable import Scenarios
import Testing

@testable import Visualize

struct ScreenFilmTests {
    /// What a GIF file says of itself, read block by block (GIF89a specification, W3C).
    private struct GIF {
        var width = 0
        var height = 0
        var delays: [Int] = []
        var pictures = 0
        var plays: Int?
        var hasTrailer = false

        init(_ data: Data) throws {
            let bytes = [UInt8](data)
            try #require(bytes.starts(with: Array("GIF89a".utf8)))
            width = Int(bytes[6]) | Int(bytes[7]) << 8
            height = Int(bytes[8]) | Int(bytes[9]) << 8
            var place = 13 + (bytes[10] & 0x80 != 0 ? 3 << (Int(bytes[10] & 7) + 1) : 0)
            while place < bytes.count {
                switch bytes[place] {
                case 0x21:
                    if bytes[place + 1] == 0xF9 {
                        delays.append(Int(bytes[place + 4]) | Int(bytes[place + 5]) << 8)
                    } else if bytes[place + 1] == 0xFF {
                        plays = Int(bytes[place + 16]) | Int(bytes[place + 17]) << 8
                    }
                    place = GIF.end(ofBlocksAt: place + 2, bytes)
                case 0x2C:
                    pictures += 1
                    let flags = bytes[place + 9]
                    let colours = flags & 0x80 != 0 ? 3 << (Int(flags & 7) + 1) : 0
                    place = GIF.end(ofBlocksAt: place + 11 + colours, bytes)
                case 0x3B:
                    hasTrailer = place == bytes.count - 1
                    return
                default:
                    Issue.record("byte \(bytes[place]) at \(place) begins nothing")
                    return
                }
            }
        }

        private static func end(ofBlocksAt start: Int, _ bytes: [UInt8]) -> Int {
            var place = start
            while bytes[place] != 0 { place += Int(bytes[place]) + 1 }
            return place + 1
        }
    }

    @Test func anAnimationHasTenPicturesASecond() throws {
        let result = SampleRuns.vertical()
        let gif = try GIF(ScreenFilm.gif(of: result, seconds: 1) { _ in [:] })
        // From 0.0 s to 1.0 s.
        #expect(gif.pictures == 11)
        #expect(gif.delays == Array(repeating: 10, count: 11))
        #expect(gif.plays == 0)
        #expect(gif.hasTrailer)
        let size = result.trace.frames[0].screenSize
        #expect(gif.width == Int((size.width / 2).rounded()))
        #expect(gif.height == Int((size.height / 2).rounded()) + 26)
    }

    @Test func anAnimationEndsWithTheRun() throws {
        let trace = SampleRuns.short().trace
        let end = try #require(trace.frames.last?.timeNanoseconds)
        let frames = ScreenFilm.gifFrames(of: trace, seconds: 1000)
        #expect(frames.count == Int(end / 100_000_000) + 1)
        for (index, frame) in frames.enumerated() {
            #expect(trace.frames[frame].timeNanoseconds <= Int64(index) * 100_000_000)
        }
    }

    @Test func idleTimeShowsWhatWasThere() throws {
        let trace = SampleRuns.short().trace
        let last = try #require(trace.frames.last).timeNanoseconds
        #expect(ScreenFilm.frame(at: 0, of: trace) == 0)
        #expect(ScreenFilm.frame(at: last, of: trace) == trace.frames.count - 1)
        #expect(ScreenFilm.frame(at: last + 1, of: trace) == nil)
        let second = trace.frames[1].timeNanoseconds
        #expect(ScreenFilm.frame(at: second - 1, of: trace) == 0)
    }

    @Test func aFilmstripHoldsWhatItSays() throws {
        let result = SampleRuns.failing()
        let moments = [0, 40, 80, 120, 160, 200, 240, 280].map {
            Moment(frame: $0, words: "frame \($0) of a run that goes on and on")
        }
        let strip = ScreenFilm.filmstrip(moments, result, [:], try FontBook())
        let whole = CGRect(x: 0, y: 0, width: strip.width, height: strip.height)
        var boxes = strip.drawing.labels.map(\.box)
        for shape in strip.drawing.shapes {
            if case .screen(_, let rect) = shape { boxes.append(rect) }
        }
        #expect(
            strip.drawing.shapes.count(where: { if case .screen = $0 { true } else { false } }) == 8
        )
        for (index, box) in boxes.enumerated() {
            #expect(whole.contains(box))
            for other in boxes[..<index] { #expect(!box.insetBy(dx: 1, dy: 1).intersects(other)) }
        }
    }

    @Test func sameRunGivesSameBytes() throws {
        let result = SampleRuns.short()
        #expect(
            try ScreenFilm.gif(of: result, seconds: 1) { _ in [:] }
                == ScreenFilm.gif(of: result, seconds: 1) { _ in [:] })
    }
}
