import Foundation
import Testing

/// The table in CONTRIBUTING.md that leads from a behaviour to the folders of its tests.
@Suite("The index of tests") struct TestIndexTests {
    /// The folders that the table names, each below `Tests`.
    private static func indexed() throws -> [String] {
        let page = try #require(Checkout.files("CONTRIBUTING.md", ending: ["md"]).first)
        let table = try page.lines.drop { $0 != "| behaviour | folders in `Tests` |" }.dropFirst(2)
            .prefix { $0.hasPrefix("|") }
        return table.compactMap { $0.split(separator: "|").dropFirst().first }
            .flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
    }

    /// The folders that have a file of tests, each below `Tests`.
    private static func folders() -> Set<String> {
        let files = Checkout.files("Tests", ending: ["swift"]).filter {
            $0.path.hasSuffix("Tests.swift") && !$0.path.contains("/.build")
        }
        return Set(files.map { $0.path.split(separator: "/").dropFirst().dropLast().joined(separator: "/") })
    }

    @Test("every folder with tests is in it, or a folder around that") func isComplete() throws {
        let indexed = try Self.indexed()
        for folder in Self.folders().sorted() {
            let isIndexed = indexed.contains { "\(folder)/".hasPrefix("\($0)/") }
            #expect(isIndexed, "Tests/\(folder) has tests, and is not in the index of tests in CONTRIBUTING.md")
        }
    }

    @Test("every folder in it has tests, and is there once") func isCurrent() throws {
        let (indexed, folders) = (try Self.indexed(), Self.folders())
        #expect(indexed.count > 20)
        #expect(Set(indexed).count == indexed.count)
        for folder in indexed {
            let hasTests = folders.contains { "\($0)/".hasPrefix("\(folder)/") }
            #expect(hasTests, "the index of tests in CONTRIBUTING.md names Tests/\(folder), which has no tests")
        }
    }
}
