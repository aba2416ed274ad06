import Foundation
import Scenarios

/// What the simulated screen shows at a moment, as plain values.
nonisolated struct ScreenSnapshot: Equatable {
    /// A page on screen.
    struct Card: Equatable {
        /// Window points.
        var frame: CGRect
        /// Where the image is, window points; nil where that is not known: it fills the page then.
        var imageFrame: CGRect?
        /// The item that the page stands for.
        var item: Int
        /// The item whose image it shows; −1 for none.
        var shownItem: Int
    }

    /// What the views show; nil where it is not known: a diagram of the cells stands for it then.
    var image: ScreenImage?
    /// The window's size, points.
    var size = CGSize(width: 390, height: 844)
    /// Pages, the first one lowest.
    var cards: [Card] = []
    /// Fingers, window points.
    var touches: [CGPoint] = []
    var hasBrowser = false
    /// Of the browser's backdrop, 0…1.
    var backdropAlpha = 1.0
    /// Whether images may reach beyond their pages, as one that is pulled down does.
    var isPulled = false
    /// What no page covers though one should, window points.
    var gaps: [CGRect] = []
    /// Whether a promise is broken at this moment.
    var isViolation = false
}

extension ScreenSnapshot {
    /// The screen in one frame of a trace.
    init(frame index: Int, of trace: Trace, image: ScreenImage? = nil, isViolation: Bool) {
        self.image = image
        let frame = trace.frames[index]
        let window = frame.screenSize
        if window.width.isFinite, window.height.isFinite, window.width > 0, window.height > 0 {
            size = window
        }
        cards = trace.cells[frame.cells].map {
            Card(
                frame: $0.frame, imageFrame: $0.imageFrame.isNull ? nil : $0.imageFrame,
                item: Int($0.item), shownItem: Int($0.shownItem))
        }
        touches = trace.touches[frame.touches].map(\.location)
        hasBrowser = frame.hasBrowser
        if frame.backdropAlpha.isFinite { backdropAlpha = min(max(frame.backdropAlpha, 0), 1) }
        isPulled = frame.dismissalProgress > 0
        self.isViolation = isViolation
        if frame.hasBrowser, frame.uncovered > 0 {
            gaps = ScreenSnapshot.edgeGaps(
                size, cards.map(\.frame), isVertical: trace.header.isVertical)
        }
    }

    /// The stretches between the window's edges and the first and last page.
    private static func edgeGaps(
        _ size: CGSize, _ pages: [CGRect], isVertical: Bool
    ) -> [CGRect] {
        let window = CGRect(origin: .zero, size: size)
        let pages = pages.filter { $0.isDrawable && $0.intersects(window) }
        guard let first = pages.first else { return [window] }
        let all = pages.dropFirst().reduce(first) { $0.union($1) }
        let strips =
            isVertical
            ? [
                CGRect(x: 0, y: 0, width: size.width, height: all.minY),
                CGRect(x: 0, y: all.maxY, width: size.width, height: size.height - all.maxY),
            ]
            : [
                CGRect(x: 0, y: 0, width: all.minX, height: size.height),
                CGRect(x: all.maxX, y: 0, width: size.width - all.maxX, height: size.height),
            ]
        return strips.filter { $0.size.width > 0.5 && $0.size.height > 0.5 }
    }
}
