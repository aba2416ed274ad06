/// Whose code instructions are.
nonisolated enum CodeOwner: String, Codable, CaseIterable {
    /// The browser under test.
    case kernel
    /// The headless platform.
    case platform
    /// The simulated app and the checks.
    case harness
    /// The language's runtime and the C library, where no single caller is to be seen.
    case runtime

    /// The parts of a symbol that name a module, with who owns it.
    private static let modules: [(part: String, owner: CodeOwner)] = [
        ("14JXPhotoBrowser", .kernel), ("5UIKit", .platform), ("9Scenarios", .harness),
        ("5bench", .harness), ("9Visualize", .harness),
    ]

    /// Who owns the function with that symbol: the module of its extension, else the first that it
    /// names.
    init(symbol: String) {
        self = .runtime
        guard symbol.hasPrefix("$s") || symbol.hasPrefix("$S") else {
            if symbol.hasPrefix("instruments_") { self = .harness }
            return
        }
        var first = symbol.endIndex
        for (part, owner) in CodeOwner.modules {
            // An `E` after a module's name: an extension in that module of another's type.
            if symbol.contains(part + "E") {
                self = owner
                return
            }
            if let place = symbol.range(of: part)?.lowerBound, place < first {
                first = place
                self = owner
            }
        }
    }
}

/// How a profile's instructions are shared out among the parts of the program.
///
/// What the runtime and the C library do for a caller (allocating, counting references, copying)
/// counts as the caller's, unless they call back into one of the parts.
nonisolated struct InstructionShares: Codable, Equatable {
    var kernel = 0
    var platform = 0
    var harness = 0
    var runtime = 0

    /// No instructions.
    init() {}

    /// The shares of `profile`.
    /// - Complexity: O(functions + calls).
    init(_ profile: CallProfile) {
        let owners = profile.functions.map { CodeOwner(symbol: $0.symbol) }
        let isOpen = InstructionShares.opens(profile, owners)
        for (index, function) in profile.functions.enumerated()
        where owners[index] != .runtime || isOpen[index] {
            self[owners[index]] += function.own
        }
        for call in profile.calls
        where owners[call.callee] == .runtime && !isOpen[call.callee]
            && (owners[call.caller] != .runtime || isOpen[call.caller])
        {
            self[owners[call.caller]] += call.inclusive
        }
    }

    /// For each function: whether it is the runtime's and leads back, by whatever way, into one of
    /// the parts.
    private static func opens(_ profile: CallProfile, _ owners: [CodeOwner]) -> [Bool] {
        var callers = [[Int]](repeating: [], count: profile.functions.count)
        for call in profile.calls { callers[call.callee].append(call.caller) }
        var isOpen = [Bool](repeating: false, count: profile.functions.count)
        var waiting = owners.indices.filter { owners[$0] != .runtime }
        while let next = waiting.popLast() {
            for caller in callers[next] where owners[caller] == .runtime && !isOpen[caller] {
                isOpen[caller] = true
                waiting.append(caller)
            }
        }
        return isOpen
    }

    /// The share of a part.
    subscript(owner: CodeOwner) -> Int {
        get {
            switch owner {
            case .kernel: kernel
            case .platform: platform
            case .harness: harness
            case .runtime: runtime
            }
        }
        set {
            switch owner {
            case .kernel: kernel = newValue
            case .platform: platform = newValue
            case .harness: harness = newValue
            case .runtime: runtime = newValue
            }
        }
    }
}
