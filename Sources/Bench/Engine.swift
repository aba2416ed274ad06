import Foundation
import Scenarios
@_spi(Simulation) import UIKit
import Visualize

/// The one place where the command line meets the engine: reading scenarios, replaying, drawing.
enum Engine {
    /// The version of the guessed platform rules.
    static var platformModelVersion: String { PlatformModel.version }

    /// The JSON Schema of a scenario file.
    static var schema: String { ScenarioFile.schema }

    /// The scenarios of a file: one, or one for each combination of its matrix.
    static func load(path: String) throws(ScenarioErrors) -> [Scenario] {
        try ScenarioFile.load(path: path)
    }

    /// One of the scenarios of a file, with another seed where one is given.
    static func scenario(
        at path: String, variant: Int, seed: UInt64?
    ) throws -> Scenario {
        let scenarios = try load(path: path)
        guard scenarios.indices.contains(variant) else { throw FileChanged(path: path) }
        var scenario = scenarios[variant]
        if let seed { scenario.seed = seed }
        return scenario
    }

    /// Replays a scenario once, watched by `probe`.
    /// - Parameter kernelName: how reports call the kernel.
    static func run(
        _ scenario: Scenario, kernelName: String, images: FolderImages, probe: (any FrameProbe)?
    ) -> RunResult {
        let player = Player(scenario: scenario)
        player.kernelName = kernelName
        player.imageProbe = images
        player.probe = probe
        return player.run()
    }

    /// The view tree at a moment of a run that is watched by `probe`.
    static func viewTree(
        of scenario: Scenario, images: FolderImages, probe: any FrameProbe, atNanoseconds: Int64
    ) throws(PastTheEnd) -> String {
        let player = Player(scenario: scenario)
        player.imageProbe = images
        player.probe = probe
        return try player.viewTree(at: atNanoseconds)
    }

    /// The picture of a run, as the bytes of a PNG file.
    static func timeline(of result: RunResult, screens: ScreenSource) throws -> [UInt8] {
        let digest = result.trace.digest.short
        return Array(
            try TimelinePicture.render(result: result, digest: digest, screens: screens))
    }

    /// The screens around each failure, as the bytes of a PNG file; nil where none has a frame.
    static func failureStrip(of result: RunResult, screens: ScreenSource) throws -> [UInt8]? {
        try FailureStrip.render(result: result, screens: screens).map { Array($0) }
    }

    /// Replays a scenario for what the screen showed in frames of `trace`.
    /// - Throws: `OtherRun` where it does not do what the trace says.
    static func screens(
        of scenario: Scenario, images: FolderImages, asIn trace: Trace, frames: [Int]
    ) throws -> [Int: ScreenImage] {
        let player = Player(scenario: scenario)
        player.imageProbe = images
        let (result, screens) = player.screens(ofFrames: frames)
        guard result.trace.digest == trace.digest else {
            throw OtherRun(expected: trace.digest.short, found: result.trace.digest.short)
        }
        return screens
    }
}

/// A replay that did not do what the first run had done.
struct OtherRun: Error, CustomStringConvertible {
    /// The digests.
    let expected, found: String

    var description: String {
        "the replay for the screens went another way than the run: digest \(found) instead of "
            + expected
    }
}

/// A scenario file that is another than it was when its scenarios were chosen.
struct FileChanged: Error, CustomStringConvertible {
    let path: String

    var description: String { "\(path) has changed since it was read; run it again" }
}
