import UIKit

extension UIGestureRecognizer {
    /// Lets go of the fingers: disabling a recogniser is the way to cancel it. One that is disabled
    /// stays so.
    func drop() {
        guard isEnabled else { return }
        isEnabled = false
        isEnabled = true
    }
}
