import UIKit

/// Notices fingers on a view and whatever is in it, also those that only rest there, and keeps out
/// of everybody's way: it never recognises anything, prevents nobody, and is prevented by nobody.
final class FingerWatch: UIGestureRecognizer {
    /// How many fingers are down.
    private(set) var fingerCount = 0
    /// Called when the first finger has come or the last has gone. Must not keep the view alive.
    var presenceDidChange: (() -> Void)?

    /// Makes one that has seen no finger yet.
    override init() {
        super.init()
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    nonisolated deinit {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        count(fingerCount + touches.count)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        count(fingerCount - touches.count)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        count(fingerCount - touches.count)
    }

    override func reset() {
        count(0)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    private func count(_ fingers: Int) {
        let former = fingerCount
        fingerCount = max(0, fingers)
        if (former == 0) != (fingerCount == 0) { presenceDidChange?() }
    }
}
