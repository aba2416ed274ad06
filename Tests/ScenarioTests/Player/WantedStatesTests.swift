import Foundation
import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

/// States seen in frames that are made by hand: of a pager whose pages are 400 points apart.
@Suite struct WantedStatesTests {
    private func frame(
        _ phase: MotionPhase = .idle, at position: Double = 0, page: Int? = nil, items: Int = 5,
        fingers: Int = 0, _ change: (FrameSnapshot) -> Void = { _ in }
    ) -> FrameSnapshot {
        let frame = FrameSnapshot()
        frame.hasBrowser = true
        frame.pitch = 400
        frame.knownItemCount = items
        frame.phase = phase
        frame.position = position
        frame.offset = CGPoint(x: position * 400, y: 0)
        frame.offsetLimits = 0...CGFloat(400 * max(0, items - 1))
        frame.pageIndex = page ?? Int(position.rounded())
        frame.touches = [TraceTouch](repeating: TraceTouch(), count: fingers)
        change(frame)
        return frame
    }

    /// How often each state was reached in the frames.
    private func reached(_ frames: [FrameSnapshot]) -> [String: Int] {
        let states = WantedStates(wanted: [])
        for (index, frame) in frames.enumerated() {
            frame.index = index
            states.look(at: frame, after: index == 0 ? FrameSnapshot() : frames[index - 1])
        }
        return Dictionary(uniqueKeysWithValues: states.reached.map { ($0.name, $0.count) })
    }

