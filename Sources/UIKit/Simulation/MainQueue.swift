/// Blocks that wait for the main queue's turn in a frame.
final class MainQueue {
    private var waiting: [@MainActor () -> Void] = []

    /// Whether no block waits.
    var isEmpty: Bool { waiting.isEmpty }

    /// Adds a block at the end.
    func append(_ block: @escaping @MainActor () -> Void) {
        waiting.append(block)
    }

    /// Runs the blocks that wait now, first in, first out; what they add waits for the next frame.
    func runQueued() {
        if waiting.isEmpty { return }
        let blocks = waiting
        waiting = []
        for block in blocks { block() }
        Simulation.current.model.note(.mainQueue)
    }
}
