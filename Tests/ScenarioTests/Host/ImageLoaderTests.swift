import Foundation
import Testing

@testable @_spi(Simulation) import Scenarios
@testable @_spi(Simulation) import UIKit

@Suite struct ImageLoaderTests {
    /// A loader, image views by cell, and a log of what arrived.
    private final class Stage {
        /// A frame each 8⅓ ms.
        let simulation = Simulation(device: SimulatedDevice(refreshRate: 120))
        let loader: ImageLoader
        let views = (0..<4).map { _ in UIImageView() }
        private(set) var log: [String] = []

        init(_ host: String, probe: (any ImageProbing)? = nil) throws {
            let scenario = try Played.scenario(
                #"{"present": {}}, {"deliverImage": {"item": 0}}"#, more: #""host": \#(host), "#)
            loader = ImageLoader(scenario: scenario, probe: probe)
            loader.imageDidArrive = { [unowned self] identity, atOnce in
                log.append("\(identity)\(atOnce ? " at once" : "") \(milliseconds)")
            }
        }

        var milliseconds: Int { Int(simulation.now.milliseconds.rounded()) }

        func bind(_ cell: Int, to identity: Int) {
            Simulation.run(simulation) {
                loader.bind(cell: cell, imageView: views[cell], to: identity)
            }
        }

        func deliver(_ identity: Int, _ stage: ImageStage) {
            Simulation.run(simulation) { loader.deliver(identity, stage: stage) }
        }

        /// Makes frames until that time.
        func run(untilMilliseconds end: Int) {
            Simulation.run(simulation) { while milliseconds < end { simulation.step() } }
        }

        /// What a cell shows: `full 3`, `placeholder 3`, or nothing.
        func shown(_ cell: Int) -> String? {
            views[cell].image?.content.item.map {
                "\($0.isFull ? "full" : "placeholder") \($0.identity)"
            }
        }
    }

