import Foundation

/// A `trace.json` as far as two of them are compared: who ran, and the columns of what was seen.
nonisolated struct TraceDocument: Decodable {
    /// A value of a column.
    enum Value: Decodable, Equatable {
        case number(Double)
        case text(String)
        /// Not a number, which JSON has no word for.
        case none

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .none
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }
    }

    /// Who ran what.
    struct Header: Decodable {
        var name: String
        var kernel: String
        var scenario: String
        /// A whole number.
        var seed: String?
    }

    var schema: String
    var header: Header
    var digest: String
    var frames: [String: [Value]]
    var cells: [String: [Value]]

    /// Whether a file says of itself that it is a trace, of whatever version.
    static func isTrace(path: String) -> Bool {
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        let start = (try? file.read(upToCount: 64)) ?? Data()
        return String(decoding: start, as: UTF8.self).contains("\"bench.trace/")
    }

    /// Reads a file.
    /// - Throws: `UnreadableTrace` that says what is wrong with it.
    static func load(path: String) throws(UnreadableTrace) -> TraceDocument {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw UnreadableTrace(
                "\(path) cannot be read: there is no such file, or it may not be read")
        }
        struct Kind: Decodable { var schema: String? }
        let kind = try? JSONDecoder().decode(Kind.self, from: data)
        guard let schema = kind?.schema, schema.hasPrefix("bench.trace/") else {
            throw UnreadableTrace(
                "\(path) is no trace; \"\(Words.command("run"))\" writes one as bench-out/NAME/trace.json"
            )
        }
        guard schema == TraceFile.schema else {
            throw UnreadableTrace(
                "\(path) is a trace of another version (\(schema); this bench reads "
                    + "\(TraceFile.schema)); run its scenario again")
        }
        do {
            return try JSONDecoder().decode(TraceDocument.self, from: data)
        } catch {
            throw UnreadableTrace("\(path) is a broken trace; run its scenario again")
        }
    }

    /// How many frames there are.
    var frameCount: Int { frames["timeNanoseconds"]?.count ?? 0 }

    /// A number of a frame; nil where there is none.
    func number(_ column: String, at frame: Int) -> Double? {
        TraceDocument.number(frames[column], frame)
    }

    private static func number(_ column: [Value]?, _ index: Int) -> Double? {
        guard let column, column.indices.contains(index), case .number(let number) = column[index]
        else { return nil }
        return number
    }

    /// When a frame was shown, nanoseconds from the start.
    func time(of frame: Int) -> Int64 { Int64(number("timeNanoseconds", at: frame) ?? 0) }

    /// What a person saw in a frame, as names and words.
    func seen(at frame: Int) -> [(name: String, value: Value)] {
        var seen = TraceDocument.seenColumns.map { name in
            (
                name: name,
                value: frames[name].flatMap { $0.indices.contains(frame) ? $0[frame] : nil }
                    ?? .none
            )
        }
        let first = Int(number("firstCell", at: frame) ?? 0)
        let count = Int(number("cellCount", at: frame) ?? 0)
        let shown = (first..<(first + count)).map(cellText).sorted()
        seen.append((name: "on screen", value: .text(shown.joined(separator: ", "))))
        return seen
    }

    /// What of a frame a person sees, or a host is told. Offsets are not among them: a loop may be
    /// numbered in any way, and where its pages are is seen by their cells.
    private static let seenColumns = [
        "hasBrowser", "pageIndex", "zoomScale", "dismissalProgress", "backdropAlpha", "transition",
        "isCovered",
    ]

    /// `item 3 at (0, 292, 390 × 260)`, to a tenth of a point.
    private func cellText(_ cell: Int) -> String {
        let value = { (name: String) in
            Words.decimal(TraceDocument.number(cells[name], cell) ?? .nan, 1)
        }
        let item = TraceDocument.number(cells["shownItem"], cell).map { Words.decimal($0, 0) }
        return "item \(item ?? "none") in \(value("x")), \(value("y"))"
            + " (\(value("imageX")), \(value("imageY")), \(value("imageWidth")) ×"
            + " \(value("imageHeight")))"
    }
}

/// A file that is no trace.
nonisolated struct UnreadableTrace: Error {
    /// What is wrong with it, and what to do.
    var message: String

    init(_ message: String) {
        self.message = message
    }
}
