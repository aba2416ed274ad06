import Foundation

/// Reads a time with its unit, exact to the nanosecond.
package nonisolated enum DurationText {
    /// What came of a text.
    package enum Reading: Equatable, Sendable {
        /// Nanoseconds; negative where the text is.
        case nanoseconds(Int64)
        /// A number without a unit.
        case noUnit
        /// A number with another unit.
        case unknownUnit(String)
        /// No number at all, or one with more digits than a time can have.
        case notATime
    }

    private static let units: [(name: String, nanoseconds: Int64)] = [
        ("ms", 1_000_000), ("s", 1_000_000_000), ("min", 60_000_000_000),
    ]

    /// The pattern of a right text, for the schema: a number with `ms`, `s` or `min`.
    static let pattern = "^[0-9]{1,12}(\\.[0-9]{1,9})?(ms|s|min)$"

    /// The pattern of a text that may be negative.
    static let signedPattern = "^-?" + pattern.dropFirst()

    /// Reads `250ms`, `1.5s`, `2min`.
    package static func read(_ text: String) -> Reading {
        var rest = Substring(text)
        let isNegative = rest.first == "-" || rest.first == "−"
        if isNegative { rest = rest.dropFirst() }
        let whole = digits(&rest)
        guard !whole.isEmpty, whole.count <= 12 else { return .notATime }
        var fraction = ""
        if rest.first == "." {
            rest = rest.dropFirst()
            fraction = digits(&rest)
            guard !fraction.isEmpty, fraction.count <= 9 else { return .notATime }
        }
        if rest.isEmpty { return .noUnit }
        guard let unit = units.first(where: { $0.name == rest }) else {
            return .unknownUnit(String(rest))
        }
        return nanoseconds(whole: whole, fraction: fraction, unit: unit.nanoseconds)
            .map { .nanoseconds(isNegative ? -$0 : $0) } ?? .notATime
    }

    /// Whether a time has a comma where its point would be: `1,5s`.
    static func hasComma(_ text: String) -> Bool {
        guard text.contains(","),
            case .nanoseconds = read(text.replacingOccurrences(of: ",", with: "."))
        else { return false }
        return true
    }

    private static func digits(_ text: inout Substring) -> String {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        text = text.dropFirst(digits.count)
        return String(digits)
    }

    /// Whole numbers all the way, so that `8.333ms` is 8 333 000 ns; rounded to the nearest.
    private static func nanoseconds(whole: String, fraction: String, unit: Int64) -> Int64? {
        guard let whole = Int64(whole) else { return nil }
        let (main, overflow) = whole.multipliedReportingOverflow(by: unit)
        if overflow { return nil }
        guard !fraction.isEmpty, let digits = Int64(fraction) else { return main }
        let scale = (0..<fraction.count).reduce(Int64(1)) { scale, _ in scale * 10 }
        // unit / scale or scale / unit may not divide evenly; both products stay below 2⁶³ in
        // full width.
        let product = digits.multipliedFullWidth(by: unit)
        let (quotient, remainder) = scale.dividingFullWidth(product)
        return main + quotient + (remainder * 2 >= scale ? 1 : 0)
    }
}
