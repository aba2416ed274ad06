import Foundation
import Scenarios

/// How far a run has come, in memory that the supervisor shares: what is left of a worker that
/// crashed or hangs.
///
/// One page of plain numbers. The worker writes it without allocating; the supervisor reads it when
/// the worker is dead or stopped, or for a line of progress.
///
///     0 repetition · 8 frame · 16 time · 24 whether in the frame · 32 number of events
///     64 + 128 × (n mod 8): time, a, b, value, text length, text of up to 88 bytes
final class ProgressRecord {
    /// The file that is shared.
    let descriptor: Int32
    private let memory: UnsafeMutableRawPointer
    private static let size = 4096
    private static let eventSlots: Int64 = 8
    private static let longestText = 88

    /// A new record in shared memory; nil where the system has none to give.
    convenience init?(sharedUnder name: String) {
        let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        shm_unlink(name)
        // Without its space set aside, writing to it could end the process on a full disk.
        guard posix_fallocate(descriptor, 0, off_t(ProgressRecord.size)) == 0 else {
            close(descriptor)
            return nil
        }
        self.init(descriptor: descriptor)
    }

    /// The record behind an open file; nil when that is none.
    init?(descriptor: Int32) {
        let memory = mmap(
            nil, ProgressRecord.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let memory, memory != MAP_FAILED else { return nil }
        self.descriptor = descriptor
        self.memory = memory
    }

    isolated deinit {
        munmap(memory, ProgressRecord.size)
        close(descriptor)
    }

    /// Starts anew, for the next scenario.
    func reset() {
        memset(memory, 0, ProgressRecord.size)
        store(-1, 8)
    }

    /// Notes that a repetition begins, from 0.
    func repetitionWillBegin(_ repetition: Int) {
        store(Int64(repetition), 0)
        store(-1, 8)
        store(0, 32)
    }

    /// Notes that a frame begins.
    func frameWillBegin(index: Int, timeNanoseconds: Int64) {
        store(Int64(index), 8)
        store(timeNanoseconds, 16)
        store(1, 24)
    }

    /// Notes that the frame is done.
    func frameDidEnd() {
        store(0, 24)
    }

    /// Notes an event; the last eight are kept.
    func eventDidHappen(_ event: TraceEvent) {
        let number = load(32)
        let slot = 64 + 128 * Int(number % ProgressRecord.eventSlots)
        store(event.timeNanoseconds, slot)
        store(Int64(event.a), slot + 8)
        store(Int64(event.b), slot + 16)
        memory.storeBytes(of: event.value, toByteOffset: slot + 24, as: Double.self)
        // Kind and text lie behind one another, with a byte of zero between.
        var length = 0
        for byte in event.kind.rawValue.utf8 { append(byte, slot, &length) }
        append(0, slot, &length)
        for byte in event.text.utf8 where length < ProgressRecord.longestText {
            append(byte, slot, &length)
        }
        store(Int64(length), slot + 32)
        store(number + 1, 32)
    }

    private func append(_ byte: UInt8, _ slot: Int, _ length: inout Int) {
        memory.storeBytes(of: byte, toByteOffset: slot + 40 + length, as: UInt8.self)
        length += 1
    }

    /// How far the run has come.
    var state: ProgressState {
        ProgressState(
            repetition: Int(load(0)), frame: Int(load(8)), timeNanoseconds: load(16),
            isInFrame: load(24) == 1, events: events)
    }

    private var events: [String] {
        let count = load(32)
        return (max(0, count - ProgressRecord.eventSlots)..<count).compactMap { number in
            event(64 + 128 * Int(number % ProgressRecord.eventSlots))?.phrase
        }
    }

    private func event(_ slot: Int) -> TraceEvent? {
        let length = min(max(Int(load(slot + 32)), 0), ProgressRecord.longestText)
        let bytes = UnsafeRawBufferPointer(start: memory + slot + 40, count: length)
        let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first,
            let kind = TraceEvent.Kind(rawValue: String(decoding: first, as: UTF8.self))
        else { return nil }
        var event = TraceEvent(kind: kind, frame: 0, timeNanoseconds: load(slot))
        event.a = Int(load(slot + 8))
        event.b = Int(load(slot + 16))
        event.value = memory.load(fromByteOffset: slot + 24, as: Double.self)
        event.text = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
        return event
    }

    private func store(_ value: Int64, _ offset: Int) {
        memory.storeBytes(of: value, toByteOffset: offset, as: Int64.self)
    }

    private func load(_ offset: Int) -> Int64 {
        memory.load(fromByteOffset: offset, as: Int64.self)
    }
}

/// How far a run has come.
nonisolated struct ProgressState: Codable {
    /// The repetition, from 0.
    var repetition: Int
    /// The last frame that was begun; −1 before the first.
    var frame: Int
    /// When that frame is shown, nanoseconds from the start of the run.
    var timeNanoseconds: Int64
    /// Whether it is under way.
    var isInFrame: Bool
    /// The last events, oldest first, each a phrase with its time.
    var events: [String]
}
