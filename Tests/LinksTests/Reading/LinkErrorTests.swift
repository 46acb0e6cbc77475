import Coordination
import CoordinationLinks
import CoordinationTools
import Testing

@Suite("Links: errors") struct LinkErrorTests {
    typealias Shop = LinkedShop

    @Test(
        "a text that is not an address of the list is refused, and the error says where",
        arguments: [
            ("", "noAddress", LinkError.Place.whole, nil),
            ("stores/12", "noAddress", .whole, nil),
            ("?q=1", "noAddress", .whole, nil),
            (":", "noAddress", .whole, nil),
            ("shop:stores", "noAddress", .origin, nil),
            ("//shop.example/stores", "notAllowed", .origin, nil),
            ("http://shop.example/stores", "notAllowed", .origin, nil),
            ("https://evil.example/stores", "notAllowed", .origin, nil),
            ("https://shop.example@evil.example/stores", "notAllowed", .origin, nil),
            ("https://shop.example:444/stores", "notAllowed", .origin, nil),
            ("https:///stores", "notAllowed", .origin, nil),
            ("javascript:/stores", "notAllowed", .origin, nil),
            ("/stores//12", "badSegment", .segment(1), nil),
            ("/stores/12//", "badSegment", .segment(2), nil),
            ("/stores/./12", "badSegment", .segment(1), nil),
            ("/stores/%2e%2E/12", "badSegment", .segment(1), nil),
            ("/stores/..", "badSegment", .segment(1), nil),
            ("/stores/%", "badEncoding", .segment(1), nil),
            ("/stores/%4", "badEncoding", .segment(1), nil),
            ("/stores/%zz", "badEncoding", .segment(1), nil),
            ("/stores/%ff", "badEncoding", .segment(1), nil),
            ("/stores/%c0%80", "badEncoding", .segment(1), nil),
            ("/search?q=%ed%a0%80", "badEncoding", .item("q"), nil),
            ("/stores/%00", "badCharacter", .segment(1), nil),
            ("/stores/1\u{0}", "badCharacter", .whole, nil),
            ("/stores/\t12", "badCharacter", .whole, nil),
            ("/stores\\12", "badCharacter", .whole, nil),
            ("/search?q=%c2%85", "badCharacter", .item("q"), nil),
            ("/stores/twelve", "unknownPath", .segment(1), "/stores"),
            ("/stores/012", "unknownPath", .segment(1), "/stores"),
            ("/stores/+12", "unknownPath", .segment(1), "/stores"),
            ("/stores/-0", "unknownPath", .segment(1), "/stores"),
            ("/stores/99999999999999999999", "unknownPath", .segment(1), "/stores"),
            ("/stroes/12", "unknownPath", .segment(0), "/stores/12"),
            ("/stores/12/prodcts/6", "unknownPath", .segment(2), "/stores/12/products/6"),
            ("/stores/12/products/6/more", "unknownPath", .segment(4), "/stores/12/products/6"),
            ("/orders", "unknownPath", .segment(1), "/"),
            ("/stores/12/products/6?sort=cheap", "badItem", .item("sort"), "/stores/12/products/6"),
            ("/stores/12/products/6?sort=name&sort=name", "twice", .item("sort"), "/stores/12/products/6"),
            ("/stores/12/products/6#top", "badItem", .fragment, "/stores/12/products/6"),
            ("/search", "badItem", .item("q"), "/"),
        ] as [(String, String, LinkError.Place, String?)])
    func refuses(text: String, reason: String, place: LinkError.Place, nearest: String?) throws {
        let error = try #require(throws: LinkError.self) { try Shop.links.link(for: text) }
        #expect(error.reason.description == reason)
        #expect(error.place == place)
        #expect(error.nearest == nearest)
        if let nearest { #expect(throws: Never.self) { try Shop.links.link(for: nearest) } }
    }

    @Test("a message says what was found, what was expected, and the nearest address")
    func messages() throws {
        func message(_ text: String) -> String? {
            #expect(throws: LinkError.self) { try Shop.links.link(for: text) }?.description
        }
        #expect(
            message("/stores/12/prodcts/6") == """
                Can't read "/stores/12/prodcts/6": it has "prodcts" where 'products' was expected.

                  /stores/12/prodcts/6
                             ^

                The nearest address is /stores/12/products/6.
                """)
        #expect(
            message("/stores/twelve") == """
                Can't read "/stores/twelve": it has "twelve" where 'nearby', 'shop' or a number was expected.

                  /stores/twelve
                          ^

                The nearest address is /stores.
                """)
        #expect(
            message("/stores/1/products/6?sort=cheap") == """
                Can't read "/stores/1/products/6?sort=cheap": the query item 'sort' has "cheap" where 'price', 'name' was \
                expected.

                  /stores/1/products/6?sort=cheap
                                       ^

                The nearest address is /stores/1/products/6.
                """)
        #expect(
            message("/orders") == """
                Can't read "/orders": it ends where a number was expected.

                The nearest address is /.
                """)
        #expect(
            message("https://evil.example/stores") == """
                Can't read "https://evil.example/stores": it has "https://evil.example" where https://shop.example or \
                shop:// was expected.

                  https://evil.example/stores
                  ^
                """)
        #expect(
            message("/stores/1\u{7}") == """
                Can't read "/stores/1\u{FFFD}": it has "U+0007" where no control character and no backslash was expected.

                  /stores/1\u{FFFD}
                           ^
                """)
    }

    @Test("a text beyond a limit is refused before anything is matched") func limits() throws {
        var limits = LinkLimits()
        limits.bytes = 40
        limits.segments = 3
        limits.items = 2
        let links = Links<Shop.AppRoute>(limits: limits, Shop.patterns)
        for text in ["/help/" + String(repeating: "a", count: 40), "/help/a/b/c", "/help?a=1&b=2&c=3"] {
            let error = try #require(throws: LinkError.self) { try links.link(for: text) }
            #expect(error.reason == .tooLarge)
            #expect(error.description.contains(": it is over the limit: at most "), "\(error)")
        }
        #expect(throws: Never.self) { try links.link(for: "/help/a/b?a=1&b=2") }
        limits.steps = 2
        let short = Links<Shop.AppRoute>(limits: limits, Shop.patterns)
        #expect(throws: LinkError.self) { try short.link(for: "/stores/12") }
    }

    @Test("hops that no line makes, or no address can have, are refused") func unprintable() throws {
        func error(_ hops: Hop...) -> LinkError? {
            #expect(throws: LinkError.self) { try Shop.links.address(of: hops) }
        }
        #expect(error()?.reason == .noLine)
        #expect(error(Hop(Shop.StoresRoute.store(id: 1)))?.reason == .noLine)
        #expect(error(Hop(Shop.AppRoute.tab(.stores)), Hop(Shop.AppRoute.home))?.reason == .noLine)
        #expect(error(Hop(Shop.AppRoute.help(["a", ""])))?.reason == .unprintable)
        #expect(error(Hop(Shop.AppRoute.help([".."])))?.reason == .unprintable)
        #expect(error(Hop(Shop.AppRoute.search("\n")))?.reason == .unprintable)
        #expect(
            error(Hop(Shop.AppRoute.search(String(repeating: "a", count: 3000))))?.reason == .unprintable)
        #expect(
            error(Hop(Shop.AppRoute.tab(.account)))?.description == """
                Can't print [AppRoute.tab(account)] as an address: no line of the list makes these hops.

                Add a line, or give one that makes them of other values a closure, 'values:', that finds those.
                """)
    }

    @Test("an address that a narrower line would take is not printed") func leadsElsewhere() throws {
        enum PageRoute: Route { case page(String), login }
        let links: Links<PageRoute> = [.path().value(String.self).route(PageRoute.page), .at("login", .login)]
        #expect(try links.address(of: [Hop(PageRoute.page("news"))]) == "/news")
        let error = try #require(throws: LinkError.self) { try links.address(of: [Hop(PageRoute.page("login"))]) }
        #expect(error.reason == .leadsElsewhere)
        #expect(try links.link(for: "/login").hops == [Hop(PageRoute.login)])
        #expect(links.problems() == [])
    }
}
