import JXPhotoBrowser
import UIKit

// What a kernel may lack, an older one for instance. A member that the kernel has wins over the
// one that stands in for it here, so that these take effect only where there is nothing else.
//
// To read what is missing gives what a browser without it does. To ask for anything else is noted:
// the scenario then says that it cannot be applied to this kernel, and what is missing.

/// What a browser may lack.
protocol BrowserFallbacks: UIViewController {}

extension JXPhotoBrowserViewController: BrowserFallbacks {}

extension BrowserFallbacks {
    var initialIndex: Int {
        get { 0 }
        set { note("initialIndex", unless: newValue == 0) }
    }

    var scrollDirection: JXPhotoBrowserScrollDirection {
        get { .horizontal }
        set { note("scrollDirection", unless: newValue == .horizontal) }
    }

    var isLoopingEnabled: Bool {
        get { false }
        set { note("isLoopingEnabled", unless: !newValue) }
    }

    var transitionType: JXPhotoBrowserTransitionType {
        get { .fade }
        set { note("transitionType", unless: newValue == .fade) }
    }

    var itemSpacing: CGFloat {
        get { 0 }
        set { note("itemSpacing", unless: newValue == 0) }
    }

    var isDismissGestureEnabled: Bool {
        get { true }
        set { note("isDismissGestureEnabled", unless: newValue) }
    }

    var isAutoPlayEnabled: Bool {
        get { false }
        set { note("isAutoPlayEnabled", unless: !newValue) }
    }

    var autoPlayInterval: TimeInterval {
        get { 3 }
        set { note("autoPlayInterval", unless: newValue == 3) }
    }

    func scrollToPage(at index: Int, animated: Bool) {
        note("scrollToPage(at:animated:)")
    }

    func reloadData(preservingCurrentPage: Bool) {
        note("reloadData(preservingCurrentPage:)")
    }

    func addOverlay(_ overlay: any JXPhotoBrowserOverlay) {
        note("addOverlay(_:)")
    }

    func removeOverlay(_ overlay: any JXPhotoBrowserOverlay) {
        note("removeOverlay(_:)")
    }

    /// Without a virtual data source every index is real.
    func realIndex(fromVirtual index: Int) -> Int { index }

    private func note(_ member: String, unless isWithoutEffect: Bool = false) {
        if !isWithoutEffect { MissingMembers.note("JXPhotoBrowserViewController.\(member)") }
    }
}

/// What the kernel's cell with zoom may lack.
protocol ZoomCellFallbacks: UICollectionViewCell {}

extension JXZoomImageCell: ZoomCellFallbacks {}

extension ZoomCellFallbacks {
    var doubleTapZoomScale: CGFloat? {
        get { nil }
        set { if newValue != nil { MissingMembers.note("JXZoomImageCell.doubleTapZoomScale") } }
    }
}

/// What the kernel's page indicator may lack.
protocol PageIndicatorFallbacks: UIView {}

extension JXPageIndicatorOverlay: PageIndicatorFallbacks {}

extension PageIndicatorFallbacks {
    var hidesForSinglePage: Bool {
        get { true }
        set { if !newValue { MissingMembers.note("JXPageIndicatorOverlay.hidesForSinglePage") } }
    }
}
