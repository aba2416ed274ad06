import Foundation
import Scenarios

/// The lanes of zoom and dismissal, shown where something happens in them.
enum ValueLanes {
    private static let height = 50.0
    private static let inset = 5.0

    /// The zoom scale of the page in the centre.
    static func zoom(_ context: LaneContext) -> LaneOutcome {
        let scales = context.trace.frames.map(\.zoomScale).filter(\.isFinite)
        guard let low = scales.min(), let high = scales.max(), high - low > 1e-6 else {
            return .folded("no zoom")
        }
        func y(_ scale: Double) -> Double {
            height - inset - (scale - low) / (high - low) * (height - 2 * inset)
        }
        var lane = Lane(title: "Zoom", note: "scale", height: height)
        lane.drawing.add(
            .line(
                Series.points(context, isStep: false, value: \.zoomScale, y: y), .content,
                width: 2.5, dash: .solid))
        lane.values = values(low: low, high: high, last: scales.last ?? 1, y: y)
        return .shown(lane)
    }

    /// How far a pull to dismiss has gone, and the backdrop behind it; shown where a page is pulled or
    /// the browser goes. One that only fades in is no dismissal.
    static func dismissal(_ context: LaneContext) -> LaneOutcome {
        let frames = context.trace.frames
        let progress = frames.map(\.dismissalProgress).filter(\.isFinite)
        let takesPlace = frames.contains {
            $0.dismissalProgress > 0 || $0.transition == .dismissing
        }
        guard takesPlace else { return .folded("no dismissal") }
        func y(_ value: Double) -> Double {
            height - inset - min(max(value, 0), 1) * (height - 2 * inset)
        }
        var lane = Lane(title: "Dismissal", note: "0 to 1", height: height)
        lane.drawing.add(
            .line(
                Series.points(context, isStep: false, value: \.backdropAlpha, y: y), .words,
                width: 2, dash: .dashed))
        lane.use(.backdrop)
        lane.drawing.add(
            .line(
                Series.points(context, isStep: false, value: \.dismissalProgress, y: y), .content,
                width: 2.5, dash: .solid))
        lane.values = values(
            low: progress.min() ?? 0, high: progress.max() ?? 0, last: progress.last ?? 0, y: y)
        return .shown(lane)
    }

    /// Largest, last and smallest value, for the right-hand side; the bare numbers where words
    /// would make them too long.
    static func values(
        low: Double, high: Double, last: Double, y: (Double) -> Double
    ) -> [Lane.Value] {
        let longest = max(Words.short(high).count, Words.short(last).count, Words.short(low).count)
        func word(_ word: String) -> String { longest > 7 ? "" : word + " " }
        return [
            Lane.Value(text: word("max") + Words.short(high), y: y(high)),
            Lane.Value(text: word("end") + Words.short(last), y: y(last), isPresent: true),
            Lane.Value(text: word("min") + Words.short(low), y: y(low)),
        ]
    }
}
