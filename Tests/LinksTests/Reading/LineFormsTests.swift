import Coordination
import CoordinationFoundation
import CoordinationLinks
import CoordinationTools
import Foundation
import Testing

@Suite("Links: the forms of real apps") struct LineFormsTests {
    enum Sort: String, CaseIterable { case price, name }
    enum AppRoute: Route {
        case tab(Int), board(String), user(Int, String), list(page: Int, sort: Sort?, by: Sort), home
    }
    enum ThreadRoute: Route { case open(Int), post(Int, Int), top }

    private func words<R: Route>(_ links: Links<R>, _ text: String) -> String? {
        (try? links.link(for: text)).map { link in
            (link.hops.map(\.description) + link.unreadItems.map { "unread \($0)" }
                + (link.unreadFragment.map { ["unread #\($0)"] } ?? [])).joined(separator: ", ")
        }
    }

    private func twice<R: Route>(_ links: Links<R>, _ text: String, _ printed: String? = nil) throws {
        let hops = try links.link(for: text).hops
        #expect(try links.address(of: hops) == printed ?? text)
        #expect(try links.link(for: try links.address(of: hops)).hops == hops)
    }

    // MARK: - Hops on the way

    @Test("a hop on the way is made of the values so far, and the next has those that follow") func via() throws {
        let links: Links<AppRoute> = [
            .path("boards").value(String.self, "board").via(AppRoute.board, to: ThreadRoute.self).value(
                Int.self, "thread"
            )
            .route(ThreadRoute.open),
            .path("users").value(Int.self).path("named").value(String.self).via(AppRoute.user, to: ThreadRoute.self)
                .value(Int.self).path("posts").value(Int.self).route(ThreadRoute.post),
            .path("top").value(String.self).via(AppRoute.board, to: ThreadRoute.self).route(.top),
        ]
        #expect(links.problems() == [])
        #expect(words(links, "/boards/swift/7") == "AppRoute.board(\"swift\"), ThreadRoute.open(7)")
        #expect(words(links, "/users/3/named/ada/7/posts/9") == "AppRoute.user(3, \"ada\"), ThreadRoute.post(7, 9)")
        for text in ["/boards/swift/7", "/users/3/named/ada/7/posts/9", "/top/swift"] { try twice(links, text) }
        #expect(throws: LinkError.self) { try links.address(of: [Hop(AppRoute.board("swift"))]) }
        #expect(links.listing[0].hops == ["AppRoute.board", "ThreadRoute.open"])
    }

    @Test("an old address is read with the lists beneath it, mounted before or after, and none of it is printed")
    func legacy() throws {
        let threads: Links<ThreadRoute> = [.path().value(Int.self).route(ThreadRoute.open)]
        for old: LinkPattern<AppRoute> in [
            .at("old", .home).then(threads).legacy(), .at("old", .home).legacy().then(threads),
        ] {
            for links: Links<AppRoute> in [[old, .at("new", .home).then(threads)], [old]] {
                #expect(links.problems() == [])
                let hops = try links.link(for: "/old/7").hops
                #expect(hops.count == 2 && words(links, "/old") == "AppRoute.home")
                guard links.listing.count > 2 else {
                    #expect(throws: LinkError.self) { try links.address(of: hops) }
                    continue
                }
                #expect(try links.address(of: hops) == "/new/7")
            }
        }
    }

    @Test("a list is mounted where its parent's route has another address") func mounted() throws {
        let threads: Links<ThreadRoute> = [.path().value(Int.self).route(ThreadRoute.open), .at("top", .top)]
        let links: Links<AppRoute> = [
            .path("forum/boards").value(String.self).route(AppRoute.board),
            .path("b").value(String.self).via(AppRoute.board, to: ThreadRoute.self).then(threads),
            .path("first").via(.tab(0), to: ThreadRoute.self).then(threads),
        ]
        #expect(links.problems() == [])
        #expect(words(links, "/b/swift/7") == "AppRoute.board(\"swift\"), ThreadRoute.open(7)")
        #expect(words(links, "/b/swift") == nil)
        #expect(words(links, "/first") == nil)
        for text in ["/forum/boards/swift", "/b/swift/7", "/b/swift/top", "/first/7"] { try twice(links, text) }
        #expect(try links.address(of: [Hop(AppRoute.board("swift"))]) == "/forum/boards/swift")
        let outer: Links<ThreadRoute> = [.path("x").value(Int.self).route(ThreadRoute.open).then(links)]
        try twice(outer, "/x/5/b/swift/7")
    }

