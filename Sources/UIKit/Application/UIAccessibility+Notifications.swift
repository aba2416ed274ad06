extension UIAccessibility {
    /// What an app tells those who cannot see the screen.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt32

        /// Makes a notification of a number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Much of the screen has changed: go on at the argument.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Some of the screen has changed: go on at the argument.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Say the argument.
        public static let announcement = Notification(rawValue: 1008)
        /// A page has been turned; the argument says which is there now.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells those who cannot see the screen of something. Nobody listens here: it is kept for the
    /// harness, in `Simulation.accessibilityNews`.
    @MainActor
    public static func post(notification: Notification, argument: Any?) {
        Simulation.current.accessibilityNews.add(notification, text: argument as? String)
    }

    /// Whether somebody has the screen read to them: nobody here.
    @MainActor
    public static var isVoiceOverRunning: Bool { false }
}

/// What an app has told those who cannot see the screen.
@_spi(Simulation)
public nonisolated struct AccessibilityNews: Sendable {
    /// How often it has told something.
    public private(set) var count = 0
    /// What kind it was of last.
    public private(set) var latest: UIAccessibility.Notification?
    /// What was to be said last, where it was text.
    public private(set) var latestText: String?

    mutating func add(_ notification: UIAccessibility.Notification, text: String?) {
        count += 1
        latest = notification
        latestText = text
    }
}

@_spi(Simulation)
extension UIView {
    /// The views in this one, and itself, that somebody who cannot see the screen gets to know of, in
    /// the order in which they lie in the tree. What is in an element is part of it.
    /// - Complexity: O(views below)
    public var accessibilityElementsInside: [UIView] {
        if isHidden || alphaStorage < UIView.minimumHitTestAlpha || accessibilityElementsHidden {
            return []
        }
        if isAccessibilityElement { return [self] }
        // The last one that asks to be alone is, as on iOS.
        let shown = subviewStorage.filter { !$0.isHidden }
        if let alone = shown.last(where: \.accessibilityViewIsModal) {
            return alone.accessibilityElementsInside
        }
        return shown.flatMap(\.accessibilityElementsInside)
    }
}
