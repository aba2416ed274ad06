import QuartzCore
import UIKit
import os.lock

@objc protocol HabitsDelegate: NSObjectProtocol {
    @objc optional func habitsShouldClose(_ habits: HabitsController) -> Bool
    @objc optional func habits(_ habits: HabitsController, titleAt index: Int) -> String?
    @objc optional var habitsOverlay: UIView? { get }
}

/// Shades the bottom of a page.
final class ShadeView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.5).cgColor]
        gradient.locations = [0.0, 1.0]
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class PulseLayer: CALayer {
    override init() {
        super.init()
        backgroundColor = UIColor.white.cgColor
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class HabitsController: UIViewController, CAAnimationDelegate {
    @objc weak var delegate: HabitsDelegate?

    private lazy var closeButton: UIButton = {
        let button = UIButton(type: .custom)
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
        let image = UIImage(systemName: "xmark", withConfiguration: configuration)?
            .withRenderingMode(.alwaysTemplate)
        button.setImage(image ?? UIImage(named: "close"), for: .normal)
        button.layer.cornerRadius = 22
        button.layer.masksToBounds = true
        button.layer.borderWidth = 1 / UIScreen.main.scale
        button.layer.borderColor = UIColor.white.cgColor
        button.isExclusiveTouch = true
        button.accessibilityLabel = "Close"
        button.accessibilityTraits = .button
        button.addTarget(self, action: #selector(close), for: .touchUpInside)
        return button
    }()
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    private let pulse = PulseLayer()
    private var hiding: DispatchWorkItem?
    private var lock = os_unfair_lock()
    private var lastTap = CACurrentMediaTime()
    private var opened = Date()
    private var animator: UIViewPropertyAnimator?

    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.bottom] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(blur)
        blur.contentView.addSubview(closeButton)
        view.layer.insertSublayer(pulse, at: 0)
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 0.3
        view.layer.shadowOffset = CGSize(width: 0, height: 2)
        view.accessibilityViewIsModal = true
        perform(#selector(hideBars), with: nil, afterDelay: 3)
        scheduleHiding()
    }

    private func scheduleHiding() {
        hiding?.cancel()
        let item = DispatchWorkItem { [weak self] in self?.hideBars() }
        hiding = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
    }

    @objc private func hideBars() {
        NSObject.cancelPreviousPerformRequests(
            withTarget: self, selector: #selector(hideBars), object: nil)
        UIView.transition(
            with: view, duration: 0.2, options: [.transitionCrossDissolve, .curveEaseOut],
            animations: { self.closeButton.isHidden = true }, completion: nil)
    }

    @objc private func close() {
        os_unfair_lock_lock(&lock)
        defer { os_unfair_lock_unlock(&lock) }
        guard CACurrentMediaTime() - lastTap > 0.1, -opened.timeIntervalSinceNow > 0.1 else {
            return
        }
        lastTap = CACurrentMediaTime()
        if delegate?.habitsShouldClose?(self) ?? true {
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
            shrink()
        }
        title = delegate?.habits?(self, titleAt: 0)
        if let overlay = delegate?.habitsOverlay ?? nil { overlay.removeFromSuperview() }
    }

    private func shrink() {
        CATransaction.begin()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
        CATransaction.setCompletionBlock { [weak self] in self?.dismiss(animated: false) }
        let scale = CABasicAnimation(keyPath: "transform.scale")
        scale.fromValue = 1
        scale.toValue = 0.8
        let fade = CASpringAnimation(keyPath: #keyPath(CALayer.opacity))
        fade.toValue = NSNumber(value: 0)
        let group = CAAnimationGroup()
        group.animations = [scale, fade]
        group.duration = 0.3
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        group.delegate = self
        view.layer.add(group, forKey: "shrink")
        CATransaction.commit()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard flag, let layer = view.layer.presentation() else { return }
        view.layer.opacity = layer.opacity
        view.layer.transform = CATransform3DMakeScale(0.8, 0.8, 1)
        view.layer.removeAllAnimations()
    }

    func follow(_ progress: CGFloat) {
        let animator =
            animator
            ?? UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.9) {
                self.view.alpha = 0
            }
        self.animator = animator
        animator.fractionComplete = progress
        animator.isReversed = progress < 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    func snapshot(of view: UIView) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, UIScreen.main.scale)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        view.layer.render(in: context)
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    static var keyWindow: UIWindow? {
        if #available(iOS 13.0, *) {
            return UIApplication.shared.connectedScenes
                .compactMap { $0 as? UIWindowScene }
                .filter { $0.activationState == .foregroundActive }
                .flatMap { $0.windows }
                .first { $0.isKeyWindow }
        } else {
            return UIApplication.shared.keyWindow
        }
    }
}