    @Test func whatIsThereAtOnceShowsAtOnce() throws {
        let stage = try Stage(#"{"items": 4}"#)
        stage.bind(0, to: 2)
        #expect(stage.shown(0) == "full 2")
        #expect(stage.log == ["2 at once 0"])
        #expect(stage.loader.underWay == 0)
    }

    @Test func whatIsDelayedComesInTheFrameOfItsTime() throws {
        let stage = try Stage(#"{"items": 4, "loading": {"delay": "100ms"}}"#)
        stage.bind(0, to: 1)
        #expect(stage.loader.underWay == 1)
        stage.run(untilMilliseconds: 90)
        #expect(stage.shown(0) == nil)
        stage.run(untilMilliseconds: 100)
        #expect(stage.shown(0) == "full 1")
        #expect(stage.log == ["1 100"])
        #expect(stage.loader.underWay == 0)
        // Asked for again it is there, and is not loaded again.
        stage.bind(1, to: 1)
        #expect(stage.shown(1) == "full 1")
        #expect(stage.loader.startedCount == 1)
    }

    @Test func aCellThatIsBoundAnewKeepsItsNewItem() throws {
        let stage = try Stage(#"{"items": 4, "loading": {"delay": "100ms"}}"#)
        stage.bind(0, to: 1)
        stage.run(untilMilliseconds: 50)
        stage.bind(0, to: 2)
        stage.run(untilMilliseconds: 125)
        #expect(stage.shown(0) == nil)
        stage.run(untilMilliseconds: 200)
        #expect(stage.shown(0) == "full 2")
        stage.bind(1, to: 3)
        stage.loader.unbind(cell: 1)
        stage.run(untilMilliseconds: 400)
        #expect(stage.shown(1) == nil)
    }

    @Test func stagesComeInOrder() throws {
        let stage = try Stage(
            #"{"items": 4, "loading": {"delay": "100ms", "placeholder": {"delay": "20ms"}}}"#)
        stage.bind(0, to: 1)
        stage.run(untilMilliseconds: 50)
        #expect(stage.shown(0) == "placeholder 1")
        // A tenth of 1500 × 1000.
        #expect(stage.views[0].image?.size == CGSize(width: 150, height: 100))
        #expect(stage.loader.neverShownCount == 0)
        stage.run(untilMilliseconds: 150)
        #expect(stage.shown(0) == "full 1")
        #expect(stage.views[0].image?.size == CGSize(width: 1500, height: 1000))
        // A placeholder never replaces the image.
        stage.deliver(1, .placeholder)
        #expect(stage.shown(0) == "full 1")
        #expect(stage.log == ["1 25", "1 100"])
    }

    @Test func whatFailsNeverComes() throws {
        let stage = try Stage(
            #"{"items": 4, "loading": {"delay": "50ms", "failing": [1]}}"#)
        stage.bind(0, to: 1)
        stage.bind(1, to: 2)
        stage.loader.fail(2)
        stage.run(untilMilliseconds: 100)
        #expect(stage.shown(0) == nil && stage.shown(1) == nil)
        stage.deliver(2, .full)
        #expect(stage.shown(1) == nil)
        #expect(stage.log == [])
        #expect(stage.loader.underWay == 0)
    }

    @Test func aStepDeliversWhatTimeDoesNot() throws {
        let stage = try Stage(#"{"items": 4, "loading": "byStep"}"#)
        stage.deliver(0, .full)
        stage.bind(0, to: 0)
        #expect(stage.shown(0) == "full 0")
        stage.bind(1, to: 1)
        stage.run(untilMilliseconds: 300)
        #expect(stage.shown(1) == nil)
        stage.deliver(1, .placeholder)
        #expect(stage.shown(1) == "placeholder 1")
        stage.deliver(1, .full)
        #expect(stage.shown(1) == "full 1")
    }

    @Test func whatWasNeverOnScreenIsCounted() throws {
        let stage = try Stage(#"{"items": 4}"#)
        for cell in 0..<3 { stage.bind(cell, to: cell) }
        stage.loader.noteShown(1)
        stage.loader.noteShown(1)
        #expect(stage.loader.startedCount == 3)
        #expect(stage.loader.shownItemCount == 1)
        #expect(stage.loader.neverShownCount == 2)
    }

    @Test func decodingOnTheMainThreadIsPaidOnce() throws {
        // 1500 × 1000 pixels are 1.5 megapixels: 150 ms, eighteen ticks of 120 Hz and the next.
        let stage = try Stage(
            #"{"items": 4, "costs": {"decodePerMegapixel": "100ms", "decodesOnMainThread": true}}"#)
        stage.bind(0, to: 0)
        stage.run(untilMilliseconds: 1)
        #expect(stage.milliseconds == 150)
    }

    /// Two files, of which one is no image.
    private final class Probe: ImageProbing {
        private(set) var asked: [String] = []

        func size(ofFile path: String) -> CGSize? {
            asked.append(path)
            return path.hasSuffix("b.jpg") ? nil : CGSize(width: 40, height: 30)
        }
    }

    @Test func aFileThatCannotBeReadShowsNothing() throws {
        var scenario = try Played.scenario(#"{"present": {}}"#)
        let folder = ImageFolder(
            givenPath: "photos", resolvedPath: "/photos", fileNames: ["a.jpg", "b.jpg"])
        scenario.host.items = ScenarioItems(count: 2, source: .files(folder))
        let probe = Probe()
        let loader = ImageLoader(scenario: scenario, probe: probe)
        let views = [UIImageView(), UIImageView()]
        Simulation.run(Simulation(device: SimulatedDevice())) {
            for cell in 0..<2 { loader.bind(cell: cell, imageView: views[cell], to: cell) }
        }
        #expect(views[0].image?.content == .file(path: "/photos/a.jpg", item: 0))
        #expect(views[0].image?.size == CGSize(width: 40, height: 30))
        #expect(views[1].image == nil)
        #expect(probe.asked.contains("/photos/b.jpg"))
    }
}
