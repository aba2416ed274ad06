/// How the lines of text stand.
public nonisolated enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// At the edge at which the language's text begins.
    case natural = 4
}

/// A view that shows text.
///
/// The size of text comes from a model of the system font (`SystemFontMetrics`), since there are no
/// font files here: close to a phone's, and the same on every machine.
@preconcurrency @MainActor
open class UILabel: UIView {
    nonisolated deinit {}

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: text, traits: .staticText)
    }

    /// How wide the last layout left room for the text, where that was less than it wanted.
    private var wrappingWidth: CGFloat?

    /// Makes a label with a frame. It takes no touches, as Apple's does not.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes an empty label.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The text; nil shows nothing.
    open var text: String? {
        didSet {
            if text != oldValue { contentDidChange() }
        }
    }

    /// The font; the system's at 17 points unless set.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            if font != oldValue { contentDidChange() }
        }
    }

    /// The colour of the text.
    open var textColor: UIColor! = .black

    /// How the lines stand.
    open var textAlignment = NSTextAlignment.natural

    /// How many lines there are at most; 0 for as many as it takes. What does not fit ends with an
    /// ellipsis.
    open var numberOfLines = 1 {
        didSet {
            if numberOfLines != oldValue { contentDidChange() }
        }
    }

    /// The width at which text of several lines breaks where constraints give the size, points; 0,
    /// the default, takes the width that they give.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            if preferredMaxLayoutWidth != oldValue { contentDidChange() }
        }
    }

    /// The label's bounds. A new width breaks text of several lines anew.
    open override var bounds: CGRect {
        didSet {
            if bounds.width != oldValue.width { widthDidChange() }
        }
    }

    /// The size of the text, rounded up to pixels: broken at `preferredMaxLayoutWidth`, or at the
    /// width that constraints have given.
    open override var intrinsicContentSize: CGSize {
        let room = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth
        guard numberOfLines != 1, let room else { return size(ofLinesWithin: .infinity) }
        let size = size(ofLinesWithin: room)
        let wanted = self.size(ofLinesWithin: .infinity).width
        return CGSize(width: min(wanted, UILabel.roundedUp(room)), height: size.height)
    }

    /// The size of the text within a width, rounded up to pixels; a width of 0 is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(ofLinesWithin: size.width > 0 ? size.width : .infinity)
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat {
        numberOfLines == 1
            ? intrinsicContentSize.height : sizeThatFits(CGSize(width: width, height: 0)).height
    }

    override func baseline(isFirst: Bool, in size: CGSize) -> CGFloat {
        let count = CGFloat(max(1, lines(within: size.width).lines.count))
        let top = (size.height - count * font.lineHeight) / 2
        return top + font.ascender + (isFirst ? 0 : (count - 1) * font.lineHeight)
    }

    private func contentDidChange() {
        wrappingWidth = nil
        invalidateIntrinsicContentSize()
    }

    private func widthDidChange() {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, isPlacedByConstraints else {
            return
        }
        let former = intrinsicContentSize
        let wanted = size(ofLinesWithin: .infinity).width
        wrappingWidth = bounds.width < wanted ? bounds.width : nil
        if intrinsicContentSize != former { invalidateIntrinsicContentSize() }
    }

    // MARK: Lines

    private func lines(within width: CGFloat) -> TextLines {
        TextLines(text ?? "", font: font, width: width, limit: max(0, numberOfLines))
    }

    private func size(ofLinesWithin width: CGFloat) -> CGSize {
        let lines = lines(within: width)
        return CGSize(
            width: UILabel.roundedUp(lines.width), height: UILabel.roundedUp(lines.height))
    }

    /// The next whole pixel, points. What is a pixel but for rounding stays one.
    private static func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = UIScreen.main.scale
        return (length * scale - 1e-6).rounded(.up) / scale
    }

    /// The lines as they are shown, from top to bottom, and where, in the label's coordinates: the
    /// block of text stands in the middle of the height.
    @_spi(Simulation)
    public var shownLines: [(text: String, frame: CGRect)] {
        let lines = lines(within: bounds.width).lines
        let height = font.lineHeight
        var y = bounds.midY - height * CGFloat(lines.count) / 2
        return lines.map { line in
            defer { y += height }
            return (line.text, CGRect(x: start(of: line), y: y, width: line.width, height: height))
        }
    }

    private func start(of line: TextLines.Line) -> CGFloat {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch textAlignment {
        case .center: return bounds.midX - line.width / 2
        case .right: return bounds.maxX - line.width
        case .left: return bounds.minX
        case .natural: return isRightToLeft ? bounds.maxX - line.width : bounds.minX
        }
    }
}
