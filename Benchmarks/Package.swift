// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "swift-coordination-benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "swift-coordination", path: ".."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        // Every measure, once.
        .target(
            name: "Measures",
            dependencies: [
                .product(name: "Coordination", package: "swift-coordination"),
                .product(name: "CoordinationHistory", package: "swift-coordination"),
                .product(name: "CoordinationLinks", package: "swift-coordination"),
                .product(name: "CoordinationProof", package: "swift-coordination"),
                .product(name: "CoordinationRestoration", package: "swift-coordination"),
                .product(name: "CoordinationTools", package: "swift-coordination"),
            ],
            path: "Sources/Measures"
        ),

        // What is allocated, and what valgrind has to be told.
        .target(
            name: "Counters",
            path: "Sources/Counters",
            // Debug information of the next version is more than some valgrinds can read.
            cSettings: [.unsafeFlags(["-gdwarf-4"])]
        ),

        // Instructions, allocations and bytes, and the table: what `run` starts.
        .executableTarget(name: "measure", dependencies: ["Counters", "Measures"], path: "Sources/Measure"),

        // The same measures for `swift package benchmark`.
        .executableTarget(
            name: "Navigation",
            dependencies: ["Measures", .product(name: "Benchmark", package: "benchmark")],
            path: "Navigation",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "Counters" {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ]
}
