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
            name: "SwiftUIHostTests",
            dependencies: products("Coordination", "CoordinationSwiftUI", "CoordinationTesting"),
            path: "Hosts"
        )
    ]
    let flags: [SwiftSetting] = []
#else
    // The product by its name.
    let onHost: [SwiftSetting] = [.unsafeFlags(["-module-alias", "CoordinationSwiftUI=HostUnderTest"])]

    let targets: [Target] = [
        .target(name: "AppKit", path: "AppKit"),
        .target(name: "SwiftUI", dependencies: ["AppKit"], path: "Links/SwiftUI"),
        .testTarget(name: "SwiftUITests", dependencies: ["AppKit", "SwiftUI"], path: "SwiftUITests"),

        // What `CoordinationSwiftUI` is made of, under another name, without a word of what only tests know of the
        // toolkit.
        .target(
            name: "HostUnderTest",
            dependencies: ["AppKit", "SwiftUI"] + products("Coordination", "CoordinationHosting"),
            path: "Links/SwiftUIHost",
            packageAccess: false
        ),
        .testTarget(
            name: "SwiftUIHostTests",
            dependencies: ["AppKit", "SwiftUI", "HostUnderTest"]
                + products("Coordination", "CoordinationLinks", "CoordinationMoves", "CoordinationTesting"),
            path: "Hosts",
            swiftSettings: onHost + [.define("STAND_IN")]
        ),
        // What scenes keep.
        .target(
            name: "ScenesUnderTest",
            dependencies: ["AppKit", "SwiftUI", "HostUnderTest"] + products("Coordination", "CoordinationRestoration"),
            path: "Links/Scenes",
            packageAccess: false,
            swiftSettings: onHost
        ),
        .testTarget(
            name: "ScenesTests",
            dependencies: ["AppKit", "SwiftUI", "HostUnderTest", "ScenesUnderTest"]
                + products("Coordination", "CoordinationLinks", "CoordinationRestoration", "CoordinationTesting"),
            path: "Scenes",
            swiftSettings: onHost
        ),
        // The same files as a Mac compiles and runs them: by what is public alone.
        .testTarget(
            name: "SwiftUIHostTestsByPublicNames",
            dependencies: ["AppKit", "SwiftUI", "HostUnderTest"] + products("Coordination", "CoordinationTesting"),
            path: "Links/Hosts",
            packageAccess: false,
            swiftSettings: onHost
        ),
    ]
    // Testing has a part for the real SwiftUI, which is looked for wherever both are imported.
    let flags: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
#endif

// The host for SwiftUI where there is no UIKit: on SwiftUI's own containers. A package of its own, so that no UIKit can be
// imported in it.
let package = Package(
    name: "native",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "swift-coordination", path: "../../..")],
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
