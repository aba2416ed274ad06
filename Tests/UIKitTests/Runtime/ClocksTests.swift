import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct ClocksTests {
    @Test func allClocksShowTheFrameBeingMade() {
        let simulation = Simulation(device: SimulatedDevice(refreshRate: 60))
        Simulation.run(simulation) {
            let start = Date()
            #expect(CACurrentMediaTime() == 0)
            for _ in 0..<90 { simulation.step() }
            // 90 frames of 1/60 s.
            #expect(abs(CACurrentMediaTime() - 1.5) < 1e-9)
            // A Double of this size is exact to 1.2e-7 s.
            #expect(abs(Date().timeIntervalSince(start) - 1.5) < 2.4e-7)
            #expect(abs(start.timeIntervalSinceNow + 1.5) < 2.4e-7)
            #expect(Date.now == Date())
            #expect(Date(timeIntervalSinceNow: 2).timeIntervalSince(Date.now) == 2)
            #expect(CFAbsoluteTimeGetCurrent() == Date().timeIntervalSinceReferenceDate)
        }
    }

    @Test func simulationsBeginAtTheStartOf2026() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            #expect(ISO8601DateFormatter().string(from: Date()) == "2026-01-01T00:00:00Z")
        }
    }
}
