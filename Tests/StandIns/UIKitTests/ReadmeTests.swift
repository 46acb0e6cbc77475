import Foundation
import Testing

/// Every name is on the page, with where it comes from, and every rule of the page has its test.
@Suite("The page of the stand-ins") struct ReadmeTests {
    private let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    private func lines(_ file: String) throws -> [String] {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8).components(separatedBy: "\n")
    }

    private func files(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: self.folder.appending(path: folder).path)
            .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }

    /// What is no name of SwiftUI's, and has to be public all the same.
    private let toolkits = ["Site", "Piece", "PrimitiveView", "TupleView", "ConditionalContent", "buildBlock"]

    @Test("each public name of a stand-in is listed") func names() throws {
        let page = try lines("README.md").filter { $0.hasPrefix("| [`") }.joined()
        let name =
            /^ *(?:@\w+ )*(?:public|open) (?:[a-z]+(?:\(set\))? )*(?:var|let|func|class|struct|enum|protocol) `?(\w+)`?/
        for file in try files("UIKit") + files("SwiftUI") + files("Native/AppKit") {
            for line in try lines(file) {
                guard let match = line.firstMatch(of: name) else { continue }
                let found = String(match.1)
                if toolkits.contains(found) || found.hasPrefix("_") || found == "body" { continue }
                let isListed = page.contains("`\(found)`") || page.contains(".\(found)`")
                #expect(isListed, "\(found) of \(file)")
            }
        }
    }

    @Test("each rule of the page has a test") func rules() throws {
        let page = try lines("README.md")
        let start = try #require(page.firstIndex(of: "## Rules"))
        let end = try #require(page.firstIndex(of: "## Names"))
        let rules = page[start..<end].filter { $0.hasPrefix("| ") && !$0.hasPrefix("| rule") && !$0.hasPrefix("|---") }
            .compactMap { $0.components(separatedBy: " | ").first?.dropFirst(2) }
        let tests = try (files("UIKitTests") + files("Native/SwiftUITests")).flatMap(lines).joined()
        #expect(rules.count > 25)
        for rule in rules { #expect(tests.contains("\"\(rule)\""), "\(rule)") }
    }
}
