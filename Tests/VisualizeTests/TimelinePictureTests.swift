import Foundation
@testable import Scenarios
import Testing

@testable import Visualize

struct TimelinePictureTests {
    /// Draws all samples; with `BENCH_PICTURES` set to a folder they are kept there for a person
    /// to look at.
    @Test func drawsEverySample() throws {
        for (name, result) in SampleRuns.all() {
            let png = try TimelinePicture.render(result: result, digest: "9f3c…e1a0")
            let canvas = try Canvas(decoding: png, format: .png, path: name)
            #expect(canvas.width == 1600)
            #expect((150...1200).contains(canvas.height), "\(name): \(canvas.height)")
            if let folder = ProcessInfo.processInfo.environment["BENCH_PICTURES"] {
                try PictureFile.write(png, to: "\(folder)/\(name).png")
            }
        }
    }
}
