import Foundation

nonisolated extension TraceEvent {
    /// The event as a short phrase with its time in seconds, as `4.258 drag begins`: for lists of
    /// what happened before a failure.
    public var phrase: String {
        TraceEvent.seconds(timeNanoseconds) + " " + words
    }

    /// What happened, without its time.
    private var words: String {
        switch kind {
        case .touchDown: "finger \(a) down"
        case .touchUp: "finger \(a) up"
        case .touchCancelled: "finger \(a) cancelled"
        case .dragBegan: a == 1 ? "caught in flight, drag begins" : "drag begins"
        case .dragEnded: "drag ends at \(Int(value.rounded())) pt/s"
        case .rested: "rests on page \(a)"
        case .pageChanged: "page \(b) → \(a)"
        case .willDisplay: "will display \(a)"
        case .didEndDisplaying: "ended display of \(a)"
        case .cellMade: "cell \(b) made"
        case .cellReused: "cell \(b) reused"
        case .imageDelivered: "image \(a) arrives"
        case .recentred: "re-centred by \(Int(value.rounded())) pages"
        case .flip: "turns to \(a) by itself"
        case .gestureBegan: "\(text) begins"
        case .gestureEnded: "\(text) ends"
        case .gestureCancelled: "\(text) cancelled"
        case .transitionBegan: a == 1 ? "begins to come" : "begins to go"
        case .transitionEnded: a == 1 ? "has come" : "has gone"
        case .transitionCancelled: a == 1 ? "does not come after all" : "stays after all"
        case .thumbnailHidden: "thumbnail \(a) hidden"
        case .thumbnailShown: "thumbnail \(a) shown"
        case .presented: "presented"
        case .dismissed: "dismissed"
        case .dataChanged: "data changed, \(a) items"
        case .step: text.isEmpty ? "step \(a)" : "step \(a), \(text)"
        case .mark: "mark \(text)"
        case .snapshot: "snapshot \(text)"
        case .violation: "violation of \(text)"
        case .note: text
        }
    }

    /// A time in seconds with three decimals, rounded down, so that it never names a later
    /// millisecond than the one in which the thing happened.
    private static func seconds(_ nanoseconds: Int64) -> String {
        let milliseconds = nanoseconds / 1_000_000
        let rest = String(milliseconds % 1000)
        let padding = String(repeating: "0", count: max(0, 3 - rest.count))
        return "\(milliseconds / 1000).\(padding)\(rest)"
    }
}
