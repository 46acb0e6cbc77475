// swift-tools-version: 6.2
import PackageDescription

/// What is used of the package that this one belongs to.
func products(_ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "swift-coordination") }
}

// The shop in a browser. A package of its own, so that no other needs a server.
let package = Package(
    name: "browser",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "swift-coordination", path: "../../.."),
        .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.0"),
    ],
    targets: [
        // The files of the storefront, by a link to their folder. Another name, since a name is a module's alone.
        .target(
            name: "BrowserShop",
            dependencies: products(
                "Coordination", "CoordinationLinks", "CoordinationMoves", "CoordinationRestoration"),
            path: "Shop"
        ),
        .target(
            name: "BrowserServer",
            dependencies: products(
                "Coordination", "CoordinationHistory", "CoordinationHosting", "CoordinationInspector",
                "CoordinationLinks", "CoordinationMoves", "CoordinationRestoration") + [
                    "BrowserShop",
                    .product(name: "NIOCore", package: "swift-nio"),
                    .product(name: "NIOHTTP1", package: "swift-nio"),
                    .product(name: "NIOPosix", package: "swift-nio"),
                    .product(name: "NIOWebSocket", package: "swift-nio"),
                ],
            path: "Server",
            resources: [
                .embedInCode("Page/index.html"), .embedInCode("Page/style.css"), .embedInCode("Page/script.js"),
                .embedInCode("Page/inspector.html"), .embedInCode("Page/inspector.css"),
                .embedInCode("Page/inspector.js"), .embedInCode("Inspecting/Shop.map"),
            ]
        ),
        .executableTarget(
            name: "shop-in-browser",
            dependencies: [
                "BrowserServer",
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOWebSocket", package: "swift-nio"),
            ],
            path: "Command"
        ),
        .testTarget(
            name: "BrowserTests",
            dependencies: ["BrowserServer", "BrowserShop"]
                + products("Coordination", "CoordinationHosting", "CoordinationMoves", "CoordinationTesting"),
            path: "Tests"
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
