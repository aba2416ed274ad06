import Foundation

/// What a number must be.
public nonisolated enum NumberMatcher: Equatable, Sendable {
    /// This value, to within `within` (0: exactly, but for the last digits of floating point).
    case equals(Double, within: Double)
    /// One of these values.
    case oneOf([Double])
    /// Not below the one nor above the other, where they are given.
    case range(min: Double?, max: Double?)

    /// What counts as equal where no tolerance is given: less than this apart. Smaller than any
    /// pixel, larger than what rounding does to sums of coordinates.
    public static let equalityTolerance = 1e-6

    /// Whether the value is right. Not a number never is.
    ///
    /// - Complexity: O(n), n being the number of values of `oneOf`.
    public func matches(_ value: Double) -> Bool {
        if value.isNaN { return false }
        switch self {
        case .equals(let wanted, let within):
            return abs(value - wanted) <= within + NumberMatcher.equalityTolerance
        case .oneOf(let values):
            return values.contains { abs(value - $0) <= NumberMatcher.equalityTolerance }
        case .range(let min, let max):
            return (min.map { value >= $0 - NumberMatcher.equalityTolerance } ?? true)
                && (max.map { value <= $0 + NumberMatcher.equalityTolerance } ?? true)
        }
    }

    /// What is wanted, in words: `3`, `2730 ± 0.5`, `one of 0, 1`, `from 1 to 4`, `at least 6`.
    public var text: String {
        switch self {
        case .equals(let wanted, let within):
            within == 0
                ? numberText(wanted) : numberText(wanted) + " ± " + numberText(within)
        case .oneOf(let values): "one of " + values.map(numberText).joined(separator: ", ")
        case .range(let min?, let max?): "from " + numberText(min) + " to " + numberText(max)
        case .range(let min?, nil): "at least " + numberText(min)
        case .range(nil, let max?): "at most " + numberText(max)
        case .range(nil, nil): "any number"
        }
    }
}

/// What a list of whole numbers must be.
public nonisolated enum ListMatcher: Equatable, Sendable {
    /// Exactly these, in this order.
    case equals([Int])
    /// One of these lists.
    case oneOf([[Int]])
    /// So many entries.
    case count(NumberMatcher)

    /// Whether the list is right.
    ///
    /// - Complexity: O(n), n being the number of all entries.
    public func matches(_ list: [Int]) -> Bool {
        switch self {
        case .equals(let wanted): list == wanted
        case .oneOf(let lists): lists.contains(list)
        case .count(let matcher): matcher.matches(Double(list.count))
        }
    }

    /// What is wanted, in words.
    public var text: String {
        switch self {
        case .equals(let wanted): "\(wanted)"
        case .oneOf(let lists): "one of " + lists.map { "\($0)" }.joined(separator: ", ")
        case .count(let matcher): matcher.text + " entries"
        }
    }
}

/// A number as a person writes it: without `.0`, with no more digits than it needs.
nonisolated func numberText(_ value: Double) -> String {
    guard value == value.rounded(), abs(value) <= 9_007_199_254_740_992 else { return "\(value)" }
    return "\(Int64(value))"
}
