import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct SimulatedTimeTests {
    @Test func ticksOfADisplayDoNotDrift() {
        let clock = DisplayClock(refreshRate: 120)
        // A day of frames: tick k is k/120 s, to the nanosecond below.
        #expect(clock.time(ofTick: 120 * 86_400).nanoseconds == 86_400_000_000_000)
        #expect(clock.time(ofTick: 1).nanoseconds == 8_333_333)
        #expect(clock.time(ofTick: 3).nanoseconds == 25_000_000)
    }

    @Test(arguments: [10, 24, 60, 90, 120])
    func firstTickIsTheOneAtOrAfter(rate: Int) {
        let clock = DisplayClock(refreshRate: rate)
        for index in [0, 1, 2, 7, rate - 1, rate, rate + 1, 12_345] {
            let time = clock.time(ofTick: index)
            #expect(clock.firstTick(atOrAfter: time) == index)
            let later = SimulatedTime(nanoseconds: time.nanoseconds + 1)
            #expect(clock.firstTick(atOrAfter: later) == index + 1)
        }
    }

    @Test func secondsAreClampedNotTrapped() {
        #expect(SimulatedTime(seconds: .infinity).nanoseconds == .max)
        #expect(SimulatedTime(seconds: .nan).nanoseconds == 0)
        #expect(SimulatedTime.distantFuture.advanced(bySeconds: 1) == .distantFuture)
    }
}
