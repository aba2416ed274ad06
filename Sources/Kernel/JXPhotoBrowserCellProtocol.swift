import UIKit

/// A collection view cell that a browser can show.
@preconcurrency @MainActor
public protocol JXPhotoBrowserCellProtocol: UICollectionViewCell {
    /// The browser that shows the cell, which sets it. Keep it weakly. The default keeps nothing.
    var browser: JXPhotoBrowserViewController? { get set }

    /// The view with the page's picture; nil, the default, where there is none. What it shows stays
    /// on screen when another cell takes over the page, flies when the browser opens and closes with
    /// `.zoom`, and follows the finger that pulls the page down.
    var transitionImageView: UIImageView? { get }

    /// A pull that may close the browser has begun, or is over: the page is in its place again, or
    /// the browser gone. The default does nothing.
    ///
    /// - Parameter isInteracting: true once at the beginning, false once at the end.
    func photoBrowserDismissInteractionDidChange(isInteracting: Bool)
}

extension JXPhotoBrowserCellProtocol {
    /// Nil: the cell does not keep its browser.
    public var browser: JXPhotoBrowserViewController? {
        get { nil }
        // swift-format-ignore: an empty setter is the point of this default.
        set {}
    }

    /// Nil: the cell has no picture of its own.
    public var transitionImageView: UIImageView? { nil }

    /// Does nothing.
    public func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {}
}

/// A cell that a browser can show.
public typealias JXPhotoBrowserAnyCell = UICollectionViewCell & JXPhotoBrowserCellProtocol
