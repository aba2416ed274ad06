import Testing

@_spi(Simulation) @testable import UIKit

@Suite struct SynchronizationTests {
    @Test func aPoolGivesWhatItsBodyGives() throws {
        #expect(autoreleasepool { 3 } == 3)
        struct Failure: Error {}
        #expect(throws: Failure.self) { try autoreleasepool { throw Failure() } }
    }

    @Test func locksOfObjectsNestAndAreTold() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let object = NSObject()
            #expect(objc_sync_exit(object) == -1)
            #expect(objc_sync_enter(object) == 0)
            #expect(objc_sync_enter(object) == 0)
            #expect(objc_sync_exit(object) == 0)
            #expect(objc_sync_exit(NSObject()) == -1)
            #expect(objc_sync_exit(object) == 0)
            #expect(objc_sync_exit(object) == -1)
        }
    }

    @Test func anUnfairLockIsTakenOnce() {
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
    }
}
