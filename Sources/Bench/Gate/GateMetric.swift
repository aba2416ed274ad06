import Scenarios

/// A figure that a gate holds against its baseline. All are better when smaller.
nonisolated enum GateMetric: Hashable {
    /// What a user sees, or work: the same on every machine.
    case counted(BudgetMetric)
    /// Heap allocations of all frames in platform and kernel: the same for one toolchain.
    case allocations
    /// Heap allocations of the worst steady frame.
    case steadyFrameAllocations
    /// Instructions of the kernel: the same for one toolchain and kind of processor.
    case kernelInstructions
    /// Instructions of the platform.
    case platformInstructions

    /// All, in the order in which they are told.
    static let all: [GateMetric] =
        BudgetMetric.allCases.map(GateMetric.counted)
        + [.allocations, .steadyFrameAllocations, .kernelInstructions, .platformInstructions]

    /// The one called `name`.
    init?(name: String) {
        guard let metric = GateMetric.all.first(where: { $0.name == name }) else { return nil }
        self = metric
    }

    /// Its name in baselines, limits and reports.
    var name: String {
        switch self {
        case .counted(let metric): metric.rawValue
        case .allocations: "allocations"
        case .steadyFrameAllocations: "steadyFrameAllocations"
        case .kernelInstructions: "kernelInstructions"
        case .platformInstructions: "platformInstructions"
        }
    }

    /// Whether it is the same on every machine, so that baselines of any can be compared.
    var isPortable: Bool {
        if case .counted = self { return true }
        return false
    }

    /// By how much it may grow where nothing else is asked for.
    var usualLimit: GateLimit {
        switch self {
        case .counted, .allocations, .steadyFrameAllocations: .byNothing
        case .kernelInstructions, .platformInstructions: .byPercent(1)
        }
    }

    /// A value in words.
    func text(_ value: Double) -> String {
        if case .counted(let metric) = self, metric.isTime { return Words.duration(Int64(value)) }
        return Words.decimal(value, 0)
    }
}

/// How much a figure may grow.
nonisolated enum GateLimit: Equatable {
    /// By so many of 100 of the baseline.
    case byPercent(Double)
    /// By so much.
    case byAmount(Double)
    /// To so much, whatever the baseline says.
    case to(Double)

    /// Not at all.
    static let byNothing = GateLimit.byAmount(0)

    /// The limit that `text` writes: `5%`, `+20`, `==0`.
    init?(_ text: String) {
        let number: (Substring) -> Double? = { text in
            guard let value = Double(text), value.isFinite, value >= 0 else { return nil }
            return value
        }
        if text.hasSuffix("%"), let value = number(text.dropLast()) {
            self = .byPercent(value)
        } else if text.hasPrefix("+"), let value = number(text.dropFirst()) {
            self = .byAmount(value)
        } else if text.hasPrefix("=="), let value = number(text.dropFirst(2)) {
            self = .to(value)
        } else {
            return nil
        }
    }

    /// The most that a figure may be whose baseline is `base`.
    func most(from base: Double) -> Double {
        switch self {
        case .byPercent(let percent): base + (base * percent / 100)
        case .byAmount(let amount): base + amount
        case .to(let most): most
        }
    }

    /// As it is typed.
    var text: String {
        switch self {
        case .byPercent(let percent): "\(GateLimit.short(percent))%"
        case .byAmount(let amount): "+\(GateLimit.short(amount))"
        case .to(let most): "==\(GateLimit.short(most))"
        }
    }

    private static func short(_ value: Double) -> String {
        value == value.rounded() && value < 1e15 ? String(Int64(value)) : String(value)
    }
}
