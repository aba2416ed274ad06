/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
    nonisolated deinit {}

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(traits: .image)
    }

    /// The image; nil shows nothing. Its size in points is the view's intrinsic size.
    open var image: UIImage? {
        didSet {
            if oldValue?.size != image?.size { invalidateIntrinsicContentSize() }
        }
    }

    /// Makes a view of the image's size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// Makes an empty view with a frame. It takes no touches, as Apple's does not.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes an empty view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The image's size; `UIView.noIntrinsicMetric` without an image.
    open override var intrinsicContentSize: CGSize {
        image?.size ?? super.intrinsicContentSize
    }

    /// The image's size, or zero.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? .zero
    }
}
