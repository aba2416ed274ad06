/// Whole numbers in a row, as a text in which each run of equal ones stands once: `0x12 3 0x4`.
nonisolated enum RunLengths {
    /// The text of `numbers`.
    static func text(_ numbers: some Sequence<Int>) -> String {
        var words: [String] = []
        var current: (number: Int, count: Int)?
        let close = { (run: (number: Int, count: Int)) in
            words.append(run.count == 1 ? "\(run.number)" : "\(run.number)x\(run.count)")
        }
        for number in numbers {
            if let run = current, run.number == number {
                current = (number, run.count + 1)
            } else {
                if let current { close(current) }
                current = (number, 1)
            }
        }
        if let current { close(current) }
        return words.joined(separator: " ")
    }

    /// The most numbers that a text may stand for: a damaged one must not fill the memory.
    private static let most = 10_000_000

    /// The numbers that `text` stands for; nil for any other text.
    static func numbers(_ text: String) -> [Int]? {
        var numbers: [Int] = []
        for word in text.split(separator: " ") {
            let parts = word.split(separator: "x", omittingEmptySubsequences: false)
            guard let number = Int(parts[0]), parts.count <= 2 else { return nil }
            var count = 1
            if parts.count == 2 {
                guard let written = Int(parts[1]), written > 0 else { return nil }
                count = written
            }
            guard numbers.count + count <= most else { return nil }
            numbers += repeatElement(number, count: count)
        }
        return numbers
    }
}
