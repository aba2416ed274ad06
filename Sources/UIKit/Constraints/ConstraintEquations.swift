/// The equations of a system of constraints, in the coordinates of its solver.
///
/// Each item has four variables: start and length along either axis.
struct ConstraintEquations {
    private let solver: UIView
    private let items: [LayoutItem]
    private let constraints: [NSLayoutConstraint]
    private var equations: [LinearSystem.Equation] = []
    private var contentSizes: [ContentSize] = []

    /// A view's size of content along an axis. It holds with the hugging priority; where that makes
    /// the view smaller than its content, with the compression resistance.
    private struct ContentSize {
        let item: Int
        let axis: LayoutAxis
        let value: Double
        let priorities: ViewConstraints.ContentPriorities
        var resists = false

        var priority: UILayoutPriority {
            resists ? max(priorities.resistance, priorities.hugging) : priorities.hugging
        }
    }

    /// An item's extent along an axis.
    private struct Extent {
        var start: LinearExpression
        var length: LinearExpression

        var end: LinearExpression { start + length }
        var middle: LinearExpression { start + 0.5 * length }
    }

    init(solver: UIView, items: [LayoutItem], constraints: [NSLayoutConstraint]) {
        self.solver = solver
        self.items = items
        self.constraints = constraints
        equations = constraints.map(equation)
        for (index, item) in items.enumerated() {
            guard case .view(let view) = item else { continue }
            let size = view.layoutContentSize
            addContentSize(size.width, .horizontal, of: view, index)
            addContentSize(size.height, .vertical, of: view, index)
        }
    }

    private mutating func addContentSize(
        _ value: Double, _ axis: LayoutAxis, of view: UIView, _ index: Int
    ) {
        guard value >= 0, value.isFinite else { return }
        let priorities = view.constraintsOfView.contentPriorities[axis]
        contentSizes.append(
            ContentSize(item: index, axis: axis, value: value, priorities: priorities))
    }

    // MARK: Variables

    private static func variable(_ item: Int, _ axis: LayoutAxis, isLength: Bool) -> Int {
        4 * item + 2 * axis.rawValue + (isLength ? 1 : 0)
    }

    private var variableCount: Int { 4 * items.count }

    private func extent(of item: LayoutItem, _ axis: LayoutAxis) -> Extent {
        if let index = items.firstIndex(where: { $0.object === item.object }) {
            return Extent(
                start: LinearExpression(
                    variable: Self.variable(index, axis, isLength: false)),
                length: LinearExpression(variable: Self.variable(index, axis, isLength: true)))
        }
        switch item {
        case .view(let view): return givenExtent(of: view, axis)
        case .guide(let guide): return safeExtent(of: guide, axis)
        }
    }

    private func givenExtent(of view: UIView, _ axis: LayoutAxis) -> Extent {
        let geometry = view.geometry
        let length = axis.length(of: geometry.bounds.size)
        guard view !== solver, let container = view.superviewStorage else {
            return Extent(
                start: LinearExpression(axis.position(of: geometry.bounds.origin)),
                length: LinearExpression(length))
        }
        let start = axis.position(of: geometry.center) - length / 2
        return Extent(
            start: origin(of: container, axis) + start, length: LinearExpression(length))
    }

    private func safeExtent(of guide: UILayoutGuide, _ axis: LayoutAxis) -> Extent {
        guard let view = guide.owningView else { return Extent(start: .init(0), length: .init(0)) }
        let insets = (guide as? InsetLayoutGuide)?.insets ?? .zero
        let whole = extent(of: .view(view), axis)
        let (before, after) =
            axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        return Extent(start: whole.start + before, length: whole.length + (-before - after))
    }

    /// Where the origin of a view's coordinates lies.
    private func origin(of view: UIView, _ axis: LayoutAxis) -> LinearExpression {
        if view === solver { return LinearExpression(0) }
        return extent(of: .view(view), axis).start
            + (-axis.position(of: view.geometry.bounds.origin))
    }

    // MARK: Equations

    private func equation(_ constraint: NSLayoutConstraint) -> LinearSystem.Equation {
        let isMirrored = isMirrored(constraint)
        var equation = LinearSystem.Equation(
            coefficients: [Double](repeating: 0, count: variableCount),
            constant: isMirrored ? -constraint.constant : constraint.constant,
            priority: constraint.priority)
        expression(constraint.first, isMirrored).add(to: &equation, times: 1)
        if let second = constraint.second {
            expression(second, isMirrored).add(to: &equation, times: -constraint.multiplier)
        }
        return equation
    }

