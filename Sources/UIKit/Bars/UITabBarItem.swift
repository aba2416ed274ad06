/// A button of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    nonisolated deinit {}

    /// Makes an item that shows nothing.
    public override init() {
        super.init()
    }

    /// Makes an item as from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes an item with an image above a title.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item whose image is another one while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// The image while the item is selected; nil for the same as else.
    open var selectedImage: UIImage? {
        didSet {
            if selectedImage !== oldValue { contentDidChange() }
        }
    }
}
