// swift-tools-version: 6.2
import PackageDescription

#if os(macOS)
    // The same tests, of the products and with the toolkits themselves.
    let targets: [Target] = [
        .testTarget(
            name: "UIKitHostTests",
            dependencies: [
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationLinks", package: "swift-coordination"),
                .product(name: "CoordinationUIKit", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
            ],
            path: "Hosts"
        ),
        .testTarget(
            name: "SwiftUIHostTests",
            dependencies: [
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationUIKit", package: "swift-coordination"),
                .product(name: "CoordinationSwiftUI", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
            ],
            path: "SwiftUIHosts"
        ),
    ]
    let flags: [SwiftSetting] = []
#else
    // The products by their names.
    let onUIKit: [SwiftSetting] = [.unsafeFlags(["-module-alias", "CoordinationUIKit=HostUnderTest"])]
    let onBoth = onUIKit + [.unsafeFlags(["-module-alias", "CoordinationSwiftUI=SwiftUIHostUnderTest"])]

    let targets: [Target] = [
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
            path: "Hosts",
            swiftSettings: onUIKit + [.define("STAND_IN")]
        ),
        // The same files as a device compiles and runs them: by what is public alone.
        .testTarget(
            name: "UIKitHostTestsByPublicNames",
            dependencies: [
                "UIKit", "HostUnderTest",
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationLinks", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
            ],
            path: "Links/Hosts",
            packageAccess: false,
            swiftSettings: onUIKit
        ),

        // What `CoordinationSwiftUI` is made of. It imports `CoordinationUIKit` by its name.
        .target(
            name: "SwiftUIHostUnderTest",
            dependencies: [
                "UIKit", "SwiftUI", "HostUnderTest", .product(name: "Coordination", package: "swift-coordination"),
            ],
            path: "Links/SwiftUIHost",
            packageAccess: false,
            swiftSettings: onUIKit
        ),
        .testTarget(
            name: "SwiftUIHostTests",
            dependencies: [
                "UIKit", "SwiftUI", "HostUnderTest", "SwiftUIHostUnderTest", "SwiftUINotes",
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationLinks", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
            ],
            path: "SwiftUIHosts",
            swiftSettings: onBoth + [.define("STAND_IN")]
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
            swiftSettings: onUIKit + [.defaultIsolation(MainActor.self)]
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
            swiftSettings: onUIKit
        ),
        .executableTarget(
            name: "SwiftUINotes",
            dependencies: [
                "UIKit", "SwiftUI", "HostUnderTest", "SwiftUIHostUnderTest",
                .product(name: "Coordination", package: "swift-coordination"),
            ],
            path: "Pages/SwiftUIApp",
            swiftSettings: onBoth + [.defaultIsolation(MainActor.self)]
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
    ]
    // Testing has a part for the real UIKit, which is looked for wherever both are imported.
    let flags: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
#endif

// The hosts for toolkits that are not here: the files of `Sources/Coordination/Hosts`, unmodified, on stand-ins.
let package = Package(
    name: "stand-ins",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [.package(name: "swift-coordination", path: "../..")],
    targets: targets,
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ] + flags
}
