import Foundation
import Testing

@testable @_spi(Simulation) import Scenarios

/// A viewport of 400 points; pages by where they start and end.
@Suite struct CoverageTests {
    private func uncovered(
        _ pages: [ClosedRange<Double>], spacing: CGFloat = 0, offset: CGFloat = 400,
        isVertical: Bool = false
    ) -> CGFloat {
        let snapshot = FrameSnapshot()
        snapshot.isVertical = isVertical
        snapshot.viewport = CGRect(
            x: 0, y: 0, width: isVertical ? 300 : 400, height: isVertical ? 400 : 300)
        snapshot.spacing = spacing
        snapshot.halfPixel = 0.25
        snapshot.offsetLimits = 0...1200
        snapshot.offset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
        snapshot.cells = pages.map { page in
            let length = page.upperBound - page.lowerBound
            let frame =
                isVertical
                ? CGRect(x: 0, y: page.lowerBound, width: 300, height: length)
                : CGRect(x: page.lowerBound, y: 0, width: length, height: 300)
            return CellSnapshot(
                cell: 0, use: 0, item: 0, shownIdentity: 0, showsFullImage: true,
                expectedIdentity: 0, frame: frame, image: nil)
        }
        return Coverage.uncovered(snapshot)
    }

    @Test func pagesThatMeetCoverAll() {
        #expect(uncovered([0...400]) == 0)
        #expect(uncovered([-150...250, 250...650]) == 0)
        // In whatever order they come.
        #expect(uncovered([250...650, -150...250]) == 0)
    }

    @Test func whatNoPageCoversCounts() {
        #expect(uncovered([]) == 400)
        #expect(uncovered([100...500]) == 100)
        #expect(uncovered([-100...300]) == 100)
        #expect(uncovered([-300...100, 150...350]) == 100)
        #expect(uncovered([-300...100, 150...350], isVertical: true) == 100)
    }

    @Test func spacingIsAllowedOnceAGap() {
        #expect(uncovered([-200...200, 220...620], spacing: 20) == 0)
        #expect(uncovered([-200...200, 230...630], spacing: 20) == 10)
        #expect(uncovered([-20...380], spacing: 20) == 0)
        #expect(uncovered([20...420], spacing: 20) == 0)
        #expect(uncovered([-40...360], spacing: 20) == 20)
        // Without any page nothing is spacing.
        #expect(uncovered([], spacing: 20) == 400)
    }

    @Test func halfAPixelIsRounding() {
        #expect(uncovered([-200...200, 200.2...600]) == 0)
        #expect(abs(uncovered([-200...200, 200.4...600]) - 0.4) < 1e-9)
    }

    @Test func beyondTheEndsThereIsNothingToCover() {
        #expect(uncovered([60...460], offset: -60) == 0)
        #expect(uncovered([-60...340], offset: 1260) == 0)
        #expect(uncovered([80...480], offset: -60) == 20)
    }
}
