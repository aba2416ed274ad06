import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct SimulationTests {
    /// A 60 Hz simulation in force while `body` runs.
    private func simulate(_ body: (Simulation) -> Void) {
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) { body(simulation) }
    }

    private final class Log {
        var lines: [String] = []
    }

    private final class Mover: FrameMotion {
        let log: Log
        init(_ log: Log) { self.log = log }
        func advance(to now: SimulatedTime) { log.lines.append("motion") }
    }

    private final class Watcher: UIView {
        var log: Log?
        override func layoutSubviews() { log?.lines.append("layout") }
    }

    private final class Observer: FrameObserver {
        let log: Log
        init(_ log: Log) { self.log = log }
        func frameDidCommit(_ simulation: Simulation) { log.lines.append("commit") }
    }

    @Test func aFrameRunsInIOSOrder() {
        simulate { simulation in
            let log = Log()
            let window = UIWindow()
            window.makeKeyAndVisible()
            let view = Watcher(frame: .zero)
            window.addSubview(view)
            simulation.step()
            view.log = log
            let observer = Observer(log)
            simulation.frameObserver = observer
            let mover = Mover(log)
            simulation.addMotion(mover)
            view.setNeedsLayout()
            DispatchQueue.main.async { log.lines.append("main queue") }
            simulation.schedule(at: simulation.now) { log.lines.append("timer") }
            simulation.step()
            #expect(log.lines == ["timer", "motion", "main queue", "layout", "commit"])
        }
    }

    @Test func timeJumpsWhileNothingCanChange() {
        simulate { simulation in
            #expect(simulation.nextActiveTick == nil)
            simulation.schedule(at: SimulatedTime(seconds: 10)) {}
            #expect(simulation.nextActiveTick == 600)
            simulation.step(to: 600)
            #expect(simulation.nextActiveTick == nil)
        }
    }

    @Test func costsMakeTheNextFrameLate() {
        // [late]: the next tick is the first at or after the end of the costs.
        simulate { simulation in
            simulation.step()
            simulation.spend(seconds: 0.010)
            simulation.spend(seconds: 0.010)
            simulation.step()
            // 1/60 s + 20 ms = 36.67 ms; the ticks are at 33.3 and 50 ms.
            #expect(simulation.tick == 3)
            #expect(simulation.droppedTicks == 1)
            #expect(simulation.model.used.identifiers == ["late"])
        }
    }

    @Test func tasksScheduledForNowByATaskWaitForTheNextFrame() {
        simulate { simulation in
            var count = 0
            @MainActor func again() {
                count += 1
                simulation.schedule(at: simulation.now) { again() }
            }
            simulation.schedule(at: simulation.now) { again() }
            simulation.step()
            #expect(count == 1)
            simulation.step()
            #expect(count == 2)
        }
    }

    @Test func layoutThatNeverSettlesIsGivenUp() {
        final class Restless: UIView {
            override func layoutSubviews() { setNeedsLayout() }
        }
        simulate { simulation in
            let window = UIWindow()
            window.makeKeyAndVisible()
            window.addSubview(Restless(frame: .zero))
            simulation.step()
            #expect(simulation.layoutPassesInFrame == Simulation.layoutPassLimit)
        }
    }
}
