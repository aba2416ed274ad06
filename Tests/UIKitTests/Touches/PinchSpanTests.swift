import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct PinchSpanTests {
    private func time(_ milliseconds: Double) -> SimulatedTime {
        SimulatedTime(seconds: milliseconds / 1000)
    }

    @Test func scaleIsTheRatioOfDistances() {
        var span = PinchSpan(distance: 100, time: time(0))
        span.move(to: 150, time: time(100))
        #expect(span.scale == 1.5)
        #expect(span.change == 50)
        #expect(abs(span.velocity - 5) < 1e-9)
        span.setScale(1)
        span.move(to: 75, time: time(200))
        #expect(span.scale == 0.5)
    }

    @Test func otherFingersKeepTheScale() {
        var span = PinchSpan(distance: 100, time: time(0))
        span.move(to: 200, time: time(10))
        span.rebase(to: 50)
        #expect(span.scale == 2)
        span.move(to: 100, time: time(20))
        #expect(span.scale == 4)
    }

    @Test func scaleOfNoDistanceIsFinite() {
        var span = PinchSpan(distance: 0, time: time(0))
        #expect(span.scale == 1)
        span.move(to: 30, time: time(10))
        #expect(span.scale == 30)
        span.move(to: 0, time: time(20))
        #expect(span.scale == 1)
    }
}
