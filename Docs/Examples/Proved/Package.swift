// swift-tools-version: 6.2
import PackageDescription

// Two apps written from the pages alone, each with its proof.
let package = Package(
    name: "proved",
    dependencies: [.package(name: "swift-coordination", path: "../../..")],
    targets: [
        .target(
            name: "MailReader",
            dependencies: [
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationRestoration", package: "swift-coordination"),
            ],
            path: "MailReader/App"),
        .testTarget(
            name: "MailReaderTests",
            dependencies: [
                "MailReader", .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationProof", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
            ],
            path: "MailReader/Tests"),
        .target(
            name: "FoodOrder",
            dependencies: [
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationRestoration", package: "swift-coordination"),
            ],
            path: "FoodOrder/App"),
        .testTarget(
            name: "FoodOrderTests",
            dependencies: [
                "FoodOrder", .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationProof", package: "swift-coordination"),
                .product(name: "CoordinationTesting", package: "swift-coordination"),
            ],
            path: "FoodOrder/Tests"),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}
