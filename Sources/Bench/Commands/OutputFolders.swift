/// Where the files of each scenario go: a folder of its own below the one that was named.
nonisolated struct OutputFolders {
    private let root: String
    private var taken: [String] = []

    /// Folders below `root`.
    init(root: String) {
        self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
    }

    /// A folder for the scenario called `name`, unlike any given before.
    mutating func folder(for name: String) -> String {
        let plain = OutputFolders.plain(name)
        var candidate = plain
        var number = 2
        while taken.contains(candidate) {
            candidate = "\(plain)-\(number)"
            number += 1
        }
        taken.append(candidate)
        return root + "/" + candidate
    }

    /// `name` with what a file name should not have replaced, and not too long.
    private static func plain(_ name: String) -> String {
        let allowed = "-_.,=[]#+"
        let letters = name.prefix(120).map { letter in
            letter.isLetter || letter.isNumber || allowed.contains(letter) ? letter : "-"
        }
        let text = String(letters)
        return text.isEmpty || text.hasPrefix(".") ? "scenario" + text : text
    }
}
