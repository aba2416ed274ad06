import JXPhotoBrowser
import Testing

@_spi(Simulation) @testable import Scenarios
@testable @_spi(Simulation) import UIKit

/// What stands in for members that a kernel lacks.
struct KernelFallbacksTests {
    /// A browser without any of the members that may be missing.
    private final class BareBrowser: UIViewController, BrowserFallbacks {
        nonisolated deinit {}
    }

    private func needs(of use: (BareBrowser) -> Void) -> [String] {
        Simulation.run(Simulation(device: SimulatedDevice())) {
            MissingMembers.forget()
            use(BareBrowser())
            defer { MissingMembers.forget() }
            return MissingMembers.needed
        }
    }

    @Test func readingNeedsNothing() {
        let needed = needs { browser in
            #expect(browser.initialIndex == 0)
            #expect(browser.scrollDirection == .horizontal)
            #expect(!browser.isLoopingEnabled)
            #expect(browser.transitionType == .fade)
            #expect(browser.itemSpacing == 0)
            #expect(browser.isDismissGestureEnabled)
            #expect(!browser.isAutoPlayEnabled)
            #expect(browser.autoPlayInterval == 3)
            #expect(browser.realIndex(fromVirtual: 7) == 7)
        }
        #expect(needed.isEmpty)
    }

    @Test func settingWhatIsSoAnywayNeedsNothing() {
        let needed = needs { browser in
            browser.initialIndex = 0
            browser.scrollDirection = .horizontal
            browser.isLoopingEnabled = false
            browser.transitionType = .fade
            browser.itemSpacing = 0
            browser.isDismissGestureEnabled = true
            browser.isAutoPlayEnabled = false
            browser.autoPlayInterval = 3
        }
        #expect(needed.isEmpty)
    }

    @Test func everythingElseIsNotedOnceInOrder() {
        let needed = needs { browser in
            browser.reloadData(preservingCurrentPage: true)
            browser.isDismissGestureEnabled = false
            browser.reloadData(preservingCurrentPage: false)
            browser.initialIndex = 1
            browser.scrollDirection = .vertical
            browser.isLoopingEnabled = true
            browser.transitionType = .zoom
            browser.itemSpacing = 8
            browser.isAutoPlayEnabled = true
            browser.autoPlayInterval = 1
            browser.scrollToPage(at: 1, animated: false)
            let overlay = JXPageIndicatorOverlay()
            browser.addOverlay(overlay)
            browser.removeOverlay(overlay)
        }
        let members = [
            "reloadData(preservingCurrentPage:)", "isDismissGestureEnabled", "initialIndex",
            "scrollDirection", "isLoopingEnabled", "transitionType", "itemSpacing",
            "isAutoPlayEnabled", "autoPlayInterval", "scrollToPage(at:animated:)",
            "addOverlay(_:)", "removeOverlay(_:)",
        ]
        #expect(needed == members.map { "JXPhotoBrowserViewController.\($0)" })
    }

    @Test func aRunEndsWhereItNeedsWhatIsMissing() throws {
        let player = Player(
            scenario: try Played.scenario(#"{ "wait": "100ms" }, { "wait": "500ms" }"#))
        player.onFrame = { run in
            if run.simulation.now.nanoseconds >= 100_000_000 {
                MissingMembers.note(
                    "JXPhotoBrowserViewController.reloadData(preservingCurrentPage:)")
            }
        }
        let result = player.run()
        #expect(result.verdict == .notApplicable)
        #expect(
            result.failures.map(\.message) == [
                "the kernel has no JXPhotoBrowserViewController.reloadData(preservingCurrentPage:)"
            ])
        // 60 frames a second at least, and none after the one that needed it.
        #expect(result.trace.frames.last.map { $0.timeNanoseconds < 120_000_000 } == true)
    }

    /// What comes of a member that does nothing is no fault; what came before it is one.
    @Test func failuresCountUpToTheFrameThatNeedsWhatIsMissing() throws {
        let look = #"{ "expect": { "page": 3 } }"#
        for (timeline, verdict) in [
            (#"{ "wait": "100ms" }, \#(look)"#, Verdict.notApplicable),
            (#"\#(look), { "wait": "200ms" }"#, .failed),
        ] {
            let player = Player(scenario: try Played.scenario(timeline))
            player.onFrame = { run in
                if run.simulation.now.nanoseconds >= 100_000_000 { MissingMembers.note("it") }
            }
            let result = player.run()
            #expect(result.verdict == verdict)
            #expect(result.failures.count == 1)
        }
    }

    @Test func whatARunNeededIsForgottenInTheNext() throws {
        MissingMembers.note("something")
        let result = Player(scenario: try Played.scenario(#"{ "wait": "100ms" }"#)).run()
        #expect(result.verdict == .passed)
    }
}
