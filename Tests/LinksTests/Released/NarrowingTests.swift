import Coordination
import CoordinationLinks
import CoordinationTools
import Testing

/// Lists that were released, and what is made of them since: each reads less than it did.
@Suite("Links: released addresses that are narrowed") struct NarrowingTests {
    enum Sort: String, CaseIterable { case price, name, age }
    enum Fewer: String, CaseIterable { case price, name }
    enum PageRoute: Route {
        case home, page(Int), text(String), sorted(String?), help([String]), tags([String]), part(String?), login, map
    }

    struct Narrowing: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let released: Links<PageRoute>
        let narrowed: Links<PageRoute>

        init(_ name: String, _ released: Links<PageRoute>, _ narrowed: Links<PageRoute>) {
            (testDescription, self.released, self.narrowed) = (name, released, narrowed)
        }
    }

    private static let lines: [LinkPattern<PageRoute>] = [
        .at("home", .home), .path("p").value(Int.self).route(PageRoute.page),
    ]

    private static func sorted(_ sort: Sort?) -> PageRoute { .sorted(sort?.rawValue) }
    private static func fewer(_ sort: Fewer?) -> PageRoute { .sorted(sort?.rawValue) }

    static let all: [Narrowing] = [
        Narrowing("a line is gone", [.at("home", .home), .at("login", .login)], [.at("home", .home)]),
        Narrowing("a word has changed", [.at("home", .home)], [.at("house", .home)]),
        Narrowing(
            "an optional item is required", [.path("s").query("q", String.self).route(PageRoute.sorted)],
            [.path("s").query(required: "q", String.self).route { PageRoute.sorted($0) }]),
        Narrowing(
            "one of two optional items is required",
            [.path("s").query("q", String.self).query("r", String.self).route { _, r in PageRoute.sorted(r) }],
            [.path("s").query("q", String.self).query(required: "r", String.self).route { _, r in PageRoute.sorted(r) }]
        ),
        Narrowing(
            "a rest has become one value", [.path("help").rest().route(PageRoute.help)],
            [.path("help").value(String.self).route { PageRoute.help([$0]) }]),
        Narrowing(
            "a rest must not be empty", [.path("help").rest().route(PageRoute.help)],
            [.path("help").value(String.self).rest().route { PageRoute.help([$0] + $1) }]),
        Narrowing(
            "a text has become a number", [.path("p").value(String.self).route(PageRoute.text)],
            [.path("p").value(Int.self).route { PageRoute.text("\($0)") }]),
        Narrowing(
            "a number is smaller", [.path("p").value(Int.self).route(PageRoute.page)],
            [.path("p").value(Int16.self).route { PageRoute.page(Int($0)) }]),
        Narrowing(
            "a number has no sign", [.path("p").value(Int.self).route(PageRoute.page)],
            [.path("p").value(UInt.self).route { PageRoute.page(Int(bitPattern: $0)) }]),
        Narrowing(
            "an enum has lost a case", [.path("s").value(Sort.self).route { sorted($0) }],
            [.path("s").value(Fewer.self).route { fewer($0) }]),
        Narrowing(
            "the enum of an item has lost a case", [.path("s").query("by", Sort.self).route { sorted($0) }],
            [.path("s").query("by", Fewer.self).route { fewer($0) }]),
        Narrowing(
            "a key has changed", [.path("s").query("q", String.self).route(PageRoute.sorted)],
            [.path("s").query("query", String.self).route(PageRoute.sorted)]),
        Narrowing(
            "an item that was repeated may come only once",
            [.path("t").query(all: "tag", String.self).route(PageRoute.tags)],
            [.path("t").query("tag", String.self).route { PageRoute.tags($0.map { [$0] } ?? []) }]),
        Narrowing(
            "a fragment is not read", [.path("f").fragment(String.self).route(PageRoute.part)],
            [.path("f").route(.part(nil))]),
        Narrowing("capitals are not read", Links(ignoringCase: true, lines), Links(lines)),
        Narrowing(
            "a host is gone", Links(allowing: [.https("a.example"), .https("b.example")], lines),
            Links(allowing: [.https("a.example")], lines)),
        Narrowing("a scheme is gone", Links(allowing: [.scheme("shop")], lines), Links(lines)),
        Narrowing("unread items are refused", Links(lines), Links(refusingUnread: true, lines)),
        Narrowing(
            "an earlier line takes addresses of a rest",
            [.path().rest().route(PageRoute.help)],
            [.path().value(String.self).route(PageRoute.text), .path().rest().route(PageRoute.help)]),
        Narrowing(
            "the samples of a rest are taken by words, and one goes elsewhere",
            [.path().rest().route(PageRoute.help), .at("", .home), .at("amber", .login)],
            [.path().rest().route(PageRoute.help), .at("", .map), .at("amber", .login)]),
    ]

    @Test("a narrowed list is reported", arguments: all) func narrowed(narrowing: Narrowing) {
        let lock = narrowing.released.lock()
        #expect(narrowing.released.problems(since: lock) == [])
        let kinds = Set(narrowing.narrowed.problems(since: lock).map(\.kind))
        #expect(!kinds.isDisjoint(with: [.gone, .moved]), "\(lock)")
    }
}
