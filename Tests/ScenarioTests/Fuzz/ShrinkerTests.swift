import Testing

@testable import Scenarios

@Suite struct ShrinkerTests {
    private static let storms = Storm.plan(seed: 21, steps: 700)

    /// Shrinks as long as `fails` holds.
    private func shrink(
        _ scenario: Scenario, limit: Int = 3000, batch: Int = 1, while fails: (Scenario) -> Bool
    ) -> Shrinker.Outcome {
        Shrinker(limit: limit, batch: batch).shrink(scenario) { $0.firstIndex(where: fails) }
    }

    private func count(_ verb: String, _ scenario: Scenario) -> Int {
        scenario.timeline.count { $0.action.verb == verb }
    }

    @Test func whatFailsAlwaysShrinksToOnePlainStep() {
        for storm in ShrinkerTests.storms {
            let small = shrink(storm.scenario) { _ in true }.scenario
            #expect(small.timeline.count == 1)
            #expect(small.timeline[0].start == .whenOver(delayNanoseconds: 0))
            #expect(small.device == ScenarioDevice.presets[0])
            #expect(small.environment == ScenarioEnvironment())
            #expect(small.platformAlternatives == [])
            #expect(small.browser == BrowserOptions())
            // Some steps speak of an item.
            #expect(small.host.items.count <= 1)
            #expect(small.host.reactions == [])
            #expect(small.host.cell == .zoom)
            #expect(small.host.pictureless == [])
            #expect(small.host.kind == .album(AlbumLayout()))
            #expect(small.host.zoom == PageZoom() && small.host.zoomByItem == [])
        }
    }

    @Test func whatIsNeededStays() {
        for storm in ShrinkerTests.storms where count("swipe", storm.scenario) >= 2 {
            let small = shrink(storm.scenario) { self.count("swipe", $0) >= 2 }.scenario
            #expect(small.timeline.map(\.action.verb) == ["swipe", "swipe"])
            for step in small.timeline {
                guard case .gesture(.swipe(let swipe)) = step.action else { continue }
                #expect(swipe == SwipeGesture(direction: swipe.direction))
            }
        }
    }

    @Test func nothingIsTakenThatDoesNotFail() {
        let scenario = ShrinkerTests.storms[0].scenario
        let outcome = shrink(scenario) { _ in false }
        #expect(outcome.scenario == scenario)
        #expect(outcome.attempts > scenario.timeline.count)
        #expect(!outcome.isCutShort)
    }

    @Test func itEndsAtItsLimit() {
        let outcome = shrink(ShrinkerTests.storms[0].scenario, limit: 7) { _ in false }
        #expect(outcome.attempts == 7)
        #expect(outcome.isCutShort)
    }

    @Test func itComesToTheSameWhateverItTriesAtATime() {
        for storm in ShrinkerTests.storms.prefix(6) {
            let scenario = storm.scenario
            let outcomes = [1, 2, 7].map { batch in
                shrink(scenario, batch: batch) { self.count("settle", $0) >= 1 }
            }
            #expect(outcomes[0] == outcomes[1])
            #expect(outcomes[0] == outcomes[2])
        }
    }

    @Test func everythingThatIsTriedCouldBeAFile() throws {
        for storm in ShrinkerTests.storms.prefix(4) {
            _ = shrink(storm.scenario, limit: 300) { scenario in
                guard let text = try? ScenarioWriter.text(of: scenario) else { return false }
                #expect((try? ScenarioFile.parse(text: text, path: "try.json"))?.count == 1)
                return scenario.timeline.count % 2 == 0
            }
        }
    }

    @Test func aStepCountsFromTheOneBeforeItWhenAnotherHasGone() throws {
        let scenario = try Played.scenario(
            #"{"present": {}}, {"next": {}}, {"from": "start", "after": "50ms", "settle": {}}"#)
        let fewer = scenario.without(steps: 1..<2)
        #expect(fewer.timeline.map(\.action.verb) == ["present", "settle"])
        #expect(fewer.timeline[1].start == .afterStart(of: 0, delayNanoseconds: 50_000_000))
        let one = scenario.without(steps: 0..<2)
        #expect(one.timeline[0].start == .whenOver(delayNanoseconds: 50_000_000))
    }

    @Test func fiveFingersBecomeOne() {
        var samples: [GestureSample] = []
        for finger in 1...5 {
            samples.append(
                GestureSample(
                    finger: finger, timeNanoseconds: Int64(finger - 1) * 1_000_000,
                    location: .zero, phase: .began))
        }
        for finger in 1...5 {
            samples.append(
                GestureSample(
                    finger: finger, timeNanoseconds: 9_000_000, location: .zero, phase: .ended))
        }
        var scenario = Scenario(name: "fingers", device: .standard)
        scenario.timeline = [Step(action: .gesture(.touches(samples)))]
        let small = shrink(scenario) { self.count("touches", $0) == 1 }.scenario
        guard case .gesture(.touches(let left)) = small.timeline[0].action else {
            Issue.record("\(small.timeline)")
            return
        }
        #expect(left.count == 2)
        #expect(left.first?.timeNanoseconds == 0)
    }
}
