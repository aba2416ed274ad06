@_spi(Simulation) import UIKit

/// Visible pages cover the viewport but for spacing and over-scroll.
final class NoBlank: Invariant {
    let id = InvariantID.noBlank
    let platformRules: PlatformRules = [.cellLife, .snap, .catching]

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        guard frame.hasPages, frame.isDataKnown,
            Coverage.isGap(Double(frame.uncovered), pixel: 2 * frame.halfPixel)
        else { return nil }
        return "\(pointText(frame.uncovered)) pt of the viewport show no page, at "
            + "\(pointText(frame.position)) pages"
    }
}
