import Foundation
import Scenarios

/// The screens around each failure: a row for each, with the frames before and after.
public enum FailureStrip {
    /// The most failures that get a row.
    public static let mostRows = 4

    private static let screenHeight = 260.0
    private static let margin = 20.0
    private static let gap = 16.0
    private static let captionHeight = 30.0
    private static let titleHeight = 52.0

    /// Draws the screens around the first failures of a result as a PNG file.
    ///
    /// - Parameter screens: as for `TimelinePicture`.
    /// - Returns: the file's bytes; nil where no failure has a frame.
    /// - Throws: `CanvasError`, where no font is installed or memory is short.
    public static func render(
        result: RunResult, screens: ScreenSource = { _ in [:] }
    ) throws -> Data? {
        let fonts = try FontBook()
        guard let strip = try drawing(of: result, measuredBy: fonts, screens: screens) else {
            return nil
        }
        let canvas = try Canvas(width: strip.width, height: strip.height)
        try canvas.draw(strip.drawing, fonts: fonts)
        return try canvas.png()
    }

    /// The same as shapes, with the picture's size in pixels.
    static func drawing(
        of result: RunResult, measuredBy measure: any TextMeasuring,
        screens: ScreenSource = { _ in [:] }
    ) throws -> (drawing: Drawing, width: Int, height: Int)? {
        let failures = result.failures.filter { failure in
            failure.kind != .sometimes && result.trace.frames.indices.contains(failure.frame)
        }.prefix(mostRows)
        if failures.isEmpty { return nil }
        let images = try screens(
            failures.flatMap {
                ($0.frame - Failure.framesAround)...($0.frame + Failure.framesAround)
            })
        let screen = screenSize(of: result.trace)
        let columns = Double(2 * Failure.framesAround + 1)
        let width = max(2 * margin + columns * (screen.width + gap) - gap, 720)
        let rowHeight = titleHeight + screenHeight + captionHeight + gap
        var drawing = Drawing()
        for (row, failure) in failures.enumerated() {
            let top = margin + Double(row) * rowHeight
            addTitle(failure, top: top, width: width - 2 * margin, measure, to: &drawing)
            addScreens(
                failure, of: result.trace, images, top: top + titleHeight, screen: screen, measure,
                to: &drawing)
        }
        let height = 2 * margin + Double(failures.count) * rowHeight - gap
        return (drawing, Int(width.rounded(.up)), Int(height.rounded(.up)))
    }

    /// How large a screen is drawn; the room that a turned one has to share.
    private static func screenSize(of trace: Trace) -> CGSize {
        let size = trace.header.screenSize
        let isUsable =
            size.width.isFinite && size.height.isFinite
            && size.width > 0 && size.height > 0
        let aspect = isUsable ? min(max(Double(size.width / size.height), 0.4), 1.6) : 0.46
        return CGSize(width: (screenHeight * aspect).rounded(), height: screenHeight)
    }

    private static func addTitle(
        _ failure: Failure, top: Double, width: Double, _ measure: any TextMeasuring,
        to drawing: inout Drawing
    ) {
        let lines = measure.wrapped(
            failure.id + "   " + failure.message, .smallBold, within: width, lines: 2)
        for (index, line) in lines.enumerated() {
            drawing.addText(
                line, x: margin, baseline: top + 16 + 19 * Double(index), .smallBold, .violation,
                measuredBy: measure)
        }
    }

    private static func addScreens(
        _ failure: Failure, of trace: Trace, _ images: [Int: ScreenImage], top: Double,
        screen: CGSize,
        _ measure: any TextMeasuring, to drawing: inout Drawing
    ) {
        for offset in -Failure.framesAround...Failure.framesAround {
            let frame = failure.frame + offset
            guard trace.frames.indices.contains(frame) else { continue }
            let left =
                margin + Double(offset + Failure.framesAround) * (Double(screen.width) + gap)
            let snapshot = ScreenSnapshot(
                frame: frame, of: trace, image: images[frame], isViolation: offset == 0)
            let room = CGRect(origin: CGPoint(x: left, y: top), size: screen)
            drawing.add(.screen(snapshot, StoryStrip.fitted(snapshot.size, in: room)))
            let seconds = Double(trace.frames[frame].timeNanoseconds) / 1e9
            let words = "\(Words.number(seconds, decimals: 3)) s"
            drawing.addText(
                measure.fitted(words, .small, within: Double(screen.width)), x: left,
                baseline: top + screenHeight + 20, offset == 0 ? .smallBold : .small,
                offset == 0 ? .violation : .words, measuredBy: measure)
        }
    }
}
