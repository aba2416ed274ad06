/// The arranged views of a stack view that show, measured.
struct StackArrangement {
    private let views: [UIView]
    private let gaps: [CGFloat]
    private let axis: NSLayoutConstraint.Axis
    private let distribution: UIStackView.Distribution
    private let alignment: UIStackView.Alignment
    private let isRightToLeft: Bool

    init(of stack: UIStackView) {
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        gaps = views.dropLast().map(stack.gap(after:))
        axis = stack.axis
        distribution = stack.distribution
        alignment = stack.alignment
        isRightToLeft = stack.isRightToLeft
    }

    /// The size in which all views have what they ask for; within a width where one is given.
    func fittingSize(width: CGFloat?) -> CGSize {
        if views.isEmpty { return .zero }
        switch axis {
        case .horizontal:
            let row = row
            let length = row.fittingLength
            let sizes = rowSizes(row.spans(in: width ?? length))
            let baseline = baseline(of: sizes)
            let bottoms = zip(views, sizes).map { view, size in
                top(of: view, size, baseline: baseline, in: 0) + size.height
            }
            let height = baseline == nil ? sizes.map(\.height).max() : bottoms.max()
            return CGSize(width: length, height: height ?? 0)
        case .vertical:
            let widest = views.map { $0.arrangedWidth ?? 0 }.max() ?? 0
            return CGSize(width: widest, height: column(within: width ?? widest).fittingLength)
        }
    }

    /// Where the views lie in a stack view's bounds.
    func frames(in bounds: CGRect, insets: UIEdgeInsets) -> [(UIView, CGRect)] {
        let room = CGSize(
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
        let origin = CGPoint(x: bounds.minX + insets.left, y: bounds.minY + insets.top)
        let frames = axis == .horizontal ? rowFrames(in: room) : columnFrames(in: room)
        return zip(views, frames).map { view, frame in
            let x = isRightToLeft ? room.width - frame.maxX : frame.minX
            return (
                view,
                CGRect(
                    x: origin.x + x, y: origin.y + frame.minY, width: frame.width,
                    height: frame.height)
            )
        }
    }

    // MARK: Rows

    private var row: StackDistribution {
        StackDistribution(
            kind: distribution,
            items: views.map { $0.stackItem(.horizontal, length: $0.arrangedWidth) }, gaps: gaps)
    }

    private func rowSizes(_ spans: [StackDistribution.Span]) -> [CGSize] {
        zip(views, spans).map { view, span in
            CGSize(
                width: span.length, height: view.arrangedHeight(forWidth: span.length) ?? 0)
        }
    }

    private func rowFrames(in room: CGSize) -> [CGRect] {
        let spans = row.spans(in: room.width)
        let sizes = rowSizes(spans).map { size in
            let height = alignment == .fill ? room.height : min(size.height, room.height)
            return CGSize(width: size.width, height: height)
        }
        let baseline = baseline(of: sizes)
        return views.indices.map { index in
            let top = top(of: views[index], sizes[index], baseline: baseline, in: room.height)
            return CGRect(origin: CGPoint(x: spans[index].start, y: top), size: sizes[index])
        }
    }

    /// How far below the top the lines of text stand that are level; nil where none are.
    private func baseline(of sizes: [CGSize]) -> CGFloat? {
        switch alignment {
        case .firstBaseline, .lastBaseline:
            zip(views, sizes).map { $0.baseline(isFirst: alignment == .firstBaseline, in: $1) }
                .max()
        case .fill, .leading, .center, .trailing: nil
        }
    }

    private func top(
        of view: UIView, _ size: CGSize, baseline: CGFloat?, in height: CGFloat
    ) -> CGFloat {
        switch alignment {
        case .fill, .leading: 0
        case .center: (height - size.height) / 2
        case .trailing: height - size.height
        case .firstBaseline, .lastBaseline:
            (baseline ?? 0) - view.baseline(isFirst: alignment == .firstBaseline, in: size)
        }
    }

    // MARK: Columns

    private func column(within width: CGFloat) -> StackDistribution {
        let items = views.map { view in
            let height = view.arrangedHeight(forWidth: columnWidth(of: view, within: width))
            return view.stackItem(.vertical, length: height)
        }
        return StackDistribution(kind: distribution, items: items, gaps: gaps)
    }

    private func columnWidth(of view: UIView, within width: CGFloat) -> CGFloat {
        alignment == .fill ? width : min(view.arrangedWidth ?? 0, width)
    }

    private func columnFrames(in room: CGSize) -> [CGRect] {
        let spans = column(within: room.width).spans(in: room.height)
        return zip(views, spans).map { view, span in
            let width = columnWidth(of: view, within: room.width)
            let x: CGFloat =
                switch alignment {
                case .fill, .leading, .firstBaseline: 0
                case .center: (room.width - width) / 2
                case .trailing, .lastBaseline: room.width - width
                }
            return CGRect(x: x, y: span.start, width: width, height: span.length)
        }
    }
}

extension UIView {
    /// The width that the view asks of a stack view, points; nil where it asks for none.
    fileprivate var arrangedWidth: CGFloat? {
        if let width = sizeConstraint(.width) { return width }
        let width = layoutContentSize.width
        return width >= 0 ? width : nil
    }

