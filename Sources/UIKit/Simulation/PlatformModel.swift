/// The guessed rules of the platform: what UIKit does where Apple has published nothing and nobody
/// has measured it.
///
/// All guesses are one value, given to a simulation when it starts. It has a version, which stands
/// in traces and baselines; each rule has an identifier, alternatives where another reading is
/// plausible, and records that it was used, so that a verdict can say which guesses it leans on.
@_spi(Simulation)
public nonisolated struct PlatformModel: Equatable, Sendable {
    /// The version of this set of rules. It changes when any default here changes.
    public static let version = "1.0"

    /// The farthest a finger may move during a tap, points. Apple publishes none.
    public enum TapMovement: String, CaseIterable, Sendable {
        /// 45 points, the default.
        case wide
        /// 10 points, as the re-implementation WinObjC has it.
        case narrow

        /// The limit in points.
        public var points: Double {
            switch self {
            case .wide: 45
            case .narrow: 10
            }
        }
    }

    /// What a scroll view's delegate hears when a touch catches a deceleration.
    public enum CaughtDeceleration: String, CaseIterable, Sendable {
        /// Only `scrollViewWillBeginDragging`, the default.
        case endsSilently
        /// `scrollViewDidEndDecelerating` first.
        case endsWithCallback
    }

    /// What `setContentOffset(_:animated: false)` does to a running deceleration.
    public enum UnanimatedOffset: String, CaseIterable, Sendable {
        /// It stops at the new place, the default.
        case stopsMotion
        /// It carries on from there, as after an assignment to `contentOffset`.
        case shiftsMotion
    }

    /// What the delegate hears when a finger interrupts an animated offset.
    public enum InterruptedOffset: String, CaseIterable, Sendable {
        /// Nothing, the default.
        case endsSilently
        /// `scrollViewDidEndScrollingAnimation`.
        case endsWithCallback
    }

    /// Whether a drag is handed to a paging ancestor when the inner view reaches its edge.
    public enum Handover: String, CaseIterable, Sendable {
        /// Within the same drag, the default.
        case withinDrag
        /// Only for a drag that starts at the edge.
        case atStartOnly
    }

    /// [tap] The farthest a finger may move during a tap.
    public var tapMovement = TapMovement.wide
    /// [tap] The longest press that is still a tap, seconds.
    public var tapMaximumDuration = 0.75
    /// [tap] The longest pause between the taps of a double tap, seconds.
    public var multiTapInterval = 0.35
    /// [tap] The farthest apart that the taps of a double tap may be, points.
    public var multiTapDistance = 45.0
    /// [catch] What the delegate hears of a caught deceleration.
    public var caughtDeceleration = CaughtDeceleration.endsSilently
    /// [set-offset] What an unanimated `setContentOffset` does to a deceleration.
    public var unanimatedOffset = UnanimatedOffset.stopsMotion
    /// [animated-offset] What the delegate hears of an interrupted animated offset.
    public var interruptedOffset = InterruptedOffset.endsSilently
    /// [page-target] The slowest release that turns a page, points a second (inside the bracket
    /// 195…277 that device measurements leave).
    public var minimumFlingVelocity = 250.0
    /// [snap] The angular frequency of the paging snap's critically damped spring, per second:
    /// 98 % in 0.35 s.
    public var snapAngularFrequency = 16.7
    /// [handover] When a drag is handed to a paging ancestor.
    public var handover = Handover.withinDrag
    /// The delay before a scroll view's content sees a touch, seconds (a WWDC 2014 speaker's
    /// illustrative figure, session 235).
    public var contentTouchDelay = 0.15

    /// How far several fingers on a page that can be zoomed must move before a scroll view around it
    /// takes them for a drag, points: by then a pinch would have begun.
    public var pinchableMovement = 30.0

    /// The rules that were used so far.
    public private(set) var used: PlatformRules = []

    /// The default readings.
    public init() {}

    /// Records that `rule` shaped what happened.
    public mutating func note(_ rule: PlatformRules) {
        used.formUnion(rule)
    }
}

