import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// One host takes over from another, or goes.
struct HostChangeTests {
    @Test(arguments: [false, true])
    func eachHostHearsOfItsOwnPagesAlone(looping: Bool) {
        BrowserFixture.run(count: 5, looping: looping) { scene in
            let other = TestHost(count: 3)
            scene.host.clearLog()
            scene.browser.delegate = other
            scene.step(2)
            // The new one's pages; the old one hears nothing more, the new one no foreign ends.
            #expect(scene.host.log.isEmpty)
            #expect(other.pagesShown == [0])
            #expect(other.faults.isEmpty)
            scene.isWatching = false
            scene.swipe(.left)
            #expect(other.pagesShown == [1])
            #expect(other.faults.isEmpty)
            #expect(scene.overlay.log.suffix(2) == ["(3,0)", "1"])
        }
    }

    @Test func hostThatGoesInMotionLeavesBlankPages() {
        BrowserFixture.run(count: 5) { scene in
            scene.isWatching = false
            var host: TestHost? = TestHost(count: 5)
            scene.browser.delegate = host
            scene.step(2)
            scene.fling(.left)
            scene.wait(0.15)
            host = nil
            scene.settle()
            #expect(scene.browser.pageIndex == 1)
            let next = TestHost(count: 2)
            scene.browser.delegate = next
            scene.step(2)
            #expect(next.pagesShown == [1])
            #expect(next.faults.isEmpty)
            _ = host
        }
    }

    @Test func hostSwappedWithinItsOwnCall() {
        BrowserFixture.run(count: 5) { scene in
            scene.isWatching = false
            let other = TestHost(count: 4)
            scene.host.reaction = { line in
                if line == "will 1" { scene.browser.delegate = other }
            }
            scene.swipe(.left)
            scene.host.reaction = nil
            #expect(scene.browser.delegate === other)
            #expect(other.pagesShown == [1])
            #expect(other.faults.isEmpty)
        }
    }
}
