/// A view that lays out others in a row or column.
///
/// Arranged views get their sizes from what they ask for: constraints that say their width or height
/// as a number or by their other side, else the size of their content. Of equal priorities the first
/// view is the one that is made longer or shorter, which on iOS is not documented.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How arranged views share the length.
    public nonisolated enum Distribution: Int, Sendable {
        /// They fill it: what hugs its content least becomes longer, what resists least shorter.
        case fill
        /// They fill it and are of one length.
        case fillEqually
        /// They fill it, in proportion to what they ask for.
        case fillProportionally
        /// They keep their lengths; what is left goes in equal parts between them.
        case equalSpacing
        /// They keep their lengths; their middles lie equally far apart where the spacing allows.
        case equalCentering
    }

    /// Where arranged views lie across the axis.
    public nonisolated enum Alignment: Int, Sendable {
        /// They fill it.
        case fill
        /// At the leading edge, in a row at the top.
        case leading
        /// In a row: with their first lines of text level. A view without text stands on its edge.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing edge, in a row at the bottom.
        case trailing
        /// In a row: with their last lines of text level.
        case lastBaseline

        /// In a row: at the top.
        public static let top = Alignment.leading
        /// In a row: at the bottom.
        public static let bottom = Alignment.trailing
    }

    /// Stands for the stack view's own spacing.
    public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// Stands for the platform's spacing of neighbours: 8 points.
    public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
    private static let systemSpacing: CGFloat = 8

    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The width that layout gave last, where content may be broken at it.
    private var givenWidth: CGFloat?

    nonisolated deinit {}

    /// Makes an empty one with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes an empty one as from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes one that arranges the given views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: Settings

    /// The direction of the row: from leading to trailing unless set, or from top to bottom.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet {
            if axis != oldValue { arrangementDidChange() }
        }
    }
    /// How the views share the length.
    open var distribution = Distribution.fill {
        didSet {
            if distribution != oldValue { arrangementDidChange() }
        }
    }
    /// Where the views lie across the axis.
    open var alignment = Alignment.fill {
        didSet {
            if alignment != oldValue { arrangementDidChange() }
        }
    }
    /// The distance between neighbours, points; with equal spacing and centring the least.
    open var spacing: CGFloat = 0 {
        didSet {
            if spacing != oldValue { arrangementDidChange() }
        }
    }
    /// Whether the views lie within the margins, not the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet {
            if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() }
        }
    }

    /// The views that are laid out, in order; hidden ones take no room.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end; it becomes a subview. One that is arranged already moves there.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arranged.count)
    }

    /// Adds a view at an index; it becomes a subview. One that is arranged already moves there.
    /// Stops the program where the index is out of range.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        demand(
            (0...arranged.count).contains(stackIndex),
            "There are \(arranged.count) arranged views: none can be inserted at \(stackIndex).")
        arrange(view, at: stackIndex)
    }

    /// Lays the view out no more; it stays a subview. One that is not arranged is left alone.
    open func removeArrangedSubview(_ view: UIView) {
        guard forget(view), let storage = view.constraintStorage else { return }
        ConstraintGraph.rebuild(storage.constraints)
    }

    /// Sets the distance from an arranged view to the next, points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The distance that was set from an arranged view to the next; `spacingUseDefault` where none
    /// was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    // MARK: Arranging

    private func arrange(_ view: UIView, at index: Int) {
        var index = index
        if let former = arranged.firstIndex(where: { $0 === view }) {
            arranged.remove(at: former)
            if former < index { index -= 1 }
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superviewStorage !== self { addSubview(view) }
        arranged.insert(view, at: index)
        if let storage = view.constraintStorage { ConstraintGraph.rebuild(storage.constraints) }
        arrangementDidChange()
    }

    @discardableResult
    private func forget(_ view: UIView) -> Bool {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return false }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
        return true
    }

    func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

    /// Something that decides sizes or places has changed.
    func arrangementDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override func subviewSizeDidChange(_ view: UIView) {
        if arranges(view) { arrangementDidChange() }
    }

    /// A view that leaves is arranged no more.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        forget(subview)
    }

    /// The margins have changed.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { arrangementDidChange() }
    }

    /// The stack view's bounds. A new width breaks text anew.
    open override var bounds: CGRect {
        didSet {
            if bounds.width != oldValue.width { widthDidChange() }
        }
    }

    private func widthDidChange() {
        guard isPlacedByConstraints || arrangingStack != nil else { return }
        let former = layoutContentSize
        givenWidth = bounds.width
        if layoutContentSize != former { invalidateIntrinsicContentSize() }
    }

    // MARK: Layout

    /// Places the arranged views.
    open override func layoutSubviews() {
        let frames = StackArrangement(of: self).frames(in: bounds, insets: arrangementInsets)
        for (view, frame) in frames {
            if view.bounds.size != frame.size {
                view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
            }
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        super.layoutSubviews()
    }

    override var layoutContentSize: CGSize {
        let arrangement = StackArrangement(of: self)
        let insets = arrangementInsets
        let sides = insets.left + insets.right
        let size = arrangement.fittingSize(width: givenWidth.map { max(0, $0 - sides) })
        return CGSize(
            width: size.width + sides, height: size.height + insets.top + insets.bottom)
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat {
        let insets = arrangementInsets
        let room = max(0, width - insets.left - insets.right)
        let size = StackArrangement(of: self).fittingSize(width: room)
        return size.height + insets.top + insets.bottom
    }

    private var arrangementInsets: UIEdgeInsets {
        isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    }

    /// The least distance from an arranged view to the next that shows, points.
    func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        return gap == UIStackView.spacingUseSystem ? UIStackView.systemSpacing : gap
    }
}

extension UIView {
    /// The stack view that lays this view out.
    var arrangingStack: UIStackView? {
        guard let stack = superviewStorage as? UIStackView, stack.arranges(self) else { return nil }
        return stack
    }
}
