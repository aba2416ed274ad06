/// Where a layout puts an item, and how it shows it.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The item.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The middle of the item in content coordinates, points.
    open var center = CGPoint.zero
    /// The size of the item before its transform, points.
    open var size = CGSize.zero
    /// The item's transform about its centre.
    open var transform = CGAffineTransform.identity
    /// The item's opacity, 0…1.
    open var alpha: CGFloat = 1
    /// Items with a higher value lie in front of those with a lower one.
    open var zIndex = 0
    /// Whether the item is left out: no cell is asked for.
    open var isHidden = false

    /// The item's rectangle in content coordinates, points; the smallest one around a transformed
    /// item.
    open var frame: CGRect {
        get { geometry.frame }
        set { (center, size) = geometry.placement(forFrame: newValue) }
    }

    /// The item's rectangle in its own coordinates, from zero, points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// Makes attributes of no particular item.
    public required override init() {
        super.init()
    }

    /// Makes attributes for an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    nonisolated deinit {}

    /// Copies the attributes. A subclass with more of them overrides this and copies those too.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.indexPath = indexPath
        copy.center = center
        copy.size = size
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    private var geometry: ViewGeometry {
        ViewGeometry(
            bounds: CGRect(origin: .zero, size: size), center: center, transform: transform)
    }
}
