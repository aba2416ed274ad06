import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct DispatchWorkItemTests {
    private func simulate(_ body: (Simulation) -> Void) {
        let simulation = Simulation(device: SimulatedDevice(refreshRate: 60))
        Simulation.run(simulation) { body(simulation) }
    }

    @Test func runsAtItsTime() {
        simulate { simulation in
            var log: [Int] = []
            DispatchQueue.main.asyncAfter(
                deadline: .now() + 0.1, execute: DispatchWorkItem { log.append(simulation.tick) })
            DispatchQueue.main.async(execute: DispatchWorkItem { log.append(simulation.tick) })
            for _ in 0..<10 { simulation.step() }
            // 0.1 s are 6 frames.
            #expect(log == [1, 6])
        }
    }

    @Test func whatWasCalledOffDoesNotRun() {
        simulate { simulation in
            var log: [String] = []
            let item = DispatchWorkItem { log.append("ran") }
            item.notify(queue: .main) { log.append("over \(simulation.tick)") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05, execute: item)
            simulation.step()
            #expect(!item.isCancelled)
            item.cancel()
            #expect(item.isCancelled)
            for _ in 0..<5 { simulation.step() }
            #expect(log == ["over 3"])
        }
    }

    @Test func othersFollow() {
        simulate { simulation in
            var log: [String] = []
            let item = DispatchWorkItem { log.append("first") }
            item.notify(queue: .main, execute: DispatchWorkItem { log.append("second") })
            item.perform()
            #expect(log == ["first"])
            simulation.step()
            #expect(log == ["first", "second"])
            item.notify(queue: .main) { log.append("late") }
            simulation.step()
            #expect(log == ["first", "second", "late"])
        }
    }
}
