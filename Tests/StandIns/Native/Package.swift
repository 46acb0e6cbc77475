// swift-tools-version: 6.2
import PackageDescription

// The host for SwiftUI where there is no UIKit: on SwiftUI's own containers. A package of its own, so that no UIKit can be
// imported in it.
let package = Package(
    name: "native",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-coordination", path: "../../..")],
    targets: [
        .target(name: "SwiftUI", path: "Links/SwiftUI"),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"], path: "SwiftUITests"),
        .target(
            name: "HostUnderTest",
            dependencies: ["SwiftUI", .product(name: "Coordination", package: "swift-coordination")],
            path: "Links/SwiftUIHost",
            packageAccess: false
        ),
        .testTarget(
            name: "SwiftUIHostTests",
            dependencies: [
                "SwiftUI", "HostUnderTest",
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationLinks", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
            ],
            path: "Hosts"
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
        // Testing has a part for the real SwiftUI, which is looked for wherever both are imported.
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
    ]
}
