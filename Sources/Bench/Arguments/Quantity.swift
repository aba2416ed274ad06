import Scenarios

/// Reads the numbers of the command line: strict, with units, exact.
nonisolated enum Quantity {
    /// Nanoseconds of a duration such as `1.25s`, `800ms` or `2min`, as scenarios have them; nil
    /// where it is none, or negative.
    static func nanoseconds(_ text: String) -> Int64? {
        guard case .nanoseconds(let value) = DurationText.read(text), value >= 0 else { return nil }
        return value
    }

    /// Bytes of a size such as `512MB` or `2GB` (powers of ten) or `512MiB` (of two); nil where it
    /// is none.
    static func bytes(_ text: String) -> Int64? {
        let units: [(name: String, bytes: Int64)] = [
            ("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("kB", 1000),
            ("MB", 1_000_000), ("GB", 1_000_000_000),
        ]
        guard let unit = units.first(where: { text.hasSuffix($0.name) }),
            let number = wholeNumber(text.dropLast(unit.name.count), minimum: 0)
        else { return nil }
        let (product, overflow) = Int64(number).multipliedReportingOverflow(by: unit.bytes)
        return overflow ? nil : product
    }

    /// A whole number of at least `minimum`, digits alone.
    static func wholeNumber(_ text: some StringProtocol, minimum: Int) -> Int? {
        guard isDigits(text), let number = Int(text), number >= minimum else { return nil }
        return number
    }

    /// A seed: a whole number below 2⁶⁴, digits alone.
    static func seed(_ text: String) -> UInt64? {
        isDigits(text) ? UInt64(text) : nil
    }

    private static func isDigits(_ text: some StringProtocol) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
