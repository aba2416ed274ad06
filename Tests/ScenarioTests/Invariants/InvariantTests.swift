import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

/// Each invariant is broken by a kernel that gets one thing wrong, and by nothing that is right.
@Suite struct InvariantTests {
    private nonisolated static let scenario = """
        {
          "version": 1, "name": "invariants", "device": { "preset": "iPhone 13 Pro" },
          "host": { "items": 5 },
          "timeline": [
            { "present": {} }, { "settle": {} },
            { "swipe": { "direction": "left" } }, { "settle": {} },
            { "swipe": { "direction": "left", "distance": 150, "speed": 900 } },
            { "after": "60ms", "swipe": { "direction": "left" } }, { "settle": {} },
            { "drag": { "from": [300, 400],
                        "legs": [ { "by": [-120, 0], "in": "300ms" }, { "hold": "100ms" } ] } },
            { "settle": {} }
          ]
        }
        """

    private func run(
        _ make: (() -> KernelBrowser)?, text: String = InvariantTests.scenario
    ) throws -> RunResult {
        let scenario = try ScenarioFile.parse(text: text, path: "test.json")[0]
        let player = Player(scenario: scenario)
        player.makeBrowser = make
        return player.run()
    }

    /// A kernel that breaks a promise, and the promise.
    struct Broken: CustomTestStringConvertible, Sendable {
        let id: InvariantID
        var text = InvariantTests.scenario
        let make: @MainActor @Sendable () -> KernelBrowser
        nonisolated var testDescription: String { id.rawValue }
    }

    /// Ten seconds in which nobody does anything.
    private nonisolated static let quiet = """
        {
          "version": 1, "name": "quiet", "host": { "items": 5 },
          "timeline": [ { "present": {} }, { "wait": "10s" } ]
        }
        """

    /// A finger that lies still for seconds.
    private nonisolated static let held = """
        {
          "version": 1, "name": "held", "host": { "items": 5 },
          "timeline": [
            { "present": {} }, { "settle": {} },
            { "drag": { "from": [200, 400], "legs": [ { "hold": "3s" } ] } }, { "wait": "3s" }
          ]
        }
        """

    /// Opens and closes, with a page turned in between.
    private nonisolated static let closed = """
        {
          "version": 1, "name": "closed", "host": { "items": 5 },
          "browser": { "transitionType": "zoom" },
          "timeline": [
            { "present": {} }, { "settle": {} },
            { "swipe": { "direction": "left" } }, { "settle": {} },
            { "dismiss": {} }, { "wait": "1s" }
          ]
        }
        """

    /// A closing that is called off.
    private nonisolated static let calledOff = """
        {
          "version": 1, "name": "called-off", "host": { "items": 5 },
          "timeline": [
            { "present": {} }, { "settle": {} },
            { "dismiss": {} }, { "after": "100ms", "cancelTransition": {} }, { "wait": "1s" }
          ]
        }
        """

    /// A page that is pulled down, held, and let go of.
    private nonisolated static let pulled = """
        {
          "version": 1, "name": "pulled", "host": { "items": 5 },
          "timeline": [
            { "present": {} }, { "settle": {} },
            { "drag": { "from": [200, 400],
                        "legs": [ { "by": [10, 130], "in": "400ms" }, { "hold": "200ms" } ] } },
            { "wait": "1s" }
          ]
        }
        """

    /// A page as large as the screen that two fingers zoom.
    private nonisolated static let pinched = """
        {
          "version": 1, "name": "pinched",
          "host": { "items": { "count": 5, "size": [1179, 2556] } },
          "timeline": [
            { "present": {} }, { "settle": {} },
            { "pinch": { "scale": 2.5, "in": "500ms", "drift": [8, 12] } }, { "wait": "1s" }
          ]
        }
        """

