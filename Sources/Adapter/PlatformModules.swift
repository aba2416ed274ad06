/// What can be imported here.
enum PlatformModules {
    /// Modules of iOS that `UIKit` stands for here: it declares what is needed of them.
    static let partsOfUIKit: Set<String> = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "CoreFoundation", "CoreAnimation",
        "Dispatch", "ObjectiveC", "Darwin", "os",
    ]

    /// Modules of the language, which are the same here.
    static let ofTheLanguage: Set<String> = [
        "Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Observation",
        "Synchronization",
    ]

    /// Modules that iOS lacks, whatever this machine has.
    static let notOfIOS: Set<String> = [
        "AppKit", "WatchKit", "Cocoa", "Glibc", "Musl", "Android", "WinSDK", "FoundationEssentials",
        "FoundationNetworking", "FoundationXML",
    ]

    /// Whether a file that imports `module` can be compiled here.
    static func isAvailable(_ module: String) -> Bool {
        partsOfUIKit.contains(module) || ofTheLanguage.contains(module)
    }

    /// How `#if canImport(module)` is answered. There is no Objective-C, and what a file would do
    /// with it or with Darwin's own functions cannot be done.
    static func canImport(_ module: String) -> Bool {
        isAvailable(module) && !["ObjectiveC", "Darwin", "os"].contains(module)
    }
}
