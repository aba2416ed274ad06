@_spi(Simulation) import UIKit

// How the browser is shown, and the images around it.
extension SnapshotReader {
    /// Reads how the browser is shown; anew only when callbacks of view controllers have told that
    /// something happens to one, since each change comes with some.
    func readPresentation(
        of browser: KernelBrowser, _ simulation: Simulation, into snapshot: FrameSnapshot
    ) {
        if host.lifecycleCount != presentation.stamp || presentation.transition != .none {
            presentation = Presentation(of: browser, stamp: host.lifecycleCount)
        }
        snapshot.isPresented = presentation.isPresented
        snapshot.transition = presentation.transition
        snapshot.isTransitionCancelled = presentation.isCancelled
        snapshot.isCovered = presentation.isCovered
    }

    /// How a browser is shown.
    struct Presentation {
        /// How many callbacks had run when it was read.
        var stamp = -1
        var isPresented = false
        var transition = TransitionPhase.none
        var isCancelled = false
        var isCovered = false

        init() {}

        init(of browser: KernelBrowser, stamp: Int) {
            self.stamp = stamp
            isPresented = browser.presentingViewController != nil && browser.parent == nil
            if browser.isBeingPresented { transition = .presenting }
            if browser.isBeingDismissed { transition = .dismissing }
            if transition != .none {
                isCancelled = browser.transitionCoordinator?.isCancelled ?? false
            }
            isCovered = browser.presentedViewController != nil
        }
    }
}
