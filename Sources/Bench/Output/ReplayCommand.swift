/// The command that runs a scenario again with the same kernel, limits and way to judge, as it can
/// be typed here.
struct ReplayCommand {
    let options: Options

    /// - Parameters:
    ///   - name: Selects one of a file's scenarios; nil where it has only one.
    ///   - seed: The seed; nil for that of the file.
    func text(path: String, name: String? = nil, seed: String? = nil) -> String {
        var words = [ShellWord.quoted(Words.program), "run", ShellWord.quoted(path)]
        if let name { words.append("--filter " + ShellWord.quoted(name)) }
        if let folder = options.kernelFolder {
            words.append("--kernel " + ShellWord.quoted(folder))
        }
        words += options.limitArguments
        for promiseClass in options.classes { words.append("--class \(promiseClass.rawValue)") }
        if let path = options.knownFailuresPath {
            words.append("--known-failures " + ShellWord.quoted(path))
        }
        if let seed { words.append("--seed \(seed)") }
        return words.joined(separator: " ")
    }
}
