import Foundation
import Testing

/// Links between pages. Those of `docc` (`<doc:...>` and ``names``) are checked where the pages are built.
@Suite("Links on pages") struct LinksTests {
    @Test("every link leads to a file, and to a heading of it", arguments: Checkout.pages)
    func linksLead(page: File) throws {
        let folder = page.url.deletingLastPathComponent()
        for link in try Self.links(in: page) {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let path = String(parts[0])
            let target = path.isEmpty ? page.url : folder.appending(path: path)
            #expect(FileManager.default.fileExists(atPath: target.path), "\(page.path) links to \(link)")
            if parts.count == 2, target.pathExtension == "md" {
                let headings = try Self.headings(of: File(url: target, path: link))
                #expect(headings.contains(String(parts[1])), "\(page.path) links to \(link); there are \(headings)")
            }
        }
    }

    @Test("the pages have links") func pagesHaveLinks() throws {
        let count = try Checkout.pages.map { try Self.links(in: $0).count }.reduce(0, +)
        #expect(count > 20)
    }

    /// The targets in `](...)` and in `src="..."`, `srcset="..."`, outside of code, but for addresses of the web,
    /// names that docc looks up, and pages of the built site, which `.ci/docs` looks for.
    private static func links(in page: File) throws -> [String] {
        try prose(of: page).flatMap { line in
            line.matches(of: /\]\(([^)\s]+)\)|src(?:set)?="([^"]+)"/).compactMap { match in
                (match.1 ?? match.2).map(String.init)
            }
        }
        .filter { !$0.contains("://") && !$0.hasPrefix("doc:") && !$0.hasPrefix("/") }
    }

    /// The headings as a web page names them: small letters, dashes for spaces, no punctuation.
    private static func headings(of page: File) throws -> [String] {
        try prose(of: page).filter { $0.hasPrefix("#") }.map { line in
            line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
                .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
                .replacingOccurrences(of: " ", with: "-")
        }
    }

    private static func prose(of page: File) throws -> [String] {
        var isCode = false
        return try page.lines.filter { line in
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            return !isCode
        }
        .map { $0.replacing(/`[^`]*`/, with: "") }
    }
}
