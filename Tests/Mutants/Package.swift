// swift-tools-version: 6.2
import PackageDescription

// Breaks the sources of an app by rule, all in one build. Of its own, as it needs the compiler's syntax tree.
let package = Package(
    name: "mutants",
    platforms: [.macOS(.v14)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")],
    targets: [
        .target(
            name: "Mutants",
            dependencies: [
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            path: "Rules"),
        .executableTarget(name: "break-apps", dependencies: ["Mutants"], path: "Command"),
        .testTarget(name: "MutantsTests", dependencies: ["Mutants"], path: "Tests"),
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
