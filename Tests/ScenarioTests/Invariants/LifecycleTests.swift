import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

@Suite struct LifecycleTests {
    private let invariant = Lifecycle()

    /// A frame with the browser's view in the window, after one of the same kind.
    private func complaint(isCovered: Bool) -> String? {
        let previous = FrameSnapshot()
        previous.hasBrowser = true
        let frame = FrameSnapshot()
        frame.hasBrowser = true
        frame.isCovered = isCovered
        return invariant.check(frame, after: previous)
    }

    @Test func aViewInTheWindowHasAppeared() {
        #expect(
            complaint(isCovered: false)
                == "the browser's view is in the window, but it did not hear viewWillAppear")
        _ = invariant.check(.lifecycle("viewWillAppear"))
        #expect(complaint(isCovered: false) == nil)
    }

    /// UIKit tells it when the screen that it was put into comes back.
    @Test func oneThatIsPutIntoAScreenWhichLeavesHasNot() {
        #expect(complaint(isCovered: true) == nil)
    }
}