    @Test func aLastingStateCountsWhenItIsEntered() {
        #expect(
            reached([
                frame(fingers: 1), frame(fingers: 2), frame(fingers: 3), frame(fingers: 1),
                frame(fingers: 2),
            ]) == ["several fingers": 2])
        #expect(reached([frame(items: 0), frame(items: 0)]) == ["empty": 1])
    }

    @Test func theRubberBandStartsAPixelBeyondTheEnd() {
        // Half a pixel is 0.5 pt here: a pixel is 1 pt, 1/400 of a page.
        #expect(reached([frame(), frame(.decelerating, at: -0.9 / 400, page: 0)]) == [:])
        #expect(
            reached([frame(), frame(.decelerating, at: -1.1 / 400, page: 0)]) == ["rubber band": 1])
    }

    @Test func aDragTurnsThePageOrReturns() {
        #expect(
            reached([
                frame(), frame(.dragging, fingers: 1),
                frame(.dragging, at: 0.4, page: 0, fingers: 1),
                frame(.decelerating, at: 0.8, page: 0), frame(at: 1),
            ]) == ["page turned": 1])
        #expect(
            reached([
                frame(), frame(.dragging, fingers: 1), frame(.dragging, at: 0.2, fingers: 1),
                frame(.decelerating, at: 0.1), frame(),
            ]) == ["returned to page": 1])
        // A drag that moves nothing is neither.
        #expect(reached([frame(), frame(.dragging, fingers: 1), frame()]) == [:])
    }

    @Test func aDragThatCatchesCountsFromTheFirstOne() {
        let frames = [
            frame(), frame(.dragging, at: 0.3, page: 0, fingers: 1),
            frame(.decelerating, at: 0.6, page: 0),
            frame(.dragging, at: 0.6, page: 0, fingers: 1) {
                $0.dragCaughtMotion = true
                $0.dragCount = 2
            },
            frame(.decelerating, at: 0.2, page: 0), frame(),
        ]
        let found = reached(frames)
        #expect(found["caught in flight"] == 1)
        #expect(found["returned to page"] == 1)
        #expect(found["page turned"] == nil)
    }

    @Test func wrappingIsPassingTheEndOfTheLoop() {
        func looping(_ position: Double, page: Int, items: Int = 5) -> FrameSnapshot {
            frame(at: position, page: page, items: items) {
                $0.isLooping = true
                $0.offsetLimits = -10_000...10_000
            }
        }
        #expect(reached([looping(3, page: 3), looping(4, page: 4)]) == [:])
        #expect(reached([looping(4, page: 4), looping(5, page: 0)]) == ["wrapped around": 1])
        #expect(reached([looping(0, page: 0), looping(-1, page: 4)]) == ["wrapped around": 1])
        // Two quick swipes, announced as one change.
        #expect(reached([looping(4, page: 4), looping(6, page: 1)]) == ["wrapped around": 1])
        // Of two items only every other turn passes the end.
        #expect(
            reached([
                looping(0, page: 0, items: 2), looping(1, page: 1, items: 2),
                looping(2, page: 0, items: 2), looping(3, page: 1, items: 2),
            ]) == ["wrapped around": 1])
        // Without a loop there is nothing to go round.
        #expect(reached([frame(at: 4), frame(at: 0)]) == [:])
    }

    @Test func aPageWithoutImageCountsInMotionOnly() {
        func blank(_ phase: MotionPhase) -> FrameSnapshot {
            frame(phase) { frame in
                frame.cells = [
                    CellSnapshot(
                        cell: 0, use: 0, item: 0, shownIdentity: -1, showsFullImage: false,
                        expectedIdentity: 0, frame: .zero, image: nil)
                ]
            }
        }
        #expect(reached([blank(.idle), blank(.tracking)]) == [:])
        #expect(reached([blank(.animating)]) == ["page without image in motion": 1])
    }

    // MARK: The page

    private func page(
        zoom: Double = 1, pull: PullPhase = .none, _ phase: MotionPhase = .idle,
        at position: Double = 0, _ transition: TransitionPhase = .none
    ) -> FrameSnapshot {
        frame(phase, at: position, page: 0) { frame in
            frame.page.canZoom = true
            frame.page.zoomLimits = 1...3
            frame.page.zoomScale = zoom
            frame.page.pull = pull
            frame.transition = transition
        }
    }

    @Test func aPageIsZoomedAboveItsLeastScale() {
        #expect(reached([page(), page(zoom: 1.005), page()]) == [:])
        #expect(reached([page(), page(zoom: 2), page(zoom: 2.5), page()]) == ["zoomed": 1])
    }

    @Test func aZoomBouncesBeyondItsLimits() {
        #expect(reached([page(), page(zoom: 0.9), page(zoom: 0.8), page()]) == ["zoom bounce": 1])
        let beyond = reached([page(), page(zoom: 3), page(zoom: 3.1), page(zoom: 3)])
        #expect(beyond == ["zoomed": 1, "zoom bounce": 1])
        // A page that cannot be zoomed has no limits to be beyond.
        let still = page(zoom: 0.5)
        still.page.canZoom = false
        #expect(reached([page(), still]) == [:])
    }

    @Test func aZoomedPageHandsOverWhenThePagerMoves() {
        let zoomed = page(zoom: 2, .dragging)
        #expect(reached([page(), zoomed])["handed over to the pager"] == nil)
        #expect(
            reached([page(), zoomed, page(zoom: 2, .dragging, at: 0.1)])["handed over to the pager"]
                == 1)
        #expect(
            reached([page(), page(.dragging, at: 0.1)])["handed over to the pager"] == nil)
    }

    @Test func aPullReturnsOrTakesTheBrowserAway() {
        let (held, released) = (page(pull: .held), page(pull: .released))
        #expect(reached([page(), held, released, page()]) == ["pull": 1, "pull returned": 1])
        let away = reached([
            page(), held, page(pull: .released, at: 0, .dismissing), page(at: 0, .dismissing),
        ])
        #expect(away == ["pull": 1, "pulled away": 1])
        // A browser that is closed without a pull is not pulled away.
        #expect(reached([page(), page(at: 0, .dismissing)]) == [:])
    }

    @Test func theBrowserClosesInMotion() {
        let away = page(.decelerating, at: 0.7, .dismissing)
        #expect(reached([page(.decelerating, at: 0.6), away]) == ["closed in motion": 1])
        #expect(reached([page(), page(at: 0, .dismissing)])["closed in motion"] == nil)
    }

    // MARK: Autoplay

    /// A frame of a browser that turns its pages each second, so long after the start.
    private func playing(
        _ milliseconds: Int64, fingers: Int = 0, items: Int = 5,
        _ change: (FrameSnapshot) -> Void = { _ in }
    ) -> FrameSnapshot {
        frame(items: items, fingers: fingers) { frame in
            frame.time = SimulatedTime(nanoseconds: milliseconds * 1_000_000)
            frame.viewport = CGRect(x: 0, y: 0, width: 400, height: 800)
            frame.isAutoPlaying = true
            frame.autoPlayInterval = 1
            frame.fingersOnBrowser = fingers
            change(frame)
        }
    }

    private func held(_ frames: [FrameSnapshot]) -> Int? { reached(frames)["autoplay held"] }

    @Test func autoplayIsHeldForAWholeInterval() {
        #expect(held([playing(0, fingers: 1), playing(900, fingers: 1), playing(950)]) == nil)
        #expect(
            held([playing(0, fingers: 1), playing(1000, fingers: 1), playing(3000, fingers: 1)])
                == 1)
        // Once for each hold.
        #expect(
            held([
                playing(0, fingers: 1), playing(1000, fingers: 1), playing(1100),
                playing(1200, fingers: 1), playing(2300, fingers: 1),
            ]) == 2)
    }

    @Test(arguments: ["background", "cover", "zoom", "pull"])
    func eachHoldCounts(kind: String) {
        func hold(_ frame: FrameSnapshot) {
            switch kind {
            case "background": frame.isActive = false
            case "cover": frame.isCovered = true
            case "zoom": frame.page.zoomScale = 2
            default: frame.page.pull = .held
            }
        }
        // In the background no frame is made until the app is in front again.
        #expect(held([playing(0, hold), playing(1500)]) == 1)
        #expect(held([playing(0), playing(1500)]) == nil)
    }

    @Test func nothingIsHeldWhereNothingPlays() {
        #expect(
            held([
                playing(0, fingers: 1) { $0.isAutoPlaying = false },
                playing(1500, fingers: 1) { $0.isAutoPlaying = false },
            ]) == nil)
        #expect(
            held([playing(0, fingers: 1, items: 1), playing(1500, fingers: 1, items: 1)]) == nil)
        // A finger beside a banner holds nothing.
        #expect(
            held([
                playing(0, fingers: 1) { $0.fingersOnBrowser = 0 },
                playing(1500, fingers: 1) { $0.fingersOnBrowser = 0 },
            ]) == nil)
    }

    @Test func goneUnderTheFinger() {
        let gone = FrameSnapshot()
        #expect(reached([frame(fingers: 1), gone]) == ["gone under the finger": 1])
        #expect(reached([frame(), gone]) == [:])
    }

    @Test func aPlaceThatIsNoNumberIsSurvived() {
        let lost = frame(.dragging, at: 0, fingers: 1) {
            $0.position = .nan
            $0.isLooping = true
        }
        let end = frame(at: 0) {
            $0.position = .nan
            $0.isLooping = true
        }
        _ = reached([frame(.dragging, fingers: 1) { $0.isLooping = true }, lost, end])
    }

    @Test func aStateThatWasNotReachedOftenEnoughFails() {
        let states = WantedStates(wanted: [
            WantedCount(state: .recentred), WantedCount(state: .cellReused, times: 3),
            WantedCount(state: .cellKept),
        ])
        for _ in 0..<2 { states.note(.cellReused, frame: 4) }
        states.note(.cellKept, frame: 5)
        let failures = states.failures(at: frame())
        #expect(failures.map(\.id) == ["re-centred", "cell reused"])
        #expect(failures.allSatisfy { $0.kind == .sometimes })
        #expect(failures[0].message.contains("once, and never did; have"))
        #expect(failures[1].message.contains("3 times, and did so 2 times; have"))
    }
}
