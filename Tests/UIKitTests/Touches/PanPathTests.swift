import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct PanPathTests {
    private func time(_ milliseconds: Double) -> SimulatedTime {
        SimulatedTime(seconds: milliseconds / 1000)
    }

    @Test func countsFromItsStartOrWhereItWasSet() {
        var path = PanPath(at: CGPoint(x: 10, y: 20), time: time(0))
        path.move(to: CGPoint(x: 13, y: 24), time: time(10))
        #expect(path.translation == CGPoint(x: 3, y: 4))
        path.setTranslation(CGPoint(x: 1, y: 1))
        path.move(to: CGPoint(x: 14, y: 24), time: time(20))
        #expect(path.translation == CGPoint(x: 2, y: 1))
        // 0.8 of the first segment, 0.2 of the second.
        #expect(abs(path.tracker.velocity.x - (0.8 * 300 + 0.2 * 100)) < 1e-9)
        #expect(abs(path.tracker.velocity.y - 0.8 * 400) < 1e-9)
    }

    @Test func otherFingersMoveNothing() {
        var path = PanPath(at: .zero, time: time(0))
        path.move(to: CGPoint(x: 0, y: 10), time: time(10))
        path.rebase(to: CGPoint(x: 100, y: 50))
        #expect(path.translation == CGPoint(x: 0, y: 10))
        #expect(path.tracker.velocity == CGPoint(x: 0, y: 1_000))
        path.move(to: CGPoint(x: 100, y: 60), time: time(20))
        #expect(path.translation == CGPoint(x: 0, y: 20))
        #expect(path.tracker.velocity == CGPoint(x: 0, y: 1_000))
    }
}
