import Foundation
import Scenarios

/// The simulated screen alone: at one moment, at several beside each other, or in motion.
public enum ScreenFilm {
    /// Pixels a point of a single screen.
    private static let screenScale = 2.0
    /// Pixels a point of the others.
    private static let smallScale = 0.5
    private static let margin = 20.0
    private static let gap = 16.0
    private static let captionHeight = 64.0
    /// Below the screen of an animation.
    private static let clockHeight = 26.0
    private static let leastCaption = 120.0
    /// Of a filmstrip, which goes on below; one of the moments that tell a run is one row.
    private static let mostWidth = 1640.0

    /// The frame of a trace that is on screen at a moment; nil once the run is over, and before it.
    public static func frame(at timeNanoseconds: Int64, of trace: Trace) -> Int? {
        guard let last = trace.frames.last, timeNanoseconds >= 0,
            timeNanoseconds <= last.timeNanoseconds
        else { return nil }
        return trace.frames.lastIndex { $0.timeNanoseconds <= timeNanoseconds }
    }

    /// The screen in one frame as a PNG file, two pixels a point.
    public static func screen(
        frame: Int, of result: RunResult, screens: ScreenSource
    ) throws -> Data {
        let image = try screens([frame])[frame]
        let snapshot = ScreenSnapshot(
            frame: frame, of: result.trace, image: image, isViolation: isViolated(frame, result))
        let size = snapshot.size
        return try ScreenPicture.canvas(
            of: snapshot, width: Int((size.width * screenScale).rounded()),
            height: Int((size.height * screenScale).rounded()), fonts: FontBook()
        ).png()
    }

    private static func isViolated(_ frame: Int, _ result: RunResult) -> Bool {
        result.failures.contains { $0.frame == frame && $0.kind != .sometimes }
    }

    // MARK: Filmstrip

    /// Screens at half size beside each other, each with its time and what happens, as a PNG file.
    ///
    /// - Parameter frames: which frames; nil for those that tell the run.
    public static func filmstrip(
        of result: RunResult, frames: [Int]?, screens: ScreenSource
    ) throws -> Data {
        let fonts = try FontBook()
        let moments = moments(of: result, frames)
        let images = try screens(moments.map(\.frame))
        let strip = filmstrip(moments, result, images, fonts)
        let canvas = try Canvas(width: strip.width, height: strip.height)
        try canvas.draw(strip.drawing, fonts: fonts)
        return try canvas.png()
    }

    private static func moments(of result: RunResult, _ frames: [Int]?) -> [Moment] {
        let reading = TraceReading(result)
        let axis = TimeAxis(
            start: reading.start, end: reading.end, minX: TimelineMetrics.plotMinX,
            maxX: TimelineMetrics.plotMaxX, idle: reading.idle)
        let telling = Moments.choose(from: result, reading: reading, axis: axis)
        guard let frames else { return telling }
        return frames.map { frame in
            telling.first { $0.frame == frame }
                ?? Moment(
                    frame: frame, words: Moments.words(for: result.trace.frames[frame]),
                    isViolation: isViolated(frame, result))
        }
    }

    /// The strip as shapes, with its size in pixels.
    static func filmstrip(
        _ moments: [Moment], _ result: RunResult, _ images: [Int: ScreenImage],
        _ measure: any TextMeasuring
    ) -> (drawing: Drawing, width: Int, height: Int) {
        let snapshots = moments.map {
            ScreenSnapshot(
                frame: $0.frame, of: result.trace, image: images[$0.frame],
                isViolation: $0.isViolation)
        }
        var drawing = Drawing()
        var (left, top) = (margin, margin)
        var (rowHeight, width) = (0.0, 160.0)
        for (snapshot, moment) in zip(snapshots, moments) {
            let size = small(snapshot.size)
            let room = max(Double(size.width), leastCaption)
            if left > margin, left + room + margin > mostWidth {
                (left, top) = (margin, top + rowHeight + captionHeight + gap)
                rowHeight = 0
            }
            let rect = CGRect(origin: CGPoint(x: left, y: top), size: size)
            drawing.add(.screen(snapshot, rect))
            addCaption(moment, below: rect, width: room, result.trace, measure, to: &drawing)
            rowHeight = max(rowHeight, Double(size.height))
            width = max(width, left + room + margin)
            left += room + gap
        }
        let height = top + rowHeight + captionHeight + margin
        return (drawing, Int(width.rounded(.up)), Int(height.rounded(.up)))
    }

