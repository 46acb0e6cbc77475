// swift-tools-version: 6.2
import PackageDescription

/// What is used of the package that this one belongs to.
func products(_ names: String...) -> [Target.Dependency] {
    names.map { .product(name: $0, package: "swift-coordination") }
}

#if os(macOS)
    // The same tests, of the products and with the toolkits themselves.
    let targets: [Target] = [
        .testTarget(
            name: "UIKitHostTests",
            dependencies: products(
                "Coordination", "CoordinationFoundation", "CoordinationLinks", "CoordinationUIKit",
                "CoordinationTesting"),
            path: "Hosts"
        ),
        .testTarget(
            name: "SwiftUIHostTests",
            dependencies: products(
                "Coordination", "CoordinationFoundation", "CoordinationUIKit", "CoordinationSwiftUI",
                "CoordinationTesting"),
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
            dependencies: ["UIKit"] + products("Coordination", "CoordinationHosting"),
            path: "Links/UIKitHost",
            packageAccess: false
        ),
        .testTarget(
            name: "UIKitHostTests",
            dependencies: ["UIKit", "HostUnderTest"]
                + products(
                    "Coordination", "CoordinationFoundation", "CoordinationLinks", "CoordinationMoves",
                    "CoordinationTesting"),
            path: "Hosts",
            swiftSettings: onUIKit + [.define("STAND_IN")]
        ),
        // The same files as a device compiles and runs them: by what is public alone.
        .testTarget(
            name: "UIKitHostTestsByPublicNames",
            dependencies: ["UIKit", "HostUnderTest"]
                + products("Coordination", "CoordinationFoundation", "CoordinationLinks", "CoordinationTesting"),
            path: "Links/Hosts",
            packageAccess: false,
            swiftSettings: onUIKit
        ),

        // What `CoordinationSwiftUI` is made of. It imports `CoordinationUIKit` by its name.
        .target(
            name: "SwiftUIHostUnderTest",
            dependencies: ["UIKit", "SwiftUI", "HostUnderTest"] + products("Coordination", "CoordinationHosting"),
            path: "Links/SwiftUIHost",
            packageAccess: false,
            swiftSettings: onUIKit
        ),
        .testTarget(
            name: "SwiftUIHostTests",
            dependencies: ["UIKit", "SwiftUI", "HostUnderTest", "SwiftUIHostUnderTest", "SwiftUINotes"]
                + products(
                    "Coordination", "CoordinationFoundation", "CoordinationLinks", "CoordinationMoves",
                    "CoordinationRestoration", "CoordinationTesting"),
            path: "SwiftUIHosts",
            swiftSettings: onBoth + [.define("STAND_IN")]
        ),

        // What scenes keep.
        .target(
            name: "ScenesUnderTest",
            dependencies: ["UIKit", "SwiftUI", "HostUnderTest", "SwiftUIHostUnderTest"]
                + products("Coordination", "CoordinationRestoration"),
            path: "Links/Scenes",
            packageAccess: false,
            swiftSettings: onBoth
        ),
        .testTarget(
            name: "ScenesTests",
            dependencies: ["UIKit", "SwiftUI", "HostUnderTest", "SwiftUIHostUnderTest", "ScenesUnderTest"]
                + products("Coordination", "CoordinationLinks", "CoordinationRestoration", "CoordinationTesting"),
            path: "Scenes"
        ),

        // What the pages on UIKit and SwiftUI apps show.
        .testTarget(
            name: "UIKitAppTests",
            dependencies: ["UIKit", "SwiftUI", "HostUnderTest", "SwiftUIHostUnderTest", "ScenesUnderTest"]
                + products(
                    "Coordination", "CoordinationFoundation", "CoordinationLinks", "CoordinationRestoration",
                    "CoordinationTesting"),
            path: "Pages/UIKitApp",
            swiftSettings: onBoth + [
                .unsafeFlags(["-module-alias", "CoordinationScenes=ScenesUnderTest"]),
                .defaultIsolation(MainActor.self),
            ]
        ),
        // What the quick start shows.
        .testTarget(
            name: "UIKitQuickStartTests",
            dependencies: ["UIKit", "HostUnderTest"] + products("Coordination", "CoordinationTesting"),
            path: "Pages/QuickStart/UIKit",
            swiftSettings: onUIKit + [.defaultIsolation(MainActor.self)]
        ),
        .executableTarget(
            name: "SwiftUIQuickStart",
            dependencies: ["UIKit", "SwiftUI", "HostUnderTest", "SwiftUIHostUnderTest"] + products("Coordination"),
            path: "Pages/QuickStart/SwiftUI",
            swiftSettings: onBoth + [.defaultIsolation(MainActor.self)]
        ),
        // What the page on moving an XCoordinator app shows.
        .testTarget(
            name: "SeamTests",
            dependencies: ["UIKit", "HostUnderTest"] + products("Coordination", "CoordinationTesting"),
            path: "Pages/Seam",
            swiftSettings: onUIKit
        ),
        // What the page on coming from XCoordinator by file shows, and an app under it.
        .testTarget(
            name: "FromXCoordinatorTests",
            dependencies: ["UIKit", "HostUnderTest"] + products("Coordination", "CoordinationTesting"),
            path: "Pages/FromXCoordinator",
            exclude: ["BooksAsItWas.txt"],
            swiftSettings: onUIKit + [.defaultIsolation(MainActor.self)]
        ),
        // What the pages on coming from coordinators by hand and from NavigationStack show.
        .testTarget(
            name: "ComingFromTests",
            dependencies: ["UIKit", "SwiftUI", "HostUnderTest", "SwiftUIHostUnderTest"]
                + products("Coordination", "CoordinationTesting"),
            path: "Pages/ComingFrom",
            swiftSettings: onBoth + [.defaultIsolation(MainActor.self)]
        ),
        .executableTarget(
            name: "SwiftUINotes",
            dependencies: ["UIKit", "SwiftUI", "HostUnderTest", "SwiftUIHostUnderTest"]
                + products(
                    "Coordination", "CoordinationFoundation", "CoordinationLinks", "CoordinationMoves",
                    "CoordinationRestoration"),
            path: "Pages/SwiftUIApp",
            swiftSettings: onBoth + [.defaultIsolation(MainActor.self)]
        ),

        // A smaller host for UIKit, from before one shipped.
        .testTarget(
            name: "FormerHostTests",
            dependencies: ["UIKit"] + products("Coordination", "CoordinationTesting"),
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
