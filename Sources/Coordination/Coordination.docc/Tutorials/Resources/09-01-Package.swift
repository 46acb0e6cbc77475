// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Trails",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [
        .package(name: "swift-coordination", path: "../swift-coordination")
    ],
    targets: [
        .target(
            name: "Trails",
            dependencies: [
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationLinks", package: "swift-coordination"),
                .product(name: "CoordinationRestoration", package: "swift-coordination"),
            ]
        ),
        .executableTarget(name: "walk", dependencies: ["Trails"]),
        .testTarget(
            name: "TrailsTests",
            dependencies: [
                "Trails",
                .product(name: "CoordinationProof", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
                .product(name: "CoordinationTools", package: "swift-coordination"),
            ]
        ),
    ]
)
