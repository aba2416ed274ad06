/// What a frame cost on this machine.
///
/// Costs are never part of a trace's digest: they differ from run to run.
public nonisolated struct FrameCost: Equatable, Sendable {
    /// Time of the frame, nanoseconds of a monotonic clock; −1 where it was not measured.
    public var cpuNanoseconds: Int64
    /// Heap allocations of the frame; −1 where they were not counted.
    public var allocations: Int

    /// Makes a cost of its parts.
    public init(cpuNanoseconds: Int64 = -1, allocations: Int = -1) {
        self.cpuNanoseconds = cpuNanoseconds
        self.allocations = allocations
    }
}

/// Watches a run from outside: measures its frames, and knows how far it has come should the run
/// crash or hang.
///
/// The engine reads no clock; who measures brings one. The player calls these for each frame, in
/// this order. No implementation may change what the run does, and none should allocate.
public protocol FrameProbe: AnyObject {
    /// A frame is about to be made: touches, timers, motion and layout come next.
    /// - Parameters:
    ///   - index: The index that the frame will have in `Trace.frames`.
    ///   - timeNanoseconds: When it is shown, nanoseconds from the start of the run.
    func frameWillBegin(index: Int, timeNanoseconds: Int64)

    /// UIKit and the kernel are done with the frame; the trace and the invariants come next.
    /// - Returns: What the frame cost so far; the player writes it into the frame's record.
    func frameDidCommit() -> FrameCost

    /// The frame has been recorded and checked.
    func frameDidEnd()

    /// Something happened; called for each event as it is recorded, in or between frames.
    func eventDidHappen(_ event: TraceEvent)
}
