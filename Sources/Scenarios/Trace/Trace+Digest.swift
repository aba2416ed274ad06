import Foundation

/// A fingerprint of what a person saw and a host was told in a run.
///
/// Two runs with one digest were the same to the user. It is the same in debug and release, and on
/// each processor.
public nonisolated struct TraceDigest: Hashable, Sendable, CustomStringConvertible {
    /// The 64 bits.
    public let bits: UInt64

    /// A digest of the given bits.
    public init(bits: UInt64) {
        self.bits = bits
    }

    /// Sixteen hexadecimal digits.
    public var description: String {
        let digits = String(bits, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The first and last four digits, as `9f3c…e1a0`.
    public var short: String {
        description.prefix(4) + "…" + description.suffix(4)
    }
}

/// The hash FNV-1a of 64 bits, fed with values that are first made exact.
///
/// Offset basis and prime: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm" (RFC 9923).
nonisolated struct DigestBuilder {
    /// The hash of what was fed so far.
    private(set) var bits: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Feeds one byte.
    @inline(__always)
    mutating func add(byte: UInt8) {
        bits = (bits ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }

    /// Feeds a whole number, its lowest byte first.
    mutating func add(_ number: Int64) {
        var rest = UInt64(bitPattern: number)
        for _ in 0..<8 {
            add(byte: UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }

    /// Feeds a number of points, pages or the like, rounded to 1/1024.
    mutating func add(_ value: Double) {
        add(DigestBuilder.quantised(value))
    }

    /// Feeds a text with its length, so that two texts never run together.
    mutating func add(_ text: String) {
        add(Int64(text.utf8.count))
        for byte in text.utf8 { add(byte: byte) }
    }

    /// Feeds a rectangle.
    mutating func add(_ rectangle: CGRect) {
        add(rectangle.origin.x)
        add(rectangle.origin.y)
        add(rectangle.size.width)
        add(rectangle.size.height)
    }

    /// `value` in units of 1/1024, with a value of their own for "not a number" and for all that
    /// is too large.
    static func quantised(_ value: Double) -> Int64 {
        if value.isNaN { return .min }
        let scaled = (value * 1024).rounded()
        if scaled >= 9e18 { return .max }
        if scaled <= -9e18 { return .min + 1 }
        return Int64(scaled)
    }
}

nonisolated extension Trace {
    /// The fingerprint of what a person saw and a host was told: offset, page, zoom, progress,
    /// alpha, transitions, visible items with their images and where they are, and events, lengths rounded to 1/1024 point.
    ///
    /// Counters, costs, the objects behind the cells, and violations are left out.
    /// - Complexity: O(frames + cells + events).
    public var digest: TraceDigest {
        var builder = DigestBuilder()
        for frame in frames {
            add(frame, to: &builder)
        }
        for event in events {
            Trace.add(event, to: &builder)
        }
        return TraceDigest(bits: builder.bits)
    }

    private func add(_ frame: TraceFrame, to builder: inout DigestBuilder) {
        builder.add(Int64(frame.tick))
        builder.add(byte: frame.hasBrowser ? 1 : 0)
        builder.add(frame.offset.x)
        builder.add(frame.offset.y)
        builder.add(Int64(frame.pageIndex))
        builder.add(frame.zoomScale)
        builder.add(frame.dismissalProgress)
        builder.add(frame.backdropAlpha)
        builder.add(byte: frame.transition.rawValue)
        builder.add(byte: frame.isCovered ? 1 : 0)
        builder.add(byte: frame.isInBackground ? 1 : 0)
        builder.add(Int64(frame.cells.count))
        for cell in cells[frame.cells] {
            builder.add(Int64(cell.item))
            builder.add(Int64(cell.shownItem))
            builder.add(cell.frame)
            builder.add(cell.imageFrame)
        }
    }

    private static func add(_ event: TraceEvent, to builder: inout DigestBuilder) {
        guard event.kind.isSeenOrTold else { return }
        builder.add(event.kind.rawValue)
        builder.add(event.timeNanoseconds)
        builder.add(Int64(event.a))
        builder.add(Int64(event.kind.namesCell ? -1 : event.b))
        builder.add(event.value)
        builder.add(event.text)
    }
}

nonisolated extension TraceEvent.Kind {
    /// Whether a person sees it or a host is told of it.
    fileprivate var isSeenOrTold: Bool {
        switch self {
        case .cellMade, .cellReused, .violation: false
        case .touchDown, .touchUp, .touchCancelled, .dragBegan, .dragEnded, .rested, .pageChanged,
            .willDisplay, .didEndDisplaying, .imageDelivered, .recentred, .flip, .gestureBegan,
            .gestureEnded, .gestureCancelled, .transitionBegan, .transitionEnded,
            .transitionCancelled, .thumbnailHidden, .thumbnailShown, .presented, .dismissed,
            .dataChanged, .step, .mark, .snapshot, .note:
            true
        }
    }

    /// Whether `b` numbers a cell object, which is the kernel's own business.
    fileprivate var namesCell: Bool {
        self == .willDisplay || self == .didEndDisplaying
    }
}