    /// The height that the view asks of a stack view that gives it a width, points; likewise.
    fileprivate func arrangedHeight(forWidth width: CGFloat) -> CGFloat? {
        if let height = sizeConstraint(.height, given: width) { return height }
        let height = contentHeight(forWidth: width)
        return height >= 0 ? height : nil
    }

    /// What constraints say a side's length is, points: as a number, or by the other side, which may
    /// be given. The most important one counts, of equals the last.
    private func sizeConstraint(
        _ side: NSLayoutConstraint.Attribute, given other: CGFloat? = nil
    ) -> CGFloat? {
        var best: (length: CGFloat, priority: UILayoutPriority)?
        let constraints = constraintStorage?.constraints ?? []
        for constraint in constraints where constraint.firstItem === self {
            guard constraint.sizedStack != nil, let length = constraint.length(of: side, other)
            else { continue }
            if best.map({ $0.priority <= constraint.priority }) ?? true {
                best = (length, constraint.priority)
            }
        }
        return best?.length
    }

    /// A constraint that gives the other side a length as a number.
    fileprivate func plainLength(besides side: NSLayoutConstraint.Attribute) -> CGFloat? {
        let found = constraintStorage?.constraints.last {
            $0.firstItem === self && $0.second == nil && $0.firstAttribute.isSize
                && $0.firstAttribute != side
        }
        if let found { return found.constant }
        let size = layoutContentSize
        let length = side == .width ? size.height : size.width
        return length >= 0 ? length : nil
    }

    fileprivate func stackItem(
        _ axis: NSLayoutConstraint.Axis, length: CGFloat?
    ) -> StackDistribution.Item {
        typealias Item = StackDistribution.Item
        guard let length else {
            return Item(length: 0, hugging: Item.indifferent, resistance: Item.indifferent)
        }
        if sizeConstraint(axis == .horizontal ? .width : .height, given: 0) != nil {
            return Item(length: length, hugging: Item.fixed, resistance: Item.fixed)
        }
        return Item(
            length: length, hugging: contentHuggingPriority(for: axis).rawValue,
            resistance: contentCompressionResistancePriority(for: axis).rawValue)
    }
}

extension NSLayoutConstraint {
    /// The length that a constraint of a view's size gives one side.
    fileprivate func length(of side: Attribute, _ other: CGFloat?) -> CGFloat? {
        guard case .view(let view)? = first.item else { return nil }
        if second == nil { return firstAttribute == side ? constant : nil }
        guard firstAttribute != secondAttribute,
            let other = other ?? view.plainLength(besides: side)
        else { return nil }
        return firstAttribute == side
            ? multiplier * other + constant : (other - constant) / multiplier
    }
}
