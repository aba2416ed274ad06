import Testing

@testable import UIKit

/// The rules of `UIStackView.Distribution` in Apple's documentation, worked out by hand.
struct StackDistributionTests {
    private func item(
        _ length: CGFloat, hugging: Float = 250, resistance: Float = 750
    ) -> StackDistribution.Item {
        .init(length: length, hugging: hugging, resistance: resistance)
    }

    private func spans(
        _ kind: UIStackView.Distribution, _ items: [StackDistribution.Item], gaps: [CGFloat],
        in length: CGFloat
    ) -> [[CGFloat]] {
        StackDistribution(kind: kind, items: items, gaps: gaps).spans(in: length)
            .map { [$0.start, $0.length] }
    }

    @Test func whatHugsLeastBecomesLonger() {
        let items = [item(20, hugging: 251), item(30), item(10, hugging: 251)]
        #expect(
            spans(.fill, items, gaps: [5, 5], in: 100) == [[0, 20], [25, 60], [90, 10]])
    }

    @Test func whatResistsLeastBecomesShorterThenTheNext() {
        let items = [item(40), item(30, resistance: 700), item(40, resistance: 720)]
        // 20 are missing: all from the middle one. 50: its 30, and 20 from the last.
        #expect(spans(.fill, items, gaps: [0, 0], in: 90) == [[0, 40], [40, 10], [50, 40]])
        #expect(spans(.fill, items, gaps: [0, 0], in: 60) == [[0, 40], [40, 0], [40, 20]])
    }

    @Test func equalLengths() {
        let items = [item(10), item(20), item(30)]
        #expect(
            spans(.fillEqually, items, gaps: [10, 20], in: 120) == [[0, 30], [40, 30], [90, 30]])
        let fitting = StackDistribution(kind: .fillEqually, items: items, gaps: [10, 20])
        #expect(fitting.fittingLength == 120)
    }

    @Test func proportionalLengths() {
        let items = [item(10), item(20), item(30)]
        #expect(
            spans(.fillProportionally, items, gaps: [0, 0], in: 120)
                == [[0, 20], [20, 40], [60, 60]])
    }

    @Test func equalSpacing() {
        let items = [item(10), item(20), item(30)]
        #expect(
            spans(.equalSpacing, items, gaps: [5, 5], in: 100) == [[0, 10], [30, 20], [70, 30]])
        // Too little room: the least spacing holds, the first of equals gives way.
        #expect(
            spans(.equalSpacing, items, gaps: [5, 5], in: 65) == [[0, 5], [10, 20], [35, 30]])
    }

    @Test func equalCentring() {
        let items = [item(20), item(40), item(20)]
        // The outer middles lie at 10 and 190, the other at 100.
        #expect(
            spans(.equalCentering, items, gaps: [0, 0], in: 200)
                == [[0, 20], [80, 40], [180, 20]])
        // Uneven lengths whose middles cannot lie evenly apart: the spacing holds.
        let uneven = [item(60), item(30), item(10)]
        let found = spans(.equalCentering, uneven, gaps: [5, 5], in: 120)
        #expect(found == [[0, 60], [65, 30], [110, 10]])
    }
}
