/// A rectangle told along and across the scroll direction, points.
nonisolated struct FlowRect: Equatable, Sendable {
    /// Where it begins along the scroll direction.
    var main: CGFloat
    /// Where it begins across.
    var cross: CGFloat
    /// How long it is along the scroll direction.
    var mainLength: CGFloat
    /// How long it is across.
    var crossLength: CGFloat

    /// Makes a rectangle of its parts.
    init(main: CGFloat, cross: CGFloat, mainLength: CGFloat, crossLength: CGFloat) {
        self.main = main
        self.cross = cross
        self.mainLength = mainLength
        self.crossLength = crossLength
    }

    /// Where it ends along the scroll direction.
    var mainEnd: CGFloat { main + mainLength }

    /// The rectangle in x and y.
    func rect(along axis: ScrollAxis) -> CGRect {
        switch axis {
        case .horizontal: CGRect(x: main, y: cross, width: mainLength, height: crossLength)
        case .vertical: CGRect(x: cross, y: main, width: crossLength, height: mainLength)
        }
    }
}

/// A size told along and across the scroll direction, points.
nonisolated struct FlowSize: Equatable, Sendable {
    /// The length along the scroll direction.
    var main: CGFloat
    /// The length across.
    var cross: CGFloat

    /// Takes a size apart; lengths that are negative or not finite count as zero.
    init(_ size: CGSize, along axis: ScrollAxis) {
        let width = size.width.isFinite ? max(0, size.width) : 0
        let height = size.height.isFinite ? max(0, size.height) : 0
        switch axis {
        case .horizontal: (main, cross) = (width, height)
        case .vertical: (main, cross) = (height, width)
        }
    }

    /// The size as width and height.
    func size(along axis: ScrollAxis) -> CGSize {
        switch axis {
        case .horizontal: CGSize(width: main, height: cross)
        case .vertical: CGSize(width: cross, height: main)
        }
    }
}
