extension UIWindow {
    /// How far in front windows lie: of two the one of the higher level, whichever came last.
    public nonisolated struct Level: RawRepresentable, Hashable, Sendable {
        /// The level, points.
        public let rawValue: CGFloat

        /// Makes a level.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a level.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// That of windows unless told otherwise.
        public static let normal = Level(0)
        /// That of the status bar.
        public static let statusBar = Level(1000)
        /// That of alerts.
        public static let alert = Level(2000)

        /// A level that is higher by a number.
        public static func + (level: Level, number: CGFloat) -> Level {
            Level(level.rawValue + number)
        }

        /// A level that is lower by a number.
        public static func - (level: Level, number: CGFloat) -> Level {
            Level(level.rawValue - number)
        }
    }

    /// Posted when a window has become the key one.
    public nonisolated static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification")
    /// Posted when a window is the key one no more.
    public nonisolated static let didResignKeyNotification = Notification.Name(
        "UIWindowDidResignKeyNotification")
}
