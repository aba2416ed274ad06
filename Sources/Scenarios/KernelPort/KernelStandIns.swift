// Types that a kernel may lack, each for kernels that do; Scripts/kernel sets the conditions. Who
// makes one of them needs what is missing, and is noted.
import JXPhotoBrowser
import UIKit

#if KERNEL_LACKS_JXPhotoBrowserAnyCell
    typealias JXPhotoBrowserAnyCell = UICollectionViewCell & JXPhotoBrowserCellProtocol
#endif

#if KERNEL_LACKS_JXPhotoBrowserOverlay
    /// A view that nobody tells of pages.
    protocol JXPhotoBrowserOverlay: UIView {
        func setup(with browser: JXPhotoBrowserViewController)
        func reloadData(numberOfItems: Int, pageIndex: Int)
        func didChangedPageIndex(_ index: Int)
    }
#endif

#if KERNEL_LACKS_JXPageIndicatorOverlay
    /// A page indicator that indicates nothing.
    final class JXPageIndicatorOverlay: UIView, JXPhotoBrowserOverlay {
        enum Position {
            case top(padding: CGFloat)
            case bottom(padding: CGFloat)
        }

        let pageControl = UIPageControl()
        var position = Position.bottom(padding: 12)

        override init(frame: CGRect) {
            super.init(frame: frame)
            MissingMembers.note("JXPageIndicatorOverlay")
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        nonisolated deinit {}

        func setup(with browser: JXPhotoBrowserViewController) {}
        func reloadData(numberOfItems: Int, pageIndex: Int) {}
        func didChangedPageIndex(_ index: Int) {}
    }
#endif

#if KERNEL_LACKS_JXImageCell
    /// A page that shows an image and no more.
    class JXImageCell: UICollectionViewCell, JXPhotoBrowserCellProtocol {
        let imageView = UIImageView()
        weak var browser: JXPhotoBrowserViewController?
        var transitionImageView: UIImageView? { imageView }

        override init(frame: CGRect) {
            super.init(frame: frame)
            MissingMembers.note("JXImageCell")
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        nonisolated deinit {}

        func photoBrowserDismissInteractionDidChange(isInteracting: Bool) {}
    }
#endif
