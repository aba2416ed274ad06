/// Touch samples that lie in the future, in order of time and then of insertion.
///
/// Taking the first sample allocates nothing.
nonisolated struct TouchQueue {
    private var samples: [TouchSample] = []
    private var head = 0

    /// Taken samples are kept until there are as many, so that removing them costs O(1) each.
    private static let compactionSize = 1024

    /// How many samples wait.
    var count: Int { samples.count - head }

    /// The next sample.
    var first: TouchSample? {
        head < samples.count ? samples[head] : nil
    }

    /// Adds a sample behind those of the same time.
    /// - Complexity: O(1) for the newest, otherwise O(n).
    mutating func insert(_ sample: TouchSample) {
        guard let last = samples.last, head < samples.count, sample.timestamp < last.timestamp
        else {
            samples.append(sample)
            return
        }
        samples.insert(sample, at: firstIndex(after: sample.timestamp))
    }

    /// Removes the next sample. The queue must not be empty.
    mutating func removeFirst() {
        head += 1
        if head == samples.count {
            samples.removeAll(keepingCapacity: true)
            head = 0
        } else if head >= TouchQueue.compactionSize, head * 2 >= samples.count {
            samples.removeFirst(head)
            head = 0
        }
    }

    /// Removes all samples.
    mutating func removeAll() {
        samples.removeAll(keepingCapacity: true)
        head = 0
    }

    private func firstIndex(after time: SimulatedTime) -> Int {
        var low = head
        var high = samples.count
        while low < high {
            let middle = (low + high) / 2
            if samples[middle].timestamp <= time {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
