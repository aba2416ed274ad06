// swift-tools-version: 6.2
import PackageDescription

// Everything here runs on one thread, as UIKit does: the main actor is the default isolation.
let mainActor: [SwiftSetting] = [
    .defaultIsolation(MainActor.self),
    .swiftLanguageMode(.v6),
]

// Somebody else's kernel, which Scripts/kernel has adapted and put below this folder, takes the place
// of the project's own. Such sources are in Swift 5 mode.
let foreignKernel = Context.environment["BENCH_KERNEL"]
let kernelSettings: [SwiftSetting] =
    foreignKernel == nil
    ? mainActor : [.defaultIsolation(MainActor.self), .swiftLanguageMode(.v5)]
// What the engine does without, where that kernel lacks it.
let lacks = (Context.environment["BENCH_KERNEL_LACKS"] ?? "").split(separator: " ")
    .map { SwiftSetting.define(String($0)) }

let package = Package(
    name: "PhotoBrowserBench",
    products: [
        // For other packages: the headless platform, the kernel, and the engine that replays
        // scenarios against the sample host.
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "JXPhotoBrowser", targets: ["JXPhotoBrowser"]),
        .library(name: "Scenarios", targets: ["Scenarios"]),
        // The command line.
        .executable(name: "bench", targets: ["bench"]),
    ],
    targets: [
        // The platform: the part of UIKit that a photo browser uses, headless, on virtual time.
        .target(name: "UIKit", dependencies: ["_Testing_UIKit"], swiftSettings: mainActor),
        // An empty module, which lets a test import both Testing and UIKit.
        .target(name: "_Testing_UIKit", swiftSettings: mainActor),
        // The kernel under test. It sees UIKit's public API alone.
        .target(
            name: "JXPhotoBrowser", dependencies: ["UIKit"],
            path: foreignKernel ?? "Sources/Kernel", swiftSettings: kernelSettings),
        // The engine: scenario files, gesture synthesis, player, invariants, trace.
        .target(
            name: "Scenarios", dependencies: ["UIKit", "JXPhotoBrowser"],
            swiftSettings: mainActor + lacks),
        // Pictures, with libgd. CGD is imported by one file of Visualize.
        .systemLibrary(
            name: "CGD", providers: [.apt(["libgd-dev", "libexif-dev", "libfontconfig-dev"])]),
        .target(name: "Visualize", dependencies: ["Scenarios", "CGD"], swiftSettings: mainActor),
        // Counts heap allocations; linked into `bench` alone, since it interposes malloc.
        .target(name: "CInstruments"),
        .executableTarget(
            name: "bench",
            dependencies: ["UIKit", "JXPhotoBrowser", "Scenarios", "Visualize", "CInstruments"],
            path: "Sources/Bench", swiftSettings: mainActor),

        .testTarget(name: "UIKitTests", dependencies: ["UIKit"], swiftSettings: mainActor),
        .testTarget(
            name: "KernelTests", dependencies: ["UIKit", "JXPhotoBrowser"],
            swiftSettings: mainActor),
        .testTarget(
            name: "ScenarioTests", dependencies: ["UIKit", "JXPhotoBrowser", "Scenarios"],
            swiftSettings: mainActor),
        .testTarget(
            name: "VisualizeTests", dependencies: ["Scenarios", "Visualize"],
            swiftSettings: mainActor),
        // These run the built program; they must not link it (see CInstruments).
        .testTarget(name: "BenchTests", swiftSettings: mainActor),
        .testTarget(name: "TidyTests", swiftSettings: mainActor),
        // These run Sources/Adapter, which Scripts/adapter builds: SwiftSyntax is the toolchain's. What
        // it makes of a kernel is compiled against the platform.
        .testTarget(
            name: "AdapterTests", dependencies: ["UIKit"], exclude: ["Kernels"],
            swiftSettings: mainActor),
        // Replays recordings of a real iPhone, where $BENCH_TOUCHES names a folder of them.
        .testTarget(name: "RecordingTests", dependencies: ["UIKit"], swiftSettings: mainActor),
    ]
)
