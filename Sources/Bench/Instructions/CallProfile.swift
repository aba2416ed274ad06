import Foundation

/// Where a run's instructions went: what each function took itself, and through which calls.
nonisolated struct CallProfile: Equatable {
    /// A function.
    struct Function: Equatable {
        /// Its symbol.
        var symbol: String
        /// Instructions of its own.
        var own = 0
        /// Times it was called.
        var calls = 0
    }

    /// The calls of one function by another.
    struct Call: Equatable {
        /// Indices in `functions`.
        var caller: Int
        var callee: Int
        /// Instructions in these calls, with all that they called.
        var inclusive: Int
    }

    var functions: [Function] = []
    var calls: [Call] = []

    /// All instructions.
    var total: Int { functions.reduce(0) { $0 + $1.own } }

    /// Reads a profile that callgrind has written, with names and lines as they stand
    /// (`--compress-strings=no`).
    /// - Returns: nil for what is no such profile.
    /// - Complexity: O(bytes).
    init?(callgrind bytes: [UInt8]) {
        var reader = CallgrindReader()
        guard bytes.starts(with: Array("# callgrind format".utf8)) else { return nil }
        for line in bytes.split(separator: UInt8(ascii: "\n")) { reader.read(line) }
        guard reader.isWhole else { return nil }
        self = reader.profile
    }

    /// A profile of its parts.
    init(functions: [Function] = [], calls: [Call] = []) {
        self.functions = functions
        self.calls = calls
    }
}

/// Reads the lines of one of callgrind's files.
///
/// The format: "Callgrind Format Specification", Valgrind's manual.
private nonisolated struct CallgrindReader {
    var profile = CallProfile()
    /// Whether a line of costs came for each promise of one, and there was a total.
    var isWhole: Bool { hasSummary && pendingCalls == nil }

    private var indices: [String: Int] = [:]
    private var function = 0
    private var callee = 0
    private var pendingCalls: Int?
    private var hasSummary = false

    mutating func read(_ line: ArraySlice<UInt8>) {
        guard let first = line.first else { return }
        if first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9") || first == UInt8(ascii: "+")
            || first == UInt8(ascii: "-") || first == UInt8(ascii: "*")
        {
            readCost(line)
        } else if let name = value(of: "fn=", line) {
            function = index(of: name)
        } else if let name = value(of: "cfn=", line) {
            callee = index(of: name)
        } else if let counts = value(of: "calls=", line) {
            pendingCalls = Int(counts.prefix { $0.isNumber }) ?? 0
        } else if value(of: "summary:", line) != nil || value(of: "totals:", line) != nil {
            hasSummary = true
        }
    }

    private mutating func readCost(_ line: ArraySlice<UInt8>) {
        let fields = line.split(separator: UInt8(ascii: " "))
        guard let last = fields.last, fields.count > 1,
            let cost = Int(String(decoding: last, as: UTF8.self))
        else { return }
        if let count = pendingCalls {
            pendingCalls = nil
            profile.functions[callee].calls += count
            profile.calls.append(
                CallProfile.Call(caller: function, callee: callee, inclusive: cost))
        } else {
            profile.functions[function].own += cost
        }
    }

    private func value(of key: String, _ line: ArraySlice<UInt8>) -> String? {
        guard line.starts(with: key.utf8) else { return nil }
        return String(decoding: line.dropFirst(key.utf8.count), as: UTF8.self)
    }

    private mutating func index(of symbol: String) -> Int {
        if let known = indices[symbol] { return known }
        indices[symbol] = profile.functions.count
        profile.functions.append(CallProfile.Function(symbol: symbol))
        return profile.functions.count - 1
    }
}
