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

    // MARK: For those who cannot see the screen

    private var accessibilityFacts: AccessibilityFacts?

    private func changeFacts(_ change: (AccessibilityFacts) -> Void) {
        let facts = accessibilityFacts ?? AccessibilityFacts()
        accessibilityFacts = facts
        change(facts)
    }

    /// Whether it is told of as one, with all that is in it.
    open var isAccessibilityElement: Bool {
        get { accessibilityFacts?.isElement ?? accessibilityDefaults.isElement }
        set { changeFacts { $0.isElement = newValue } }
    }
    /// What it is, in few words.
    open var accessibilityLabel: String? {
        get { accessibilityFacts?.label ?? accessibilityDefaults.label }
        set { changeFacts { $0.label = newValue } }
    }
    /// What comes of using it.
    open var accessibilityHint: String? {
        get { accessibilityFacts?.hint }
        set { changeFacts { $0.hint = newValue } }
    }
    /// What it is set to.
    open var accessibilityValue: String? {
        get { accessibilityFacts?.value ?? accessibilityDefaults.value }
        set { changeFacts { $0.value = newValue } }
    }
    /// Its nature.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityFacts?.traits ?? accessibilityDefaults.traits }
        set { changeFacts { $0.traits = newValue } }
    }
    /// Whether nothing in it is told of.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityFacts?.hidesElements ?? false }
        set { changeFacts { $0.hidesElements = newValue } }
    }
    /// Whether of those beside it nothing is told.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityFacts?.isModal ?? false }
        set { changeFacts { $0.isModal = newValue } }
    }
    /// Whether what is in it is told of before anything else.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityFacts?.groupsChildren ?? false }
        set { changeFacts { $0.groupsChildren = newValue } }
    }
    /// What is told where the app has said nothing.
    var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    /// It is to do what a tap does. Whether it has; the default has not.
    open func accessibilityActivate() -> Bool { false }
    /// Its value is to go up. The default does nothing.
    open func accessibilityIncrement() {}
    /// Its value is to go down. The default does nothing.
    open func accessibilityDecrement() {}
    /// It is to scroll. Whether it has; the default has not.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// It is to close. Whether it has; the default has not.
    open func accessibilityPerformEscape() -> Bool { false }
    /// It is to do what matters most in it. Whether it has; the default has not.
    open func accessibilityMagicTap() -> Bool { false }

    // MARK: Touches

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
