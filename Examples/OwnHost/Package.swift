// swift-tools-version: 6.2
import PackageDescription

// An app of one's own around the browser, and scenarios that are run against it. It stands in a
// package of its own, so that it sees what any other package sees.
let package = Package(
    name: "OwnHost",
    dependencies: [.package(name: "PhotoBrowserBench", path: "../..")],
    targets: [
        .executableTarget(
            name: "OwnHost",
            dependencies: [
                .product(name: "UIKit", package: "PhotoBrowserBench"),
                .product(name: "JXPhotoBrowser", package: "PhotoBrowserBench"),
                .product(name: "Scenarios", package: "PhotoBrowserBench"),
            ])
    ]
)
