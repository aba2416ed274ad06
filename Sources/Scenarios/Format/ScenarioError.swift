import Foundation

/// One thing that is wrong with a scenario file: where, and what.
public nonisolated struct ScenarioError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The closed list of what can be wrong.
    public enum Cause: Error, Equatable, Sendable {
        /// The file cannot be read, and why.
        case unreadable(reason: String)
        /// The file is larger than the engine reads, bytes.
        case tooLarge(bytes: Int, limit: Int)
        /// The text is not JSON, and why.
        case notJSON(message: String)
        /// A value of another kind was wanted.
        case wrongType(found: String, wanted: String)
        /// A value is outside what is allowed.
        case outOfRange(found: String, wanted: String)
        /// A time without a unit, or with an unknown one.
        case wrongUnit(found: String, wanted: String)
        /// No such key; the nearest known one where it looks like a slip.
        case unknownKey(key: String, owner: String, nearest: String?, known: [String])
        /// A key that is there already, and where.
        case duplicateKey(key: String, first: SourcePlace)
        /// A key that must be there.
        case missingKey(key: String, owner: String, wanted: String)
        /// A word that is none of the known ones; the nearest where it looks like a slip.
        case unknownWord(found: String, nearest: String?, known: [String])
        /// None of several keys of which one is needed.
        case missingOneOf(noun: String, owner: String, known: [String])
        /// Several keys that exclude each other.
        case tooManyOf(noun: String, found: [String])
        /// A key that means nothing without another.
        case needsKey(key: String, other: String)
        /// A page or item that does not exist, and how many there are at most.
        case missingItem(index: Int, what: String, count: Int)
        /// A mark that no step sets, or an overlay that no step adds.
        case unknownName(kind: String, name: String, nearest: String?)
        /// Something that is named twice.
        case nameTaken(kind: String, name: String)
        /// A step that can start no earlier than after the scenario's end, nanoseconds.
        case afterEnd(earliest: Int64, limit: Int64)
        /// A finger that is down already when it comes down again.
        case fingerBusy(finger: Int, since: String)
        /// Samples that no finger can make.
        case impossibleTouch(problem: String)
        /// A gesture that cannot be made.
        case impossibleGesture(GestureError)
        /// A file or folder that is not there: as given, and where it was looked for.
        case missingFile(what: String, given: String, lookedAt: String, reason: String)
        /// A matrix with more combinations than the engine makes.
        case tooManyCombinations(count: Int, limit: Int)
        /// Repetitions that make more steps than the engine plays.
        case tooManySteps(limit: Int)
        /// Values that do not go together.
        case contradiction(problem: String, remedy: String)
    }

    /// The file: as given, or a recorded file that it names.
    public var path: String
    /// Where in the file; `.none` when it could not be read.
    public var place: SourcePlace
    /// Which value: `timeline[3].drag.legs[0].in`; empty for the whole file.
    public var jsonPath: String
    /// What is wrong.
    public var cause: Cause
    /// The matrix combination in which it is wrong, such as `items=3`; empty when it always is.
    public var combination = ""
    /// Where a scenario names the file, as `swipe.json:12`; empty when it is the scenario's own.
    public var namedBy = ""
    /// The line of the file.
    public var sourceLine = ""

    /// Makes one of its parts.
    public init(path: String, place: SourcePlace, jsonPath: String, cause: Cause) {
        self.path = path
        self.place = place
        self.jsonPath = jsonPath
        self.cause = cause
    }
}

/// Everything that is wrong with a scenario file, in the order of the file; never empty.
public nonisolated struct ScenarioErrors: Error, Equatable, Sendable, CustomStringConvertible {
    /// The errors.
    public var errors: [ScenarioError]

    /// Makes one of its errors.
    public init(_ errors: [ScenarioError]) {
        precondition(!errors.isEmpty, "Without errors there is nothing to throw.")
        self.errors = errors
    }

    /// Every error as `ScenarioError.rendered` has it, one after the other.
    public var rendered: String { errors.map(\.rendered).joined(separator: "\n") }

    /// The same, so that a test or a program that does not catch it prints what a person can read.
    public var description: String { rendered }
}
