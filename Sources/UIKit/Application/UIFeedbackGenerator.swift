/// Has the device answer with a tap that is felt. Devices here have none to feel: what an app asks for
/// is kept for the harness, in `Simulation.haptics`.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    nonisolated deinit {}

    /// Makes a generator.
    public override init() {
        super.init()
    }

    /// Says that feedback is soon to come, so that the device can make ready. It is felt the same
    /// without.
    open func prepare() {}
}

/// Feedback for something that hits something.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy and hard what hits is.
    public nonisolated enum FeedbackStyle: Int, Sendable {
        /// Small and light.
        case light
        /// Neither light nor heavy.
        case medium
        /// Large and heavy.
        case heavy
        /// Giving.
        case soft
        /// Hard.
        case rigid
    }

    nonisolated deinit {}

    private let style: FeedbackStyle

    /// Makes a generator of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Makes a generator of medium style.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Something has hit something.
    open func impactOccurred() {
        impactOccurred(intensity: 1)
    }

    /// Something has hit something, with a strength of 0…1.
    open func impactOccurred(intensity: CGFloat) {
        Simulation.current.haptics.add(.impact(style, intensity: min(max(intensity, 0), 1)))
    }
}

/// Feedback for a choice that has changed.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    nonisolated deinit {}

    /// Another one is chosen.
    open func selectionChanged() {
        Simulation.current.haptics.add(.selection)
    }
}

/// Feedback for how something has gone.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it has gone.
    public nonisolated enum FeedbackType: Int, Sendable {
        /// Well.
        case success
        /// With a warning.
        case warning
        /// Badly.
        case error
    }

    nonisolated deinit {}

    /// Something has gone well or badly.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        Simulation.current.haptics.add(.notification(notificationType))
    }
}

/// What an app has had the device answer with.
@_spi(Simulation)
public nonisolated struct HapticLog: Sendable {
    /// A feedback.
    public enum Feedback: Equatable, Sendable {
        /// Something hit something, with a strength of 0…1.
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        /// A choice changed.
        case selection
        /// Something went well or badly.
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }

    /// How many there were.
    public private(set) var count = 0
    /// The last one.
    public private(set) var latest: Feedback?

    mutating func add(_ feedback: Feedback) {
        count += 1
        latest = feedback
    }
}
