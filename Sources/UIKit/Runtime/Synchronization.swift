/// Runs `body`. There is no pool to drain here: an object goes with the last reference to it.
public nonisolated func autoreleasepool<Result>(
    invoking body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// Takes the lock of an object. Everything runs on one thread, whose locks may nest, so it is to be
/// had at once.
/// - Returns: 0, which says that it was taken.
@discardableResult
@preconcurrency @MainActor
public func objc_sync_enter(_ object: Any) -> Int32 {
    Simulation.current.objectLocks.enter(object as AnyObject)
    return 0
}

/// Gives the lock of an object back.
/// - Returns: 0; or −1, where it was not taken.
@discardableResult
@preconcurrency @MainActor
public func objc_sync_exit(_ object: Any) -> Int32 {
    Simulation.current.objectLocks.exit(object as AnyObject) ? 0 : -1
}

/// The locks of objects that are taken, the latest last.
struct ObjectLocks {
    private var taken: [AnyObject] = []

    mutating func enter(_ object: AnyObject) {
        taken.append(object)
    }

    /// Whether the lock of `object` was taken.
    mutating func exit(_ object: AnyObject) -> Bool {
        guard let index = taken.lastIndex(where: { $0 === object }) else { return false }
        taken.remove(at: index)
        return true
    }
}

/// A lock that stops the program where it is taken twice, as Darwin's does.
public nonisolated struct os_unfair_lock_s: Sendable {
    fileprivate var isTaken = false

    /// Makes a lock that is free.
    public init() {}
}

/// A lock that stops the program where it is taken twice.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where such a lock lies.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes the lock. On one thread nobody could give it back meanwhile, so a lock that is taken already
/// stops the program, as on iOS.
public nonisolated func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    if lock.pointee.isTaken { fatalError("This os_unfair_lock is taken already.") }
    lock.pointee.isTaken = true
}

/// Takes the lock where it is free. Whether it was.
public nonisolated func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    if lock.pointee.isTaken { return false }
    lock.pointee.isTaken = true
    return true
}

/// Gives the lock back. One that is free stops the program, as on iOS.
public nonisolated func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    if !lock.pointee.isTaken { fatalError("This os_unfair_lock is not taken.") }
    lock.pointee.isTaken = false
}
