import CInstruments

/// What is alive on this process's heap. Every block is counted as it comes and
/// goes.
nonisolated struct HeapUse: Codable, Equatable {
    /// Blocks.
    var blocks: Int
    /// Bytes in them, as the allocator has rounded them up. It gives the same request 16 bytes more
    /// where its block would leave a rest too small to be one.
    var bytes: Int

    /// What is alive now.
    static var now: HeapUse {
        HeapUse(blocks: Int(instruments_live_blocks()), bytes: Int(instruments_live_bytes()))
    }

    /// What differently rounded blocks may come to, bytes.
    static let roundingBytes = 256

    /// Whether this much more is a leak, and not a matter of rounding.
    var isLeak: Bool { blocks > 0 || bytes > HeapUse.roundingBytes }

    /// How much more is alive than was at another moment.
    func since(_ former: HeapUse) -> HeapUse {
        HeapUse(blocks: blocks - former.blocks, bytes: bytes - former.bytes)
    }
}
