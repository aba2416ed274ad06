import Foundation

/// What a step waits for: it holds in a frame when every part of it does.
public nonisolated struct ScenarioCondition: Equatable, Sendable {
    /// One thing that can be so.
    public enum Part: Equatable, Sendable {
        /// The browser's `pageIndex`.
        case page(NumberMatcher)
        /// What moves the pager.
        case phase([MotionPhase])
        /// The pager's presented offset along the paging axis, points.
        case offset(NumberMatcher)
        /// The presented offset in pages, with re-centrings taken out.
        case position(NumberMatcher)
        /// Whether everything rests.
        case isResting(Bool)
        /// A cell on screen shows that item's full image.
        case shows(item: Int)
        /// The item's page is on screen, by a pixel at least.
        case isVisible(item: Int)
        /// That mark has been set.
        case mark(String)
        /// The number of page changes that overlays were told of since the step began to watch.
        case pageChanges(NumberMatcher)
        /// Whether the browser is in the window.
        case isPresented(Bool)
        /// The presented zoom scale of the page in the centre.
        case zoomScale(NumberMatcher)
        /// The opacity on screen of what lies behind the pages.
        case backdropAlpha(NumberMatcher)
        /// Whether the browser comes, goes, or neither.
        case transition(TransitionPhase)
        /// The items whose thumbnails are hidden, in order.
        case hiddenThumbnails([Int])

        /// The same as an expectation has it; nil where none has.
        var subject: ExpectationSubject? {
            switch self {
            case .page(let matcher): .page(matcher)
            case .phase(let phases): .phase(phases)
            case .offset(let matcher): .offset(matcher)
            case .position(let matcher): .position(matcher)
            case .isResting(let wanted): .isResting(wanted)
            case .isPresented(let wanted): .isPresented(wanted)
            case .zoomScale(let matcher): .zoomScale(matcher)
            case .backdropAlpha(let matcher): .backdropAlpha(matcher)
            case .transition(let phase): .transition(phase)
            case .hiddenThumbnails(let items): .hiddenThumbnails(items)
            case .shows, .isVisible, .mark, .pageChanges: nil
            }
        }
    }

    /// The parts, in the file's order; never empty in a loaded scenario.
    public var parts: [Part]

    /// Makes one of its parts.
    public init(parts: [Part]) {
        self.parts = parts
    }
}