    @Test("values of a hop on the way that a closure hides are a problem") func hidden() {
        let links: Links<AppRoute> = [
            .path("b").value(Int.self).via({ AppRoute.tab($0 &* 2) }, to: ThreadRoute.self).route(.top)
        ]
        #expect(links.problems().map(\.kind) == [.unprintable])
        let told: Links<AppRoute> = [
            .path("b").value(Int.self).via(
                { AppRoute.tab($0 &* 2) }, to: ThreadRoute.self,
                values: { if case .tab(let tab) = $0, tab % 2 == 0 { tab / 2 } else { nil } }
            ).route(.top)
        ]
        #expect(told.problems() == [])
    }

    // MARK: - Defaults, and what is wrong

    private static let lists: Links<AppRoute> = [
        .path("list").query("page", Int.self, default: 1).query("sort", Sort.self, ignoringWrong: true)
            .query("by", Sort.self, default: .name, ignoringWrong: true).route(AppRoute.list)
    ]

    @Test(
        "a default counts where an item is absent, and is not printed; a wrong item is ignored where the line says so",
        arguments: [
            ("/list", .list(page: 1, sort: nil, by: .name), "/list", []),
            ("/list?page=1", .list(page: 1, sort: nil, by: .name), "/list", []),
            (
                "/list?page=2&sort=price&by=price", .list(page: 2, sort: .price, by: .price),
                "/list?page=2&sort=price&by=price", []
            ),
            ("/list?sort=cheap", .list(page: 1, sort: nil, by: .name), "/list", ["sort=cheap"]),
            ("/list?by=cheap&page=3", .list(page: 3, sort: nil, by: .name), "/list?page=3", ["by=cheap"]),
            ("/list?sort=", .list(page: 1, sort: nil, by: .name), "/list", ["sort="]),
        ] as [(String, AppRoute, String, [String])])
    func defaults(text: String, route: AppRoute, printed: String, unread: [String]) throws {
        let link = try Self.lists.link(for: text)
        #expect(link.hops == [Hop(route)])
        #expect(link.unreadItems.map(\.description) == unread)
        try twice(Self.lists, text, printed)
    }

    @Test("a wrong item that no line ignores, and one that comes twice, are refused") func wrong() {
        #expect(words(Self.lists, "/list?page=one") == nil)
        #expect(words(Self.lists, "/list?sort=price&sort=name") == nil)
        #expect(Self.lists.problems() == [])
        #expect(Self.lists.listing[0].address == "/list?page=(1)&sort=&by=(name)")
        let strict = Links<AppRoute>(
            refusingUnread: true,
            [.path("home").query("sort", Sort.self, ignoringWrong: true).route { _ in .home }])
        #expect(words(strict, "/home?sort=cheap") == nil)
        #expect(words(strict, "/home?sort=name") == "AppRoute.home")
    }

    @Test("a fragment may be ignored as well") func fragment() throws {
        let links: Links<AppRoute> = [
            .path("list").fragment(Sort.self, ignoringWrong: true).route {
                AppRoute.list(page: 1, sort: $0, by: .name)
            }
        ]
        #expect(words(links, "/list#cheap")?.hasSuffix(", unread #cheap") == true)
        #expect(words(links, "/list#price")?.contains("unread") == false)
        try twice(links, "/list#price")
    }

    // MARK: - A destination

