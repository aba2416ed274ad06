extension StepAction {
    /// Whether the step is about the frame as it is when it is complete.
    var looksAtFrame: Bool {
        switch self {
        case .expect, .mark, .snapshot: true
        default: false
        }
    }
}
