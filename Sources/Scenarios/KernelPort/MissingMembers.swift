/// The members of the kernel's API that a run has needed and the kernel under test lacks.
///
/// The stand-ins in `KernelFallbacks.swift` are the only writers. A run forgets what the one before
/// it has needed, and ends as not applicable with the frame in which it needs the first.
enum MissingMembers {
    /// The members that were needed, as the API spells them, in the order of need; each once.
    private(set) static var needed: [String] = []

    /// Forgets what was needed before.
    static func forget() {
        needed.removeAll(keepingCapacity: true)
    }

    /// The run needs a member that the kernel lacks.
    static func note(_ member: String) {
        if !needed.contains(member) { needed.append(member) }
    }
}
