/// The browser's view-controller callbacks are balanced and in UIKit's order.
final class Lifecycle: Invariant {
    let id = InvariantID.lifecycle

    /// Where the browser stands between its callbacks.
    private enum Stage: String {
        case loaded = "not on screen"
        case appearing
        case appeared = "on screen"
        case disappearing
    }

    private var stage = Stage.loaded
    /// Whether something was heard in the frame that is being made.
    private var isFresh = false

    func check(_ event: HostEvent) -> String? {
        guard case .lifecycle(let callback) = event else { return nil }
        let before = stage
        isFresh = true
        switch (callback, stage) {
        case ("viewDidLoad", .loaded):
            return nil
        case ("viewWillAppear", .loaded), ("viewWillAppear", .disappearing):
            stage = .appearing
        case ("viewIsAppearing", .appearing):
            return nil
        case ("viewDidAppear", .appearing):
            stage = .appeared
        case ("viewWillDisappear", .appeared), ("viewWillDisappear", .appearing):
            stage = .disappearing
        case ("viewDidDisappear", .disappearing):
            stage = .loaded
        default:
            return "\(callback) came while the browser was \(before.rawValue)"
        }
        return nil
    }

    func check(_ frame: FrameSnapshot, after previous: FrameSnapshot) -> String? {
        defer { isFresh = false }
        if frame.isResting, !isFresh, stage == .appearing || stage == .disappearing {
            return "nothing moves any more, and the browser is still \(stage.rawValue)"
        }
        // A browser that is embedded in a screen which leaves hears when that comes back.
        if previous.hasBrowser, frame.hasBrowser, stage == .loaded, !frame.isCovered {
            return "the browser's view is in the window, but it did not hear viewWillAppear"
        }
        if !previous.hasBrowser, !frame.hasBrowser, stage == .appeared {
            return "the browser's view has left the window, but it did not hear viewWillDisappear"
        }
        return nil
    }
}
