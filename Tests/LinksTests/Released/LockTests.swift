import Coordination
import CoordinationLinks
import CoordinationTools
import Testing

@Suite("Links: the lock") struct LockTests {
    enum Sort: String, CaseIterable { case price, name }
    enum PageRoute: Route {
        case home, page(Int), list(sort: Sort?, page: Int), help([String]), secret(Secret), open(String)
    }

    /// A value of which there are no examples.
    struct Secret: LinkValue, Hashable {
        static let linkKind = "a secret"
        let linkText: String
        init?(linkText: String) {
            guard linkText.count == 4 else { return nil }
            self.linkText = linkText
        }
    }

    private func addresses<R: Route>(_ links: Links<R>) -> [String] {
        links.lock().split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    }

    @Test("has each form of a line: with and without optional items, each case, the ends of each number")
    func forms() {
        let links: Links<PageRoute> = [
            .path("list").query("sort", Sort.self).query("page", Int8.self, default: 1).route {
                PageRoute.list(sort: $0, page: Int($1))
            }
        ]
        #expect(
            addresses(links) == [
                "/list", "/list?page=127", "/list?sort=name", "/list?sort=price&page=-128", "/list?sort=price&page=7",
                "/list?unread=1",
            ])
    }

    @Test("has rests of 0, 1 and 2, repeated items 0, 1 and 2 times, and an ignored wrong item")
    func lists() {
        let links = Links<PageRoute>(
            refusingUnread: true,
            [
                .path("help").rest().route(PageRoute.help),
                .path("tags").query(all: "tag", Sort.self).route { PageRoute.help($0.map(\.rawValue)) },
            ])
        #expect(
            addresses(links) == [
                "/help", "/help/a%20%C3%A9/birch", "/help/amber", "/tags", "/tags?tag=name&tag=price",
                "/tags?tag=price",
            ])
        let lenient: Links<PageRoute> = [
            .path("list").query("sort", Sort.self, ignoringWrong: true).route { PageRoute.list(sort: $0, page: 1) }
        ]
        #expect(addresses(lenient).contains("/list?sort=~"))
    }

    @Test(
        "has a sample for each scheme and host, with a star and without, for capitals and for items that are not read")
    func rules() {
        let links = Links<PageRoute>(
            allowing: [
                .https("shop.example"), .https("*.shop.example"), .https("*.item.example").readingHost(),
                .scheme("shop"),
            ], ignoringCase: true, [.at("home", .home), .path("any/page").value(Int.self).route(PageRoute.page)])
        let added = addresses(links).filter { !$0.hasPrefix("/any/page/") }
        #expect(
            added == [
                "/ANY/PAGE/-9223372036854775808", "/home", "https://any.item.example/page/-9223372036854775808",
                "https://any.shop.example/any/page/-9223372036854775808",
                "https://shop.example/any/page/-9223372036854775808", "shop://any/page/-9223372036854775808",
            ])
    }

    @Test("a sample that another line takes is replaced by another one") func taken() {
        let links: Links<PageRoute> = [
            .path().value(String.self).route(PageRoute.open), .at("amber", .home), .at("birch", .home),
            .at("a é", .home),
            .path().rest().route(PageRoute.help), .at("", .home),
        ]
        #expect(addresses(links).contains("/cedar"))
        #expect(addresses(links).contains { $0.split(separator: "/").count == 2 })
        #expect(links.problems(since: links.lock()) == [])
    }

    @Test("a line without a sample is a problem, until one is written by hand") func unsampled() {
        let links: Links<PageRoute> = [
            .path("s").value(Secret.self, "key").route(PageRoute.secret), .at("home", .home),
            .at("home", .page(1)).yielding(),
        ]
        let lock = links.lock()
        #expect(
            links.problems(since: lock).map(\.description) == [
                "/s/:key: no sample of it could be made, as 'key' has no 'linkExamples'. Add one by hand: ADDRESS -> ROUTES.",
                "/home: no sample of it could be made, as other lines take its addresses. Add one by hand: ADDRESS -> ROUTES.",
            ])
        let target = links.listing[0].hops[0]
        let byHand = lock + "/s/abcd -> \(target)(\(Secret(linkText: "abcd").map { "\($0)" } ?? ""))\n"
        #expect(links.problems(since: byHand).filter { $0.kind == .unsampled }.map(\.addresses) == [["/home"]])
    }

    @Test("a destination is sampled with an address of the list") func destination() {
        let links: Links<PageRoute> = [.at("home", .home), .path("open").destination(query: "url")]
        #expect(links.lock().contains("/open?url=%2Fhome -> PageRoute.home\n"))
        let gone: Links<PageRoute> = [.at("home", .home)]
        #expect(gone.problems(since: links.lock()).map(\.kind) == [.gone])
    }

    @Test("is sorted, keeps its comments, and merges what two branches add") func sorted() {
        let one: Links<PageRoute> = [.at("b", .home), .at("d", .home)]
        let base = "# The addresses of the app.\n\n" + one.lock()
        let left: Links<PageRoute> = [.at("a", .home), .at("b", .home), .at("d", .home)]
        let right: Links<PageRoute> = [.at("e", .home), .at("b", .home), .at("d", .home)]
        #expect(
            left.lock(addingTo: base) == """
                # The addresses of the app.

                /a -> PageRoute.home
                /b -> PageRoute.home
                /b?unread=1 -> PageRoute.home
                /d -> PageRoute.home

                """)
        #expect(right.lock(addingTo: base).hasSuffix("/d -> PageRoute.home\n/e -> PageRoute.home\n"))
        #expect(left.lock(addingTo: left.lock(addingTo: base)) == left.lock(addingTo: base))
        let commented = "# All.\n\n# Old.\n/z -> /b\n/b -> PageRoute.home\n"
        #expect(one.lock(addingTo: commented).hasPrefix("# All.\n\n/b -> PageRoute.home\n"))
        #expect(one.lock(addingTo: commented).hasSuffix("# Old.\n/z -> /b\n"))
    }

    @Test("a line that is written at the end, or in another order, is as good") func unsorted() {
        let links: Links<PageRoute> = [.at("b", .home), .at("a", .page(1))]
        let lines = links.lock().split(separator: "\n").reversed().joined(separator: "\n")
        #expect(links.problems(since: lines) == [])
    }
}
