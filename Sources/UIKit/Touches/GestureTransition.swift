/// The table of legal state changes of a gesture recogniser.
///
/// A discrete gesture goes from possible to recognised (`ended`) or failed, a continuous one from
/// possible to began, changed any number of times, and ended or cancelled; it fails only while it is
/// possible. (WWDC 2010, sessions 120 and 121.)
nonisolated enum GestureTransition: Equatable {
    /// The recogniser asks to leave `possible`: arbitration decides.
    case claim(UIGestureRecognizer.State)
    /// The recogniser takes the state.
    case become(UIGestureRecognizer.State)
    /// Nothing happens: the attempt is over, or the state is there already.
    case ignored
    /// A mistake in the recogniser.
    case illegal

    /// What a recogniser in state `from` that sets itself to `target` gets.
    static func verdict(
        from state: UIGestureRecognizer.State, to target: UIGestureRecognizer.State
    ) -> GestureTransition {
        switch (state, target) {
        case (.possible, .began), (.possible, .ended): .claim(target)
        case (.possible, .failed), (.possible, .cancelled): .become(.failed)
        case (.possible, .possible): .ignored
        case (.possible, .changed): .illegal

        case (.began, .changed), (.changed, .changed): .become(.changed)
        case (.began, .ended), (.changed, .ended): .become(.ended)
        // What has begun cannot fail any more: it is cancelled.
        case (.began, .cancelled), (.changed, .cancelled): .become(.cancelled)
        case (.began, .failed), (.changed, .failed): .become(.cancelled)
        case (.began, .began): .ignored
        case (.changed, .began), (.began, .possible), (.changed, .possible): .illegal

        // The attempt is over until the recogniser is reset.
        case (.ended, _), (.cancelled, _), (.failed, _): .ignored
        }
    }
}
