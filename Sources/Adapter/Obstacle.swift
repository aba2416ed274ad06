/// Something in a file that cannot be turned into what this platform understands.
struct Obstacle: Equatable {
    /// Counted from 1.
    var line: Int
    /// Counted in bytes from 1, as the compiler does.
    var column: Int
    /// What stands there and cannot be adapted.
    var message: String
    /// What could stand there instead.
    var remedy: String

    /// `file:line:column: error: …`, then the line of the file with a caret, then the remedy.
    func rendered(file: String, text: String) -> String {
        let lines = text.utf8.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var rendered = "\(file):\(line):\(column): error: \(message)\n"
        if lines.indices.contains(line - 1) {
            let source = lines[line - 1].filter { $0 != UInt8(ascii: "\r") }
            let before = String(decoding: source.prefix(max(0, column - 1)), as: UTF8.self)
            let indent = before.map { $0 == "\t" ? "\t" : " " }.joined()
            rendered += "    \(String(decoding: source, as: UTF8.self))\n    \(indent)^\n"
        }
        return rendered + "    \(remedy)\n"
    }
}
