@testable import JXPhotoBrowser
import Testing
@_spi(Simulation) @testable import UIKit

/// Whether some of a view may be seen.
struct SightTests {
    @Test func sight() {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            let window = UIWindow()
            let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
            let box = UIView(frame: CGRect(x: 0, y: 150, width: 390, height: 100))
            #expect(!box.isInSight)
            window.addSubview(list)
            list.addSubview(box)
            // The window is not shown yet.
            #expect(!box.isInSight)
            window.makeKeyAndVisible()
            #expect(box.isInSight)
            list.contentSize = CGSize(width: 390, height: 2000)
            list.contentOffset.y = 250
            #expect(!box.isInSight)
            list.contentOffset.y = 249
            #expect(box.isInSight)
            // Within the window, but clipped by the list.
            list.contentOffset.y = -51
            #expect(!box.isInSight)
            list.clipsToBounds = false
            #expect(box.isInSight)
            list.alpha = 0
            #expect(!box.isInSight)
            list.alpha = 1
            box.isHidden = true
            #expect(!box.isInSight)
            box.isHidden = false
            box.frame.size.height = 0
            #expect(!box.isInSight)
        }
    }
}
