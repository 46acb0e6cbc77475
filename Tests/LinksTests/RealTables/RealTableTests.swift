import Coordination
import CoordinationLinks
import CoordinationTools
import Testing

/// The addresses of apps whose source is public, said in our lines: each is read, printed again, and has no problem.
@Suite("Links: tables of real apps") struct RealTableTests {
    private func examine<R: Route>(
        _ links: Links<R>, _ rows: [(pattern: String, text: String, route: R, isAlias: Bool)],
        location: SourceLocation = #_sourceLocation
    ) throws {
        #expect(Set(rows.map(\.pattern)).count >= 50, sourceLocation: location)
        #expect(links.problems(samples: rows.map { [Hop($0.route)] }) == [], sourceLocation: location)
        #expect(links.problems(since: links.lock()) == [], sourceLocation: location)
        for row in rows {
            let link = try links.link(for: row.text)
            #expect(link.hops == [Hop(row.route)], "\(row.pattern)", sourceLocation: location)
            #expect(link.unreadItems == [], "\(row.pattern)", sourceLocation: location)
            let printed = try links.address(of: link.hops).replacing("%40", with: "@")
            #expect(row.isAlias ? printed != row.text : printed == row.text, "\(row.pattern)", sourceLocation: location)
        }
    }

    @Test("a market of art") func artsy() throws { try examine(ArtsyTable.links, ArtsyTable.rows) }

    @Test("an app for expenses") func expensify() throws { try examine(ExpensifyTable.links, ExpensifyTable.rows) }

    @Test("an app for students") func canvas() throws { try examine(CanvasTable.links, CanvasTable.rows) }

    @Test("a social network") func mastodon() throws { try examine(MastodonTable.links, MastodonTable.rows) }
}
