import Foundation

/// Numbers as people read them.
nonisolated enum Words {
    /// A count with commas: `1,068`.
    static func count(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return number < 0 ? "-" + text : text
    }

    /// `count` of a thing: `1 frame`, `3 frames`.
    static func count(_ number: Int, _ thing: String) -> String {
        count(number) + " " + (number == 1 ? thing : thing + "s")
    }

    /// A number with so many decimals, rounded to the nearest, ties away from zero.
    static func decimal(_ value: Double, _ digits: Int) -> String {
        guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
        var scale = 1
        for _ in 0..<digits { scale *= 10 }
        let scaled = Int((value.magnitude * Double(scale)).rounded())
        let sign = value < 0 && scaled > 0 ? "-" : ""
        guard digits > 0 else { return sign + count(scaled) }
        let rest = String(scaled % scale)
        let padding = String(repeating: "0", count: digits - rest.count)
        return sign + count(scaled / scale) + "." + padding + rest
    }

    /// A moment, to the millisecond below: `4.283 s`.
    static func moment(_ nanoseconds: Int64) -> String {
        decimal(Double(nanoseconds / 1_000_000) / 1000, 3) + " s"
    }

    /// A length of time in a unit that suits it: `8.9 s`, `358 ms`, `3.1 ms`, `1.25 µs`, `85 ns`.
    static func duration(_ nanoseconds: Int64) -> String {
        let value = Double(nanoseconds)
        switch nanoseconds.magnitude {
        case 0: return "0 ms"
        case ..<1000: return "\(nanoseconds) ns"
        case ..<10_000: return decimal(value / 1e3, 2) + " µs"
        case ..<1_000_000: return decimal(value / 1e3, 0) + " µs"
        case ..<10_000_000: return decimal(value / 1e6, 1) + " ms"
        case ..<1_000_000_000: return decimal(value / 1e6, 0) + " ms"
        default: return decimal(value / 1e9, 1) + " s"
        }
    }

    /// How many times faster than real time, in brackets after a length of time: ` (1,703×)`; nothing
    /// where it was slower, as a run of a few frames is.
    static func speed(_ timesRealTime: Double) -> String {
        timesRealTime < 1 ? "" : " (\(decimal(timesRealTime, 0))×)"
    }

    /// The program as it can be typed here: where it is not on the path, the script that started it
    /// says how it was called.
    static var program: String {
        ProcessInfo.processInfo.environment["BENCH_COMMAND"] ?? "bench"
    }

    /// A command as it can be typed here: `./bench list`.
    static func command(_ rest: String) -> String { program + " " + rest }

    /// A size in megabytes: `41 MB`.
    static func megabytes(_ bytes: Int64) -> String {
        decimal(Double(bytes) / 1e6, bytes < 10_000_000 ? 1 : 0) + " MB"
    }
}
