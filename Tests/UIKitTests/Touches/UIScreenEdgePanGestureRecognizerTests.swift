import Foundation
import Testing

@testable @_spi(Simulation) import UIKit

@Suite struct UIScreenEdgePanGestureRecognizerTests {
    /// On a screen of 400 × 800 points.
    @Test(arguments: [
        // From within 20 points of the edge, 12 points inwards.
        (UIRectEdge.left, "20,400", "32,400", true), (.left, "21,400", "60,400", false),
        (.left, "5,400", "16,400", false), (.left, "5,400", "17,400", true),
        // More along the edge than inwards.
        (.left, "5,400", "20,416", false), (.left, "5,400", "20,414", true),
        (.right, "385,400", "370,400", true), (.right, "5,400", "20,400", false),
        (.top, "200,10", "200,30", true), (.bottom, "200,790", "200,770", true),
        (.bottom, "200,790", "200,799", false), (UIRectEdge([]), "5,400", "60,400", false),
        (.all, "385,400", "370,400", true),
    ])
    func beginsAtItsEdge(edges: UIRectEdge, from: String, to: String, begins: Bool) {
        GestureScene.run { scene in
            let pan = scene.add(UIScreenEdgePanGestureRecognizer(), "edge")
            pan.edges = edges
            scene.play("a: 0 down \(from) | 50 to \(to) | 100 up")
            #expect(scene.timeline.contains("edge began") == begins)
        }
    }
}
