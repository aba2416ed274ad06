import Testing
@testable import UIKit

@testable import JXPhotoBrowser

struct PullPoseTests {
    /// scale = max(0.5, 1 − dy/height), alpha = max(0, 1 − 1.5·dy/height); unchanged above the start.
    @Test(arguments: [
        (-0.3, 1.0, 1.0), (0.0, 1.0, 1.0), (0.2, 0.8, 0.7), (0.5, 0.5, 0.25),
        (2.0 / 3, 0.5, 0.0), (0.9, 0.5, 0.0),
    ])
    func scaleAndBackdrop(depth: Double, scale: Double, alpha: Double) {
        let pose = PullPose(depth: depth, shift: CGPoint(x: 3, y: 4))
        #expect(abs(pose.scale - scale) < 1e-12)
        #expect(abs(pose.backdropAlpha - alpha) < 1e-12)
    }

    @Test func returnsFromWhereItIs() {
        let pose = PullPose(depth: 0.2, shift: CGPoint(x: 30, y: 40))
        #expect(pose.returning(0) == pose)
        #expect(pose.returning(0.5) == PullPose(depth: 0.1, shift: CGPoint(x: 15, y: 20)))
        #expect(pose.returning(1) == .rest)
    }

    @Test func lookDoesNotJumpAtTheStartOfAReturn() {
        for depth in [-0.4, 0, 0.3, 0.6, 0.95] {
            let pose = PullPose(depth: depth, shift: .zero)
            #expect(abs(pose.returning(0).scale - pose.scale) < 1e-12)
            #expect(abs(pose.returning(0).backdropAlpha - pose.backdropAlpha) < 1e-12)
        }
    }
}
