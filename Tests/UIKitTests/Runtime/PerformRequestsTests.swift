import Testing

@_spi(Simulation) @testable import UIKit

private final class Performer: UIView {
    var log: [String] = []
    func hide() { log.append("hide") }
    func move(_ distance: NSNumber) { log.append("move \(distance)") }
    func take(_ anything: Any?) { log.append("take \(anything == nil)") }
}

@Suite struct PerformRequestsTests {
    private func simulate(_ body: (Simulation, Performer) -> Void) {
        let simulation = Simulation(device: SimulatedDevice(refreshRate: 60))
        Simulation.run(simulation) { body(simulation, Performer()) }
    }

    @Test func callsTheMethodAtItsTime() {
        simulate { simulation, performer in
            performer.perform(Performer.hide, with: nil, afterDelay: 0.05)
            performer.perform(Performer.move(_:), with: NSNumber(value: 3), afterDelay: 0)
            performer.perform(Performer.take(_:), with: nil, afterDelay: 0)
            #expect(performer.log.isEmpty)
            simulation.step()
            #expect(performer.log == ["move 3", "take true"])
            simulation.step()
            simulation.step()
            #expect(performer.log == ["move 3", "take true", "hide"])
            #expect(simulation.performRequests.count == 0)
        }
    }

    @Test func callsNow() {
        simulate { _, performer in
            performer.perform(Performer.hide)
            performer.perform(Performer.move(_:), with: NSNumber(value: 1))
            #expect(performer.log == ["hide", "move 1"])
        }
    }

    @Test func waitsWhileAScrollViewTracks() {
        simulate { simulation, performer in
            performer.perform(Performer.hide, with: nil, afterDelay: 0)
            performer.perform(Performer.take(_:), with: 1, afterDelay: 0, inModes: [.common])
            simulation.beginTracking()
            simulation.step()
            #expect(performer.log == ["take false"])
            simulation.endTracking()
            simulation.step()
            #expect(performer.log == ["take false", "hide"])
        }
    }

    @Test func takesCallsBackByTargetNameAndArgument() {
        simulate { simulation, performer in
            let other = Performer()
            other.perform(Performer.hide, with: nil, afterDelay: 0, named: "hide")
            performer.perform(Performer.hide, with: nil, afterDelay: 0, named: "hide")
            performer.perform(Performer.take(_:), with: "a", afterDelay: 0, named: "take")
            performer.perform(Performer.take(_:), with: nil, afterDelay: 0, named: "take")
            NSObject.cancelPreviousPerformRequests(
                withTarget: performer, selectorNamed: "take", object: "a")
            NSObject.cancelPreviousPerformRequests(
                withTarget: performer, selectorNamed: "hide", object: nil)
            simulation.step()
            #expect(performer.log == ["take true"])
            #expect(other.log == ["hide"])
            performer.perform(Performer.hide, with: nil, afterDelay: 0)
            NSObject.cancelPreviousPerformRequests(withTarget: performer)
            simulation.step()
            #expect(performer.log == ["take true"])
            #expect(simulation.scheduledTaskCount == 0)
        }
    }

    @Test func keepsItsTargetUntilThen() {
        simulate { simulation, _ in
            weak var gone: Performer?
            do {
                let performer = Performer()
                gone = performer
                performer.perform(Performer.hide, with: nil, afterDelay: 0)
            }
            #expect(gone?.log == [])
            simulation.step()
            #expect(gone == nil)
        }
    }
}
