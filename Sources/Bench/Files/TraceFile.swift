import Scenarios

/// `trace.json`: everything about a run, in columns, with the scenario's text, so that the run can
/// be drawn or replayed from it.
nonisolated enum TraceFile {
    /// The name and version of the layout. The version grows when a reader would have to change.
    static let schema = "bench.trace/1"
}

extension TraceFile {
    /// The text of the file, UTF-8.
    /// - Complexity: O(frames + cells + touches + events).
    @MainActor
    static func text(of result: RunResult) -> [UInt8] {
        let trace = result.trace
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("schema")
            writer.string(schema)
            writer.key("header")
            writeHeader(trace.header, &writer)
            writer.key("verdict")
            writer.string(result.verdict.rawValue)
            writer.key("digest")
            writer.string(trace.digest.description)
            writer.key("failures")
            writeFailures(result.failures, &writer)
            writer.key("frames")
            writeFrames(trace.frames, &writer)
            writer.key("cells")
            writeCells(trace.cells, &writer)
            writer.key("touches")
            writeTouches(trace.touches, &writer)
            writer.key("events")
            writeEvents(trace.events, &writer)
            writer.key("costs")
            writeCosts(trace.frames, &writer)
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    @MainActor
    private static func writeHeader(_ header: TraceHeader, _ writer: inout JSONWriter) {
        writer.object { writer in
            for (name, text) in [
                ("name", header.name), ("summary", header.summary), ("device", header.device),
                ("kernel", header.kernel), ("platformModel", header.platformModelVersion),
                ("scenario", header.scenarioText),
            ] {
                writer.key(name)
                writer.string(text)
            }
            writer.key("refreshRate")
            writer.number(header.refreshRate)
            writer.key("scale")
            writer.number(header.scale)
            writer.column(
                "screenSize", [Double(header.screenSize.width), Double(header.screenSize.height)])
            // A text, since readers hold numbers as floating point, which ends at 2⁵³.
            writer.key("seed")
            writer.string(String(header.seed))
            writer.key("isVertical")
            writer.boolean(header.isVertical)
            writer.key("isLooping")
            writer.boolean(header.isLooping)
            writer.key("itemCount")
            writer.number(header.itemCount)
        }
    }

    @MainActor
    private static func writeFailures(_ failures: [Failure], _ writer: inout JSONWriter) {
        writer.array { writer in
            for failure in failures {
                writer.object { writer in
                    for (name, text) in [
                        ("kind", failure.kind.rawValue), ("id", failure.id),
                        ("message", failure.message), ("step", failure.step),
                        ("place", failure.place),
                    ] {
                        writer.key(name)
                        writer.string(text)
                    }
                    writer.key("timeNanoseconds")
                    writer.number(failure.timeNanoseconds)
                    writer.key("frame")
                    writer.number(failure.frame)
                    writer.key("lastFrame")
                    writer.number(failure.lastFrame)
                    writer.column("before", failure.before)
                    writer.column("platformRules", failure.platformRules)
                }
            }
        }
    }

    @MainActor
    private static func writeFrames(_ frames: [TraceFrame], _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.column("tick", frames.lazy.map(\.tick))
            writer.column("timeNanoseconds", frames.lazy.map(\.timeNanoseconds))
            writer.column("screenWidth", frames.lazy.map { Double($0.screenSize.width) })
            writer.column("screenHeight", frames.lazy.map { Double($0.screenSize.height) })
            writer.column("hasBrowser", frames.lazy.map { $0.hasBrowser ? 1 : 0 })
            writer.column("offsetX", frames.lazy.map { Double($0.offset.x) })
            writer.column("offsetY", frames.lazy.map { Double($0.offset.y) })
            writer.column("position", frames.lazy.map(\.position))
            writer.column("target", frames.lazy.map(\.target))
            writer.column("pageIndex", frames.lazy.map(\.pageIndex))
            writer.column("phase", frames.lazy.map(\.phase.word))
            writer.column("zoomScale", frames.lazy.map(\.zoomScale))
            writer.column("dismissalProgress", frames.lazy.map(\.dismissalProgress))
            writer.column("backdropAlpha", frames.lazy.map(\.backdropAlpha))
            writer.column("transition", frames.lazy.map(\.transition.word))
            writer.column("isCovered", frames.lazy.map { $0.isCovered ? 1 : 0 })
            writer.column("isInBackground", frames.lazy.map { $0.isInBackground ? 1 : 0 })
            writer.column("uncovered", frames.lazy.map(\.uncovered))
            writer.column("firstCell", frames.lazy.map(\.cells.lowerBound))
            writer.column("cellCount", frames.lazy.map(\.cells.count))
            writer.column("firstTouch", frames.lazy.map(\.touches.lowerBound))
            writer.column("touchCount", frames.lazy.map(\.touches.count))
            writer.column("liveCells", frames.lazy.map(\.liveCells))
            writeWork(frames, &writer)
        }
    }

