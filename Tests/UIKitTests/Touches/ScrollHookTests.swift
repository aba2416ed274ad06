import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

/// What recognisers of the module may override, as scroll views do.
@Suite struct ScrollHookTests {
    /// [catch]: begins with the touch-down, in that frame, and moves from there without the 10 pt.
    @Test func catchingBeginsOnTouchDown() {
        GestureScene.run { scene in
            let content = scene.addView("content", writes: true)
            scene.add(UITapGestureRecognizer(), "tap", to: content)
            let pan = scene.add(HookedPan(), "pan")
            pan.catches = true
            scene.play("a: 0 down 100,100 | 16 to 100,101 | 25 up")
            // The tap is prevented, and the content never sees the touch.
            #expect(
                scene.timeline == """
                    2 pan began 0,0
                    3 pan changed 0,1
                    4 pan ended 0,1
                    """)
            scene.clear()
            pan.catches = false
            scene.play("a: 0 down 100,100 | 8 to 100,120 | 33 up")
            let start = 4 + 60
            #expect(scene.lines.filter { $0.contains("pan") }.count == 2)
            #expect(!scene.timeline.contains("\(start) pan began"))
        }
    }

    /// [axis]: a pan that may not begin for a movement leaves the touch to others.
    @Test func movementCanBeRefused() {
        GestureScene.run { scene in
            let view = scene.addView("view")
            let inner = scene.add(HookedPan(), "inner", to: view)
            inner.isHorizontal = true
            scene.add(UIPanGestureRecognizer(), "outer")
            scene.play("a: 0 down 100,100 | 8 to 105,120 | 33 up")
            #expect(scene.lines.allSatisfy { $0.contains("outer") })
            #expect(scene.lines.count == 2)
            scene.clear()
            scene.play("a: 0 down 100,100 | 8 to 120,105 | 33 up")
            #expect(scene.lines.allSatisfy { $0.contains("inner") })
            #expect(scene.lines.count == 2)
        }
    }

    @Test func touchesCanBeRefusedAndCompanyAllowed() {
        GestureScene.run { scene in
            let view = scene.addView("view")
            let inner = scene.add(HookedPan(), "inner", to: view)
            scene.add(UIPanGestureRecognizer(), "outer")
            inner.isSociable = true
            scene.play("a: 0 down 100,100 | 8 to 100,120 | 33 up")
            #expect(scene.lines.count == 4)
            scene.clear()
            inner.takesNothing = true
            scene.play("a: 0 down 100,100 | 8 to 100,120 | 33 up")
            #expect(scene.lines.allSatisfy { $0.contains("outer") })
            #expect(scene.lines.count == 2)
        }
    }

    /// A scroll view asks its content before it takes a touch that the content has.
    @Test func knowsWhetherContentHasTheTouch() {
        GestureScene.run { scene in
            let view = scene.addView("view")
            let pan = scene.add(HookedPan(), "pan")
            pan.isPolite = true
            let delay = scene.add(TouchDelayGestureRecognizer(), "delay")
            scene.play("a: 0 down 100,100 | 50 to 100,120 | 75 up")
            #expect(scene.lines.count == 2)
            scene.clear()
            scene.play("a: 0 down 100,100 | 200 to 100,120 | 225 up")
            #expect(scene.timeline == "")
            #expect(delay.view === scene.window)
            #expect(view.window === scene.window)
        }
    }
}

private final class HookedPan: UIPanGestureRecognizer {
    var catches = false
    var isHorizontal = false
    var isSociable = false
    var takesNothing = false
    /// Begins only as long as no view has the touch.
    var isPolite = false

    override var beginsOnTouchDown: Bool { catches }

    override func mayReceive(_ touch: UITouch) -> Bool { !takesNothing }

    override func recognizesAlongside(_ other: UIGestureRecognizer) -> Bool { isSociable }

    override func mayBegin() -> Bool {
        if isPolite, attemptTouches.contains(where: \.hasReachedView) { return false }
        let way = translation(in: nil)
        return !isHorizontal || abs(way.x) > abs(way.y)
    }
}
