@_spi(Simulation)
extension UIWindow {
    /// Calls off the presentation or dismissal under way in this window, as the system or the person
    /// who controls it would: `transitionWasCancelled` is true from now on, the transition's
    /// animations run back to where they started, and their completions hear that they did not
    /// finish.
    ///
    /// - Returns: whether there was one; not where none is under way, where it takes no time, and
    ///   where it was called off already.
    @discardableResult
    public func cancelTransition() -> Bool {
        var current = rootViewController
        while let presentation = current?.presentation {
            if let transition = presentation.transition { return transition.callOff() }
            current = presentation.presented
        }
        return false
    }
}
