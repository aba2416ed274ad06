import Testing

@testable import Visualize

struct TimeAxisTests {
    private let second: Int64 = 1_000_000_000

    @Test func isStraightWithoutGaps() {
        let axis = TimeAxis(start: 0, end: 10 * second, minX: 100, maxX: 1100, idle: [])
        #expect(axis.x(at: 0) == 100)
        #expect(axis.x(at: 5 * second) == 600)
        #expect(axis.x(at: 10 * second) == 1100)
        #expect(axis.x(at: -second) == 100)
        #expect(axis.x(at: 99 * second) == 1100)
        #expect(axis.ticks(spacing: 72).map(\.label).prefix(3) == ["0", "1", "2"])
    }

    @Test func foldsIdleTime() {
        let axis = TimeAxis(
            start: 0, end: 10 * second, minX: 0, maxX: 1052, idle: [2 * second...7 * second])
        #expect(axis.gaps.count == 1)
        #expect(axis.gaps[0].minX == 400)
        #expect(axis.gaps[0].maxX == 452)
        #expect(axis.x(at: 2 * second) == 400)
        #expect(axis.x(at: 7 * second) == 452)
        #expect(axis.x(at: 9 * second) == 852)
        #expect(axis.x(at: 10 * second) == 1052)
        for tick in axis.ticks(spacing: 72) {
            #expect(!(tick.time > 2 * second && tick.time < 7 * second))
        }
    }

    @Test func keepsShortPauses() {
        let pause: Int64 = 400_000_000
        let axis = TimeAxis(
            start: 0, end: second, minX: 0, maxX: 1000, idle: [second / 10...second / 10 + pause])
        #expect(axis.gaps.isEmpty, "400 ms is not over 400 ms")
        let longer = TimeAxis(
            start: 0, end: second, minX: 0, maxX: 1000,
            idle: [second / 10...second / 10 + pause + 1])
        #expect(longer.gaps.count == 1)
    }

    @Test func risesWithTimeHoweverManyGaps() {
        let idle = (0..<200).map { Int64($0) * 2 * second...(Int64($0) * 2 + 1) * second }
        let axis = TimeAxis(start: 0, end: 400 * second, minX: 130, maxX: 1484, idle: idle)
        #expect(axis.gaps.count <= TimeAxis.mostGaps)
        var last = -1.0
        for step in 0...4000 {
            let x = axis.x(at: Int64(step) * second / 10)
            #expect(x >= last)
            last = x
        }
        #expect(last == 1484)
    }

    @Test(arguments: [0.004, 0.1, 1, 9, 60, 4000, 1e6])
    func spacesTicks(seconds: Double) {
        let axis = TimeAxis(
            start: 0, end: Int64(seconds * 1e9), minX: 130, maxX: 1484, idle: [])
        let ticks = axis.ticks(spacing: 72)
        #expect((2...20).contains(ticks.count))
        for (left, right) in zip(ticks, ticks.dropFirst()) {
            #expect(right.x - left.x >= 71.99)
            #expect(left.label != right.label)
        }
    }

    @Test func hasRoundSteps() {
        #expect(Ticks.niceStep(atLeast: 0.13) == 0.2)
        #expect(Ticks.niceStep(atLeast: 2) == 2)
        #expect(Ticks.niceStep(atLeast: 51) == 100)
        #expect(Ticks.niceStep(atLeast: .nan) == 1)
        #expect(Ticks.multiples(of: 5, within: -7...11) == [-5, 0, 5, 10])
        #expect(Ticks.multiples(of: 1e-9, within: 0...1).isEmpty)
        #expect(Ticks.decimals(for: 0.05) == 2)
        #expect(Ticks.decimals(for: 20) == 0)
    }

    @Test func writesNumbers() {
        #expect(Words.number(1234.5, decimals: 2) == "1,234.50")
        #expect(Words.number(-0.001, decimals: 1) == "0.0")
        #expect(Words.number(.nan, decimals: 1) == "not a number")
        #expect(Words.count(-1_234_567) == "−1,234,567")
        #expect(Words.short(2.5) == "2.5")
        #expect(Words.short(2) == "2")
        #expect(Words.many(1, "frame") == "1 frame")
        #expect(Words.many(1068, "frame") == "1,068 frames")
    }
}
