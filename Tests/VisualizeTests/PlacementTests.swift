import Testing

@testable import Visualize

struct PlacementTests {
    @Test func leavesWhatFits() {
        let middles = Placement.spread(
            [10, 50, 90], lengths: [10, 10, 10], gap: 2, within: 0...100)
        #expect(middles == [10, 50, 90])
    }

    @Test func sharesTheDisplacement() throws {
        let middles = try #require(
            Placement.spread([50, 50], lengths: [20, 20], gap: 4, within: 0...100))
        #expect(middles == [38, 62])
    }

    @Test func staysWithinTheRange() throws {
        let middles = try #require(
            Placement.spread([0, 1, 100], lengths: [20, 20, 20], gap: 5, within: 0...100))
        #expect(middles == [10, 35, 90])
        #expect(Placement.spread([0, 1], lengths: [60, 60], gap: 0, within: 0...100) == nil)
        #expect(Placement.spread([], lengths: [], gap: 0, within: 0...100) == [])
    }

    /// Every arrangement of five labels: none overlap, order stays.
    @Test func neverOverlaps() throws {
        for seed in 0..<500 {
            var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
            func next(_ bound: Int) -> Double {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Double(state >> 33 % UInt64(bound))
            }
            let wanted = (0..<5).map { _ in next(400) }.sorted()
            let lengths = (0..<5).map { _ in 10 + next(60) }
            let middles = try #require(
                Placement.spread(wanted, lengths: lengths, gap: 6, within: 0...400))
            #expect(middles[0] - lengths[0] / 2 >= -1e-9)
            #expect(middles[4] + lengths[4] / 2 <= 400 + 1e-9)
            for index in 0..<4 {
                let gap =
                    middles[index + 1] - lengths[index + 1] / 2 - middles[index]
                    - lengths[index] / 2
                #expect(gap >= 6 - 1e-9, "seed \(seed)")
            }
        }
    }

    @Test func keepsTheImportant() {
        let kept = Placement.keep(
            [(10, 20, 1), (15, 20, 0), (60, 20, 1), (81, 20, 1)], gap: 2)
        #expect(kept == [false, true, true, false])
    }
}
