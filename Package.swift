// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "swift-coordination",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "Transitions", targets: ["Transitions"]),
        .library(name: "Coordination", targets: ["Coordination"]),
        .library(name: "CoordinationLinks", targets: ["CoordinationLinks"]),
        .library(name: "CoordinationFoundation", targets: ["CoordinationFoundation"]),
        .library(name: "CoordinationMoves", targets: ["CoordinationMoves"]),
        .library(name: "CoordinationRestoration", targets: ["CoordinationRestoration"]),
        .library(name: "CoordinationHistory", targets: ["CoordinationHistory"]),
        .library(name: "CoordinationInspector", targets: ["CoordinationInspector"]),
        .library(name: "CoordinationProof", targets: ["CoordinationProof"]),
        .library(name: "CoordinationTesting", targets: ["CoordinationTesting"]),
        .executable(name: "navigation-coverage", targets: ["navigation-coverage"]),
        .library(name: "CoordinationTools", targets: ["CoordinationTools"]),
        .library(name: "TreeTools", targets: ["TreeTools"]),
        .library(name: "CoordinationHosting", targets: ["CoordinationHosting"]),
        .library(name: "CoordinationScenes", targets: ["CoordinationScenes"]),
        .library(name: "CoordinationUIKit", targets: ["CoordinationUIKit"]),
        .library(name: "CoordinationSwiftUI", targets: ["CoordinationSwiftUI"]),
    ],
    targets: [
        .target(name: "Transitions"),
        .target(
            name: "Coordination",
            dependencies: ["Transitions"],
            exclude: [
                "Foundation", "History", "Hosting", "Hosts", "Inspector", "Links", "Moves", "Restoration", "Tools",
            ]
        ),
        // Of their own, so that an app without links does not have their code.
        .target(
            name: "CoordinationLinks",
            dependencies: ["Coordination"],
            path: "Sources/Coordination/Links"
        ),
        .target(
            name: "CoordinationFoundation",
            dependencies: ["CoordinationLinks"],
            path: "Sources/Coordination/Foundation"
        ),
        // For commands and tests: no app has to link it, and it needs no test library.
        .target(
            name: "CoordinationTools",
            dependencies: ["Coordination", "CoordinationLinks", "TreeTools"],
            path: "Sources/Coordination/Tools",
            exclude: ["Screens", "Trees"]
        ),
        // What they do with snapshots, without links.
        .target(name: "TreeTools", dependencies: ["Transitions"], path: "Sources/Coordination/Tools/Trees"),
        // The words that a map has for screens, for what makes a map and what finds a screen on it. Of its own, and no
        // product, so that no other app has its code.
        .target(
            name: "ScreenTools",
            dependencies: ["Coordination", "CoordinationMoves"],
            path: "Sources/Coordination/Tools/Screens"
        ),
        // Of its own, so that an app that asks for no moves does not have its code.
        .target(
            name: "CoordinationMoves",
            dependencies: ["Coordination"],
            path: "Sources/Coordination/Moves"
        ),
        // Of its own, so that an app that stores nothing does not have its code.
        .target(
            name: "CoordinationRestoration",
            dependencies: ["Coordination"],
            path: "Sources/Coordination/Restoration"
        ),
        // Of its own, so that an app that records nothing, and has no back and forward, does not have its code.
        .target(
            name: "CoordinationHistory",
            dependencies: ["Coordination", "CoordinationLinks", "CoordinationMoves", "CoordinationRestoration"],
            path: "Sources/Coordination/History"
        ),
        // For debug builds. It is empty in a release build, unless that is built with `-Xswiftc -DINSPECTOR`.
        .target(
            name: "CoordinationInspector",
            dependencies: [
                "Coordination", "CoordinationHistory", "CoordinationLinks", "CoordinationMoves",
                "CoordinationRestoration", "ScreenTools", "TreeTools",
            ],
            path: "Sources/Coordination/Inspector"
        ),
        // What hosts are made of, for those that ship and for others.
        .target(
            name: "CoordinationHosting",
            dependencies: ["Transitions"],
            path: "Sources/Coordination/Hosting"
        ),
        // What scenes keep, where there are some. `Tests/StandIns` compiles the same files.
        .target(
            name: "CoordinationScenes",
            dependencies: [
                "Coordination", "CoordinationRestoration", "CoordinationSwiftUI", "CoordinationUIKit",
            ],
            path: "Sources/Coordination/Hosts/Scenes"
        ),
        // Empty where there is no UIKit. `Tests/StandIns` compiles the same files on a stand-in.
        .target(
            name: "CoordinationUIKit",
            dependencies: ["Coordination", "CoordinationHosting"],
            path: "Sources/Coordination/Hosts/UIKit"
        ),
        // Explores an app. It needs no test library, so that a command can use it.
        .target(
            name: "CoordinationProof",
            dependencies: [
                "Coordination", "CoordinationHistory", "CoordinationMoves", "CoordinationRestoration", "ScreenTools",
                "TreeTools",
            ],
            path: "Tests/CoordinationProof"
        ),
        .target(
            name: "CoordinationSwiftUI",
            dependencies: ["Coordination", "CoordinationHosting", "CoordinationUIKit"],
            path: "Sources/Coordination/Hosts/SwiftUI"
        ),
        .target(
            name: "CoordinationTesting",
            dependencies: [
                "Coordination", "CoordinationHistory", "CoordinationHosting", "CoordinationMoves", "CoordinationProof",
                "CoordinationRestoration", "TreeTools",
            ],
            path: "Tests/CoordinationTesting"
        ),
        // Prints what tests take of an app's navigation.
        .executableTarget(
            name: "navigation-coverage", dependencies: ["CoordinationProof"], path: "Tests/CoverageCommand"),
        .target(name: "TestSupport", dependencies: ["Transitions", "TreeTools"], path: "Tests/Support"),
        // Random programs over everything at once.
        .target(
            name: "Programs",
            dependencies: [
                "Coordination", "CoordinationLinks", "CoordinationRestoration", "TestSupport", "TreeTools",
            ],
            path: "Tests/Programs",
            exclude: ["Mutants"]
        ),
        .testTarget(
            name: "TransitionsTests",
            dependencies: [
                "Transitions", "CoordinationHosting", "CoordinationMoves", "CoordinationTesting", "TestSupport",
                "TreeTools",
            ]
        ),
        .testTarget(
            name: "CoordinationTests",
            dependencies: [
                "Coordination", "CoordinationFoundation", "CoordinationLinks", "CoordinationTesting",
                "CoordinationTools",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "LinksTests",
            dependencies: [
                "Coordination", "CoordinationFoundation", "CoordinationLinks", "CoordinationTesting",
                "CoordinationTools",
                "TestSupport",
            ]
        ),
        .testTarget(
            name: "RestorationTests",
            dependencies: [
                "Coordination", "CoordinationLinks", "CoordinationRestoration", "CoordinationTesting", "TestSupport",
            ],
            exclude: ["Storing/Files"]
        ),
        .testTarget(
            name: "MovesTests",
            dependencies: ["Coordination", "CoordinationMoves", "CoordinationTesting"]
        ),
        .testTarget(
            name: "HistoryTests",
            dependencies: [
                "Coordination", "CoordinationHistory", "CoordinationLinks", "CoordinationMoves",
                "CoordinationRestoration", "CoordinationTesting", "TestSupport",
            ],
            exclude: ["Recording/Files"]
        ),
        .testTarget(
            name: "InspectorTests",
            dependencies: [
                "Coordination", "CoordinationHistory", "CoordinationInspector", "CoordinationLinks",
                "CoordinationMoves", "CoordinationRestoration", "CoordinationTesting", "Shop", "TestSupport",
            ]
        ),
        .testTarget(
            name: "CoordinationProofTests",
            dependencies: [
                "Coordination", "CoordinationProof", "CoordinationRestoration", "CoordinationTesting", "TestSupport",
            ]
        ),
        .testTarget(
            name: "ProgramsTests",
            dependencies: ["Programs"]
        ),
        // Each message as running code says it, and as its page shows it. The code of all pages is a package of its own,
        // in Tests/DocumentationTests.
        .testTarget(
            name: "ErrorsTests",
            dependencies: [
                "Coordination", "CoordinationLinks", "CoordinationRestoration", "CoordinationTesting", "TreeTools",
            ]
        ),

        // The examples.
        .target(
            name: "Shop",
            dependencies: ["Coordination", "CoordinationLinks", "CoordinationMoves", "CoordinationRestoration"],
            path: "Docs/Examples/Storefront/Shop"
        ),
        .target(
            name: "ShopProof",
            dependencies: ["Coordination", "CoordinationProof", "Shop"],
            path: "Docs/Examples/Storefront/Proof"
        ),
        .executableTarget(
            name: "storefront",
            dependencies: [
                "Coordination", "CoordinationLinks", "CoordinationMoves", "CoordinationRestoration",
                "CoordinationHistory", "CoordinationTools", "Shop", "ShopRecordings", "TreeTools",
            ],
            path: "Docs/Examples/Storefront",
            exclude: [
                "README.md", "Shop", "Proof", "Agent", "Explore", "Links", "Replay", "Shrink", "Scripts/Checks",
                "links.lock",
            ],
            sources: ["Command"],
            resources: [.embedInCode("Scripts/tour.storefront")]
        ),
        // What has come to the shop, and its replay.
        .target(
            name: "ShopRecordings",
            dependencies: ["Coordination", "CoordinationHistory", "Shop", "TreeTools"],
            path: "Docs/Examples/Storefront/Replay"
        ),
        // Shrinks what crashes it.
        .executableTarget(
            name: "storefront-shrink",
            dependencies: ["CoordinationHistory", "ShopRecordings"],
            path: "Docs/Examples/Storefront/Shrink"
        ),
        // Its proof as a command.
        .executableTarget(
            name: "storefront-explore",
            dependencies: ["CoordinationProof", "ShopProof"],
            path: "Docs/Examples/Storefront/Explore"
        ),
        // Runs it without a screen, for an agent.
        .executableTarget(
            name: "storefront-agent",
            dependencies: ["CoordinationInspector", "CoordinationLinks", "Shop", "TreeTools"],
            path: "Docs/Examples/Storefront/Agent"
        ),
        // The tools for its addresses.
        .executableTarget(
            name: "storefront-links",
            dependencies: ["CoordinationLinks", "CoordinationTools", "Shop"],
            path: "Docs/Examples/Storefront/Links"
        ),
        .testTarget(
            name: "StorefrontTests",
            dependencies: [
                "Shop", "ShopProof", "ShopRecordings", "storefront", "CoordinationHistory", "CoordinationLinks",
                "CoordinationMoves", "CoordinationProof", "CoordinationRestoration", "CoordinationTesting",
                "CoordinationTools", "TestSupport",
            ],
            exclude: ["Proof/Maps", "Shell/Files"]
        ),

        // The smallest host that does everything: the one of *Terminal and GTK*.
        .executableTarget(
            name: "newsreader",
            dependencies: ["Coordination"],
            path: "Docs/Examples/Newsreader"
        ),
        .testTarget(
            name: "NewsreaderTests",
            dependencies: ["newsreader", "CoordinationTesting"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// The tools of long runs. `swift test` does without them: `.ci/long` and its like build them, and set `LONG_RUNS`.
if Context.environment["LONG_RUNS"] != nil {
    package.targets += [
        // The counted bars, for `.ci/long`.
        .executableTarget(
            name: "long",
            dependencies: [
                "Coordination", "CoordinationHistory", "CoordinationInspector", "CoordinationLinks",
                "CoordinationMoves", "CoordinationProof", "CoordinationRestoration", "CoordinationTools",
                "Shop", "ShopProof",
                "TestSupport", "Programs", "TreeTools",
            ],
            path: "Tests/Long"
        ),
        // What is found in the storefront, for the scripts that break it.
        .executableTarget(
            name: "findings",
            dependencies: ["Coordination", "CoordinationProof", "ShopProof", "TestSupport"],
            path: "Tests/Findings"
        ),
        // Kills the storefront's shell, for `.ci/trail`.
        .executableTarget(
            name: "kills",
            dependencies: ["Coordination", "CoordinationHistory", "Shop", "ShopRecordings", "TestSupport"],
            path: "Tests/Kills"
        ),
    ]
}

if Context.environment["LONG_RUNS"] != nil {
    for target in package.targets {
        switch target.name {
        // A bar talks to the inspector, in release too.
        case "CoordinationInspector", "long": target.swiftSettings = [.define("INSPECTOR")]
        // What random programs do and check is compiled for speed, but not what they do it to.
        case "Programs": target.swiftSettings = [.unsafeFlags(["-O"], .when(configuration: .debug))]
        default: break
        }
    }
}

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ]
}
