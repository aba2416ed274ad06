import UIKit

/// Which browser each overlay is in, so that one instance is never in two.
enum OverlayOwners {
    private struct Claim {
        weak var overlay: (any JXPhotoBrowserOverlay)?
        weak var browser: JXPhotoBrowserViewController?
    }

    private static var claims: [Claim] = []

    /// Gives `overlay` to `browser`; a browser that has it already loses it first.
    /// - Complexity: O(overlays in use)
    static func claim(
        _ overlay: any JXPhotoBrowserOverlay, for browser: JXPhotoBrowserViewController
    ) {
        let former = claims.first { $0.overlay === overlay }?.browser
        if let former, former !== browser { former.removeOverlay(overlay) }
        release(overlay)
        claims.append(Claim(overlay: overlay, browser: browser))
    }

    /// Forgets whose `overlay` is.
    static func release(_ overlay: any JXPhotoBrowserOverlay) {
        claims.removeAll { $0.overlay == nil || $0.browser == nil || $0.overlay === overlay }
    }
}
