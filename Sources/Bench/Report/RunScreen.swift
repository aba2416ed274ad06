import Scenarios

/// The screen of a single run: verdict first, in words that a maintainer would use.
struct RunScreen {
    let report: RunReport
    let chart: PositionChart
    let style: Style
    let loudness: Loudness
    /// The width of the terminal, characters; nil without one.
    let columns: Int?
    /// How to run it again.
    let again: String

    /// How many failures are told in full unless everything is asked for.
    private static let mostFailures = 8

    /// The text.
    var text: String {
        guard loudness != .quiet else {
            return report.verdict == .failed ? headline + "\n" + failureText : ""
        }
        var lines = [headline, ""]
        if !report.failures.isEmpty { lines.append(failureText) }
        if !report.setAside.isEmpty { lines += setAside + [""] }
        var rows = ChartText.lines(chart, note: chartNote, style: style)
        rows[0] = fit(rows[0])
        lines += rows + [""]
        for table in tables { lines += table.lines(style: style) }
        lines += [hitches, ""] + facts
        return lines.joined(separator: "\n") + "\n"
    }

    /// `FAIL  fast-swipe   20 quick swipes…`
    private var headline: String {
        let word =
            switch report.verdict {
            case .passed: style.good("ok  ")
            case .failed: style.bad("FAIL")
            case .notApplicable: style.faint("n/a ")
            }
        return fit(word + "  " + style.strong(report.name) + "   " + report.summary)
    }

    /// A line of words, broken where the terminal is too narrow. Commands and paths are not: they
    /// are there to be copied.
    private func fit(_ line: String) -> String {
        columns.map { TextFolding.fold(line, to: $0, indent: 6) } ?? line
    }

    private var failureText: String {
        let told =
            loudness == .verbose
            ? report.failures[...] : report.failures.prefix(RunScreen.mostFailures)
        let width = told.map(\.id.count).max() ?? 0
        var text = ""
        for failure in told {
            text += FailureText(
                failure, report: report, style: style, columns: columns,
                isVerbose: loudness == .verbose
            ).block(idWidth: width)
        }
        if let picture = report.outputs.first(where: { $0.hasSuffix(".png") }) {
            text += "  look: " + picture + "\n"
        }
        let rest = report.failures.count - told.count
        if rest > 0 { text += "  and \(Words.count(rest)) more; --verbose tells all\n" }
        return text
    }

    /// What failed and does not count.
    private var setAside: [String] {
        report.setAside.map {
            fit("  " + SetAsideText($0, report: report, style: style).line)
        }
    }

    private var chartNote: String {
        let seen = report.metrics.seen
        var parts = ["swipes \(seen.swipes)", "pages turned \(seen.pagesTurned)"]
        if seen.caughtInFlight > 0 { parts.append("caught \(seen.caughtInFlight)") }
        return parts.joined(separator: "   ")
    }

    private var tables: [TextTable] {
        var tables = [
            TextTable(title: "Seen by the user", heading: "now", rows: seenRows),
            TextTable(title: workTitle, heading: "now", rows: workRows),
        ]
        if !costRows.isEmpty {
            tables.append(
                TextTable(title: "Cost on this machine", heading: "median", rows: costRows))
        }
        return tables
    }

    private var seenRows: [TableRow] {
        let seen = report.metrics.seen
        var rows = [
            TableRow("frames with a gap", Words.count(seen.framesWithGap), mark("no-blank"))
        ]
        if let jumps = seen.framesWithJump {
            rows.append(TableRow("jumps over one pixel", Words.count(jumps), mark("continuous")))
        }
        rows.append(
            TableRow(
                "frames with a wrong photo", Words.count(seen.framesWithWrongPhoto),
                mark("right-content")))
        rows.append(
            TableRow(
                "photo missing at rest", Words.duration(seen.photoMissingAtRestNanoseconds)))
        if let spread = seen.touchToFirstMotionFrames {
            rows.append(
                TableRow(
                    "touch to first motion, worst", Words.count(Int(spread.worst), "frame")))
        }
        if let spread = seen.liftToRestNanoseconds {
            rows.append(
                TableRow(
                    "lift to rest, p50 / p95",
                    Words.duration(spread.median) + " / " + Words.duration(spread.p95)))
        }
        if let spread = seen.halfWayToPageNanoseconds {
            rows.append(
                TableRow(
                    "half-way to callback, p50 / p95",
                    Words.duration(spread.median) + " / " + Words.duration(spread.p95)))
        }
        return rows
    }

    /// The verdict of the invariant that watches over a row.
    private func mark(_ invariant: String) -> TableRow.Mark {
        if report.failures.contains(where: { $0.id == invariant }) { return .fail("") }
        return report.checkedInvariants.contains(invariant) ? .ok : .none
    }

    private var workTitle: String {
        report.metrics.work.pagesTurned > 0 ? "Work per page turn, exact" : "Work, exact"
    }

