import Foundation

/// What there is to browse.
public nonisolated struct ScenarioItems: Equatable, Sendable {
    /// Where sizes come from.
    public enum Source: Equatable, Sendable {
        /// Each item has the same size, pixels.
        case uniform(CGSize)
        /// Each item has a size of its own, pixels; past the end the list starts again.
        case sizes([CGSize])
        /// A seeded mix of sizes as they occur in the real world.
        case realWorldMix
        /// Image files; their sizes and orientations are in them.
        case files(ImageFolder)
    }

    /// How many there are at the start, at least 0.
    public var count: Int
    /// Where sizes come from.
    public var source: Source

    /// The size of an item where nothing else is said: 1500 × 1000 pixels.
    public static let standardSize = CGSize(width: 1500, height: 1000)

    /// Items of one size; ten of the standard size when nothing is said.
    public init(count: Int = 10, source: Source = .uniform(ScenarioItems.standardSize)) {
        self.count = count
        self.source = source
    }

    /// The size of the item with a stable identity, pixels; nil where a file says it.
    ///
    /// A pure function of the seed and the identity (an item's first index, or a number past all
    /// of them for one that was inserted later), so that ten million items cost nothing.
    public func size(ofItem identity: Int, seed: UInt64) -> CGSize? {
        switch source {
        case .uniform(let size): size
        case .sizes(let sizes): sizes[identity % sizes.count]
        case .realWorldMix: RealWorldSizes.size(ofItem: identity, seed: seed)
        case .files: nil
        }
    }
}

/// A folder of image files, listed when the scenario was read.
public nonisolated struct ImageFolder: Equatable, Sendable {
    /// The folder as the scenario names it.
    public var givenPath: String
    /// Where it was found.
    public var resolvedPath: String
    /// The names of its image files, in order of their bytes.
    public var fileNames: [String]

    /// Makes one of its parts.
    public init(givenPath: String, resolvedPath: String, fileNames: [String]) {
        self.givenPath = givenPath
        self.resolvedPath = resolvedPath
        self.fileNames = fileNames
    }

    /// The path of the file for an item; past the last file the list starts again.
    public func path(ofItem identity: Int) -> String {
        resolvedPath + "/" + fileNames[identity % fileNames.count]
    }
}

/// When images arrive.
public nonisolated struct ImageLoading: Equatable, Sendable {
    /// What makes the full image arrive.
    public enum Arrival: Equatable, Sendable {
        /// It is there when the host asks for it.
        case atOnce
        /// It comes this long after the host asked: `nanoseconds`, and up to
        /// `spreadNanoseconds` more, by chance.
        case delayed(nanoseconds: Int64, spreadNanoseconds: Int64)
        /// It comes when a step says `deliverImage`.
        case byStep
        /// It never comes.
        case never
    }

    /// A smaller image that is shown before the full one.
    public struct Placeholder: Equatable, Sendable {
        /// It comes this long after the host asked, nanoseconds; nil when a step says
        /// `deliverImage` with stage `placeholder`.
        public var delayNanoseconds: Int64?
        /// Its size, pixels; nil for a tenth of the item's on each side, at least 1 × 1.
        public var size: CGSize?

        /// Makes one of its parts.
        public init(delayNanoseconds: Int64?, size: CGSize?) {
            self.delayNanoseconds = delayNanoseconds
            self.size = size
        }
    }

    /// Which items' images fail instead of arriving.
    public enum Failing: Equatable, Sendable {
        /// None.
        case none
        /// Those with these indexes.
        case items([Int])
        /// Each n-th: those whose index plus one is a multiple of it.
        case every(Int)
    }

    /// What makes the full image arrive.
    public var arrival = Arrival.atOnce
    /// What is shown before it.
    public var placeholder: Placeholder?
    /// Whether the host keeps what has arrived; otherwise each cell that asks waits anew.
    public var isCached = true
    /// Which fail instead.
    public var failing = Failing.none

    /// Everything is there at once.
    public init() {}

    /// Whether the item's image fails instead of arriving.
    ///
    /// - Complexity: O(n), n being the number of indexes listed as failing.
    public func fails(item: Int) -> Bool {
        switch failing {
        case .none: false
        case .items(let indexes): indexes.contains(item)
        case .every(let count): (item + 1) % count == 0
        }
    }

    /// How long the item's image takes, nanoseconds, a pure function of the seed and the item;
    /// nil when time alone does not bring it.
    public func delayNanoseconds(ofItem item: Int, seed: UInt64) -> Int64? {
        switch arrival {
        case .atOnce: return 0
        case .byStep, .never: return nil
        case .delayed(let delay, let spread):
            guard spread > 0 else { return delay }
            var chance = SplitMix64(seed: seed, stream: .loading, index: item)
            return delay + Int64(chance.nextUnit() * Double(spread))
        }
    }
}
