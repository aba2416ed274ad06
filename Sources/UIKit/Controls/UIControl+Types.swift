extension UIControl {
    /// What happened to a control.
    public nonisolated struct Event: OptionSet, Hashable, Sendable {
        /// One bit an event.
        public let rawValue: UInt

        /// Makes a set of events of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger came down on it.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down on it a second time or more in quick succession.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved, and is on it or near.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved, and is away from it.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger came back to it.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger left it.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger lifted on it or near.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger lifted away from it.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed its value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// It did what it is there for; a button, that it was tapped.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control stands.
    public nonisolated struct State: OptionSet, Hashable, Sendable {
        /// One bit a state.
        public let rawValue: UInt

        /// Makes a state of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, neither highlighted nor selected.
        public static let normal = State([])
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is selected.
        public static let selected = State(rawValue: 1 << 2)
    }
}
