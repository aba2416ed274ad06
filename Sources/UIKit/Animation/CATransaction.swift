/// Groups changes of what is on screen: says when the animations among them are over, and whether
/// there are to be any.
///
/// Changes outside `begin()` and `commit()` belong to an implicit transaction, which ends with the
/// frame. A transaction starts with the settings of the one that it is nested in.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    nonisolated deinit {}

    /// Begins a transaction, nested in the present one where there is one.
    open class func begin() {
        Simulation.current.transactions.begin()
    }

    /// Ends the present transaction, which may be the implicit one. Without any, stops the program.
    open class func commit() {
        Simulation.current.transactions.commit()
    }

    /// Ends the implicit transaction now instead of with the frame, and lays out what is marked.
    /// Within `begin()` and `commit()` only the layout is done, and in a layout neither.
    open class func flush() {
        Simulation.current.flushTransactions()
    }

    /// Called once what animates has come to its end: the animations that start between setting the
    /// block and the end of the transaction, or the setting of another block, those of nested
    /// transactions included. Without any it is called as soon as that end has come.
    ///
    /// Scroll views' own motions are no animations, as on iOS.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        Simulation.current.transactions.setCompletionBlock(block)
    }

    /// The block set last in the present transaction.
    open class func completionBlock() -> (() -> Void)? {
        Simulation.current.transactions.completionBlock
    }

    /// Whether changes take effect at once, even within `UIView.animate`.
    open class func setDisableActions(_ flag: Bool) {
        Simulation.current.transactions.setDisableActions(flag)
    }

    /// Whether changes take effect at once.
    open class func disableActions() -> Bool {
        Simulation.current.transactions.disablesActions
    }

    /// Sets what `animationDuration()` says in this transaction, seconds. It is the duration of
    /// changes that animate of themselves: those of layers without a view. Those of views never do, as
    /// on iOS, and what is changed within `UIView.animate` takes the duration given there. Negative and not finite ones count as zero.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        Simulation.current.transactions.setAnimationDuration(dur)
    }

    /// Sets the pace of changes that animate of themselves; nil is Core Animation's own.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        Simulation.current.transactions.setTimingFunction(function)
    }

    /// The pace of changes that animate of themselves; nil is Core Animation's own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        Simulation.current.transactions.timingFunction
    }

    /// The duration of changes that animate of themselves, seconds; a quarter where nobody has said
    /// otherwise.
    open class func animationDuration() -> CFTimeInterval {
        Simulation.current.transactions.animationDuration
    }
}