    /// Whether the constraint runs from leading to trailing where leading is right. The view that
    /// contains both sides decides.
    private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        let attributes = [constraint.first.attribute, constraint.second?.attribute]
        guard attributes.contains(where: { $0?.followsDirection == true }) else { return false }
        let views = (constraint.items ?? []).compactMap(\.keeper)
        let common = views.dropFirst().reduce(views.first) { common, view in
            common?.nearestCommonAncestor(with: view)
        }
        return common?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func expression(_ operand: LayoutOperand, _ isMirrored: Bool) -> LinearExpression {
        guard let item = operand.item else { return LinearExpression(0) }
        let extent = extent(of: item, operand.attribute.axis)
        switch operand.attribute {
        case .left, .top: return extent.start
        case .right, .bottom: return extent.end
        case .leading: return isMirrored ? extent.end : extent.start
        case .trailing: return isMirrored ? extent.start : extent.end
        case .centerX, .centerY: return extent.middle
        case .width, .height: return extent.length
        case .notAnAttribute: return LinearExpression(0)
        }
    }

    private func equation(_ size: ContentSize) -> LinearSystem.Equation {
        var coefficients = [Double](repeating: 0, count: variableCount)
        coefficients[Self.variable(size.item, size.axis, isLength: true)] = 1
        return LinearSystem.Equation(
            coefficients: coefficients, constant: size.value, priority: size.priority)
    }

    // MARK: Solution

    /// The values of the variables.
    func solution() throws(ConstraintFault) -> [Double] {
        var sizes = contentSizes
        while true {
            let all = equations + sizes.map(equation)
            switch LinearSystem.solve(all, variableCount: variableCount) {
            case .contradiction(let indices):
                throw .contradiction(indices.map { name(ofEquation: $0, sizes) })
            case .undetermined(let variables):
                throw .undetermined(variables.map(name(ofVariable:)))
            case .solved(let values, let tied):
                if let index = firstSqueezed(sizes, values) {
                    sizes[index].resists = true
                } else if tied.isEmpty {
                    return values
                } else {
                    throw .tie(tied.map { name(ofEquation: $0, sizes) })
                }
            }
        }
    }

    /// The content that is smaller than it asks for, and resists that more than what made it so: the
    /// one that resists most, the first of equals.
    private func firstSqueezed(_ sizes: [ContentSize], _ values: [Double]) -> Int? {
        var found: Int?
        for (index, size) in sizes.enumerated() {
            let value = values[Self.variable(size.item, size.axis, isLength: true)]
            guard !size.resists, value < size.value - 1e-6,
                size.priorities.resistance > size.priorities.hugging
            else { continue }
            if let best = found,
                sizes[best].priorities.resistance >= size.priorities.resistance
            {
                continue
            }
            found = index
        }
        return found
    }

    /// Places the items. A negative length becomes zero, in the middle of where it would be.
    func place(_ values: [Double]) {
        let frames = items.map { frame(of: $0, values) }
        for (item, frame) in zip(items, frames) {
            switch item {
            case .view(let view):
                let center = CGPoint(x: frame.midX, y: frame.midY)
                let size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
                if view.geometry.bounds.size != size {
                    view.bounds = CGRect(origin: view.geometry.bounds.origin, size: size)
                }
                view.center = center
            case .guide(let guide):
                guide.solvedFrame = CGRect(
                    x: frame.x, y: frame.y, width: max(0, frame.width),
                    height: max(0, frame.height))
            }
        }
    }

    /// A rectangle whose size may be negative.
    private struct Frame {
        var x: Double
        var y: Double
        var width: Double
        var height: Double

        var midX: Double { x + width / 2 }
        var midY: Double { y + height / 2 }
    }

    /// An item's frame in its container's coordinates.
    private func frame(of item: LayoutItem, _ values: [Double]) -> Frame {
        let horizontal = extent(of: item, .horizontal)
        let vertical = extent(of: item, .vertical)
        var frame = Frame(
            x: horizontal.start.value(values), y: vertical.start.value(values),
            width: horizontal.length.value(values), height: vertical.length.value(values))
        if let container = item.container {
            frame.x -= origin(of: container, .horizontal).value(values)
            frame.y -= origin(of: container, .vertical).value(values)
        }
        return frame
    }

    // MARK: Names

    private func name(ofEquation index: Int, _ sizes: [ContentSize]) -> String {
        if index < constraints.count { return constraints[index].layoutName }
        let size = sizes[index - constraints.count]
        let attribute = size.axis == .horizontal ? "width" : "height"
        return "\(items[size.item].name).\(attribute) == \(size.value), the size of its content "
            + "(hugging \(size.priorities.hugging.rawValue), "
            + "compression resistance \(size.priorities.resistance.rawValue))"
    }

    private func name(ofVariable variable: Int) -> String {
        let parts = ["horizontal position", "width", "vertical position", "height"]
        return "the \(parts[variable % 4]) of \(items[variable / 4].name)"
    }
}

extension LayoutAxis {
    func position(of point: CGPoint) -> Double { self == .horizontal ? point.x : point.y }
    func length(of size: CGSize) -> Double { self == .horizontal ? size.width : size.height }
}
