/// What constraints place: a view, or a guide in a view.
enum LayoutItem {
    case view(UIView)
    case guide(UILayoutGuide)

    /// The view or guide, to tell items apart.
    var object: AnyObject {
        switch self {
        case .view(let view): view
        case .guide(let guide): guide
        }
    }

    /// The view in whose coordinates the item lies.
    var container: UIView? {
        switch self {
        case .view(let view): view.superviewStorage
        case .guide(let guide): guide.owningView
        }
    }

    /// The view that keeps the item's constraints.
    var keeper: UIView? {
        switch self {
        case .view(let view): view
        case .guide(let guide): guide.owningView
        }
    }

    /// Whether constraints decide where it is; otherwise that is given.
    var isFree: Bool {
        switch self {
        case .view(let view): view.isPlacedByConstraints
        case .guide(let guide): guide.isPlacedByConstraints
        }
    }

    /// Its place in the tree, for people.
    var name: String {
        switch self {
        case .view(let view): view.layoutName
        case .guide(let guide): guide.layoutName
        }
    }
}

/// Refers to an item without keeping it.
struct LayoutItemReference {
    private weak var view: UIView?
    private weak var guide: UILayoutGuide?

    init(_ item: LayoutItem) {
        switch item {
        case .view(let view): self.view = view
        case .guide(let guide): self.guide = guide
        }
    }

    /// The item; nil once it is gone.
    var item: LayoutItem? {
        if let view { return .view(view) }
        return guide.map { .guide($0) }
    }

    /// The view or guide, to tell items apart.
    var object: AnyObject? { view ?? guide }

    /// What a guide that follows a safe area or margins leaves out; nothing for other items.
    var insets: UIEdgeInsets { (guide as? InsetLayoutGuide)?.insets ?? .zero }
}

/// One side of a constraint: an item's edge, centre or size.
struct LayoutOperand {
    private let reference: LayoutItemReference
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        reference = LayoutItemReference(item)
        self.attribute = attribute
    }

    /// The item; nil once it is gone.
    var item: LayoutItem? { reference.item }

    /// The item's part, for people.
    var name: String {
        "\(item?.name ?? "(an item that is gone)").\(attribute.name)"
    }
}

extension UIView {
    /// The view's type and its place among its siblings.
    var layoutName: String {
        let type = "\(type(of: self))"
        guard let parent = superviewStorage else { return type }
        let index = parent.subviewStorage.firstIndex { $0 === self } ?? 0
        return "\(type) (subview \(index) of \(Swift.type(of: parent)))"
    }
}
