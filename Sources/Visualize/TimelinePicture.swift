import Foundation
import Scenarios

/// The picture of a run: what the user saw, what the finger did, what the browser did, on one time
/// axis.
public enum TimelinePicture {
    /// Draws the timeline of a result as a PNG file, 1600 pixels wide and about 1000 high.
    ///
    /// The same result, digest and fonts give the same bytes.
    /// - Parameters:
    ///   - result: the run; may be without frames.
    ///   - digest: the trace's digest as it is to be shown; empty for none.
    /// - Returns: the file's bytes; `PictureFile.write(_:to:)` saves them.
    /// - Throws: `CanvasError`, where no font is installed or memory is short.
    /// - Complexity: O(frames + cells + touches + events).
    public static func render(result: RunResult, digest: String) throws -> Data {
        try canvas(result: result, digest: digest, fonts: FontBook()).png()
    }

    /// The same as a picture in memory.
    static func canvas(result: RunResult, digest: String, fonts: FontBook) throws -> Canvas {
        let layout = TimelineLayout(result, digest: digest, measuredBy: fonts)
        let canvas = try Canvas(width: layout.width, height: layout.height)
        try canvas.draw(layout.drawing, fonts: fonts)
        return canvas
    }
}