    nonisolated static let broken = [
        Broken(id: .pageInRange) { OffByALoopBrowser() },
        Broken(id: .noBlank) { HalfPageBrowser() },
        Broken(id: .rightContent) { WrongPhotoBrowser() },
        Broken(id: .rightContent) { FlashingBrowser() },
        Broken(id: .displayPairs) { HastyBrowser() },
        Broken(id: .displayPairs) { EagerBrowser() },
        Broken(id: .displayPairs) { TardyBrowser() },
        Broken(id: .restsOnPage) { InattentiveBrowser() },
        Broken(id: .continuous) { JerkyBrowser() },
        Broken(id: .underTheFinger) { SluggishBrowser() },
        Broken(id: .finite) { NotANumberBrowser() },
        Broken(id: .finite) { LostPageBrowser() },
        Broken(id: .overlayInStep) { StutteringBrowser() },
        Broken(id: .boundedCells) { WastefulBrowser() },
        Broken(id: .lifecycle) { ReappearingBrowser() },
        Broken(id: .layoutSettles) { RestlessBrowser() },
        Broken(id: .noDeadLock) { LockedBrowser() },
        Broken(id: .nothingLeft) { ImmortalBrowser() },
        Broken(id: .nothingLeft) { UnclippedBrowser() },
        Broken(id: .nothingLeft) { DimmedBrowser() },
        Broken(id: .nothingLeft) { SlippedBrowser() },
        Broken(id: .zoomInLimits) { MagnifiedBrowser() },
        Broken(id: .zoomInLimits) { FilledBrowser() },
        Broken(id: .centred) { OffCentreBrowser() },
        Broken(id: .autoplayHolds, text: quiet) { TwoTimersBrowser() },
        Broken(id: .autoplayHolds, text: held) { HeedlessBrowser() },
        Broken(id: .oneVisible, text: closed) { DoubledBrowser() },
        Broken(id: .oneVisible, text: closed) { VanishingBrowser() },
        Broken(id: .rightContent, text: closed) { WrongFlightBrowser() },
        Broken(id: .continuous, text: closed) { HurriedBrowser() },
        Broken(id: .oneThumbnailHidden, text: closed) { WrongThumbnailBrowser() },
        Broken(id: .oneThumbnailHidden, text: closed) { ShamelessBrowser() },
        Broken(id: .oneThumbnailHidden, text: closed) { ForgetfulBrowser() },
        Broken(id: .oneThumbnailHidden) { SecretiveBrowser() },
        Broken(id: .restsOnPage, text: closed) { WrongThumbnailBrowser() },
        Broken(id: .lifecycle, text: quiet) { EndlessBrowser() },
        Broken(id: .noDeadLock) { UnclosableBrowser() },
        Broken(id: .noDeadLock, text: quiet) { StrandedBrowser() },
        Broken(id: .nothingLeft, text: calledOff) { PaleBrowser() },
        Broken(id: .nothingLeft, text: pulled) { PullLockedBrowser() },
        Broken(id: .nothingLeft, text: pulled) { StrandedBrowser() },
        Broken(id: .underTheFinger, text: pulled) { LaggingBrowser() },
        Broken(id: .continuous, text: pulled) { TwitchingBrowser() },
        Broken(id: .underTheFinger, text: pinched) { SlippingBrowser() },
        Broken(id: .continuous, text: pinched) { JoltingBrowser() },
    ]

    @Test(arguments: broken)
    func aBrokenKernelTripsIt(broken: Broken) throws {
        let result = try run(broken.make, text: broken.text)
        #expect(result.verdict == .failed)
        let found = result.failures.map(\.id)
        #expect(found.contains(broken.id.rawValue), "found \(found)")
        let failure = try #require(result.failures.first { $0.id == broken.id.rawValue })
        #expect(!failure.message.isEmpty)
        #expect(failure.lastFrame >= failure.frame)
    }

    @Test(arguments: [scenario, quiet, held, closed, calledOff, pulled, pinched])
    func theKernelItselfTripsNone(text: String) throws {
        let result = try run(nil, text: text)
        #expect(result.failures == [])
        #expect(Set(result.checkedInvariants) == Set(InvariantID.allCases.map(\.rawValue)))
    }

    @Test func everyInvariantHasAKernelThatTripsIt() {
        #expect(Set(InvariantTests.broken.map(\.id)) == Set(InvariantID.allCases))
    }

    @Test func oneThatIsOffIsNotChecked() throws {
        var scenario = try ScenarioFile.parse(
            text: InvariantTests.scenario, path: "test.json")[0]
        scenario.invariantsOff = [
            InvariantOff(id: .rightContent, reason: "the photo is a placeholder of another")
        ]
        let player = Player(scenario: scenario)
        player.makeBrowser = { WrongPhotoBrowser() }
        let result = player.run()
        #expect(!result.failures.contains { $0.id == "right-content" })
        #expect(!result.checkedInvariants.contains("right-content"))
        #expect(result.disabledInvariants.map(\.id) == ["right-content"])
    }

    @Test func failuresNameTheRulesThatWereUsed() throws {
        let still = """
            { "version": 1, "name": "rules", "timeline": [
              { "present": {} }, { "settle": {} }, { "expect": { "page": 7 } },
              { "swipe": { "direction": "left" } }, { "settle": {} }, { "expect": { "page": 7 } } ] }
            """
        let scenario = try ScenarioFile.parse(text: still, path: "rules.json")[0]
        let rules = Player(scenario: scenario).run().failures.map(\.platformRules)
        #expect(rules.count == 2)
        #expect(!rules[0].contains("snap"))
        #expect(rules[1].contains("snap") && rules[1].contains("page-target"))
    }

    @Test func aStretchOfFramesIsOneFailure() throws {
        let result = try run { HalfPageBrowser() }
        let blank = result.failures.filter { $0.id == "no-blank" }
        #expect(blank.contains { $0.lastFrame > $0.frame + 5 })
        // One each time that the gap opens, however long it stays.
        #expect(blank.count <= 8)
    }
}
