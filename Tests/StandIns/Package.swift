// swift-tools-version: 6.2
import PackageDescription

// The hosts for toolkits that are not here: the files of `Sources/Coordination/Hosts`, unmodified, on stand-ins.
let package = Package(
    name: "stand-ins",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [.package(name: "swift-coordination", path: "../..")],
    targets: [
        .target(name: "UIKit", path: "UIKit"),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit"], path: "UIKitTests"),
        // The same files without a UIKit are in the package `Native`.
        .target(name: "SwiftUI", dependencies: ["UIKit"], path: "SwiftUI"),

        // What `CoordinationUIKit` is made of, under another name, without a word of what only tests know of the toolkit.
        .target(
            name: "HostUnderTest",
            dependencies: ["UIKit", .product(name: "Coordination", package: "swift-coordination")],
            path: "Links/UIKitHost",
            packageAccess: false
        ),
        .testTarget(
            name: "UIKitHostTests",
            dependencies: [
                "UIKit", "HostUnderTest",
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationLinks", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
            ],
            path: "Hosts"
        ),

        // What `CoordinationSwiftUI` is made of. It imports `CoordinationUIKit` by its name.
        .target(
            name: "SwiftUIHostUnderTest",
            dependencies: [
                "UIKit", "SwiftUI", "HostUnderTest", .product(name: "Coordination", package: "swift-coordination"),
            ],
            path: "Links/SwiftUIHost",
            packageAccess: false,
            swiftSettings: [.unsafeFlags(["-module-alias", "CoordinationUIKit=HostUnderTest"])]
        ),
        .testTarget(
            name: "SwiftUIHostTests",
            dependencies: [
                "UIKit", "SwiftUI", "HostUnderTest", "SwiftUIHostUnderTest", "SwiftUINotes",
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationLinks", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
            ],
            path: "SwiftUIHosts"
        ),

        // What scenes keep.
        .target(
            name: "ScenesUnderTest",
            dependencies: [
                "UIKit", "SwiftUI", .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationRestoration", package: "swift-coordination"),
            ],
            path: "Links/Scenes",
            packageAccess: false
        ),
        .testTarget(
            name: "ScenesTests",
            dependencies: [
                "UIKit", "SwiftUI", "HostUnderTest", "SwiftUIHostUnderTest", "ScenesUnderTest",
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationRestoration", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
            ],
            path: "Scenes"
        ),

        // What the pages on adding it to an app show.
        .testTarget(
            name: "UIKitAppTests",
            dependencies: [
                "UIKit", "HostUnderTest",
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
            ],
            path: "Pages/UIKitApp",
            swiftSettings: [
                .defaultIsolation(MainActor.self),
                .unsafeFlags(["-module-alias", "CoordinationUIKit=HostUnderTest"]),
            ]
        ),
        // What the page on moving an XCoordinator app shows.
        .testTarget(
            name: "SeamTests",
            dependencies: [
                "UIKit", "HostUnderTest",
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
            ],
            path: "Pages/Seam",
            swiftSettings: [.unsafeFlags(["-module-alias", "CoordinationUIKit=HostUnderTest"])]
        ),
        .executableTarget(
            name: "SwiftUINotes",
            dependencies: [
                "UIKit", "SwiftUI", "HostUnderTest", "SwiftUIHostUnderTest",
                .product(name: "Coordination", package: "swift-coordination"),
            ],
            path: "Pages/SwiftUIApp",
            swiftSettings: [
                .defaultIsolation(MainActor.self),
                .unsafeFlags([
                    "-module-alias", "CoordinationUIKit=HostUnderTest",
                    "-module-alias", "CoordinationSwiftUI=SwiftUIHostUnderTest",
                ]),
            ]
        ),

        // The code to copy of `Docs/Adapters.md`, as it was before a host shipped.
        .testTarget(
            name: "FormerHostTests",
            dependencies: [
                "UIKit",
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
            ],
            path: "FormerHost"
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            // Testing has a part for the real UIKit, which is looked for wherever both are imported.
            .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
        ]
}
