@_spi(Simulation) import UIKit

/// Visible pages cover the viewport but for spacing and over-scroll.
final class NoBlank: Invariant {
    let id = InvariantID.noBlank
    let platformRules: PlatformRules = [.cellLife, .snap, .catching]

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        // Pages whose size is no whole number of pixels lie on whole ones, less than one apart.
        let pixel = 2 * frame.halfPixel
        guard frame.hasPages, frame.isDataKnown, frame.uncovered > pixel - 1e-6 else { return nil }
        return "\(pointText(frame.uncovered)) pt of the viewport show no page, at "
            + "\(pointText(frame.position)) pages"
    }
}
