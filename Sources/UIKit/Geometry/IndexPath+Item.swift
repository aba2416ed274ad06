extension IndexPath {
    /// The path of an item in a section.
    public nonisolated init(item: Int, section: Int) {
        // Appending to a single index stays inline: no array on the heap.
        self.init(index: section)
        append(item)
    }

    /// The path of a row in a section.
    public nonisolated init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The section; the path must have two elements.
    public nonisolated var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The item within the section; the path must have two elements.
    public nonisolated var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The row within the section; the path must have two elements.
    public nonisolated var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
