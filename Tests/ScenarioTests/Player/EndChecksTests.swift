import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

/// What is tried when a timeline is over.
@Suite struct EndChecksTests {
    private nonisolated static let opened = #"{"present": {}}, {"settle": {}}"#

    private func messages(
        _ timeline: String = opened, _ make: @escaping () -> KernelBrowser
    ) throws -> [String] {
        try Played.result(timeline, browser: make).failures
            .filter { $0.id == "nothing-left" || $0.id == "no-dead-lock" }.map(\.message)
    }

    @Test func aCellThatIsKeptIsFound() throws {
        defer { HoardingBrowser.hoard = [] }
        let found = try messages { HoardingBrowser() }
        #expect(found.contains("1 cell outlived the browser"), "\(found)")
    }

    @Test func aTimerThatIsLeftIsFound() throws {
        let found = try messages { ImmortalBrowser() }
        #expect(found.contains("the browser is alive after it was closed and let go of"))
        #expect(found.contains("1 timer outlived the browser"), "\(found)")
    }

    @Test func aDisplayLinkThatIsLeftIsFound() throws {
        let found = try messages { TickingBrowser() }
        #expect(found.contains("something still goes on after the browser was closed"), "\(found)")
    }

    @Test func aDeadPagerIsFound() throws {
        let swiped = EndChecksTests.opened + #", {"swipe": {"direction": "left"}}, {"settle": {}}"#
        let found = try messages(swiped) { LockedBrowser() }
        #expect(
            found.contains("a swipe tried after the end leads from page 1 to 1; right would be 2"),
            "\(found)")
    }

    @Test func aTapThatClosesNothingIsFound() throws {
        let found = try messages { UnclosableBrowser() }
        #expect(
            found.contains { $0.hasSuffix(" tried after the end does not close the browser") },
            "\(found)")
    }

    @Test func aPullThatDoesNotComeBackIsFound() throws {
        let found = try messages { StrandedBrowser() }
        #expect(
            found.contains("a short pull tried after the end does not bring the page back"),
            "\(found)")
    }

    @Test func whatALockedPagerLeavesOfAPullIsFound() throws {
        let found = try messages { PullLockedBrowser() }
        #expect(
            found.contains {
                $0.hasPrefix("after a short pull tried after the end the browser's ")
            }, "\(found)")
    }

    /// Where nothing closes the browser, nothing is said of that.
    @Test(arguments: [
        #""host": {"items": 1}"#, #""host": {"items": 0}"#,
        #""host": {"items": 4, "cell": "custom"}"#, #""host": {"items": 4, "cell": "image"}"#,
        #""host": {"items": 4, "loading": "never"}"#,
        #""host": {"items": 4}, "browser": {"scrollDirection": "vertical"}"#,
        #""host": {"items": 4}, "browser": {"isDismissGestureEnabled": false}"#,
        #""host": {"items": 4}, "browser": {"isAutoPlayEnabled": true, "autoPlayInterval": "500ms"}"#,
        #""host": {"items": 4}, "environment": {"layoutDirection": "rightToLeft"}"#,
        #""seed": 7"#,
    ])
    func whatTheKernelDoesIsRight(setting: String) throws {
        let result = try Played.result(EndChecksTests.opened, more: setting + ",")
        #expect(result.failures == [])
    }

    @Test(arguments: [
        #"{"doubleTap": {}}, {"wait": "1s"}"#, #"{"pinch": {"scale": 2}}, {"wait": "1s"}"#,
        #"{"doubleTap": {}}, {"wait": "1s"}, {"pinch": {"scale": 2}}, {"wait": "1s"}"#,
    ])
    func aZoomedPageIsUnzoomedFirst(fingers: String) throws {
        let result = try Played.result(EndChecksTests.opened + ", " + fingers)
        #expect(result.failures == [])
    }

    /// A cover that is still on its way in is waited for, and taken away.
    @Test(arguments: [
        opened + #", {"cover": {}}"#,
        opened + #", {"cover": {}}, {"settle": {}}, {"uncover": {}}"#,
    ])
    func aCoverOnItsWayIsNoHindrance(timeline: String) throws {
        #expect(try Played.result(timeline).failures == [])
        let found = try messages(timeline) { UnclosableBrowser() }
        #expect(!found.isEmpty)
    }

    /// Fingers that a button keeps say nothing of the pager.
    @Test func aSwipeDoesNotBeginOnAButton() throws {
        let setting = #""host": {"items": 2}, "browser": {"overlays": [{"kind": "closeButton"}]},"#
        let timeline = #"{"present": {}}, {"settle": {}}, {"resize": {"size": [100, 200]}}"#
        #expect(try Played.result(timeline, more: setting).failures == [])
    }

    @Test func whatTheChecksBringAboutIsNotTheScenarios() throws {
        // On the last of three pages a swipe back is tried, to the cell that was kept.
        let result = try Played.result(
            EndChecksTests.opened + #", {"swipe": {"direction": "left"}}, {"settle": {}}"#,
            more: """
                "host": {"items": 3}, "sometimes": ["cell kept"],
                "browser": {"initialIndex": 1, "isLoopingEnabled": false},
                """)
        #expect(result.failures.map(\.id) == ["cell kept"])
        #expect(result.reachedStates.map(\.name) == ["page turned"])
    }

    @Test func failuresPointIntoTheTrace() throws {
        let result = try Played.result(EndChecksTests.opened) { StutteringBrowser() }
        // The page that the swipe at the end leads to is told of twice.
        let failure = try #require(result.failures.first { $0.id == "overlay-in-step" })
        #expect(result.trace.frames.indices.contains(failure.frame))
        #expect(result.trace.frames.indices.contains(failure.lastFrame))
    }
}
