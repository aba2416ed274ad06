import Foundation

/// One thing that happens, and when.
public nonisolated struct Step: Equatable, Sendable {
    /// When it starts.
    public var start: StepStart
    /// What happens.
    public var action: StepAction
    /// Its path in the file, such as `timeline[3]`, with `#2` after it for the second repetition.
    public var label: String
    /// Where it stands in the file.
    public var place: SourcePlace

    /// Makes one of its parts.
    public init(
        start: StepStart = .whenOver(delayNanoseconds: 0), action: StepAction, label: String = "",
        place: SourcePlace = .none
    ) {
        self.start = start
        self.action = action
        self.label = label
        self.place = place
    }
}

/// When a step starts.
///
/// A gesture is over when its last finger lifts, `wait` when its time is over, `settle` when
/// everything rests; every other step is over when it is done, in the frame in which it starts.
public nonisolated enum StepStart: Equatable, Sendable {
    /// So long after every earlier step is over, nanoseconds; at the scenario's start for the
    /// first one.
    case whenOver(delayNanoseconds: Int64)
    /// So long after the start of an earlier step, nanoseconds. `step` is its index in the
    /// timeline.
    case afterStart(of: Int, delayNanoseconds: Int64)
    /// So long after the start of the scenario, nanoseconds, whatever else is going on.
    case at(nanoseconds: Int64)
    /// As soon as the condition holds, watched at the end of each frame from when every earlier
    /// step is over (or, where `step` is given, from the start of that one); a failure if it has
    /// not held within the time, nanoseconds from then.
    case when(ScenarioCondition, withinNanoseconds: Int64, fromStartOf: Int?)
}

/// What a step does.
public nonisolated enum StepAction: Equatable, Sendable {
    /// Fingers on the glass; `GestureSynthesizer` makes the samples.
    case gesture(Gesture)
    /// The system takes every touch that is down.
    case cancelTouches

    /// The host presents the browser.
    case present
    /// The host calls `dismissSelf()`.
    case dismiss
    /// The host embeds the browser as a child.
    case embed
    /// The host removes the embedded browser.
    case remove
    /// The app pushes the browser onto its navigation controller.
    case push(isAnimated: Bool)
    /// It pops it, as its back button does.
    case pop(isAnimated: Bool)
    /// `scrollToPage(at:animated:)`.
    case scrollToPage(page: Int, isAnimated: Bool)
    /// `scrollToPage` of the page after `pageIndex`.
    case next(isAnimated: Bool)
    /// `scrollToPage` of the page before `pageIndex`.
    case previous(isAnimated: Bool)
    /// `reloadData(preservingCurrentPage:)`.
    case reloadData(preservingCurrentPage: Bool)
    /// Sets properties of the browser.
    case set(BrowserOptions)
    /// `addOverlay(_:)`.
    case addOverlay(OverlaySpec)
    /// `removeOverlay(_:)` of the overlay with that name.
    case removeOverlay(name: String)
    /// The host drops its last reference to the browser.
    case release

    /// The host's data change.
    case items(ItemsChange)
    /// An image arrives.
    case deliverImage(item: Int, stage: ImageStage)
    /// An image's loading fails.
    case failImage(item: Int)
    /// The window takes another size, points.
    case resize(CGSize)
    /// The device is turned.
    case rotate(DeviceOrientation)
    /// The app goes into the background.
    case background
    /// The app comes back.
    case foreground
    /// The system warns of low memory.
    case memoryWarning
    /// Another screen is presented, full screen, over whatever is in front.
    case cover(isAnimated: Bool)
    /// That screen is dismissed.
    case uncover(isAnimated: Bool)
    /// The screen that holds the browser leaves the window, as when another tab is chosen.
    case disappear
    /// It comes back.
    case appear
    /// The system calls off the presentation or dismissal that is under way.
    case cancelTransition
    /// The person chooses another size of text.
    case contentSizeCategory(ScenarioEnvironment.TextSize)
    /// The app scrolls its own list or grid to an offset, points.
    case scrollHost(offset: Double, isAnimated: Bool)

    /// Waits until everything rests: no finger, no motion, no animation, no image under way; a
    /// failure past the limit, nanoseconds.
    case settle(limitNanoseconds: Int64)
    /// Waits, nanoseconds.
    case wait(nanoseconds: Int64)
    /// Gives this moment a name.
    case mark(String)
    /// Keeps a picture of the screen under a name.
    case snapshot(String)
    /// Looks once, at the end of the frame in which the step starts.
    case expect(Expectation)
    /// Looks at the end of each frame between two marks.
    case always(AlwaysCheck)

    /// The verb as a scenario spells it, such as `drag`.
    public var verb: String {
        switch self {
        case .gesture(let gesture): gesture.verb
        case .cancelTouches: "cancelTouches"
        case .present: "present"
        case .dismiss: "dismiss"
        case .embed: "embed"
        case .remove: "remove"
        case .push: "push"
        case .pop: "pop"
        case .scrollToPage: "scrollToPage"
        case .next: "next"
        case .previous: "previous"
        case .reloadData: "reloadData"
        case .set: "set"
        case .addOverlay: "addOverlay"
        case .removeOverlay: "removeOverlay"
        case .release: "release"
        case .items: "items"
        case .deliverImage: "deliverImage"
        case .failImage: "failImage"
        case .resize: "resize"
        case .rotate: "rotate"
        case .background: "background"
        case .foreground: "foreground"
        case .memoryWarning: "memoryWarning"
        case .cover: "cover"
        case .uncover: "uncover"
        case .disappear: "disappear"
        case .appear: "appear"
        case .scrollHost: "scrollHost"
        case .cancelTransition: "cancelTransition"
        case .contentSizeCategory: "contentSizeCategory"
        case .settle: "settle"
        case .wait: "wait"
        case .mark: "mark"
        case .snapshot: "snapshot"
        case .expect: "expect"
        case .always: "always"
        }
    }
}

/// A change of the host's data.
public nonisolated struct ItemsChange: Equatable, Sendable {
    /// What changes.
    public enum Change: Equatable, Sendable {
        /// New items come in before the one at the index (at the end where it is the count).
        case insert(index: Int, count: Int)
        /// Items go.
        case remove(index: Int, count: Int)
        /// Items give way to new ones in their places.
        case replace(index: Int, count: Int)
        /// There are so many from now on: new ones at the end, or the last ones gone.
        case count(Int)
    }

    /// What changes.
    public var change: Change
    /// Whether the host then calls `reloadData()`, in the same turn.
    public var reloads: Bool

    /// Makes one of its parts.
    public init(change: Change, reloads: Bool) {
        self.change = change
        self.reloads = reloads
    }
}

/// How much of an image has arrived.
public nonisolated enum ImageStage: String, CaseIterable, Sendable {
    /// The smaller image.
    case placeholder
    /// The full image.
    case full
}

/// How the device is held.
public nonisolated enum DeviceOrientation: String, CaseIterable, Sendable {
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its side, the top at the left.
    case landscapeLeft
    /// On its side, the top at the right.
    case landscapeRight

    /// Whether the longer side lies across.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
