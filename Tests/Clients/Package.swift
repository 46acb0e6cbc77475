// swift-tools-version: 6.2
import PackageDescription

// One small app for each way in which those who use the framework may have set up their targets. Nothing of ours
// applies.
let clients: [(name: String, settings: [SwiftSetting])] = [
    ("Unisolated", []),
    ("MainActorByHand", []),
    ("MainActorInferred", [.enableUpcomingFeature("InferIsolatedConformances")]),
    ("MainActorByDefault", [.defaultIsolation(MainActor.self)]),
    ("SessionActor", []),
    ("ChildTasks", []),
    ("Swift5", [.swiftLanguageMode(.v5)]),
]

let package = Package(
    name: "clients",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    dependencies: [.package(name: "swift-coordination", path: "../..")],
    targets: clients.map { client in
        .testTarget(
            name: client.name + "Client",
            dependencies: ["Coordination", "CoordinationTesting"].map {
                .product(name: $0, package: "swift-coordination")
            },
            path: client.name,
            swiftSettings: client.settings
        )
    },
    swiftLanguageModes: [.v6]
)
