/// A rectangle in a view that takes part in constraints and shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    nonisolated deinit {}

    /// The rectangle that constraints have given it, in its view's coordinates.
    var solvedFrame = CGRect.zero

    /// Makes a guide; add it to a view with `addLayoutGuide(_:)`.
    public override init() {
        super.init()
    }

    /// A name for people, which appears in messages.
    open var identifier = ""

    /// The view that the guide lies in.
    open internal(set) weak var owningView: UIView?

    /// The rectangle in the coordinates of `owningView`, points; as of the last layout.
    open var layoutFrame: CGRect { solvedFrame }

    /// Whether constraints decide where it is.
    var isPlacedByConstraints: Bool { true }

    /// The guide, for people.
    var layoutName: String {
        let owner = owningView?.layoutName ?? "no view"
        return identifier.isEmpty ? "guide in \(owner)" : "guide \"\(identifier)\" in \(owner)"
    }

    // MARK: Anchors

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { .init(.init(.guide(self), .left)) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { .init(.init(.guide(self), .right)) }
    /// The edge at which text begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { .init(.init(.guide(self), .leading)) }
    /// The edge at which text ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(.init(.guide(self), .trailing)) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(.init(.guide(self), .centerX)) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { .init(.init(.guide(self), .top)) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(.init(.guide(self), .bottom)) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(.init(.guide(self), .centerY)) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { .init(.init(.guide(self), .width)) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { .init(.init(.guide(self), .height)) }
}

/// The part of a view that its safe area, or its margins, leave.
final class InsetLayoutGuide: UILayoutGuide {
    /// What is left out.
    enum Kind: String {
        case safeArea = "safeAreaLayoutGuide"
        case margins = "layoutMarginsGuide"
    }

    private let kind: Kind

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        owningView = view
    }

    nonisolated deinit {}

    /// What is left out at each edge of the view, points.
    var insets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        return switch kind {
        case .safeArea: view.safeAreaInsets
        case .margins: view.layoutMargins
        }
    }

    /// The view's bounds without the insets.
    override var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        return view.bounds.inset(by: insets)
    }

    override var isPlacedByConstraints: Bool { false }

    override var layoutName: String {
        "\(owningView?.layoutName ?? "no view").\(kind.rawValue)"
    }
}
