import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIPanGestureRecognizerTests {
    /// 9.667 pt did not begin, 10 did (device); the action for `began` a frame later, its
    /// translation zero where the finger is then, and no `changed` in that frame.
    @Test func beginsAfterTenPointsAndActsAFrameLater() {
        GestureScene.run { scene in
            scene.add(UIPanGestureRecognizer(), "pan")
            scene.play(
                """
                a: 0 down 100,100 | 8.3 to 100,109.667 | 16.6 to 100,110 | 25 to 100,115 \
                | 33.3 to 100,121 | 41.6 to 100,122 | 50 up
                """)
            #expect(
                scene.timeline == """
                    4 pan began 0,0
                    5 pan changed 0,6
                    6 pan changed 0,7
                    7 pan ended 0,7
                    """)
        }
    }
}
