/// An object that can receive touches, and its place in the chain of those that may.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() {
        super.init()
    }

    // Not isolated, so that hosts may write a plain `deinit` in either language mode.
    nonisolated deinit {}

    /// The responder that gets what this one does not handle.
    open var next: UIResponder? { nil }

    /// Fingers came down. The default passes it on along the chain.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers moved. The default passes it on along the chain.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers lifted. The default passes it on along the chain.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches were taken away, by the system or a recogniser. The default passes it on.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}

/// The coder that nib files would use. There are none here: it exists so that
/// `required init?(coder:)` can be written.
@preconcurrency @MainActor
public final class NSCoder: NSObject {
    /// Makes a coder of nothing.
    public override init() {
        super.init()
    }
}
