import Testing

@testable import Scenarios

@Suite struct StormTests {
    @Test(arguments: [0, 1, 59, 60, 61, 2000, 12_345])
    func aPlanHasExactlySoManySteps(steps: Int) {
        let storms = Storm.plan(seed: 1, steps: steps)
        #expect(storms.reduce(0) { $0 + $1.stepCount } == steps)
        #expect(storms.map(\.index) == Array(storms.indices))
        #expect(storms.allSatisfy { $0.stepCount > 0 })
    }

    @Test func aLongerSearchBeginsAsAShorterOne() {
        let short = Storm.plan(seed: 1, steps: 1000).dropLast()
        #expect(Array(Storm.plan(seed: 1, steps: 5000).prefix(short.count)) == Array(short))
    }

    @Test func aStormHasItsSteps() {
        for storm in Storm.plan(seed: 2, steps: 1000) {
            #expect(storm.scenario.timeline.count == storm.stepCount)
        }
    }

    /// On every machine and in every process: the text of these storms was hashed in another one.
    ///
    /// Whoever changes what storms are made of, or how scenarios are written, writes the new figure
    /// down, which ends the reproducibility of older seeds.
    @Test func theSameSeedGivesTheSameStorms() throws {
        // FNV-1a, 64 bits: offset basis and prime as in its specification.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for storm in Storm.plan(seed: 9, steps: 600) {
            for byte in try ScenarioWriter.text(of: storm.scenario).utf8 {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
            }
        }
        #expect(hash == 3_883_191_690_974_387_277)
    }

    @Test func anotherSeedGivesOthers() {
        let one = Storm(seed: 1, index: 0, stepCount: 20).scenario
        #expect(one.timeline != Storm(seed: 2, index: 0, stepCount: 20).scenario.timeline)
        #expect(one.timeline != Storm(seed: 1, index: 1, stepCount: 20).scenario.timeline)
    }

    /// A finding must be a file that anybody can read.
    @Test func everyStormIsAScenarioThatAFileCanSay() throws {
        for storm in Storm.plan(seed: 4, steps: 8000) {
            let scenario = storm.scenario
            let text = try ScenarioWriter.text(of: scenario)
            do {
                let read = try #require(
                    try ScenarioFile.parse(text: text, path: "storm.json").first)
                #expect(read.bare == scenario.bare, "storm \(storm.index)")
            } catch {
                Issue.record("storm \(storm.index): \(error)")
            }
        }
    }

    @Test func everyVerbHasAMaker() {
        let verbs = Grammar.object(.step).groups[0].names
        let made = StepMaker.all.map(\.verb)
        let left = StepMaker.left.map(\.verb)
        #expect(Set(made + left) == Set(verbs))
        #expect(made.count + left.count == verbs.count)
        #expect(StepMaker.all.allSatisfy { $0.weight > 0 })
    }

    @Test func everyVerbIsDrawnAndEachMakerMakesItsOwn() {
        var drawn: Set<String> = []
        for storm in Storm.plan(seed: 6, steps: 8000) {
            for step in storm.scenario.timeline { drawn.insert(step.action.verb) }
        }
        #expect(drawn == Set(StepMaker.all.map(\.verb)))
        var chance = Chance(seed: 1, index: 0)
        let world = StormWorld(scenario: Scenario(name: "world", device: .standard))
        for maker in StepMaker.all {
            // Overlays that could be removed are not there yet.
            if maker.factor(world) == 0 { continue }
            #expect(maker.make(&chance, world).verb == maker.verb)
        }
    }

    @Test func whatAnAppCanDoInACallbackIsDrawnThere() {
        var drawn: Set<String> = []
        for storm in Storm.plan(seed: 6, steps: 20_000) {
            for reaction in storm.scenario.host.reactions { drawn.insert(reaction.action.verb) }
        }
        let possible = Set(Grammar.object(.call).groups[0].names).subtracting(["mark"])
        #expect(drawn == possible)
    }

    @Test func everySettingOfDeviceAndHostIsDrawn() {
        var kinds: Set<String> = []
        var cells: Set<ScenarioHost.Cell> = []
        var counts: Set<Int> = []
        var isKept: Set<Bool> = []
        var isReduced: Set<Bool> = []
        var isModal: Set<Bool> = []
        var isRevealing: Set<Bool> = []
        var isBarHidden: Set<Bool> = []
        var hasAllThumbnails: Set<Bool> = []
        var hasAllPictures: Set<Bool> = []
        var zoomsAsAlways: Set<Bool> = []
        var zoomsAlike: Set<Bool> = []
        var directions: Set<ScenarioEnvironment.LayoutDirection> = []
        var alternatives: Set<PlatformAlternative> = []
        for storm in Storm.plan(seed: 8, steps: 15_000) {
            let scenario = storm.scenario
            switch scenario.host.kind {
            case .album(let album):
                kinds.insert("album")
                isModal.insert(album.isModal)
                isRevealing.insert(album.revealsCurrent)
                hasAllThumbnails.insert(album.thumbnails == nil)
            case .banner: kinds.insert("banner")
            case .navigation(_, let layout):
                kinds.insert("navigation")
                isBarHidden.insert(layout.isBarHidden)
            }
            cells.insert(scenario.host.cell)
            counts.insert(scenario.host.items.count)
            isKept.insert(scenario.host.keepsBrowser)
            if scenario.host.cell == .custom {
                hasAllPictures.insert(scenario.host.pictureless.isEmpty)
            }
            if scenario.host.cell == .zoom {
                zoomsAsAlways.insert(scenario.host.zoom == PageZoom())
                zoomsAlike.insert(scenario.host.zoomByItem.isEmpty)
            }
            isReduced.insert(scenario.environment.reducesMotion)
            directions.insert(scenario.environment.layoutDirection)
            alternatives.formUnion(scenario.platformAlternatives)
        }
        #expect(kinds == ["album", "banner", "navigation"])
        #expect(cells == Set(ScenarioHost.Cell.allCases))
        #expect(counts.isSuperset(of: [0, 1, 2, 3, 10_000_000]))
        for drawn in [
            isKept, isReduced, isModal, isRevealing, isBarHidden, hasAllThumbnails, hasAllPictures,
            zoomsAsAlways, zoomsAlike,
        ] { #expect(drawn == [false, true]) }
        #expect(directions == Set(ScenarioEnvironment.LayoutDirection.allCases))
        #expect(alternatives == Set(PlatformAlternative.allCases).subtracting(StormSetting.left))
    }

    /// Each property of the browser takes each of its values at the start, or is left alone, and
    /// takes each of them later.
    @Test func everyPropertyTakesEachOfItsValues() {
        var start = Properties()
        var later = Properties()
        for storm in Storm.plan(seed: 8, steps: 15_000) {
            start.take(storm.scenario.browser)
            for step in storm.scenario.timeline {
                if case .set(let options) = step.action { later.take(options) }
            }
        }
        for drawn in [start, later] {
            #expect(drawn.isLooping == [nil, false, true])
            #expect(drawn.isPulled == [nil, false, true])
            #expect(
                drawn.transitions
                    == Set(BrowserOptions.Transition.allCases).union([nil])
                    .subtracting(StormSetting.leftTransitions))
            #expect(drawn.intervals.count == 4)
        }
        #expect(start.isAutoPlaying == [nil, true])
        #expect(later.isAutoPlaying == [nil, false, true])
        #expect(start.directions == [nil, .vertical])
        #expect(later.directions == [nil, .horizontal, .vertical])
        #expect(start.overlays == ["pageIndicator", "recorder", "closeButton"])
    }

    /// The values that properties have taken.
    private struct Properties {
        var isLooping: Set<Bool?> = []
        var isPulled: Set<Bool?> = []
        var isAutoPlaying: Set<Bool?> = []
        var intervals: Set<Int64?> = []
        var transitions: Set<BrowserOptions.Transition?> = []
        var directions: Set<BrowserOptions.Direction?> = []
        var overlays: Set<String> = []

        mutating func take(_ options: BrowserOptions) {
            isLooping.insert(options.isLoopingEnabled)
            isPulled.insert(options.isDismissGestureEnabled)
            isAutoPlaying.insert(options.isAutoPlayEnabled)
            intervals.insert(options.autoPlayIntervalNanoseconds)
            transitions.insert(options.transitionType)
            directions.insert(options.scrollDirection)
            for overlay in options.overlays {
                switch overlay.kind {
                case .pageIndicator: overlays.insert("pageIndicator")
                case .recorder: overlays.insert("recorder")
                case .closeButton: overlays.insert("closeButton")
                }
            }
        }
    }

    @Test func everyNumberOfFingersIsDrawn() {
        var fingers: Set<Int> = []
        for storm in Storm.plan(seed: 8, steps: 5000) {
            for step in storm.scenario.timeline {
                guard case .gesture(.touches(let samples)) = step.action else { continue }
                fingers.insert(Gesture.touches(samples).fingers.count)
            }
        }
        #expect(fingers == [1, 2, 3, 4, 5])
    }
}
