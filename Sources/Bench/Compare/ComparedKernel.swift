import Foundation

/// One of two kernels that are compared: the program that is built with it, and what it is called.
nonisolated struct ComparedKernel {
    /// As it was typed.
    var name: String
    /// The program.
    var program: String

    /// The word for the kernel that is built in.
    private static let builtIn = "built-in"

    /// The kernel of a folder, or the one that is built in.
    /// - Throws: `KernelBuildFailure`, which has been told; `UsageError`.
    static func folder(_ name: String, _ options: Options) throws -> ComparedKernel {
        if name == builtIn { return ComparedKernel(name: name, program: Checkout.executable) }
        return ComparedKernel(
            name: name, program: try ForeignKernel.program(of: name, options))
    }

    /// The kernel of a git revision, taken out of the repository without touching it.
    /// - Throws: `KernelBuildFailure`, which has been told; `UsageError`.
    static func revision(
        _ name: String, of repository: String, _ options: Options
    ) throws -> ComparedKernel {
        let commit = try git(repository, ["rev-parse", "--verify", "--quiet", name + "^{commit}"])
        guard let commit, !commit.isEmpty else {
            throw UsageError(
                "--kernel-repo: \(repository) has no revision \"\(name)\"",
                remedy: "\"git -C \(repository) log --oneline --all\" lists the revisions")
        }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("bench-kernel-\(commit.prefix(12))-\(getpid())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        guard
            Child.run(
                "/bin/bash",
                [
                    "-c", "set -o pipefail; git -C \"$1\" archive \"$2\" | tar -x -C \"$3\"", "-",
                    repository, commit, folder,
                ]
            ).code == 0
        else {
            throw UsageError(
                "--kernel-repo: revision \(name) of \(repository) cannot be taken out",
                remedy: "see whether \"git archive \(name)\" works there, and the disk is not full")
        }
        let sources = Repository.usualKernel(in: folder).map { folder + "/" + $0 } ?? folder
        return ComparedKernel(
            name: name, program: try ForeignKernel.program(of: sources, options))
    }

    /// What git says; nil where it fails.
    /// - Throws: `UsageError` where the folder is no repository.
    private static func git(_ repository: String, _ arguments: [String]) throws -> String? {
        guard Child.run("/usr/bin/env", ["git", "-C", repository, "rev-parse"]).code == 0 else {
            throw UsageError(
                "--kernel-repo: \(repository) is no git repository",
                remedy: "name the folder that holds the kernel's repository")
        }
        let child = Child.run("/usr/bin/env", ["git", "-C", repository] + arguments)
        return child.code == 0
            ? child.output.trimmingCharacters(in: .whitespacesAndNewlines) : nil
    }
}
