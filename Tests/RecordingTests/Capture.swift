import Foundation
import Testing

/// What a real scroll view did with recorded touches. Times in milliseconds, places in points.
nonisolated struct Capture: Decodable, CustomTestStringConvertible, Sendable {
    struct Touch: Decodable, Sendable {
        enum Phase: String, Decodable, Sendable {
            case began, moved, stationary, ended, cancelled
        }

        var t_ms: Double
        var x: Double
        var y: Double
        var phase: Phase
        var uikit_pan_velocity_y: Double?
    }

    struct Action: Decodable, Sendable {
        enum State: String, Decodable, Sendable {
            case possible, began, changed, ended, cancelled, failed
        }

        var t_ms: Double
        var state: State
    }

    struct Offset: Decodable, Sendable {
        var t_ms: Double
        var y: Double
    }

    struct Release: Decodable, Sendable {
        var content_offset_y: Double?
        var final_content_offset_y: Double?
    }

    var id: String
    var viewport_pt: Double
    var content_height_pt: Double
    var display_scale: Double?
    var start_content_offset_y: Double
    var touches: [Touch]
    var pan_actions: [Action]?
    var uikit_content_offset_y: [Offset]
    var release: Release?
    var note: String?

    var testDescription: String { id }

    /// Pixels a point.
    var scale: Double { display_scale ?? 3 }

    /// `offset` on the pixel that it was rounded from.
    func onPixel(_ offset: Double) -> Double { (offset * scale).rounded() / scale }
}

/// One finger's stay on the glass, with the actions that its pan sent.
nonisolated struct CapturedGesture: Sendable {
    var touches: [Capture.Touch]
    var actions: [Capture.Action] = []
    /// How many of the touches were made up: the head of a capture that starts in mid-gesture.
    var madeUpTouches = 0
    /// The index of the touch at which translation is zero, where the capture tells it otherwise
    /// than by its actions.
    var originIndex: Int?

    var changedActions: [Capture.Action] { actions.filter { $0.state == .changed } }
    var began: Capture.Action? { actions.first { $0.state == .began } }
    var ended: Capture.Action? {
        actions.first { $0.state == .ended || $0.state == .cancelled }
    }

    /// Touches that moved the finger.
    var moveCount: Int { touches.count { $0.phase == .moved } }

    /// After how many samples the action for `began` ran (the touch-down is the first): each later
    /// move sent one `changed`. Nil where the pan did not begin.
    var beganSample: Int? {
        if let originIndex { return originIndex + 1 }
        guard began != nil || ended != nil else { return nil }
        return 1 + moveCount - changedActions.count
    }

    /// Whether the pan began with the touch-down: it caught content in motion.
    var beganOnTouchDown: Bool { began != nil && beganSample == 1 }
}

nonisolated extension Capture {
    /// The gestures in order of time, each with its actions; a missing head is made up.
    func gestures() -> [CapturedGesture] {
        var gestures: [CapturedGesture] = []
        for touch in touches {
            if touch.phase == .began || gestures.isEmpty { gestures.append(.init(touches: [])) }
            gestures[gestures.count - 1].touches.append(touch)
        }
        assignActions(to: &gestures)
        if let first = gestures.first, first.touches.first?.phase != .began {
            gestures[0] = withHead(first)
        }
        return gestures
    }

    /// A sequence of actions belongs to the last finger that came down before its `began`; without
    /// one, to the first finger.
    private func assignActions(to gestures: inout [CapturedGesture]) {
        var index = 0
        for action in pan_actions ?? [] {
            if action.state == .began {
                let downs = gestures.indices.filter {
                    // A timestamp may be a frame later than the callback.
                    (gestures[$0].touches.first?.t_ms ?? 0) <= action.t_ms + 8
                }
                index = downs.last ?? index
            }
            if gestures.indices.contains(index) { gestures[index].actions.append(action) }
        }
    }

    /// Makes up the beginning of a gesture of which only the tail was captured: the finger came
    /// evenly from where the note says it came down, at the pace of the first captured moves.
    private func withHead(_ gesture: CapturedGesture) -> CapturedGesture {
        guard gesture.touches.count > 1 else { return gesture }
        let first = gesture.touches[0]
        let second = gesture.touches[1]
        let stepY = second.y - first.y
        let stepTime = second.t_ms - first.t_ms
        let origin = translationOrigin(of: gesture)
        let down =
            numbers(after: "began at (", count: 2)?.last ?? origin - 10 * (stepY < 0 ? -1 : 1)
        let steps = max(1, Int(((first.y - down) / stepY).rounded()))
        var whole = gesture
        whole.touches = (0..<steps).map { index in
            let back = Double(steps - index)
            return Touch(
                t_ms: first.t_ms - back * stepTime, x: first.x,
                y: first.y - back * (first.y - down) / Double(steps),
                phase: index == 0 ? .began : .moved, uikit_pan_velocity_y: nil)
        }
        let nearest = whole.touches.indices.min {
            abs(whole.touches[$0].y - origin) < abs(whole.touches[$1].y - origin)
        }
        whole.originIndex = nearest
        if let nearest { whole.touches[nearest].y = origin }
        whole.madeUpTouches = steps
        whole.touches += gesture.touches
        return whole
    }

    /// Where translation is zero: as the note says, or where the first captured offset puts it.
    private func translationOrigin(of gesture: CapturedGesture) -> Double {
        if let noted = numbers(after: "translation zero) y=", count: 1)?.first { return noted }
        let first = gesture.touches[0]
        let shown = uikit_content_offset_y.first?.y ?? start_content_offset_y
        // The rubber band's inverse, past the first edge.
        let travel = shown < 0 ? shown / (0.55 * (1 + shown / viewport_pt)) : shown
        return first.y - (start_content_offset_y - travel)
    }

    /// The numbers that follow a phrase of the note, separated by commas.
    private func numbers(after phrase: String, count: Int) -> [Double]? {
        guard let note, let range = note.range(of: phrase) else { return nil }
        let text = note[range.upperBound...].prefix { "-0123456789.,".contains($0) }
        let found = text.split(separator: ",").compactMap { Double($0) }
        return found.count >= count ? found : nil
    }
}
