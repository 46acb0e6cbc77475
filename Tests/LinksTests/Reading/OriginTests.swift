import Coordination
import CoordinationLinks
import CoordinationTools
import Testing

@Suite("Links: schemes and hosts") struct OriginTests {
    enum PageRoute: Route { case home, item(Int), word(String) }
    private static let lines: [LinkPattern<PageRoute>] = [
        .at("", .home), .path("item").value(Int.self).route(PageRoute.item),
        .path().value(String.self).route(PageRoute.word),
    ]

    @Test(
        "a custom scheme is printed in the usual form, and read again",
        arguments: [
            ("shop://item/7", [Hop(PageRoute.item(7))]), ("shop://", [Hop(PageRoute.home)]),
            ("shop://red", [Hop(PageRoute.word("red"))]), ("shop:///Red", [Hop(PageRoute.word("Red"))]),
            ("shop:///a%20b", [Hop(PageRoute.word("a b"))]), ("shop:///a%40b", [Hop(PageRoute.word("a@b"))]),
        ])
    func ownScheme(text: String, hops: [Hop]) throws {
        let links = Links<PageRoute>(allowing: [.scheme("shop")], Self.lines)
        #expect(try links.address(of: hops, at: .scheme("shop")) == text)
        #expect(try links.link(for: text).hops == hops)
    }

    @Test(
        "an origin that no address has is a problem that says how to write it",
        arguments: [
            (.https("https://shop.example"), #"write it alone, without a scheme and a path: .https("shop.example")"#),
            (.https("shop.example/"), "without a scheme and a path"), (.https("shop.example:"), "is no host"),
            (.https("shop.example:https"), "is no host"), (.https(""), "is no host"), (.https("a..b"), "is no host"),
            (.https("user@shop.example"), "is no host"), (.https("shop .example"), "is no host"),
            (.https("shop.*.example"), "is no host"), (.https("*shop.example"), "is no host"),
            (.scheme("shop://"), #"write it alone: .scheme("shop")"#), (.scheme("shop:"), "is no scheme"),
            (.scheme(""), "is no scheme"), (.scheme("1shop"), "is no scheme"),
            (.scheme("https"), #"name its hosts: .https("shop.example")"#), (.scheme("HTTP"), "name its hosts"),
        ] as [(LinkOrigin, String)])
    func nonsense(origin: LinkOrigin, remedy: String) {
        let problems = Links<PageRoute>(allowing: [origin], [.at("home", .home)]).problems()
        #expect(problems.map(\.kind.description) == ["badOrigin"])
        #expect(problems.first?.description.lowercased().contains(remedy.lowercased()) == true, "\(problems)")
    }

    @Test(
        "an origin that addresses can have is not a problem",
        arguments: [
            .https("Shop.example"), .https("shop.example:8443"), .https("localhost"), .https("xn--bcher-kva.example"),
            .https("127.0.0.1"), .scheme("com.shop.app"), .scheme("SHOP+x"),
            LinkOrigin(scheme: "http", host: "shop.example"),
        ] as [LinkOrigin])
    func sound(origin: LinkOrigin) {
        #expect(Links<PageRoute>(allowing: [origin], [.at("home", .home)]).problems() == [])
    }

    @Test(
        "a line that is written as for another router is a problem that says how to write it",
        arguments: [
            ("/artist", "unreachable", "without a slash at the beginning"), ("artist/", "unreachable", "and the end"),
            ("a//b", "unreachable", "no segment is empty"), ("artist/:id", "foreign", #".value(Int.self, "id")"#),
            ("artist/{artistID}", "foreign", #".value(Int.self, "artistID")"#),
            ("artist/<int>", "foreign", ".value("), ("artist/[slug]", "foreign", #""slug""#),
            ("artist/(id)", "foreign", ".value("), ("artist/$id", "foreign", #".value(Int.self, "id")"#),
            ("help/*", "foreign", ".rest()"), ("help/**", "foreign", ".rest()"),
            ("search?q=a", "foreign", ".query(...)"), ("home#top", "foreign", ".fragment(...)"),
        ])
    func foreign(path: String, kind: String, remedy: String) {
        let links: Links<PageRoute> = [.at(path, .home)]
        let problems = links.problems()
        #expect(Set(problems.map(\.kind.description)) == [kind])
        #expect(problems.first?.description.contains(remedy) == true, "\(problems)")
        let mounted: Links<PageRoute> = [.path("a").then(links)]
        #expect(mounted.problems().first?.description.contains(remedy) == true)
    }

    @Test("a word with an unusual character is not a problem", arguments: ["@me", "a:b", "~", "$", "a.b", "über"])
    func words(path: String) {
        let links: Links<PageRoute> = [.at(path, .home)]
        #expect(links.problems() == [])
    }
}
