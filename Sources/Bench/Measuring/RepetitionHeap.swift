/// Follows the heap from one repetition of a scenario to the next.
nonisolated struct RepetitionHeap {
    /// What the last repetition's run held in its last frame, without the trace.
    private(set) var held = HeapUse(blocks: 0, bytes: 0)
    private var repetitions = 0
    private var afterSecond = HeapUse(blocks: 0, bytes: 0)
    private var afterLast = HeapUse(blocks: 0, bytes: 0)

    /// How much more was on the heap after the last repetition than after the second; nil with
    /// fewer than three.
    var left: HeapUse? { repetitions < 3 ? nil : afterLast.since(afterSecond) }

    /// A run is over and taken down; what came of it is still there.
    mutating func runDidEnd(heapAtLastFrame: HeapUse) {
        held = heapAtLastFrame.since(.now)
    }

    /// What came of the run has been looked at and is gone too, unless it was the first.
    mutating func repetitionDidEnd() {
        repetitions += 1
        afterLast = .now
        if repetitions == 2 { afterSecond = afterLast }
    }
}
