// swift-tools-version: 6.2
import PackageDescription

// An app for GTK. A package of its own, so that no other needs libadwaita.
let package = Package(
    name: "gtk",
    dependencies: [.package(name: "swift-coordination", path: "../../..")],
    targets: [
        .systemLibrary(
            name: "CAdwaita", path: "CAdwaita", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        .executableTarget(
            name: "letters",
            dependencies: [
                "CAdwaita", .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationHosting", package: "swift-coordination"),
                .product(name: "CoordinationMoves", package: "swift-coordination"),
            ],
            path: "App"
        ),
        // It compiles the files of the app.
        .testTarget(
            name: "GTKTests",
            dependencies: [
                "CAdwaita", .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationHosting", package: "swift-coordination"),
                .product(name: "CoordinationMoves", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
            ],
            path: "Tests"
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
