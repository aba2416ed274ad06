extension Simulation {
    /// What the screen is like for a device that is held in some way.
    struct Rotation {
        var orientation: UIInterfaceOrientation
        var screenSize: CGSize
        var safeAreaInsets: UIEdgeInsets
    }

    /// Has a person turn the device. The screen follows where the controller in front supports that:
    /// its size and safe area change, and with them the windows. Where not, it follows once a
    /// controller is in front that does, or that one has changed its mind, unless the device has been
    /// turned again.
    ///
    /// - Returns: whether the screen has followed.
    @discardableResult
    public func rotate(
        to orientation: UIDeviceOrientation, screenSize: CGSize, safeAreaInsets: UIEdgeInsets
    ) -> Bool {
        turn(to: orientation)
        awaitedRotation = Rotation(
            orientation: UIInterfaceOrientation(orientation), screenSize: screenSize,
            safeAreaInsets: safeAreaInsets)
        followRotation()
        return awaitedRotation == nil
    }

    /// Turns the screen as the device is held, where it has not followed yet and may.
    func followRotation() {
        guard let rotation = awaitedRotation else { return }
        model.note(.front)
        // Asking may have turned it.
        guard application.turns(to: rotation.orientation), awaitedRotation != nil else { return }
        awaitedRotation = nil
        device.screenSize = rotation.screenSize
        device.safeAreaInsets = rotation.safeAreaInsets
        application.screenDidChange()
    }
}
