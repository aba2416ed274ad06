import Foundation
import Testing

@testable import Scenarios

struct TraceDigestTests {
    /// The published vectors of FNV-1a, 64 bits (RFC 9923, appendix C, and the authors' page).
    @Test(
        arguments: [
            ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c),
            ("foobar", 0x8594_4171_f739_67e8),
        ] as [(String, UInt64)])
    func hashMatchesPublishedVectors(text: String, expected: UInt64) {
        var builder = DigestBuilder()
        for byte in text.utf8 { builder.add(byte: byte) }
        #expect(builder.bits == expected)
    }

    @Test func writtenAsSixteenDigitsAndShort() {
        let digest = TraceDigest(bits: 0x0f3c_0000_0000_e1a0)
        #expect(digest.description == "0f3c00000000e1a0")
        #expect(digest.short == "0f3c…e1a0")
    }

    /// Each field that a person sees changes the digest.
    @Test(
        arguments: [
            { $0.frames[1].tick += 1 }, { $0.frames[1].offset.x += 0.01 },
            { $0.frames[1].offset.y += 0.01 }, { $0.frames[1].pageIndex += 1 },
            { $0.frames[1].zoomScale += 0.01 }, { $0.frames[1].dismissalProgress += 0.01 },
            { $0.frames[1].backdropAlpha -= 0.01 }, { $0.frames[1].hasBrowser = false },
            { $0.cells[0].item += 1 }, { $0.cells[0].shownItem += 1 },
            { $0.cells[0].frame.origin.x += 0.01 }, { $0.cells[0].frame.size.height += 0.01 },
            { $0.events[0].timeNanoseconds += 1 }, { $0.events[0].a += 1 },
            { $0.events[0].b += 1 }, { $0.events[0].value += 0.01 }, { $0.events[0].text = "x" },
            { $0.events.removeLast() }, { $0.frames.removeLast() },
        ] as [@MainActor @Sendable (inout Trace) -> Void])
    func whatIsSeenCounts(change: @MainActor @Sendable (inout Trace) -> Void) {
        let before = TraceFixture.swipe()
        var after = before
        change(&after)
        #expect(after.digest != before.digest)
    }

    /// Counters, costs, what is behind a cell and less than half of 1/1024 point do not.
    @Test(
        arguments: [
            { $0.frames[1].work.hitTests += 1 }, { $0.frames[1].cpuNanoseconds = 5 },
            { $0.frames[1].allocations = 5 }, { $0.frames[1].liveCells += 1 },
            { $0.frames[1].offset.x += 0.0001 }, { $0.cells[0].cell += 1 },
            { $0.cells[0].use += 1 },
            { $0.header.kernel = "another" },
            { trace in
                var event = TraceEvent(kind: .cellReused, frame: 1, timeNanoseconds: 0)
                event.b = 3
                trace.events.append(event)
            },
            { trace in
                trace.events.append(TraceEvent(kind: .violation, frame: 1, timeNanoseconds: 0))
            },
        ] as [@MainActor @Sendable (inout Trace) -> Void])
    func whatIsNotSeenDoesNot(change: @MainActor @Sendable (inout Trace) -> Void) {
        let before = TraceFixture.swipe()
        var after = before
        change(&after)
        #expect(after.digest == before.digest)
    }

    @Test func notANumberAndInfinityHaveValuesOfTheirOwn() {
        let values = [Double.nan, .infinity, -.infinity, 0].map(DigestBuilder.quantised)
        #expect(values == [.min, .max, .min + 1, 0])
        #expect(DigestBuilder.quantised(1 / 1024) == 1)
    }
}
