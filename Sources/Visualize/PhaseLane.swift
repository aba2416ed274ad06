import Foundation
import Scenarios

/// What moves the pager: bands with a word inside where it fits.
enum PhaseLane {
    static let height = 24.0

    static func make(_ context: LaneContext) -> LaneOutcome {
        guard context.reading.phases.contains(where: { $0.phase != .idle }) else {
            return .folded("the pager never moves")
        }
        var lane = Lane(title: "Phase", note: "", height: height)
        var unnamed: [MotionPhase] = []
        for span in context.reading.phases {
            let minX = context.axis.x(at: span.start)
            let maxX = max(context.axis.x(at: span.end), minX + 1)
            let rect = CGRect(x: minX, y: 0, width: maxX - minX, height: height)
            let look = look(of: span.phase)
            lane.drawing.add(.band(rect, look.fill))
            if look.isHatched { lane.drawing.add(.hatch(rect, look.stripes)) }
            let word = span.phase.word
            let width = context.measure.width(of: word, .small)
            let isBroken = context.axis.gaps.contains { $0.minX < maxX && minX < $0.maxX }
            if span.phase == .idle, isBroken { continue }
            if width + 6 <= maxX - minX {
                let x = (minX + maxX - width) / 2
                if look.isHatched {
                    lane.drawing.add(
                        .band(CGRect(x: x - 3, y: 0, width: width + 6, height: height), look.fill))
                }
                lane.drawing.addText(
                    word, x: x,
                    baseline: TextStyle.small.baseline(centredOn: height / 2), .small, look.ink,
                    measuredBy: context.measure)
            } else if !unnamed.contains(span.phase) {
                unnamed.append(span.phase)
            }
        }
        lane.keys = KeySign.allCases.filter { sign in
            unnamed.contains { phase in key(of: phase) == sign }
        }
        return .shown(lane)
    }

    /// How a phase is drawn.
    struct Look: Equatable {
        var fill: Color
        var ink: Color
        var stripes = Color.paper
        var isHatched = false
    }

    static func look(of phase: MotionPhase) -> Look {
        switch phase {
        case .idle: Look(fill: .hairline, ink: .words)
        case .tracking: Look(fill: Color(0xFBE7C0), ink: .ink)
        case .dragging: Look(fill: .touch, ink: .ink)
        case .decelerating: Look(fill: .content, ink: .paper)
        case .animating:
            Look(
                fill: Color(0xBBDDF3), ink: .ink, stripes: Color(0x5FA9D6), isHatched: true)
        }
    }

    static func key(of phase: MotionPhase) -> KeySign? {
        switch phase {
        case .idle: nil
        case .tracking: .tracking
        case .dragging: .dragging
        case .decelerating: .snapping
        case .animating: .animating
        }
    }
}
