/// Colours of a terminal, or none.
nonisolated struct Style {
    /// Whether there are any.
    var isColoured: Bool

    /// Something wrong.
    func bad(_ text: String) -> String { wrap(text, "1;31") }
    /// Something right.
    func good(_ text: String) -> String { wrap(text, "32") }
    /// Something to find again at a glance.
    func strong(_ text: String) -> String { wrap(text, "1") }
    /// Something of less weight.
    func faint(_ text: String) -> String { wrap(text, "2") }

    private func wrap(_ text: String, _ code: String) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
