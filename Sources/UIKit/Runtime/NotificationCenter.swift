/// Passes news on to whoever wants to hear it, in the order in which they said so.
///
/// Declared here, it wins over Foundation's in files that import UIKit: that one's order hangs on
/// addresses. Everything is on the main thread; observers have been called when `post` returns.
@preconcurrency @MainActor
open class NotificationCenter: NSObject {
    /// Whether an observer is still there, and how it is called.
    private struct Observer {
        let number: Int
        let name: Notification.Name?
        /// The only sender to listen to; nil for all. Compared, never used.
        let sender: ObjectIdentifier?
        weak var owner: AnyObject?
        let action: @MainActor (AnyObject, Notification) -> Void
    }

    /// Stands for a block that observes.
    private final class Token: NSObject {
        nonisolated deinit {}
    }

    private var observers: [Observer] = []
    private var nextNumber = 0
    /// Blocks observe until they are removed.
    private var tokens: [Token] = []

    /// Makes a centre of its own.
    public override init() {
        super.init()
    }

    nonisolated deinit {}

    /// The app's.
    public static var `default`: NotificationCenter { Simulation.current.notifications }

    /// Has a method of `observer`, given unapplied, called: `Owner.stateDidChange`. It is not kept
    /// alive, and need not be removed when it goes.
    ///
    /// - Parameters:
    ///   - name: what to hear of; nil for everything.
    ///   - object: the only sender to listen to, an object; nil for all.
    public func addObserver<Target: AnyObject>(
        _ observer: Target,
        selector: @escaping @MainActor (Target) -> @MainActor (Notification) -> Void,
        name: Notification.Name?, object: Any?
    ) {
        add(observer, name: name, object: object) { owner, notification in
            selector(unsafeDowncast(owner, to: Target.self))(notification)
        }
    }

    /// Has a method without arguments of `observer`, given unapplied, called. It is not kept alive.
    ///
    /// - Parameters:
    ///   - name: what to hear of; nil for everything.
    ///   - object: the only sender to listen to, an object; nil for all.
    public func addObserver<Target: AnyObject>(
        _ observer: Target, selector: @escaping @MainActor (Target) -> @MainActor () -> Void,
        name: Notification.Name?, object: Any?
    ) {
        add(observer, name: name, object: object) { owner, _ in
            selector(unsafeDowncast(owner, to: Target.self))()
        }
    }

    /// Has a block called until the result is given to `removeObserver(_:)`.
    ///
    /// - Parameter queue: plays no part: there is one thread.
    public func addObserver(
        forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @MainActor (Notification) -> Void
    ) -> any NSObjectProtocol {
        let token = Token()
        tokens.append(token)
        add(token, name: name, object: object) { _, notification in block(notification) }
        return token
    }

    /// Calls `observer` no more: it is an object that was added, or the result of adding a block.
    public func removeObserver(_ observer: Any) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Calls `observer` no more for a name (nil: any) and a sender (nil: any).
    public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
        let owner = observer as AnyObject
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        observers.removeAll {
            $0.owner === owner && (name == nil || $0.name == name)
                && (sender == nil || $0.sender == sender)
        }
        if name == nil && sender == nil { tokens.removeAll { $0 === owner } }
    }

    /// Calls all that want to hear of it, as of now; not those that are removed meanwhile.
    public func post(_ notification: Notification) {
        observers.removeAll { $0.owner == nil }
        let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
        for observer in observers {
            guard observer.name == nil || observer.name == notification.name,
                observer.sender == nil || observer.sender == sender,
                let owner = observer.owner, isListed(observer)
            else { continue }
            observer.action(owner, notification)
        }
    }

    /// Calls all that want to hear of `name` from `object`.
    public func post(
        name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
    ) {
        post(Notification(name: name, object: object, userInfo: userInfo))
    }

    private func isListed(_ observer: Observer) -> Bool {
        observers.contains { $0.number == observer.number }
    }

    private func add(
        _ owner: AnyObject, name: Notification.Name?, object: Any?,
        action: @escaping @MainActor (AnyObject, Notification) -> Void
    ) {
        observers.removeAll { $0.owner == nil }
        observers.append(
            Observer(
                number: nextNumber, name: name,
                sender: object.map { ObjectIdentifier($0 as AnyObject) }, owner: owner,
                action: action))
        nextNumber += 1
    }
}
