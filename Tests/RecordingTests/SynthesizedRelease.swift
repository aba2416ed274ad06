import Foundation

@_spi(Simulation) import UIKit

extension ReplayStage {
    /// Drags the content with one finger to `offset` and lets go at `velocity` (points per second of
    /// content offset), with eight moves, one a frame: three until the pan begins, two for the way,
    /// and three at the velocity, which are all that a launch depends on.
    func releaseContent(at offset: Double, velocity: Double) {
        let step = velocity / Double(simulation.clock.refreshRate)
        let way = offset - scrollView.contentOffset.y - 3 * step
        let start = 10.0 * (velocity < 0 ? -1 : 1)
        beginGesture(beganAfter: 4)
        // The finger goes against the content.
        var y = 1_000.0
        finger(.began, y: y)
        for move in [start, start, start, way / 2, way / 2, step, step, step] {
            y -= move
            finger(.moved, y: y)
        }
        finger(.ended, y: y)
    }
}
