/// Finds the known name that a slip was meant to be.
package nonisolated enum NearestName {
    /// The known name that is nearest to `name`, or nil when none is near enough to be meant.
    ///
    /// Near is: the same but for capitals; or at most two letters wrong, missing, too many or
    /// swapped, and at most a third of the name. The first of equals counts.
    ///
    /// - Complexity: O(n · m²), n names of about m letters.
    package static func find(_ name: String, among known: [String]) -> String? {
        let letters = Array(name.lowercased().unicodeScalars)
        guard letters.count <= 60 else { return nil }
        var best: (name: String, distance: Int)?
        for candidate in known {
            let other = Array(candidate.lowercased().unicodeScalars)
            guard abs(other.count - letters.count) <= 2 else { continue }
            let distance = distance(letters, other)
            let limit = min(2, max(letters.count, other.count) / 3)
            if distance <= limit, distance < best?.distance ?? .max {
                best = (candidate, distance)
            }
        }
        return best?.name
    }

    /// The least number of letters that are wrong, missing, too many or swapped with the next.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for i in 0..<left.count {
            var row = [i + 1]
            for j in 0..<right.count {
                var value = min(
                    last[j] + (left[i] == right[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    value = min(value, beforeLast[j - 1] + 1)
                }
                row.append(value)
            }
            beforeLast = last
            last = row
        }
        return last[right.count]
    }
}
