import Scenarios

/// What a run cost on this machine, over its repetitions.
struct RunCosts: Codable {
    /// Real time of the fastest repetition, nanoseconds.
    var replayNanoseconds: Int64
    /// Nanoseconds of a steady frame in UIKit and the kernel; nil without such frames.
    var steadyKernelNanoseconds: Distribution?
    /// The same with trace and invariants.
    var steadyWholeNanoseconds: Distribution?
    /// The largest number of heap allocations that a steady frame made in UIKit and the kernel;
    /// nil where they were not counted.
    var steadyKernelAllocations: Int?
    /// The same with trace and invariants.
    var steadyWholeAllocations: Int?
    /// The first steady frame that allocated in UIKit and the kernel; nil when none did.
    var firstAllocatingFrame: Int?
    /// Bytes of the process at its peak; nil where the system does not say.
    var peakBytes: Int64?
    /// What the simulated app, its browser and the checks held in the last frame: what the heap had
    /// less of once they were gone. The trace, which outlives them, is not in it.
    var heldByRun: HeapUse
    /// How much more was on the heap after the last repetition than after the second; nil with
    /// fewer than three. The first makes what is made once, such as tables of constants.
    var leftByRepetitions: HeapUse?

    /// The costs that `meter` read in frames of steady motion, and `heap` in repetitions.
    init(
        replayNanoseconds: Int64, meter: FrameMeter, heap: RepetitionHeap, trace: Trace,
        peakBytes: Int64?
    ) {
        self.replayNanoseconds = replayNanoseconds
        self.peakBytes = peakBytes
        heldByRun = heap.held
        leftByRepetitions = heap.left
        let frames = trace.steadyFrames.filter { $0 < meter.readings.count }
        let readings = frames.map { meter.readings[$0] }
        steadyKernelNanoseconds = Distribution(readings.map(\.kernelNanoseconds))
        steadyWholeNanoseconds = Distribution(readings.map(\.wholeNanoseconds))
        guard FrameMeter.countsAllocations else { return }
        steadyKernelAllocations = readings.map(\.kernelAllocations).max()
        steadyWholeAllocations = readings.map(\.wholeAllocations).max()
        firstAllocatingFrame = frames.first { meter.readings[$0].kernelAllocations > 0 }
    }
}
