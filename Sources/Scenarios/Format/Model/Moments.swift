import Foundation

/// When something must have happened.
public nonisolated struct MomentMatcher: Equatable, Sendable {
    /// When, nanoseconds from the mark or the start.
    public var nanoseconds: Int64
    /// How far it may be off, nanoseconds; nil for one frame.
    public var withinNanoseconds: Int64?
    /// The mark from which it counts; nil for the start.
    public var sinceMark: String?

    /// Makes one of its parts.
    public init(nanoseconds: Int64, withinNanoseconds: Int64? = nil, sinceMark: String? = nil) {
        self.nanoseconds = nanoseconds
        self.withinNanoseconds = withinNanoseconds
        self.sinceMark = sinceMark
    }
}

/// When several things must have happened, one after the other.
public nonisolated struct MomentsMatcher: Equatable, Sendable {
    /// When each, nanoseconds from the mark or the start.
    public var nanoseconds: [Int64]
    /// How far each may be off, nanoseconds; nil for one frame.
    public var withinNanoseconds: Int64?

    /// Makes one of its parts.
    public init(nanoseconds: [Int64], withinNanoseconds: Int64? = nil) {
        self.nanoseconds = nanoseconds
        self.withinNanoseconds = withinNanoseconds
    }
}
