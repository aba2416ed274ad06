@_spi(Simulation) import UIKit

/// Asks the invariants, and gathers what they find: one failure for each stretch of frames in
/// which the same one is broken.
final class InvariantChecker {
    private let invariants: [any Invariant]
    private(set) var failures: [Failure] = []
    /// For each invariant, the place of the failure that the last frame added to; −1 for none.
    private var openFailure: [Int]
    /// Tells the circumstances of a failure that has just been found.
    var describe: ((inout Failure) -> Void)?

    /// More failures than anybody reads: broken invariants that come after are left out.
    private static let failureLimit = 50

    init(disabled: [InvariantID]) {
        invariants = InvariantSet.all(except: disabled)
        openFailure = [Int](repeating: -1, count: invariants.count)
    }

    /// Checks a frame.
    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) {
        for index in invariants.indices {
            guard let message = invariants[index].check(frame, after: previous) else {
                openFailure[index] = -1
                continue
            }
            if openFailure[index] >= 0 {
                failures[openFailure[index]].lastFrame = frame.index
            } else {
                openFailure[index] = add(invariants[index], message, at: frame)
            }
        }
    }

    /// Checks what the browser said during the frame that is being made.
    func check(_ event: HostEvent, at frame: FrameSnapshot) {
        for invariant in invariants {
            if let message = invariant.check(event) { _ = add(invariant, message, at: frame) }
        }
    }

    /// An overlay is no longer told of anything.
    func forgetOverlay(_ name: String) {
        for invariant in invariants { (invariant as? OverlayInStep)?.forget(name) }
    }

    /// What is left over in a frame at rest that is tried at the end; nil when nothing is.
    func leftover(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        for invariant in invariants where invariant.id == .nothingLeft {
            if let message = invariant.check(frame, after: previous) { return message }
        }
        return nil
    }

    /// Adds a failure that was found otherwise.
    func add(_ failure: Failure) {
        var failure = failure
        describe?(&failure)
        failures.append(failure)
    }

    private func add(
        _ invariant: any Invariant, _ message: String, at frame: FrameSnapshot
    ) -> Int {
        guard failures.count < InvariantChecker.failureLimit else { return -1 }
        var failure = Failure(
            kind: .invariant, id: invariant.id.rawValue,
            timeNanoseconds: frame.time.nanoseconds, frame: frame.index, message: message,
            platformRules: invariant.platformRules.identifiers)
        describe?(&failure)
        failures.append(failure)
        return failures.count - 1
    }
}
