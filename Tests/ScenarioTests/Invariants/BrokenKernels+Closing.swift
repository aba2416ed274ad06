import JXPhotoBrowser

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

// Kernels that open and close wrongly, or are closed wrongly.

/// Flies its image, as the kernels below do.
class FlyingBrowser: JXPhotoBrowserViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        transitionType = .zoom
    }

    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        transitionType = .zoom
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    nonisolated deinit {}

    /// What a flight does wrong while it is under way, once the kernel has begun it.
    func spoil(_ flying: UIView) {}

    override func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        SpoiledAnimator(self)
    }
}

/// The kernel's animator, and something wrong on top.
private final class SpoiledAnimator: JXZoomDismissAnimator {
    private let browser: FlyingBrowser

    init(_ browser: FlyingBrowser) {
        self.browser = browser
        super.init()
    }

    override func animateTransition(
        using transitionContext: any UIViewControllerContextTransitioning
    ) {
        super.animateTransition(using: transitionContext)
        // The flying image is the last that was added.
        if let flying = transitionContext.containerView.subviews.last { browser.spoil(flying) }
    }
}

/// Shows the page below the image that flies from it.
final class DoubledBrowser: FlyingBrowser {
    override func spoil(_ flying: UIView) {
        view.layer.removeAllAnimations()
        view.alpha = 1
        collectionView.isHidden = false
    }
}

/// Shows neither page nor thumbnail nor flying image.
final class VanishingBrowser: FlyingBrowser {
    override func spoil(_ flying: UIView) {
        let timer = Timer(timeInterval: 0.08, repeats: false) { _ in flying.isHidden = true }
        RunLoop.main.add(timer, forMode: .common)
    }
}

/// Has another photo fly than that of the page.
final class WrongFlightBrowser: FlyingBrowser {
    override func spoil(_ flying: UIView) {
        let image = flying.subviews.first as? UIImageView
        image?.image = UIImage(
            content: .testCard(item: 77), size: CGSize(width: 300, height: 200))
    }
}

/// Cuts the flight short, so that the image jumps to the thumbnail.
final class HurriedBrowser: FlyingBrowser {
    override func spoil(_ flying: UIView) {
        let timer = Timer(timeInterval: 0.03, repeats: false) { _ in
            flying.layer.removeAllAnimations()
            for view in flying.subviews { view.layer.removeAllAnimations() }
        }
        RunLoop.main.add(timer, forMode: .common)
    }
}

/// Hides the thumbnail of a page that it does not show.
final class WrongThumbnailBrowser: FlyingBrowser {
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
        delegate?.photoBrowser(self, setThumbnailHidden: true, at: 0)
        delegate?.photoBrowser(self, setThumbnailHidden: false, at: pageIndex)
    }
}

/// Hides no thumbnail.
final class ShamelessBrowser: FlyingBrowser {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The kernel looks at its thumbnail once more at first.
        let marker = UIView()
        view.addSubview(marker)
        UIView.animate(withDuration: 0.2) {
            marker.alpha = 0.5
        } completion: { [weak self] _ in
            marker.removeFromSuperview()
            guard let self else { return }
            delegate?.photoBrowser(self, setThumbnailHidden: false, at: pageIndex)
        }
    }
}

/// Hides the page's thumbnail although nothing flies from it.
final class SecretiveBrowser: JXPhotoBrowserViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.photoBrowser(self, setThumbnailHidden: true, at: pageIndex)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        delegate?.photoBrowser(self, setThumbnailHidden: false, at: pageIndex)
    }

    nonisolated deinit {}
}

/// Leaves a thumbnail hidden when it goes.
final class ForgetfulBrowser: FlyingBrowser {
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        delegate?.photoBrowser(self, setThumbnailHidden: true, at: pageIndex)
    }
}

/// Never says that it has come.
final class EndlessBrowser: JXPhotoBrowserViewController {
    /// Shows the view and forgets the rest.
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> Double {
            0.25
        }

        func animateTransition(
            using transitionContext: any UIViewControllerContextTransitioning
        ) {
            guard let view = transitionContext.view(forKey: .to) else { return }
            transitionContext.containerView.addSubview(view)
        }
    }

    override func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Animator()
    }
}

/// Stays when it is tapped.
final class UnclosableBrowser: JXPhotoBrowserViewController {
    override func dismissSelf() {}
}

/// Comes back half transparent when its closing is called off.
final class PaleBrowser: JXPhotoBrowserViewController {
    private var appearances = 0

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
        if appearances > 1 { view.alpha = 0.5 }
    }
}
