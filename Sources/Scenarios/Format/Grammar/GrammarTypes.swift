/// What a value of a scenario may be.
///
/// The strict check, the JSON Schema and the reference page all come from these.
nonisolated indirect enum GrammarType: Equatable, Sendable {
    /// `true` or `false`.
    case boolean
    /// A whole number.
    case integer(ClosedRange<Int>)
    /// A number of a unit, such as `pt`; empty for a plain one. `isAbove` shuts the least value
    /// itself out.
    case number(unit: String, min: Double, max: Double, isAbove: Bool)
    /// A text of at most so many characters, not empty.
    case text(longest: Int)
    /// A name: letters, digits, `-`, `_` and `.`.
    case name
    /// A time with its unit, nanoseconds.
    case duration(min: Int64, max: Int64)
    /// One of a few words.
    case choice([GrammarChoice])
    /// A place on the screen.
    case place
    /// So many numbers in a list, named in the documentation.
    case tuple(names: [String], GrammarScalar)
    /// A list of so many values of one type.
    case list(GrammarType, ClosedRange<Int>)
    /// An object of the table.
    case object(GrammarID)
    /// An object whose keys are words of a closed list.
    case map(keys: [GrammarChoice], GrammarType)
    /// One of several, told apart by what kind of JSON value it is.
    case either([GrammarType])

    /// Any number of points.
    static let points = GrammarType.number(
        unit: "pt", min: -100_000, max: 100_000, isAbove: false)
    /// A number of points that is not negative.
    static let length = GrammarType.number(unit: "pt", min: 0, max: 100_000, isAbove: false)
    /// A speed that is not negative.
    static let speed = GrammarType.number(unit: "pt/s", min: 0, max: 100_000, isAbove: false)
    /// A way on the screen, `[dx, dy]`.
    static let way = GrammarType.tuple(
        names: ["dx", "dy"], GrammarScalar(unit: "pt", min: -100_000, max: 100_000))
    /// A time of at most an hour.
    static let time = GrammarType.duration(min: 0, max: 3_600_000_000_000)
    /// A time of at most an hour that is not zero.
    static let positiveTime = GrammarType.duration(min: 1, max: 3_600_000_000_000)
    /// The real index of an item.
    static let index = GrammarType.integer(0...1_000_000_000)
    /// A finger's number.
    static let finger = GrammarType.integer(1...10)
}

/// The numbers of a tuple.
nonisolated struct GrammarScalar: Equatable, Sendable {
    /// The unit, such as `pt`.
    var unit: String
    /// The least value.
    var min: Double
    /// The greatest value.
    var max: Double
}

/// A word that a value may be, and what it means.
nonisolated struct GrammarChoice: Equatable, Sendable {
    /// The word.
    var word: String
    /// What it means.
    var doc: String

    init(_ word: String, _ doc: String) {
        self.word = word
        self.doc = doc
    }
}

/// A key of an object, and what its value may be.
nonisolated struct GrammarField: Equatable, Sendable {
    /// The key.
    var name: String
    /// What its value may be.
    var type: GrammarType
    /// Whether it must be there.
    var isRequired = false
    /// What counts when it is missing, as JSON text; nil where `doc` says it in words.
    var defaultText: String?
    /// What it means.
    var doc: String

    init(
        _ name: String, _ type: GrammarType, required: Bool = false, default: String? = nil,
        _ doc: String
    ) {
        self.name = name
        self.type = type
        self.isRequired = required
        self.defaultText = `default`
        self.doc = doc
    }
}

/// Keys of which some must or may be there together.
nonisolated struct GrammarGroup: Equatable, Sendable {
    /// How many of the keys an object has.
    enum Rule: Equatable, Sendable {
        /// One, no more.
        case exactlyOne
        /// One or none.
        case atMostOne
        /// One or more.
        case atLeastOne
    }

    /// What the keys are, for messages: `verb`.
    var noun: String
    /// How many of them.
    var rule: Rule
    /// The keys.
    var names: [String]
}

/// An object of the format.
nonisolated struct GrammarObject: Equatable, Sendable {
    /// Which.
    var id: GrammarID
    /// What it is, one sentence or more.
    var doc: String
    /// Its keys.
    var fields: [GrammarField]
    /// Keys that depend on each other.
    var groups: [GrammarGroup] = []
    /// Keys that need another key: `every` needs `repeat`.
    var needs: [(key: String, other: String)] = []

    init(
        _ id: GrammarID, _ doc: String, _ fields: [GrammarField], groups: [GrammarGroup] = [],
        needs: [(key: String, other: String)] = []
    ) {
        self.id = id
        self.doc = doc
        self.fields = fields
        self.groups = groups
        self.needs = needs
    }

    /// The key of that name.
    ///
    /// - Complexity: O(n), n being the number of keys.
    func field(_ name: String) -> GrammarField? {
        fields.first { $0.name == name }
    }

    static func == (left: GrammarObject, right: GrammarObject) -> Bool {
        left.id == right.id
    }
}

/// The objects of the format, in the order of the reference page. The raw value is the name in
/// the schema.
nonisolated enum GrammarID: String, CaseIterable, Sendable {
    case scenario, device, safeArea, environment
    case host, album, banner, navigation, itemZoom, items, binding, loading, placeholder, costs,
        reaction, call
    case browser, overlay
    case step
    case tap, doubleTap, longPress, drag, leg, swipe, pinch, touches, sample
    case nothing, slide, scrollToPage, animated, reloadData, properties, removeOverlay
    case itemsChange, insertion, removal, replacement, deliverImage, failImage, resize, rotate
    case cover, scrollHost
    case settle, always
    case expectation, numberMatcher, pageChanges, visibleItem, copies, content
    case overlayState, loads, callbacks, callbackCount, callbackLog, flips, flip, flights, flight,
        moment
    case condition
    case wanted, matrix, budgets, model
    case knownFailures, knownFailure

    /// Whether it is of a file that is no scenario.
    var isOfOtherFile: Bool { self == .knownFailures || self == .knownFailure }
}
