import Foundation
import Testing

@testable import Scenarios

/// The package's folder.
private nonisolated let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Suite struct ScenarioWriterTests {
    nonisolated static var committed: [String] {
        let folder = root.appendingPathComponent("scenarios").path
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return (names ?? []).filter { $0.hasSuffix(".json") && !$0.contains(".schema.") }
            .filter { !$0.contains(".touches.") }.sorted()
            .map { folder + "/" + $0 }
    }

    @Test(arguments: committed)
    func readsBackAsTheSameScenario(path: String) throws {
        for scenario in try ScenarioFile.load(path: path) {
            let text = try ScenarioWriter.text(of: scenario)
            let copies = try ScenarioFile.parse(text: text, path: path)
            #expect(copies.count == 1)
            #expect(copies.first?.bare == scenario.bare, "\(text)")
        }
    }

    @Test func thereAreScenariosToTry() {
        #expect(ScenarioWriterTests.committed.count > 20)
    }

    private func text(_ timeline: String, more: String = "") throws -> String {
        try ScenarioWriter.text(of: Played.scenario(timeline, more: more))
    }

    @Test func leavesOutWhatIsTheDefault() throws {
        let text = try text(#"{"tap": {"hold": "60ms", "finger": 2}}"#)
        #expect(
            text.contains(#""timeline": [{ "tap": { "finger": 2 } }]"#), "\(text)")
    }

    @Test func foldsWhatRepeats() throws {
        let steps = #"""
            {"present": {}},
            {"repeat": 4, "steps": [{"repeat": 3, "swipe": {"direction": "left"}}, {"settle": {}}]},
            {"repeat": 20, "every": "50ms", "next": {}}
            """#
        let text = try text(steps)
        #expect(text.contains(#""repeat": 4"#), "\(text)")
        #expect(text.contains(#""repeat": 3"#), "\(text)")
        #expect(text.contains(#""repeat": 20"#) && text.contains(#""every": "50ms""#), "\(text)")
    }

    @Test(arguments: [
        #"""
        "host": {"kind": "navigation", "album": {"columns": 4}, "navigation": {"barHidden": true},
                 "doubleTapZoomScale": 2, "maximumZoomScale": 5,
                 "zoomByItem": [{"item": 1, "doubleTapZoomScale": 6}]},
        "browser": {"overlays": [{"kind": "closeButton", "name": "close"}]},
        """#
    ])
    func readsBackWhatNoCommittedScenarioSays(more: String) throws {
        let steps = #"""
            {"push": {"animated": false}},
            {"when": {"zoomScale": 1, "backdropAlpha": {"min": 0.5}, "transition": "none",
                      "hiddenThumbnails": [1, 2]}, "within": "1s", "pop": {}},
            {"mark": "m"},
            {"expect": {"flights": {"equals": [{"item": 1, "from": "page", "to": [1, 2, 3, 4]}],
                                    "within": 3, "since": "m"}}},
            {"expect": {"flights": [{"item": 1, "from": "thumbnail"}]}}
            """#
        let scenario = try Played.scenario(steps, more: more)
        let copy = try ScenarioFile.parse(text: ScenarioWriter.text(of: scenario), path: "")[0]
        #expect(copy.bare == scenario.bare)
    }

    @Test func saysThatAMissingPageIsMeant() throws {
        let steps = #"{"present": {}}, {"scrollToPage": {"page": 70, "outOfRange": true}}"#
        #expect(try text(steps).contains(#""page": 70, "outOfRange": true"#))
    }

    @Test func keepsTheWordsOfTheAuthor() throws {
        let scenario = try Played.scenario(#"{"present": {}}"#)
        let text = try ScenarioWriter.text(of: scenario, note: "a \"storm\"")
        #expect(text.contains(#""note": "a \"storm\"""#))
    }

    @Test func refusesWhatTheFormatCannotSay() throws {
        var scenario = try Played.scenario(#"{"present": {}}, {"next": {}}, {"next": {}}"#)
        scenario.timeline[2].start = .afterStart(of: 0, delayNanoseconds: 5)
        #expect(throws: ScenarioNotWritable.self) { try ScenarioWriter.text(of: scenario) }
    }

    @Test(arguments: [
        (0, "0ms"), (250_000_000, "250ms"), (8_333_333, "8.333333ms"), (2_000_000_000, "2s"),
        (1_500_000_000, "1500ms"), (1, "0.000001ms"), (100, "0.0001ms"),
    ])
    func writesTimes(nanoseconds: Int64, text: String) {
        #expect(DurationText.text(nanoseconds: nanoseconds) == text)
        #expect(DurationText.read(text) == .nanoseconds(nanoseconds))
    }

    @Test(arguments: [
        ("flick-back", "flick-back"), ("loop[items=3,looping=true]", "loop-items-3-looping-true-"),
        ("[]", "scenario"),
    ])
    func writesNames(name: String, text: String) {
        #expect(ScenarioWriter.name(name) == text)
        #expect(NameText.isName(text))
    }
}

nonisolated extension Scenario {
    /// The scenario without what says where it came from.
    var bare: Scenario {
        var copy = self
        copy.name = ScenarioWriter.name(name)
        copy.path = ""
        copy.sourceText = ""
        copy.combination = []
        for index in copy.timeline.indices {
            copy.timeline[index].label = ""
            copy.timeline[index].place = .none
            copy.timeline[index].action = timeline[index].action.bare
        }
        for index in copy.host.reactions.indices {
            copy.host.reactions[index].action = host.reactions[index].action.bare
        }
        return copy
    }
}

nonisolated extension StepAction {
    fileprivate var bare: StepAction {
        switch self {
        case .expect(let expectation): return .expect(expectation.bare)
        case .always(var check):
            check.expectation = check.expectation.bare
            return .always(check)
        default: return self
        }
    }
}

nonisolated extension Scenarios.Expectation {
    fileprivate var bare: Scenarios.Expectation {
        Scenarios.Expectation(checks: checks.map { ExpectationCheck(subject: $0.subject) })
    }
}
