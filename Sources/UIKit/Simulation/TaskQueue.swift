/// Work to do at moments of virtual time, in order of due time and then of insertion.
nonisolated struct TaskQueue {
    /// One piece of work.
    struct Entry {
        var due: SimulatedTime
        var sequence: UInt64
        var action: @MainActor () -> Void
    }

    /// A binary heap, earliest first.
    private var heap: [Entry] = []

    /// Whether nothing waits.
    var isEmpty: Bool { heap.isEmpty }

    /// The number of entries that wait.
    var count: Int { heap.count }

    /// The entry that comes first.
    var first: Entry? { heap.first }

    /// Adds an entry. - Complexity: O(log n)
    mutating func insert(_ entry: Entry) {
        heap.append(entry)
        siftUp(heap.count - 1)
    }

    /// Takes the first entry out. - Complexity: O(log n)
    mutating func removeFirst() -> Entry {
        precondition(!heap.isEmpty, "Nothing waits in an empty queue.")
        heap.swapAt(0, heap.count - 1)
        let entry = heap.removeLast()
        siftDown(0)
        return entry
    }

    /// Takes the entry with the given sequence number out. - Complexity: O(n)
    @discardableResult
    mutating func remove(sequence: UInt64) -> Bool {
        guard let index = heap.firstIndex(where: { $0.sequence == sequence }) else { return false }
        heap.swapAt(index, heap.count - 1)
        heap.removeLast()
        if index < heap.count {
            siftDown(index)
            siftUp(index)
        }
        return true
    }

    private func precedes(_ left: Int, _ right: Int) -> Bool {
        (heap[left].due, heap[left].sequence) < (heap[right].due, heap[right].sequence)
    }

    private mutating func siftUp(_ start: Int) {
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            guard precedes(index, parent) else { return }
            heap.swapAt(index, parent)
            index = parent
        }
    }

    private mutating func siftDown(_ start: Int) {
        var index = start
        while true {
            var least = index
            let left = 2 * index + 1
            let right = left + 1
            if left < heap.count, precedes(left, least) { least = left }
            if right < heap.count, precedes(right, least) { least = right }
            if least == index { return }
            heap.swapAt(index, least)
            index = least
        }
    }
}
