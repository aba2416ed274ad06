import Foundation

/// Where others get this bench from.
struct BenchOrigin {
    /// What `git clone` takes; empty where nobody else could reach it.
    var repository = ""
    /// The commit; empty where there is none.
    var revision = ""

    /// That of the checkout that the program was built in, as git knows it.
    static func find() -> BenchOrigin {
        guard let root = Checkout.root, git(root, ["rev-parse", "--show-toplevel"]) == root else {
            return BenchOrigin()
        }
        return BenchOrigin(
            repository: address(git(root, ["remote", "get-url", "origin"]) ?? ""),
            revision: git(root, ["rev-parse", "HEAD"]) ?? "")
    }

    /// A remote's address as anybody can use it: over https, without a user's name and password.
    /// - Returns: Nothing for a folder of this machine, or what cannot be told from one.
    static func address(_ remote: String) -> String {
        let scheme = "https://"
        var place: Substring
        if remote.hasPrefix(scheme) {
            place = remote.dropFirst(scheme.count)
        } else if remote.hasPrefix("ssh://") {
            place = remote.dropFirst("ssh://".count)
        } else if let colon = remote.firstIndex(of: ":"), remote[..<colon].contains("@") {
            // As in git@host:path.
            place = remote[..<colon] + "/" + remote[remote.index(after: colon)...]
        } else {
            return ""
        }
        let host = place.prefix { $0 != "/" }
        if let at = host.lastIndex(of: "@") { place = place[place.index(after: at)...] }
        let isPlain = place.allSatisfy { letter in
            letter.isASCII && (letter.isLetter || letter.isNumber || "-_./~:".contains(letter))
        }
        return isPlain && place.contains("/") ? scheme + place : ""
    }

    /// What git says; nil where it fails.
    private static func git(_ root: String, _ arguments: [String]) -> String? {
        let child = Child.run("/usr/bin/env", ["git", "-C", root] + arguments)
        return child.code == 0
            ? child.output.trimmingCharacters(in: .whitespacesAndNewlines) : nil
    }
}
