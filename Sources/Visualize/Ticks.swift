import Foundation

/// Round numbers for axes.
nonisolated enum Ticks {
    /// The smallest of 1, 2, 5 times a power of ten that is at least `least`; 1 where `least` is no
    /// positive number.
    static func niceStep(atLeast least: Double) -> Double {
        guard least > 0, least.isFinite else { return 1 }
        var power = 1.0
        while power > least { power /= 10 }
        while power * 10 <= least { power *= 10 }
        for factor in [1.0, 2, 5] where power * factor >= least * (1 - 1e-9) {
            return power * factor
        }
        return power * 10
    }

    /// The multiples of `step` within `range`; none where there would be more than 10,000.
    static func multiples(of step: Double, within range: ClosedRange<Double>) -> [Double] {
        guard step > 0, range.upperBound - range.lowerBound < step * 10_000 else { return [] }
        let first = (range.lowerBound / step - 1e-9).rounded(.up)
        var values: [Double] = []
        while (first + Double(values.count)) * step <= range.upperBound + step * 1e-9 {
            values.append((first + Double(values.count)) * step)
        }
        return values
    }

    /// How many digits after the point tell multiples of `step` apart, 0…6.
    static func decimals(for step: Double) -> Int {
        var (decimals, scaled) = (0, abs(step))
        while decimals < 6, abs(scaled - scaled.rounded()) > 1e-6 {
            scaled *= 10
            decimals += 1
        }
        return decimals
    }
}

/// Numbers as text, the same in every locale.
nonisolated enum Words {
    /// `1234.5` with two decimals as `1,234.50`.
    static func number(_ value: Double, decimals: Int) -> String {
        guard value.isFinite else { return value.isNaN ? "not a number" : "infinite" }
        guard abs(value) < 1e15 else { return String(format: "%.1e", value) }
        let plain = String(format: "%.\(decimals)f", abs(value))
        let parts = plain.split(separator: ".")
        let fraction = parts.count > 1 ? "." + parts[1] : ""
        let isZero = plain.allSatisfy { $0 == "0" || $0 == "." }
        return (value < 0 && !isZero ? "−" : "") + grouped(String(parts[0])) + fraction
    }

    /// A whole number with separators: `1,068`.
    static func count(_ value: Int) -> String {
        (value < 0 ? "−" : "") + grouped(String(value.magnitude))
    }

    /// With at most two decimals and none that say nothing: `2`, `2.5`, `2.25`.
    static func short(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return number(
            value, decimals: abs(rounded) < 1e12 ? min(Ticks.decimals(for: rounded), 2) : 0)
    }

    /// A count and its noun: `1 frame`, `2 frames`.
    static func many(_ count: Int, _ noun: String) -> String {
        "\(self.count(count)) \(noun)\(count == 1 ? "" : "s")"
    }

    private static func grouped(_ digits: String) -> String {
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
            result.append(digit)
        }
        return result
    }
}
