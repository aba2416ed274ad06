import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct TimerTests {
    private func simulate(_ body: (Simulation) -> Void) {
        let simulation = Simulation(device: SimulatedDevice())
        Simulation.run(simulation) { body(simulation) }
    }

    @Test func firesAtTheFirstTickAtOrAfterItsTime() {
        simulate { simulation in
            var fired: [Int] = []
            _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in
                fired.append(simulation.tick)
            }
            for _ in 0..<12 { simulation.step() }
            // 50, 100, 150, 200 ms at 60 Hz are the ticks 3, 6, 9, 12.
            #expect(fired == [3, 6, 9, 12])
        }
    }

    @Test func missedFiringsAreNotMadeUpFor() {
        simulate { simulation in
            var count = 0
            _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in count += 1 }
            simulation.step()
            #expect(count == 1)
        }
    }

    @Test func defaultModeTimersWaitWhileAScrollViewTracks() {
        // [tracking]
        simulate { simulation in
            var log: [String] = []
            _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
                log.append("default")
            }
            let common = Timer(timeInterval: 0.01, repeats: false) { _ in log.append("common") }
            RunLoop.main.add(common, forMode: .common)
            simulation.beginTracking()
            simulation.step()
            #expect(log == ["common"])
            #expect(RunLoop.main.currentMode == .tracking)
            simulation.endTracking()
            simulation.step()
            #expect(log == ["common", "default"])
        }
    }

    @Test func aTimerEndsWhenInvalidatedFromItsOwnBlock() {
        simulate { simulation in
            var count = 0
            let timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { timer in
                count += 1
                timer.invalidate()
            }
            for _ in 0..<10 { simulation.step() }
            #expect(count == 1)
            #expect(!timer.isValid)
            #expect(simulation.scheduledTaskCount == 0)
        }
    }

    @Test func anInvalidatedTimerLetsGoOfItsTarget() {
        final class Target {
            func tick(_ timer: Timer) {}
        }
        simulate { simulation in
            weak var target: Target?
            do {
                let object = Target()
                target = object
                let timer = Timer.scheduledTimer(
                    timeInterval: 1, target: object, selector: Target.tick, userInfo: nil,
                    repeats: true)
                timer.invalidate()
            }
            #expect(target == nil)
        }
    }

    /// Nobody can invalidate what nobody knows of any more.
    @Test func aTimerThatGoesOnEndsWithItsSimulation() {
        weak var simulation: Simulation?
        do {
            let mine = Simulation(device: SimulatedDevice())
            simulation = mine
            Simulation.run(mine) {
                _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in }
                mine.step()
            }
            #expect(mine.scheduledTaskCount == 1)
        }
        #expect(simulation == nil)
    }

    @Test func aDisplayLinkThatGoesOnEndsWithItsSimulation() {
        final class Target {
            weak var link: CADisplayLink?
            func step(_ link: CADisplayLink) { self.link = link }
        }
        weak var simulation: Simulation?
        let target = Target()
        do {
            let mine = Simulation(device: SimulatedDevice())
            simulation = mine
            Simulation.run(mine) {
                CADisplayLink(target: target, selector: Target.step)
                    .add(to: .main, forMode: .common)
                mine.step()
                mine.step()
            }
            #expect(target.link != nil)
        }
        #expect(simulation == nil)
        #expect(target.link == nil)
    }

    @Test func methodsWithoutArgumentsAreCalled() {
        final class Target {
            var ticks = 0
            var frames = 0
            func tick() { ticks += 1 }
            func step() { frames += 1 }
        }
        simulate { simulation in
            let target = Target()
            let timer = Timer.scheduledTimer(
                timeInterval: 0.01, target: target, selector: Target.tick, userInfo: nil,
                repeats: false)
            let other = Timer(
                timeInterval: 0.01, target: target, selector: Target.tick, userInfo: "info",
                repeats: false)
            #expect(other.userInfo as? String == "info")
            RunLoop.main.add(other, forMode: .common)
            let link = CADisplayLink(target: target, selector: Target.step)
            link.add(to: .main, forMode: .common)
            simulation.step()
            simulation.step()
            simulation.step()
            link.invalidate()
            simulation.step()
            #expect(target.ticks == 2)
            #expect(!timer.isValid)
            #expect(target.frames == 3)
        }
    }

    @Test func mainQueueBlocksRunInTheFrameInWhichTheyAreQueued() {
        // [main-queue]
        simulate { simulation in
            var log: [String] = []
            simulation.schedule(at: simulation.now) {
                DispatchQueue.main.async {
                    log.append("first, tick \(simulation.tick)")
                    DispatchQueue.main.async { log.append("second, tick \(simulation.tick)") }
                }
            }
            simulation.step()
            simulation.step()
            #expect(log == ["first, tick 1", "second, tick 2"])
        }
    }

    @Test func asyncAfterRunsAtItsTime() {
        simulate { simulation in
            var ticks: [Int] = []
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { ticks.append(simulation.tick) }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) {
                ticks.append(simulation.tick)
            }
            for _ in 0..<10 { simulation.step() }
            #expect(ticks == [3, 6])
        }
    }

    @Test func aDisplayLinkFiresOnceAFrameUntilInvalidated() {
        final class Target {
            var stamps: [Double] = []
            func step(_ link: CADisplayLink) { stamps.append(link.timestamp) }
        }
        simulate { simulation in
            let target = Target()
            let link = CADisplayLink(target: target, selector: Target.step)
            link.add(to: .main, forMode: .common)
            simulation.step()
            simulation.step()
            link.isPaused = true
            simulation.step()
            link.isPaused = false
            simulation.step()
            link.invalidate()
            simulation.step()
            #expect(target.stamps.map { ($0 * 60).rounded() } == [1, 2, 4])
        }
    }

    @Test func aDisplayLinkLivesUntilItIsInvalidated() {
        final class Target {
            weak var link: CADisplayLink?
            func step(_ link: CADisplayLink) { self.link = link }
        }
        simulate { simulation in
            let target = Target()
            CADisplayLink(target: target, selector: Target.step).add(to: .main, forMode: .common)
            simulation.step()
            #expect(target.link != nil)
            target.link?.invalidate()
            simulation.step()
            #expect(target.link == nil)
            #expect(!simulation.isActive)
        }
    }
}
