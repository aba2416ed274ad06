import CInstruments
import Scenarios

/// Measures the frames of a run, and keeps note of how far it has come.
///
/// Over several repetitions it keeps the smallest value of each frame: what disturbs a measurement
/// only ever adds to it. Allocations are counted in release builds alone, since debug builds make
/// others of their own.
final class FrameMeter: FrameProbe {
    /// The smallest readings of one frame.
    struct Reading {
        /// Nanoseconds in UIKit and the kernel.
        var kernelNanoseconds: Int64
        /// Nanoseconds with trace and invariants.
        var wholeNanoseconds: Int64
        /// Heap allocations in UIKit and the kernel.
        var kernelAllocations: Int
        /// Heap allocations with trace and invariants.
        var wholeAllocations: Int
    }

    /// One for each frame, in order.
    private(set) var readings: [Reading] = []
    /// What was on the heap at the end of the last frame, with all that the run itself holds.
    private(set) var heapAtLastFrame = HeapUse(blocks: 0, bytes: 0)
    private let progress: ProgressRecord?
    private var index = 0
    private var startNanoseconds: Int64 = 0
    private var startAllocations: UInt64 = 0
    private var kernelNanoseconds: Int64 = 0
    private var kernelAllocations = 0

    /// A meter that keeps its notes in `progress`.
    init(progress: ProgressRecord?) {
        self.progress = progress
        readings.reserveCapacity(1 << 14)
    }

    /// Whether allocations can be counted in this build.
    static var countsAllocations: Bool {
        #if DEBUG
            false
        #else
            true
        #endif
    }

    func frameWillBegin(index: Int, timeNanoseconds: Int64) {
        self.index = index
        progress?.frameWillBegin(index: index, timeNanoseconds: timeNanoseconds)
        startAllocations = instruments_allocation_count()
        startNanoseconds = MonotonicClock.nanoseconds
    }

    func frameDidCommit() -> FrameCost {
        kernelNanoseconds = MonotonicClock.nanoseconds - startNanoseconds
        kernelAllocations = Int(instruments_allocation_count() - startAllocations)
        return FrameCost(
            cpuNanoseconds: kernelNanoseconds,
            allocations: FrameMeter.countsAllocations ? kernelAllocations : -1)
    }

    func frameDidEnd() {
        let reading = Reading(
            kernelNanoseconds: kernelNanoseconds,
            wholeNanoseconds: MonotonicClock.nanoseconds - startNanoseconds,
            kernelAllocations: kernelAllocations,
            wholeAllocations: Int(instruments_allocation_count() - startAllocations))
        if index < readings.count {
            readings[index].keepSmaller(reading)
        } else {
            readings.append(reading)
        }
        heapAtLastFrame = .now
        progress?.frameDidEnd()
    }

    func eventDidHappen(_ event: TraceEvent) {
        progress?.eventDidHappen(event)
    }
}

extension FrameMeter.Reading {
    /// Keeps the smaller of each value.
    mutating func keepSmaller(_ other: FrameMeter.Reading) {
        kernelNanoseconds = min(kernelNanoseconds, other.kernelNanoseconds)
        wholeNanoseconds = min(wholeNanoseconds, other.wholeNanoseconds)
        kernelAllocations = min(kernelAllocations, other.kernelAllocations)
        wholeAllocations = min(wholeAllocations, other.wholeAllocations)
    }
}
