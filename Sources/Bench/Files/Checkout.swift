import Foundation

/// Where this program came from.
nonisolated enum Checkout {
    /// The folder of the checkout in which the program was built; nil for a program that was
    /// moved away from it.
    static var root: String? {
        var folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
        while folder.path != "/" {
            let manifest = folder.appendingPathComponent("Package.swift").path
            let sources = folder.appendingPathComponent("Sources/Bench").path
            let manager = FileManager.default
            if manager.fileExists(atPath: manifest), manager.fileExists(atPath: sources) {
                return folder.path
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// The path of the running program.
    static var executable: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            ?? CommandLine.arguments[0]
    }
}
