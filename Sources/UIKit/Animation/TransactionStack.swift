/// What is to be called once some animations are over.
final class AnimationsWatch {
    private let block: () -> Void
    /// The watch of the transaction around, which waits for these animations too.
    private let outer: AnimationsWatch?
    /// The animations that run, the nested watches, and the transaction while it may add more.
    private var awaited = 1

    init(_ block: @escaping () -> Void, within outer: AnimationsWatch?) {
        self.block = block
        self.outer = outer
        guard let outer else { return }
        outer.awaited += 1
        Simulation.current.model.note(.transactions)
    }

    /// One more to wait for.
    func enter() { awaited += 1 }

    /// One of those has come to its end; after the last one the block is called.
    func leave() {
        awaited -= 1
        if awaited > 0 { return }
        block()
        outer?.leave()
    }
}

/// The transactions under way, the innermost last.
final class TransactionStack {
    private struct Transaction {
        let isImplicit: Bool
        var duration: CFTimeInterval
        var disablesActions: Bool
        var timingFunction: CAMediaTimingFunction?
        /// The watch that this transaction has set.
        var watch: AnimationsWatch?
        var block: (() -> Void)?
        /// The watch of the transaction around.
        let outerWatch: AnimationsWatch?

        /// What animations that start now report to.
        var activeWatch: AnimationsWatch? { watch ?? outerWatch }
    }

    private var stack: [Transaction] = []

    /// Core Animation's default duration, seconds (documentation of `CATransaction`).
    static let defaultDuration: CFTimeInterval = 0.25

    // MARK: Reading

    /// Whether changes take effect at once.
    private(set) var disablesActions = false
    /// What animations that start now report to.
    private(set) var watch: AnimationsWatch?

    var animationDuration: CFTimeInterval { stack.last?.duration ?? Self.defaultDuration }
    var timingFunction: CAMediaTimingFunction? { stack.last?.timingFunction }
    var timingCurve: TimingCurve { timingFunction?.curve ?? .coreAnimationDefault }
    var completionBlock: (() -> Void)? { stack.last?.block }

    /// Whether a transaction ends with the frame.
    var endsWithFrame: Bool { stack.count == 1 && stack[0].isImplicit }

    // MARK: Nesting

    func begin() {
        push(isImplicit: false)
    }

    func commit() {
        demand(
            !stack.isEmpty,
            "CATransaction.commit() without a transaction. Call begin() before it.")
        end(stack.removeLast())
    }

    /// Ends the implicit transaction, unless others are open in it. Whether there was one.
    func commitImplicit() -> Bool {
        guard endsWithFrame else { return false }
        end(stack.removeLast())
        return true
    }

    private func push(isImplicit: Bool) {
        let outer = stack.last
        stack.append(
            Transaction(
                isImplicit: isImplicit, duration: outer?.duration ?? Self.defaultDuration,
                disablesActions: outer?.disablesActions ?? false,
                timingFunction: outer?.timingFunction, watch: nil, block: nil,
                outerWatch: outer?.activeWatch))
        refresh()
    }

    private func end(_ transaction: Transaction) {
        refresh()
        transaction.watch?.leave()
    }

    private func refresh() {
        disablesActions = stack.last?.disablesActions ?? false
        watch = stack.last?.activeWatch
    }

    // MARK: Settings

    func setDisableActions(_ flag: Bool) {
        openIfNeeded()
        stack[stack.count - 1].disablesActions = flag
        refresh()
    }

    func setAnimationDuration(_ seconds: CFTimeInterval) {
        openIfNeeded()
        stack[stack.count - 1].duration = seconds.isFinite ? max(0, seconds) : 0
    }

    func setTimingFunction(_ function: CAMediaTimingFunction?) {
        openIfNeeded()
        stack[stack.count - 1].timingFunction = function
    }

    func setCompletionBlock(_ block: (() -> Void)?) {
        openIfNeeded()
        let index = stack.count - 1
        let former = stack[index].watch
        stack[index].block = block
        stack[index].watch = block.map {
            AnimationsWatch($0, within: stack[index].outerWatch)
        }
        refresh()
        former?.leave()
    }

    private func openIfNeeded() {
        if stack.isEmpty { push(isImplicit: true) }
    }
}
