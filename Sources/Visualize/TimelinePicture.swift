import Foundation
import Scenarios

/// Gives what the screen showed in frames of a trace, by their indexes.
public typealias ScreenSource = ([Int]) throws -> [Int: ScreenImage]

/// The picture of a run: what the user saw, what the finger did, what the browser did, on one time
/// axis.
public enum TimelinePicture {
    /// Draws the timeline of a result as a PNG file, 1600 pixels wide and about 1000 high.
    ///
    /// The same result, digest and fonts give the same bytes.
    /// - Parameters:
    ///   - result: the run; may be without frames.
    ///   - digest: the trace's digest as it is to be shown; empty for none.
    ///   - screens: gives what the screen showed in some frames, as `Player.screens(ofFrames:)` does
    ///     with another run of the same scenario. A diagram of the cells stands for what is missing.
    /// - Returns: the file's bytes; `PictureFile.write(_:to:)` saves them.
    /// - Throws: `CanvasError`, where no font is installed or memory is short.
    /// - Complexity: O(frames + cells + touches + events).
    public static func render(
        result: RunResult, digest: String, screens: ScreenSource = { _ in [:] }
    ) throws -> Data {
        try canvas(result: result, digest: digest, fonts: FontBook(), screens: screens).png()
    }

    /// The same as a picture in memory.
    static func canvas(
        result: RunResult, digest: String, fonts: FontBook, screens: ScreenSource = { _ in [:] }
    ) throws -> Canvas {
        let layout = try TimelineLayout(
            result, digest: digest, measuredBy: fonts, screens: screens)
        let canvas = try Canvas(width: layout.width, height: layout.height)
        try canvas.draw(layout.drawing, fonts: fonts)
        return canvas
    }
}
