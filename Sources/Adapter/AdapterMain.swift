import Foundation

/// Adapts Swift sources written for iOS to a platform without Objective-C:
///
///     adapter PLATFORM KERNEL OUT [NAME]
///
/// reads the kernel's folder KERNEL, which messages call NAME, and writes below OUT the adapted
/// files as `Sources/…`, the names that they declare for others as `declarations`, and what was left
/// out as `notes`. PLATFORM holds the sources of `UIKit`.
///
/// It ends with 0, with 1 where something cannot be adapted, which it names on standard error, with
/// 2 where there is no Swift file to take, and with 64 when called wrongly.
@main
enum AdapterMain {
    static func main() {
        let arguments = CommandLine.arguments
        guard (4...5).contains(arguments.count) else {
            say("usage: adapter PLATFORM KERNEL OUT [NAME]\n")
            exit(64)
        }
        let adapter = Adapter(
            platform: arguments[1], input: arguments[2], output: arguments[3] + "/Sources",
            shownAs: arguments.count > 4 ? arguments[4] : arguments[2])
        do {
            let result = try adapter.run()
            try write(result.notes, to: arguments[3] + "/notes")
            try write(result.declarations, to: arguments[3] + "/declarations")
            for error in result.errors { say(error) }
            exit(!result.errors.isEmpty ? 1 : result.written == 0 ? 2 : 0)
        } catch {
            say("adapter: \(error)\n")
            exit(1)
        }
    }

    private static func write(_ lines: [String], to path: String) throws {
        let text = lines.map { $0 + "\n" }.joined()
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: path).deletingLastPathComponent(),
            withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private static func say(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
