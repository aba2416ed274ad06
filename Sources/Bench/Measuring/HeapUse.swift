import CInstruments

/// What is alive on this process's heap. Exact: every block is counted as it comes and goes.
nonisolated struct HeapUse: Codable, Equatable {
    /// Blocks.
    var blocks: Int
    /// Bytes in them, as the allocator has rounded them up.
    var bytes: Int

    /// What is alive now.
    static var now: HeapUse {
        HeapUse(blocks: Int(instruments_live_blocks()), bytes: Int(instruments_live_bytes()))
    }

    /// How much more is alive than was at another moment.
    func since(_ former: HeapUse) -> HeapUse {
        HeapUse(blocks: blocks - former.blocks, bytes: bytes - former.bytes)
    }
}
