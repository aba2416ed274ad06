import Foundation
import Scenarios

/// The verdict, what was run, on what, and what failed first.
enum TitleBlock {
    /// The block and its height in pixels.
    static func make(
        _ result: RunResult, digest: String, measuredBy measure: any TextMeasuring
    ) -> (drawing: Drawing, height: Double) {
        var drawing = Drawing()
        let header = result.trace.header
        let maxX = TimelineMetrics.width - TimelineMetrics.margin
        let (word, color) = verdict(result.verdict)
        let wordWidth = measure.width(of: word, .title)
        let box = CGRect(x: TimelineMetrics.margin, y: 12, width: wordWidth + 28, height: 40)
        drawing.add(.band(box, color))
        let baseline = TextStyle.title.baseline(centredOn: 32)
        drawing.addText(
            word, x: Double(box.minX) + 14, baseline: baseline, .title, .paper,
            measuredBy: measure)
        let nameX = Double(box.maxX) + 16
        let name = measure.fitted(
            header.name.isEmpty ? "unnamed" : header.name, .title, within: (maxX - nameX) * 0.6)
        drawing.addText(name, x: nameX, baseline: baseline, .title, .ink, measuredBy: measure)
        let summaryX = nameX + measure.width(of: name, .title) + 18
        drawing.addText(
            measure.fitted(header.summary, .summary, within: maxX - summaryX), x: summaryX,
            baseline: baseline, .summary, .ink, measuredBy: measure)
        drawing.addText(
            measure.fitted(
                facts(result, digest: digest), .small, within: maxX - TimelineMetrics.margin),
            x: TimelineMetrics.margin, baseline: 73, .small, .words, measuredBy: measure)
        guard let line = failureLine(result) else { return (drawing, 86) }
        drawing.addText(
            measure.fitted(
                line, TextStyle(size: 16, isBold: true), within: maxX - TimelineMetrics.margin),
            x: TimelineMetrics.margin, baseline: 98, TextStyle(size: 16, isBold: true),
            result.verdict == .failed ? .violation : .words, measuredBy: measure)
        return (drawing, 112)
    }

    private static func verdict(_ verdict: Verdict) -> (String, Color) {
        switch verdict {
        case .passed: ("ok", .well)
        case .failed: ("FAIL", .violation)
        case .notApplicable: ("not applicable", .words)
        }
    }

    /// Device, size, seed, kernel, digest in one line.
    static func facts(_ result: RunResult, digest: String) -> String {
        let header = result.trace.header
        var facts: [String] = []
        if !header.device.isEmpty { facts.append(header.device) }
        facts.append("\(header.refreshRate) Hz")
        facts.append(Words.many(header.itemCount, "item") + (header.isLooping ? ", looping" : ""))
        facts.append("seed \(header.seed)")
        if !header.kernel.isEmpty { facts.append("kernel \(header.kernel)") }
        if !header.platformModelVersion.isEmpty {
            facts.append("platform model \(header.platformModelVersion)")
        }
        let frames = result.trace.frames
        let last = Double(frames.last?.timeNanoseconds ?? 0) / 1e9
        facts.append("\(Words.many(frames.count, "frame")), \(Words.short(last)) s")
        if !digest.isEmpty { facts.append("digest \(digest)") }
        return facts.joined(separator: "  ·  ")
    }

    /// The first failure in words, and how many more there are; nil where nothing failed.
    static func failureLine(_ result: RunResult) -> String? {
        guard let first = result.failures.first else { return nil }
        let more = result.failures.count - 1
        let seconds = Words.number(Double(first.timeNanoseconds) / 1e9, decimals: 3)
        let place = first.frame >= 0 ? "  at \(seconds) s" : ""
        let rest = more > 0 ? "   (and \(Words.count(more)) more)" : ""
        return "\(first.id)\(place):  \(first.message)\(rest)"
    }
}
