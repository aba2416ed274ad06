@_spi(Simulation) import UIKit

/// A promise that is checked on every frame and at everything that the browser says.
///
/// Invariants read the frame's snapshot, and no more of the simulation than the platform model's
/// figures; each keeps what it must remember.
protocol Invariant: AnyObject {
    /// The name that scenarios, reports and the documentation use.
    var id: InvariantID { get }
    /// The guessed platform rules that a verdict leans on.
    var platformRules: PlatformRules { get }

    /// What is wrong with the frame, and what would be right; nil when nothing is.
    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String?
    /// What is wrong with what the browser said; nil when nothing is.
    func check(_ event: HostEvent) -> String?
}

extension Invariant {
    var platformRules: PlatformRules { [] }

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? { nil }

    func check(_ event: HostEvent) -> String? { nil }
}

/// The invariants of a run, in the order of the documentation.
///
/// `no-dead-lock` is not among them: it is tried by the player at the end, and so is that nothing is
/// left when the browser has gone. Two of them may have one name between them.
enum InvariantSet {
    static func all(except disabled: [InvariantID]) -> [any Invariant] {
        let all: [any Invariant] = [
            PageInRange(), NoBlank(), RightContent(), DisplayPairs(), RestsOnPage(), Continuous(),
            ContinuousImage(), Finite(), OneVisible(), ZoomInLimits(), Centred(), UnderTheFinger(),
            HeldImage(), OneThumbnailHidden(), AutoplayHolds(), NothingLeft(), OverlayInStep(),
            BoundedCells(), Lifecycle(), LayoutSettles(),
        ]
        return all.filter { !disabled.contains($0.id) }
    }
}

/// A number of points as reports print it: at most two decimals.
func pointText(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "not a number" : "infinity" }
    return numberText((value * 100).rounded() / 100)
}