    private static let open = Links<AppRoute>(
        allowing: [.https("shop.example"), .scheme("shop")], opening: [.home],
        [
            .path("boards").value(String.self).route(AppRoute.board),
            .path("open").destination(query: "url"),
            .path("go").query("v", is: "2").destination(query: "to"),
            .at("home", .tab(0)).then([.path("via").destination(query: "u")] as Links<ThreadRoute>),
        ])

    @Test("an address inside an item is the destination") func destination() throws {
        for text in [
            "/open?url=%2Fboards%2Fswift", "shop://open?url=https%3A%2F%2Fshop.example%2Fboards%2Fswift",
            "/go?v=2&to=shop%3A%2F%2Fboards%2Fswift", "/home/via?u=%2Fboards%2Fswift",
        ] {
            #expect(words(Self.open, text) == "AppRoute.home, AppRoute.board(\"swift\")")
            #expect(try Self.open.address(of: Self.open.link(for: text).hops) == "/boards/swift")
        }
        #expect(Self.open.problems() == [])
        #expect(
            Self.open.listing.map(\.address) == [
                "/boards/:value", "/open?url=!", "/go?v=2&to=!", "/home", "/home/via?u=!",
            ])
    }

    @Test("a destination that the list does not read is refused, and so is one inside another") func refused() throws {
        for text in [
            "/open", "/open?url=", "/open?url=%2Fnowhere", "/open?url=https%3A%2F%2Fevil.example%2Fboards%2Fswift",
            "/open?url=%2Fopen%3Furl%3D%252Fboards%252Fswift", "/go?to=%2Fboards%2Fswift",
            "/open?url=%2Fboards%2Fswift&url=%2Fboards%2Fswift",
        ] {
            let error = try #require(throws: LinkError.self) { try Self.open.link(for: text) }
            _ = error.description
        }
        let error = try #require(throws: LinkError.self) { try Self.open.link(for: "/open?url=%2Fnowhere") }
        #expect(error.place == .item("url"))
        #expect(error.expected == ["an address of the list"])
    }

    @Test("a line beneath a destination leads to its own route") func beneath() throws {
        let links: Links<AppRoute> = [
            .at("home", .home), .path("open").destination(query: "u").then([.at("tab", .top)] as Links<ThreadRoute>),
        ]
        #expect(words(links, "/open?u=%2Fhome") == "AppRoute.home")
        #expect(words(links, "/open/tab?u=%2Fhome") == "ThreadRoute.top")
    }

    @Test("a screen that a hop of values has shown has the address of its line") func shown() throws {
        enum BoardRoute: Route, Codable { case board(String) }
        enum PostRoute: Route, Codable { case post(Int) }
        final class Posts: Coordinator {
            let root = StackRoot(Screen("board"))
            func prepareTransition(for route: PostRoute) -> Transition<StackRoot> { .push(Screen("post")) }
        }
        final class Boards: Coordinator {
            let root = StackRoot(Screen("boards"))
            func prepareTransition(for route: BoardRoute) -> Transition<StackRoot> { .push(Posts()) }
        }
        let links: Links<BoardRoute> = [
            .path("b").value(String.self).via(BoardRoute.board, to: PostRoute.self).value(Int.self).route(
                PostRoute.post)
        ]
        let boards = Boards()
        boards.trigger(try links.link(for: "/b/swift/7"), completion: nil)
        #expect(boards.address(by: links) == "/b/swift/7")
        boards.trigger(try links.link(for: "/b/rust/8"), completion: nil)
        #expect(boards.address(by: links) == "/b/rust/8")
    }

    @Test("a destination takes no more steps than an address may") func steps() throws {
        var limits = LinkLimits()
        limits.steps = 10
        let lines: [LinkPattern<AppRoute>] = [
            .path("a").destination(query: "u"), .path("b/c/d/e").value(Int.self).route { _ in .home },
        ]
        let links = Links<AppRoute>(limits: limits, lines)
        #expect(words(links, "/b/c/d/e/7") != nil)
        let error = try #require(throws: LinkError.self) { try links.link(for: "/a?u=%2Fb%2Fc%2Fd%2Fe%2F7") }
        #expect(error.reason == .tooLarge)
    }

    // MARK: - Clashes

    @Test("a clash is acknowledged by the line that loses, and by no other") func yielding() throws {
        func lines(_ yields: Set<Int>) -> Links<AppRoute> {
            let lines: [LinkPattern<AppRoute>] = [
                .path().value(String.self).path("x").route(AppRoute.board),
                .path("y").value(String.self).route(AppRoute.board),
            ]
            return Links(lines.enumerated().map { yields.contains($0) ? $1.yielding() : $1 })
        }
        #expect(lines([]).problems().map(\.kind) == [.ambiguous])
        #expect(
            lines([]).problems().first?.description == """
                /:value/x: it takes what /y/:value takes, and neither is narrower. The other is read. If that is meant, end \
                this one with '.yielding()'.
                """)
        #expect(lines([1]).problems().map(\.kind) == [.ambiguous])
        #expect(lines([0]).problems() == [])
        let inner: Links<AppRoute> = [.path().value(String.self).path("x").route(AppRoute.board).yielding()]
        let outer: Links<AppRoute> = [.path("a").then(inner), .path("a/y").value(String.self).route(AppRoute.board)]
        #expect(outer.problems() == [])
        let mounting: Links<AppRoute> = [
            .path("a").then([.at("x", .home)] as Links<AppRoute>).yielding(), .at("a/x", .tab(1)),
        ]
        #expect(mounting.problems().map(\.kind) == [.ambiguous])
        let last: Links<AppRoute> = [
            .at("a/x", .tab(1)), .path("a").then([.at("x", .home)] as Links<AppRoute>).yielding(),
        ]
        #expect(last.problems() == [])
    }

    // MARK: - Values

    enum ValueRoute: Route { case at(Double, Decimal), page(URL), day(Date), near(lat: Double?) }

    private static let values: Links<ValueRoute> = [
        .path("at").value(Double.self).value(Decimal.self).route(ValueRoute.at),
        .path("near").query("lat", Double.self).route(ValueRoute.near),
        .path("page").query(required: "u", URL.self).route(ValueRoute.page),
        .path("day").value(Date.self).route(ValueRoute.day),
    ]

    @Test(
        "decimals are digits with a point, and one spelling is printed",
        arguments: [
            ("/at/48.8566/2.3522", "/at/48.8566/2.3522"), ("/at/-48.50/-0.10", "/at/-48.5/-0.1"),
            ("/at/7/7.0", "/at/7/7"),
            ("/at/0.0000001/0.0000001", "/at/0.0000001/0.0000001"), ("/at/-0/0", "/at/-0/0"),
            ("/at/100000000000000000000000/1", "/at/100000000000000000000000/1"), ("/at/1e5/1", nil), ("/at/.5/1", nil),
            ("/at/5./1", nil), ("/at/05/1", nil), ("/at/--5/1", nil), ("/at/1/1x", nil), ("/at/inf/1", nil),
            ("/at/nan/1", nil), ("/at/0x1/1", nil), ("/at/1,5/1", nil), ("/at/\u{661}/1", nil), ("/at/+1/1", nil),
            ("/at/1/-", nil),
        ] as [(String, String?)])
    func decimals(text: String, printed: String?) throws {
        guard let printed else {
            #expect(words(Self.values, text) == nil)
            return
        }
        try twice(Self.values, text, printed)
    }

    @Test("a number that no address has is not printed", arguments: [.infinity, -.infinity, .nan] as [Double])
    func noNumber(number: Double) {
        #expect(throws: LinkError.self) { try Self.values.address(of: [Hop(ValueRoute.at(number, 1))]) }
        #expect(throws: LinkError.self) { try Self.values.address(of: [Hop(ValueRoute.near(lat: number))]) }
    }

    @Test("each number is read as it was printed") func numbers() throws {
        for number in [
            1.5e-300, 1.7976931348623157e308, .leastNonzeroMagnitude, 0.1 + 0.2, 1e16, 123_456_789_012_345_680, -1e22,
        ] {
            let hops = [Hop(ValueRoute.near(lat: number))]
            #expect(try Self.values.link(for: Self.values.address(of: hops)).hops == hops)
        }
    }

    @Test(
        "a page on the web is a value",
        arguments: [
            ("https://a.example/x?y=1#z", true), ("http://a.example", true), ("ftp://a.example/x", false),
            ("javascript:alert(1)", false), ("/x", false), ("https:///x", false), ("https://u:p@a.example/", false),
            ("a.example", false), ("https://a.example/a b", false), ("", false),
        ])
    func pages(text: String, isRead: Bool) throws {
        let address = "/page?u=" + text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect((words(Self.values, address) != nil) == isRead)
        guard isRead else { return }
        let hops = [Hop(ValueRoute.page(try #require(URL(string: text))))]
        #expect(try Self.values.link(for: Self.values.address(of: hops)).hops == hops)
    }

    @Test("a URL that is not a page on the web is not printed") func noPage() throws {
        for text in ["mailto:a@b.example", "/x", "https://u@a.example"] {
            let hops = [Hop(ValueRoute.page(try #require(URL(string: text))))]
            #expect(throws: LinkError.self) { try Self.values.address(of: hops) }
        }
    }

    @Test(
        "a date is a day, or a time in UTC",
        arguments: [
            ("2026-11-23", "2026-11-23"), ("2026-11-23T00:00:00Z", "2026-11-23"),
            ("2026-11-23T21:30:05Z", "2026-11-23T21:30:05Z"), ("2026-11-23T21:30:05+01:30", "2026-11-23T20:00:05Z"),
            ("2026-11-23T21:30:05.25-01:00", "2026-11-23T22:30:05.25Z"), ("2000-02-29", "2000-02-29"),
            ("0000-01-01", "0000-01-01"), ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"), ("1900-02-29", nil),
            ("2026-02-30", nil), ("2026-13-01", nil), ("2026-00-01", nil), ("2026-1-1", nil),
            ("2026-11-23T24:00:00Z", nil),
            ("2026-11-23T21:30Z", nil), ("2026-11-23T21:30:05", nil), ("2026-11-23 21:30:05Z", nil),
            ("2026-11-23T21:30:05.Z", nil), ("+2026-11-23", nil), ("2026-11-23Z", nil), ("", nil),
            ("0000-01-01T00:00:00+01:00", nil),
        ] as [(String, String?)])
    func dates(text: String, printed: String?) throws {
        guard let printed else {
            let date = Date(linkText: text)
            #expect(date == nil || date?.linkText == "")
            return
        }
        let date = try #require(Date(linkText: text))
        #expect(date.linkText == printed)
        #expect(Date(linkText: printed) == date)
        try twice(
            Self.values, "/day/" + text.replacing(":", with: "%3A").replacing("+", with: "%2B"),
            nil ?? "/day/" + printed.replacing(":", with: "%3A"))
    }

    @Test("a date is read as it was printed, to the last bit; days are those of the calendar") func everyDate() throws {
        let calendar = Calendar(identifier: .gregorian)
        var parts = DateComponents(timeZone: .gmt, year: 1999, month: 12, day: 31, hour: 1, minute: 2, second: 3)
        for day in stride(from: 1, to: 200_000, by: 997) {
            parts.day = day
            let date = try #require(calendar.date(from: parts)).addingTimeInterval(0.1 * Double(day % 7))
            #expect(Date(linkText: date.linkText) == date, "\(date.linkText)")
            let read = calendar.dateComponents(in: .gmt, from: date)
            #expect(date.linkText.hasPrefix("\(read.year ?? 0)-"))
            #expect(date.linkText.dropFirst(8).hasPrefix("\((read.day ?? 0) < 10 ? "0" : "")\(read.day ?? 0)"))
        }
        #expect(Date(timeIntervalSinceReferenceDate: 1e15).linkText == "")
        #expect(Date(linkText: "0001-01-01")?.timeIntervalSinceReferenceDate == -63_113_904_000)
        #expect(Self.values.problems() == [])
    }
}
