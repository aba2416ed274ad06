import Foundation
import Scenarios

/// Lanes of bands with a word: what the browser and the app are about, and which gestures have hold of
/// a page.
enum BandLane {
    static let height = 24.0

    /// A stretch of time with a word for it.
    struct Band: Equatable {
        var start, end: Int64
        var word: String
        var look: PhaseLane.Look
    }

    /// Whether the browser comes, goes, or is hidden behind something; and where it turned a page by
    /// itself.
    static func browser(_ context: LaneContext) -> LaneOutcome {
        let bands = spans(context) { frame -> Band? in
            if frame.isInBackground { return band("in the background", Color(0x57606A), .paper) }
            if frame.isCovered { return band("covered", Color(0x8C959F), .ink) }
            switch frame.transition {
            case .none: return nil
            case .presenting: return band("opening", .well, .paper)
            case .dismissing: return band("closing", Color(0x2F4460), .paper)
            }
        }
        let flips = context.trace.events.filter { $0.kind == .flip }
        if bands.isEmpty, flips.isEmpty { return .folded("no opening, closing or autoplay") }
        var lane = Lane(
            title: bands.isEmpty ? "Autoplay" : "Browser", note: "", height: height)
        add(bands, to: &lane, context)
        for flip in flips {
            let x = context.axis.x(at: flip.timeNanoseconds)
            let center = CGPoint(x: x, y: height / 2)
            lane.drawing.add(.polygon(Sign.arrow(center, 8), .paper))
            lane.drawing.add(.polygon(Sign.arrow(center, 6), .ink))
            lane.use(.flip)
        }
        return .shown(lane)
    }

    /// Pulls and pinches, from when fingers take hold until they let go.
    static func gestures(_ context: LaneContext) -> LaneOutcome {
        var bands: [Band] = []
        var open: [TraceEvent] = []
        let end = context.reading.end
        for event in context.trace.events {
            switch event.kind {
            case .gestureBegan: open.append(event)
            case .gestureEnded, .gestureCancelled:
                guard let index = open.lastIndex(where: { $0.text == event.text }) else { continue }
                let isLost = event.kind == .gestureCancelled
                bands.append(
                    gesture(
                        open.remove(at: index), until: event.timeNanoseconds,
                        isLost ? "\(event.text), taken away" : event.text))
            default: continue
            }
        }
        for event in open { bands.append(gesture(event, until: end, event.text)) }
        if bands.isEmpty { return .folded("no pull or pinch") }
        var lane = Lane(title: "Gestures", note: "", height: height)
        add(bands.sorted { $0.start < $1.start }, to: &lane, context)
        return .shown(lane)
    }

    private static func gesture(_ event: TraceEvent, until end: Int64, _ word: String) -> Band {
        var band = band(word, .touch, .ink)
        band.start = event.timeNanoseconds
        band.end = end
        return band
    }

    private static func band(_ word: String, _ fill: Color, _ ink: Color) -> Band {
        Band(start: 0, end: 0, word: word, look: PhaseLane.Look(fill: fill, ink: ink))
    }

    /// Neighbouring frames of the same word, joined.
    private static func spans(
        _ context: LaneContext, _ state: (TraceFrame) -> Band?
    ) -> [Band] {
        var bands: [Band] = []
        for (index, frame) in context.trace.frames.enumerated() {
            guard var band = state(frame) else { continue }
            band.start = frame.timeNanoseconds
            band.end = context.reading.end(ofFrame: index)
            if let last = bands.last, last.word == band.word, last.end >= band.start {
                bands[bands.count - 1].end = band.end
            } else {
                bands.append(band)
            }
        }
        return bands
    }

    /// Draws bands; a word that does not fit inside stands after its band where there is room up to
    /// the next one, and else is left out.
    private static func add(_ bands: [Band], to lane: inout Lane, _ context: LaneContext) {
        let right = TimelineMetrics.plotMaxX
        for (index, band) in bands.enumerated() {
            let minX = context.axis.x(at: band.start)
            let maxX = min(max(context.axis.x(at: band.end), minX + 2), right)
            let rect = CGRect(x: minX, y: 0, width: maxX - minX, height: height)
            lane.drawing.add(.band(rect, band.look.fill))
            let width = context.measure.width(of: band.word, .small)
            let next =
                index + 1 < bands.count ? context.axis.x(at: bands[index + 1].start) : right
            let isInside = width + 6 <= maxX - minX
            guard isInside || maxX + width + 10 <= next else { continue }
            let x = isInside ? (minX + maxX - width) / 2 : maxX + 5
            let isTorn = context.axis.gaps.contains { $0.minX < x + width && x < $0.maxX }
            if isTorn { continue }
            lane.drawing.addText(
                band.word, x: x, baseline: TextStyle.small.baseline(centredOn: height / 2), .small,
                isInside ? band.look.ink : .words, measuredBy: context.measure)
        }
    }
}
