// swift-tools-version: 6.2
import PackageDescription

// The code of the pages, as an app compiles it: by what is public. A package of its own, so that `swift test` of the
// root builds no page. No folder is called Snippets: SwiftPM compiles each file of such a folder by itself.
let package = Package(
    name: "documentation",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    dependencies: [.package(name: "swift-coordination", path: "../..")],
    targets: [
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "Coordination", "CoordinationFoundation", "CoordinationHistory", "CoordinationHosting",
                "CoordinationInspector",
                "CoordinationLinks", "CoordinationMoves", "CoordinationProof", "CoordinationRestoration",
                "CoordinationTesting",
                "CoordinationTools",
            ].map { .product(name: $0, package: "swift-coordination") },
            path: ".",
            exclude: ["Code/Coordination/Club.map"],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