    private var workRows: [TableRow] {
        let work = report.metrics.work
        let totals = work.pagesTurned > 0 ? work.paging : work.total
        let share = { (count: Int) in
            work.perPageTurn(count).map { Words.decimal($0, 1) } ?? Words.count(count)
        }
        var rows = [
            TableRow(
                "cells made / reused", share(totals.cellsMade) + " / " + share(totals.cellsReused)),
            TableRow("layoutSubviews", share(totals.layoutSubviewsCalls)),
            TableRow("delegate calls", share(totals.delegateCalls)),
        ]
        if loudness == .verbose {
            rows += [
                TableRow("layout passes", share(totals.layoutPasses)),
                TableRow("hit tests", share(totals.hitTests)),
                TableRow("recogniser transitions", share(totals.recognizerTransitions)),
                TableRow("timers fired", share(totals.timersFired)),
                TableRow("animations started", share(totals.animationsStarted)),
                TableRow("frames", share(totals.frames)),
            ]
        }
        if let allocations = report.costs.steadyKernelAllocations {
            let place = report.costs.firstAllocatingFrame.map { "first at frame \($0)" } ?? ""
            rows.append(
                TableRow(
                    "allocations, steady frame, worst", Words.count(allocations),
                    allocations == 0 ? .ok : .fail(place)))
        }
        if loudness == .verbose, let allocations = report.costs.steadyWholeAllocations {
            rows.append(
                TableRow("the same with trace and checks", Words.count(allocations)))
        }
        rows.append(TableRow("live cells, most", Words.count(work.mostLiveCells)))
        return rows
    }

    private var costRows: [TableRow] {
        var rows: [TableRow] = []
        if let spread = report.costs.steadyKernelNanoseconds {
            rows.append(TableRow("steady frame", Words.duration(spread.median)))
        }
        if let spread = report.costs.steadyWholeNanoseconds {
            rows.append(
                TableRow("steady frame, with trace and checks", Words.duration(spread.median)))
        }
        if let bytes = report.costs.peakBytes {
            rows.append(TableRow("memory at the peak", Words.megabytes(bytes)))
        }
        if let left = report.costs.leftByRepetitions {
            rows.append(
                TableRow(
                    "memory left by repetitions", Words.count(left.blocks, "block"),
                    left.isLeak ? .fail(Words.count(left.bytes, "byte")) : .ok))
        }
        return rows
    }

    private var hitches: String {
        guard report.hasHostCosts else { return "  Hitches: not modelled (host costs are zero)" }
        let hitches = report.metrics.hitches
        guard let ratio = hitches.millisecondsPerSecond, let grade = hitches.grade else {
            return "  Hitches, modelled from the host's costs: nothing moved"
        }
        let figure = (ratio * 10).rounded() / 10
        return "  Hitches, modelled from the host's costs: \(figure) ms/s (\(grade)), "
            + "\(hitches.missedFrames) frames missed, longest "
            + Words.duration(hitches.longestHitchNanoseconds)
    }

    private var facts: [String] {
        var lines = [fit(invariants)]
        if !report.reachedStates.isEmpty {
            let states = report.reachedStates.map { "\($0.name) \(Words.count($0.count))×" }
            lines.append(fit("  reached: " + states.joined(separator: " · ")))
        }
        lines.append(
            fit(
                "  kernel \(report.kernel)   \(report.device) \(report.refreshRate) Hz   "
                    + "platform model \(report.platformModelVersion)   seed \(report.seed)   "
                    + report.shortDigest))
        for problem in report.imageProblems { lines.append(fit("  no image: " + problem)) }
        lines.append(replay)
        if let outputs { lines.append(outputs) }
        lines.append("  again: " + again)
        return lines
    }

    private var invariants: String {
        let failed = report.checkedInvariants.filter { id in
            report.failures.contains { $0.kind == .invariant && $0.id == id }
        }
        let checked = report.checkedInvariants.count
        var line = "  \(Words.count(checked, "invariant")): \(checked - failed.count) ok"
        if !failed.isEmpty { line += ", " + style.bad("\(failed.count) failed") }
        for off in report.disabledInvariants { line += "      off: \(off.id) (\(off.reason))" }
        return line
    }

    private var replay: String {
        var line =
            "  \(Words.count(report.frames, "frame")), "
            + "\(Words.decimal(Double(report.simulatedNanoseconds) / 1e9, 1)) s in "
            + Words.duration(report.costs.replayNanoseconds) + Words.speed(report.timesRealTime)
        if report.repetitions > 1 { line += "      the fastest of \(report.repetitions)" }
        return line
    }

    /// The files: the first with its folder, the others by name where they lie in the same.
    private var outputs: String? {
        guard let first = report.outputs.first else { return nil }
        let folder = first.prefix(through: first.lastIndex(of: "/") ?? first.startIndex)
        let others = report.outputs.dropFirst().map { path in
            path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
        }
        return "  " + ([first] + others).joined(separator: "  ")
    }
}
