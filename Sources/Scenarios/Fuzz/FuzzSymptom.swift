/// How a storm failed: two storms that fail in the same way are taken to have found the same fault.
public nonisolated struct FuzzSymptom: Hashable, Codable, Sendable {
    /// What went wrong.
    public enum Kind: String, Codable, Sendable {
        /// An invariant was broken.
        case invariant
        /// A step could not be done, or nothing came to rest.
        case step
        /// The same storm went two ways.
        case unstable
        /// The process crashed.
        case crashed
        /// The process did not end in time.
        case outOfTime
        /// The process took too much memory.
        case outOfMemory
    }

    /// What went wrong.
    public var kind: Kind
    /// Which invariant, the verb of the step, or what the process said last.
    public var id: String

    /// Makes one of its parts.
    public init(kind: Kind, id: String) {
        self.kind = kind
        self.id = id
    }

    /// What a failed run shows.
    public init(_ failure: Failure) {
        self.init(kind: failure.kind == .invariant ? .invariant : .step, id: failure.id)
    }

    /// The symptom of a storm that goes two ways.
    public static let unstable = FuzzSymptom(kind: .unstable, id: "same-every-time")
}
