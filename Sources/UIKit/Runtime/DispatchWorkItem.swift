/// A block for the main queue that can be called off until it runs, on virtual time.
///
/// Declared here, it wins over Dispatch's in files that import UIKit.
@preconcurrency @MainActor
public class DispatchWorkItem {
    /// Where the item is in its life.
    private enum Phase {
        case waiting
        /// Its turn has come: the block has run, unless the item was called off before.
        case done
    }

    private let block: @MainActor () -> Void
    private var phase = Phase.waiting
    private var followers: [@MainActor () -> Void] = []
    /// Whether the item was called off: its block does not start any more.
    public private(set) var isCancelled = false

    /// Makes an item that runs `block`. Quality of service and flags order work among queues and
    /// threads; there is one of each, so they make no difference.
    public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        block: @escaping @MainActor () -> Void
    ) {
        self.block = block
    }

    nonisolated deinit {}

    /// Calls the item off. A block that has started is not stopped.
    public func cancel() {
        isCancelled = true
    }

    /// Runs the block now, unless the item was called off.
    public func perform() {
        if !isCancelled { block() }
        phase = .done
        let followers = followers
        self.followers = []
        for follower in followers { follower() }
    }

    /// Has `work` put on `queue` once the item's turn has come, whether its block ran or not; at once
    /// where it has come already.
    public func notify(queue: DispatchQueue, execute work: @escaping @MainActor () -> Void) {
        switch phase {
        case .waiting: followers.append { queue.async(execute: work) }
        case .done: queue.async(execute: work)
        }
    }

    /// Has another item put on `queue` once this one's turn has come, whether its block ran or not.
    public func notify(queue: DispatchQueue, execute item: DispatchWorkItem) {
        notify(queue: queue) { item.perform() }
    }
}

extension DispatchQueue {
    /// Runs `workItem` in the frame in which it is queued, unless it is called off before its turn.
    public func async(execute workItem: DispatchWorkItem) {
        async { workItem.perform() }
    }

    /// Runs `workItem` at the first frame at or after `deadline`, unless it is called off before.
    public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { workItem.perform() }
    }
}
