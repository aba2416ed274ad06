import Scenarios

/// What two kernels do differently, and what they cost.
nonisolated struct Comparison: Encodable {
    /// How a scenario's outcomes lie to one another.
    enum Kind: String, Encodable, CaseIterable {
        /// It passed with the base and does not with the head.
        case broken
        /// It passes with the head and did not with the base.
        case mended
        /// It fails with both, in other ways.
        case failsOtherwise
        /// It comes out the same, and shows something else on the way.
        case showsOther
        /// Nothing a person sees differs.
        case same
        /// One of the kernels cannot do it.
        case notApplicable
    }

    /// One scenario.
    struct Entry: Encodable {
        var name: String
        var kind: Kind
        var base: String
        var head: String
        /// What fails first with the base; empty where nothing does.
        var baseFailure: String
        /// What fails first with the head; empty where nothing does.
        var headFailure: String
        /// Where the two part; nil where they show the same, or one did not come to its end.
        var parting: TraceParting?
    }

    /// A figure of both, over all scenarios that both came to the end of.
    struct Figure: Encodable {
        var name: String
        var base: Double
        var head: Double
        /// Whether it is the same on every machine.
        var isExact: Bool
    }

    var schema = "bench.compare/1"
    var base: String
    var head: String
    var entries: [Entry]
    var figures: [Figure]

    /// The entries of a kind, in order.
    func entries(_ kind: Kind) -> [Entry] { entries.filter { $0.kind == kind } }

    /// How the outcomes of one scenario lie to one another, where both came to their end and show
    /// the same, or not.
    static func kind(
        _ base: ComparedRuns.Run, _ head: ComparedRuns.Run, showsSame: Bool
    ) -> Kind {
        let words = ["passed", "notApplicable"]
        if base.verdict == words[1] || head.verdict == words[1] { return .notApplicable }
        switch (base.verdict == words[0], head.verdict == words[0]) {
        case (true, false): return .broken
        case (false, true): return .mended
        case (false, false):
            let isSame =
                base.verdict == head.verdict && base.brokenPromises == head.brokenPromises
            return isSame ? (showsSame ? .same : .showsOther) : .failsOtherwise
        case (true, true): return showsSame ? .same : .showsOther
        }
    }

    /// The figures of the scenarios that both came to the end of.
    static func figures(_ pairs: [(base: ComparedRuns.Run, head: ComparedRuns.Run)]) -> [Figure] {
        let reports = pairs.compactMap { pair in
            pair.base.report.flatMap { base in pair.head.report.map { (base: base, head: $0) } }
        }
        let sum = { (value: (RunReport) -> Double) in
            (
                reports.reduce(0) { $0 + value($1.base) },
                reports.reduce(0) { $0 + value($1.head) }
            )
        }
        let exact: [(String, (RunReport) -> Double)] = [
            ("cells made", { Double($0.metrics.work.total.cellsMade) }),
            ("cells reused", { Double($0.metrics.work.total.cellsReused) }),
            ("layout passes", { Double($0.metrics.work.total.layoutPasses) }),
            ("layoutSubviews", { Double($0.metrics.work.total.layoutSubviewsCalls) }),
            ("delegate calls", { Double($0.metrics.work.total.delegateCalls) }),
            ("timers fired", { Double($0.metrics.work.total.timersFired) }),
            ("frames", { Double($0.frames) }),
        ]
        return exact.map { name, value in
            let (base, head) = sum(value)
            return Figure(name: name, base: base, head: head, isExact: true)
        } + [time(sum { Double($0.costs.replayNanoseconds) })]
    }

    private static func time(_ nanoseconds: (Double, Double)) -> Figure {
        Figure(
            name: "replay of all, ms", base: nanoseconds.0 / 1e6, head: nanoseconds.1 / 1e6,
            isExact: false)
    }
}
