import Foundation
import Testing

/// The files of this checkout, as those who read it on the web or in an editor see them.
enum Checkout {
    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardizedFileURL

    /// The files below a folder, or the file itself, whose name ends in one of these; sorted.
    static func files(_ path: String, ending endings: Set<String>) -> [File] {
        let place = root.appending(path: path).resolvingSymlinksInPath()
        let below = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)?.allObjects ?? []
        return ([place] + below.compactMap { $0 as? URL })
            .filter { endings.contains($0.pathExtension) }
            .map { url in
                let rest = url.standardizedFileURL.path.dropFirst(place.standardizedFileURL.path.count)
                return File(url: url, path: path + rest)
            }
            .sorted { $0.path < $1.path }
    }

    /// All that users and contributors read: the root papers, `Docs`, the catalogs.
    static var pages: [File] {
        [
            "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "AGENTS.md", "Docs", "Sources",
            "Tests/CoordinationTesting",
            "Tests/CoordinationProof", "Benchmarks",
        ]
        .flatMap { files($0, ending: ["md"]) }
        .filter { !$0.path.contains("/.build") }
    }
}

/// A file of text, with its path from the root of the checkout.
struct File: Sendable, CustomTestStringConvertible {
    let url: URL
    let path: String

    var lines: [String] {
        get throws { try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n") }
    }

    var testDescription: String { path }
}