/// A set of guessed platform rules.
@_spi(Simulation)
public nonisolated struct PlatformRules: OptionSet, Hashable, Sendable {
    /// One bit a rule, in the order of `names`.
    public let rawValue: UInt32

    /// Makes a set of the rules whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Longest press and movement of a tap, pause between taps.
    public static let tap = PlatformRules(rawValue: 1 << 0)
    /// `began` is delivered on the next frame; translation counts from there.
    public static let began = PlatformRules(rawValue: 1 << 1)
    /// Several touch samples within one frame.
    public static let samples = PlatformRules(rawValue: 1 << 2)
    /// The order of questions to a recogniser's delegate.
    public static let questions = PlatformRules(rawValue: 1 << 3)
    /// A scroll view's pan begins for its own axis only.
    public static let axis = PlatformRules(rawValue: 1 << 4)
    /// Animated views take no touches.
    public static let deaf = PlatformRules(rawValue: 1 << 5)
    /// A touch taken by the system ends a drag without velocity.
    public static let cancel = PlatformRules(rawValue: 1 << 6)
    /// The run loop's tracking mode.
    public static let tracking = PlatformRules(rawValue: 1 << 7)
    /// A touch that catches a motion.
    public static let catching = PlatformRules(rawValue: 1 << 8)
    /// An offset set by code while the view moves.
    public static let setOffset = PlatformRules(rawValue: 1 << 9)
    /// A finger that interrupts an animated offset.
    public static let animatedOffset = PlatformRules(rawValue: 1 << 10)
    /// An animated call to the present offset.
    public static let sameOffset = PlatformRules(rawValue: 1 << 11)
    /// Automatic content insets.
    public static let insets = PlatformRules(rawValue: 1 << 12)
    /// Which page a release goes to.
    public static let pageTarget = PlatformRules(rawValue: 1 << 13)
    /// The motion of the paging snap.
    public static let snap = PlatformRules(rawValue: 1 << 14)
    /// Drags handed to an ancestor.
    public static let handover = PlatformRules(rawValue: 1 << 15)
    /// Which cells a collection view keeps.
    public static let cellLife = PlatformRules(rawValue: 1 << 16)
    /// When timers fire within a frame.
    public static let timers = PlatformRules(rawValue: 1 << 17)
    /// When main-queue blocks run within a frame.
    public static let mainQueue = PlatformRules(rawValue: 1 << 18)
    /// Costs that make frames late.
    public static let late = PlatformRules(rawValue: 1 << 19)
    /// Animations that add up.
    public static let additive = PlatformRules(rawValue: 1 << 20)
    /// When a navigation controller's push or pop begins, and what is told in which order.
    public static let navigation = PlatformRules(rawValue: 1 << 21)
    /// How far, fast and straight a swipe is.
    public static let swipe = PlatformRules(rawValue: 1 << 22)
    /// Zooming past a limit.
    public static let zoomLimit = PlatformRules(rawValue: 1 << 23)
    /// Zooming with an animation.
    public static let zoomAnimation = PlatformRules(rawValue: 1 << 24)
    /// What is told of a present or dismissal that is called off or cut short.
    public static let transitionEnd = PlatformRules(rawValue: 1 << 25)
    /// Which controller decides about the status bar and about turning, and when.
    public static let front = PlatformRules(rawValue: 1 << 26)
    /// Which animations a transaction's completion block waits for.
    public static let transactions = PlatformRules(rawValue: 1 << 27)

    /// The identifiers of the rules, in the order of their bits.
    public static let names = [
        "tap", "began", "samples", "questions", "axis", "deaf", "cancel", "tracking", "catch",
        "set-offset", "animated-offset", "same-offset", "insets", "page-target", "snap",
        "handover", "cell-life", "timers", "main-queue", "late", "additive",
        "navigation", "swipe", "zoom-limit", "zoom-animation", "transition-end", "front",
        "transactions",
    ]

    /// The identifiers of the rules in this set, in the order of `names`.
    public var identifiers: [String] {
        PlatformRules.names.enumerated().compactMap { index, name in
            rawValue & (1 << UInt32(index)) != 0 ? name : nil
        }
    }
}
