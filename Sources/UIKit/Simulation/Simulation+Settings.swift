extension Simulation {
    /// Has a person turn the device without the screen following. Posted to the app if it has asked
    /// for that.
    public func turn(to orientation: UIDeviceOrientation) {
        if orientation == device.orientation { return }
        device.orientation = orientation
        guard orientationObserverCount > 0 else { return }
        NotificationCenter.default.post(
            name: UIDevice.orientationDidChangeNotification, object: deviceFacts)
    }

    /// Has a person choose another size of text: views and controllers on screen hear of their new
    /// traits, then the notification is posted.
    public func setContentSizeCategory(_ category: UIContentSizeCategory) {
        if category == device.contentSizeCategory { return }
        device.contentSizeCategory = category
        if let former = updateTraits() {
            for window in application.windows { window.spreadTraitChange(from: former) }
        }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: application,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }

    /// Has a person ask for less motion, or for as much as there was.
    public func setReduceMotion(_ isEnabled: Bool) {
        if isEnabled == device.isReduceMotionEnabled { return }
        device.isReduceMotionEnabled = isEnabled
        NotificationCenter.default.post(
            name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }

    /// Takes the device's present traits; the former ones where they differ.
    func updateTraits() -> UITraitCollection? {
        let former = traits
        let new = UITraitCollection(device: device)
        if new.isEqual(former) { return nil }
        traits = new
        return former
    }
}
