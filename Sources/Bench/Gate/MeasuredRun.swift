import Scenarios

/// What a gate needs of a run beyond its report.
nonisolated struct RunDetail: Codable, Equatable {
    var counters: FrameCounters
    /// Heap allocations in platform and kernel of each frame, as `RunLengths` writes them; nil where
    /// they are not counted.
    var allocations: String?
    /// Their sum.
    var allocationsInAll: Int?
    /// Of the scenario's text.
    var scenarioHash: String

    /// The detail of a run that `meter` measured.
    @MainActor
    init(_ trace: Trace, meter: FrameMeter) {
        counters = FrameCounters(trace)
        scenarioHash = TextHash.text(of: trace.header.scenarioText)
        if FrameMeter.countsAllocations {
            let counts = meter.readings.prefix(trace.frames.count).map(\.kernelAllocations)
            allocations = RunLengths.text(counts)
            allocationsInAll = counts.reduce(0, +)
        }
    }
}

/// A scenario's run with all that can be gated.
struct MeasuredRun {
    var report: RunReport
    var detail: RunDetail
    /// nil where instructions were not counted.
    var instructions: InstructionShares?

    /// A figure; nil where there was nothing to measure, or it was not measured.
    func value(of metric: GateMetric) -> Double? {
        switch metric {
        case .counted(let metric): report.metrics.value(of: metric)
        case .allocations: detail.allocationsInAll.map(Double.init)
        case .steadyFrameAllocations: report.costs.steadyKernelAllocations.map(Double.init)
        case .kernelInstructions: (instructions?.kernel).map(Double.init)
        case .platformInstructions: (instructions?.platform).map(Double.init)
        }
    }
}

/// Tells texts apart.
nonisolated enum TextHash {
    /// The FNV-1a hash of a text, hexadecimal.
    static func text(of text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