    private static func addCaption(
        _ moment: Moment, below rect: CGRect, width: Double, _ trace: Trace,
        _ measure: any TextMeasuring, to drawing: inout Drawing
    ) {
        let left = Double(rect.minX)
        var baseline = Double(rect.maxY) + 18
        drawing.addText(
            clock(moment.frame, trace, decimals: 3), x: left, baseline: baseline, .smallBold,
            moment.isViolation ? .violation : .ink, measuredBy: measure)
        for text in measure.wrapped(moment.words, .small, within: width, lines: 2) {
            baseline += 19
            drawing.addText(
                text, x: left, baseline: baseline, .small,
                moment.isViolation ? .violation : .words, measuredBy: measure)
        }
    }

    private static func small(_ size: CGSize) -> CGSize {
        CGSize(
            width: (size.width * smallScale).rounded(), height: (size.height * smallScale).rounded()
        )
    }

    private static func clock(_ frame: Int, _ trace: Trace, decimals: Int) -> String {
        let seconds = Double(trace.frames[frame].timeNanoseconds) / 1e9
        return Words.number(seconds, decimals: decimals) + " s"
    }

    // MARK: Animation

    /// The screen at half size in motion, ten pictures a second, as a GIF file that plays for ever.
    ///
    /// - Parameter seconds: how much of the run, from its start.
    /// - Complexity: O(pictures) in time and memory.
    public static func gif(
        of result: RunResult, seconds: Double, screens: ScreenSource
    ) throws -> Data {
        let fonts = try FontBook()
        let store = PictureStore()
        let frames = gifFrames(of: result.trace, seconds: seconds)
        let images = try screens(frames)
        let snapshots = frames.map {
            ScreenSnapshot(
                frame: $0, of: result.trace, image: images[$0],
                isViolation: isViolated($0, result))
        }
        let sizes = snapshots.map { small($0.size) }
        let room = CGSize(
            width: sizes.map(\.width).max() ?? 1, height: sizes.map(\.height).max() ?? 1)
        return try Canvas.gif(snapshots.count, delay: 10) { index in
            let canvas = try Canvas(
                width: Int(room.width), height: Int(Double(room.height) + clockHeight))
            var drawing = Drawing()
            let left = ((room.width - sizes[index].width) / 2).rounded()
            drawing.add(
                .screen(
                    snapshots[index],
                    CGRect(origin: CGPoint(x: left, y: 0), size: sizes[index])))
            let seconds = Words.number(Double(index) / 10, decimals: 1) + " s"
            drawing.addText(
                seconds, x: 4, baseline: Double(room.height) + 19, .smallBold, .ink,
                measuredBy: fonts)
            try canvas.draw(drawing, fonts: fonts, store: store)
            return canvas
        }
    }

    /// What is on screen at each tenth of a second.
    static func gifFrames(of trace: Trace, seconds: Double) -> [Int] {
        guard let last = trace.frames.last else { return [] }
        let end = min(Double(last.timeNanoseconds) / 1e9, seconds)
        let count = max(Int((end * 10).rounded(.down)) + 1, 1)
        var frames: [Int] = []
        var frame = 0
        for index in 0..<count {
            let time = Int64(index) * 100_000_000
            while frame + 1 < trace.frames.count, trace.frames[frame + 1].timeNanoseconds <= time {
                frame += 1
            }
            frames.append(frame)
        }
        return frames
    }
}