    @MainActor
    private static func writeWork(_ frames: [TraceFrame], _ writer: inout JSONWriter) {
        let columns: [(String, KeyPath<TraceWork, Int32>)] = [
            ("cellsMade", \.cellsMade), ("cellsReused", \.cellsReused),
            ("layoutPasses", \.layoutPasses), ("layoutSubviews", \.layoutSubviewsCalls),
            ("hitTests", \.hitTests), ("recognizerTransitions", \.recognizerTransitions),
            ("timersFired", \.timersFired), ("animationsStarted", \.animationsStarted),
            ("delegateCalls", \.delegateCalls),
        ]
        for (name, path) in columns {
            writer.column(name, frames.lazy.map { $0.work[keyPath: path] })
        }
    }

    @MainActor
    private static func writeCells(_ cells: [TraceCell], _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.column("cell", cells.lazy.map(\.cell))
            writer.column("use", cells.lazy.map(\.use))
            writer.column("item", cells.lazy.map(\.item))
            writer.column("shownItem", cells.lazy.map(\.shownItem))
            writer.column("x", cells.lazy.map { Double($0.frame.origin.x) })
            writer.column("y", cells.lazy.map { Double($0.frame.origin.y) })
            writer.column("width", cells.lazy.map { Double($0.frame.size.width) })
            writer.column("height", cells.lazy.map { Double($0.frame.size.height) })
            writer.column("imageX", cells.lazy.map { Double($0.imageFrame.origin.x) })
            writer.column("imageY", cells.lazy.map { Double($0.imageFrame.origin.y) })
            writer.column("imageWidth", cells.lazy.map { Double($0.imageFrame.size.width) })
            writer.column("imageHeight", cells.lazy.map { Double($0.imageFrame.size.height) })
        }
    }

    @MainActor
    private static func writeTouches(_ touches: [TraceTouch], _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.column("finger", touches.lazy.map(\.finger))
            writer.column("x", touches.lazy.map { Double($0.location.x) })
            writer.column("y", touches.lazy.map { Double($0.location.y) })
        }
    }

    @MainActor
    private static func writeEvents(_ events: [TraceEvent], _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.column("kind", events.lazy.map(\.kind.rawValue))
            writer.column("frame", events.lazy.map(\.frame))
            writer.column("timeNanoseconds", events.lazy.map(\.timeNanoseconds))
            writer.column("a", events.lazy.map(\.a))
            writer.column("b", events.lazy.map(\.b))
            writer.column("value", events.lazy.map(\.value))
            writer.column("text", events.lazy.map(\.text))
        }
    }

    /// Costs stand apart: they alone differ from run to run.
    @MainActor
    private static func writeCosts(_ frames: [TraceFrame], _ writer: inout JSONWriter) {
        writer.object { writer in
            guard frames.contains(where: { $0.cpuNanoseconds >= 0 }) else { return }
            writer.column("nanoseconds", frames.lazy.map(\.cpuNanoseconds))
            writer.column("allocations", frames.lazy.map(\.allocations))
        }
    }
}
