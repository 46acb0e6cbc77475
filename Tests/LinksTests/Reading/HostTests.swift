import Coordination
import CoordinationLinks
import CoordinationTools
import Testing

@Suite("Links: hosts with a star") struct HostTests {
    enum PageRoute: Route { case home, item(Int), city(City), cityItem(City, Int), note(String) }
    enum City: String, CaseIterable { case berlin, rome }

    private static let lines: [LinkPattern<PageRoute>] = [
        .at("", .home), .path("items").value(Int.self).route(PageRoute.item),
        .path().value(City.self).route(PageRoute.city),
        .path().value(City.self).path("items").value(Int.self).route(PageRoute.cityItem),
    ]

    private func words(_ links: Links<PageRoute>, _ text: String) -> String? {
        (try? links.link(for: text))?.hops.map(\.description).joined()
    }

    @Test(
        "a star matches one label or several, and nothing else",
        arguments: [
            ("https://a.shop.example/items/7", true), ("https://A.B.Shop.example/items/7", true),
            ("https://shop.example/items/7", false), ("https://.shop.example/items/7", false),
            ("https://a..shop.example/items/7", false), ("https://evilshop.example/items/7", false),
            ("https://a.shop.example.evil/items/7", false), ("https://a.shop.example:444/items/7", false),
            ("https://u@a.shop.example/items/7", false), ("https://evil%2Fa.shop.example/items/7", false),
            ("https://evil\u{3002}a.shop.example/items/7", false), ("http://a.shop.example/items/7", false),
        ])
    func star(text: String, isRead: Bool) {
        let links = Links<PageRoute>(allowing: [.https("*.shop.example")], Self.lines)
        #expect(words(links, text) == (isRead ? "PageRoute.item(7)" : nil))
        #expect(links.problems() == [])
    }

    @Test(
        "a star alone is any host, without a port",
        arguments: [
            ("https://anything.example/items/7", true), ("https://localhost/items/7", true),
            ("https://10.0.0.1/items/7", true), ("https:///items/7", false), ("https://a:8/items/7", false),
            ("https://u:p@a/items/7", false), ("shop://items/7", false),
        ])
    func free(text: String, isRead: Bool) {
        let links = Links<PageRoute>(allowing: [.https("*")], Self.lines)
        #expect(words(links, text) == (isRead ? "PageRoute.item(7)" : nil))
        #expect(links.problems() == [])
    }

    @Test("the part for the star is a value, and is printed there") func value() throws {
        let origin = LinkOrigin.https("*.shop.example").readingHost()
        let links = Links<PageRoute>(allowing: [origin, .https("www.shop.example")], Self.lines)
        #expect(links.problems() == [])
        #expect(words(links, "https://Berlin.shop.example/items/7") == "PageRoute.cityItem(berlin, 7)")
        #expect(words(links, "https://rome.shop.example") == "PageRoute.city(rome)")
        #expect(words(links, "https://www.shop.example/items/7") == "PageRoute.item(7)")
        #expect(words(links, "https://paris.shop.example/items/7") == nil)
        let hops = [Hop(PageRoute.cityItem(.berlin, 7))]
        #expect(try links.address(of: hops, at: origin) == "https://berlin.shop.example/items/7")
        #expect(try links.address(of: [Hop(PageRoute.city(.rome))], at: origin) == "https://rome.shop.example")
        #expect(try links.address(of: hops) == "/berlin/items/7")
        let error = #expect(throws: LinkError.self) { try links.address(of: [Hop(PageRoute.home)], at: origin) }
        #expect(error?.reason == .unprintable)
        let free = #expect(throws: LinkError.self) { try links.address(of: hops, at: .https("*.shop.example")) }
        #expect(free?.description.contains("is no single host") == true)
    }

    @Test("an error in a host with a star says where") func error() throws {
        let links = Links<PageRoute>(allowing: [.https("*.shop.example").readingHost()], Self.lines)
        let error = try #require(throws: LinkError.self) { try links.link(for: "https://paris.shop.example/items/7") }
        #expect(error.place == .segment(0))
        #expect(error.found == "paris")
        #expect(error.offset == 8)
    }

    @Test("the narrower of two stars is taken") func narrower() throws {
        let links = Links<PageRoute>(
            allowing: [
                .https("*").readingHost(), .https("*.shop.example"), .https("rome.shop.example").readingHost(),
            ], Self.lines + [.path().value(String.self).path("notes").route(PageRoute.note)])
        #expect(words(links, "https://berlin.shop.example/items/7") == "PageRoute.item(7)")
        #expect(words(links, "https://me.example/notes") == "PageRoute.note(\"me.example\")")
        #expect(links.problems().map(\.kind.description) == ["badOrigin"])
    }

    @Test("a host that is read counts as a segment for the limits") func limits() {
        var limits = LinkLimits()
        limits.segments = 2
        let links = Links<PageRoute>(
            allowing: [.https("*.shop.example").readingHost(), .https("shop.example")], limits: limits, Self.lines)
        #expect(words(links, "https://shop.example/items/7") != nil)
        #expect(words(links, "https://berlin.shop.example/items/7") == nil)
    }
}
