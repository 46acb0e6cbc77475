// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Apps that navigate otherwise, and what their ports have to do.
let apps = ["NavigationStack", "TCA", "Coordinators"]

// A port is taken up by being there.
let ports = apps.filter { FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\($0)/Port") }

let package = Package(
    name: "porting",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    dependencies: ports.isEmpty ? [] : [.package(name: "swift-coordination", path: "../..")],
    targets: [
        .target(name: "PortingContract", path: "Contract"),
        .target(name: "PortingAcceptance", dependencies: ["PortingContract"], path: "Acceptance"),
    ],
    swiftLanguageModes: [.v6]
)

for app in apps {
    let hasPort = ports.contains(app)
    package.targets += [
        .target(name: "\(app)Before", dependencies: ["PortingContract"], path: "\(app)/Before"),
        .testTarget(
            name: "\(app)Tests",
            dependencies: ["PortingAcceptance", "PortingContract", .target(name: "\(app)Before")]
                + (hasPort ? [.target(name: "\(app)Port")] : []),
            path: "\(app)/Tests",
            swiftSettings: hasPort ? [.define("PORT")] : []),
    ]
}

for app in ports {
    package.targets.append(
        .target(
            name: "\(app)Port",
            dependencies: ["PortingContract"]
                + [
                    "Coordination", "CoordinationFoundation", "CoordinationLinks", "CoordinationMoves",
                    "CoordinationRestoration",
                ].map { .product(name: $0, package: "swift-coordination") },
            path: "\(app)/Port"))
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
