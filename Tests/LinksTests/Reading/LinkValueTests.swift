import Coordination
import CoordinationLinks
import CoordinationTools
import CoordinationFoundation
import Foundation
import Testing

@Suite("Links: values") struct LinkValueTests {
    struct Day: LinkValue, Hashable {
        let number: Int
        init(number: Int) { self.number = number }
        init?(linkText: String) {
            guard linkText.hasPrefix("day-"), let number = Int(linkText.dropFirst(4)), number > 0 else { return nil }
            self.init(number: number)
        }
        var linkText: String { "day-\(number)" }
        static let linkKind = "a day"
        static let linkNarrowness = LinkNarrowness.format
        static let linkExamples = [Day(number: 1), Day(number: 2)]
    }
    /// Over a raw value, and with no examples of its own.
    struct Code: RawRepresentable, Hashable { let rawValue: String }
    enum Level: Int, CaseIterable { case low = 1, high = 10 }

    enum ValueRoute: Route {
        case day(Day), code(Code), level(Level), flag(Bool, UInt8), id(UUID), many([Level], [Code]), none
        case six(Int, String, Bool, Level?, [Int], Day?)
        case nested(Point)
    }
    struct Point: Hashable { let x: Int, y: Int }
    struct PlainRoute: Route { let id: Int, name: String }

    static let links: Links<ValueRoute> = [
        .path("day").value(Day.self, "day").route(ValueRoute.day),
        .path("code").value(Code.self).route(ValueRoute.code),
        .path("level").value(Level.self).route(ValueRoute.level),
        .path("flag").value(Bool.self).value(UInt8.self).route(ValueRoute.flag),
        .path("id").value(UUID.self).route(ValueRoute.id),
        .path("many").query(all: "level", Level.self).query(all: "code", Code.self).route(ValueRoute.many),
        .path("six").value(Int.self).value(String.self).value(Bool.self).query("level", Level.self)
            .query(all: "n", Int.self).query("day", Day.self).route(ValueRoute.six),
        .path("point").value(Int.self, "x").value(Int.self, "y").route(
            { ValueRoute.nested(Point(x: $0, y: $1)) },
            values: { route in
                guard case .nested(let point) = route else { return nil }
                return (point.x, point.y)
            }),
    ]

    @Test(
        "values of every kind are read, and printed as they were",
        arguments: [
            "/day/day-7", "/code/a%2Fb%25", "/code/caf%C3%A9", "/level/10", "/flag/true/255",
            "/id/0a0b0c0d-0000-4000-8000-00000000000f", "/many", "/many?level=1&level=10&code=&code=x",
            "/six/-1/text/false", "/six/-1/text/false?level=1&n=1&n=1&day=day-3", "/point/3/-4",
        ])
    func bothWays(text: String) throws {
        let link = try Self.links.link(for: text)
        #expect(link.unreadItems == [])
        #expect(try Self.links.address(of: link.hops) == text)
    }

    @Test(
        "a text that is not a value, or is spelled in another way, is refused",
        arguments: [
            "/day/7", "/day/day-0", "/level/2", "/level/01", "/flag/True/1", "/flag/true/256", "/flag/1/1", "/id/7",
            "/many?level=3", "/six/1/a/true?n=", "/code/",
        ])
    func none(text: String) {
        #expect(throws: LinkError.self) { try Self.links.link(for: text) }
    }

    @Test("a list with values of every kind has no problem") func problems() {
        #expect(Self.links.problems() == [])
    }

    @Test("capitals of an identifier are read, and printed small") func identifier() throws {
        let link = try Self.links.link(for: "/id/0A0B0C0D-0000-4000-8000-00000000000F")
        #expect(try Self.links.address(of: link.hops) == "/id/0a0b0c0d-0000-4000-8000-00000000000f")
    }

    @Test("a letter that only looks like the right one is refused, in a word, a case and a host") func lookalikes() {
        enum Unit: String, CaseIterable { case kelvin = "K", semicolon = ";" }
        enum UnitRoute: Route { case unit(Unit), key }
        let links = Links<UnitRoute>(
            allowing: [.https("bank.example")],
            [.path().value(Unit.self).route(UnitRoute.unit), .at("sack/K", .key)])
        for text in ["/K", "/;", "/sack/K", "https://bank.example/K"] {
            #expect(throws: Never.self) { try links.link(for: text) }
            let other = text.replacing("K", with: "\u{212A}").replacing(";", with: "\u{37E}")
                .replacing("bank.example/K", with: "ban\u{212A}.example/K")
            #expect(throws: LinkError.self) { try links.link(for: other) }
        }
        #expect(throws: LinkError.self) { try links.link(for: "https://ban\u{212A}.example/K") }
    }

    @Test("a route may be a struct") func structs() throws {
        let links: Links<PlainRoute> = [
            .path("p").value(Int.self, "id").value(String.self, "name").route(PlainRoute.init)
        ]
        #expect(try links.address(of: [Hop(PlainRoute(id: 7, name: "a"))]) == "/p/7/a")
        #expect(try links.link(for: "/p/7/a").hops == [Hop(PlainRoute(id: 7, name: "a"))])
        #expect(links.problems() == [])
    }

    @Test("a URL is read as a link, and a link is printed as a URL") func urls() throws {
        let url = try #require(URL(string: "https://shop.example/stores/12"))
        let link = try LinkedShop.links.link(for: url)
        #expect(try LinkedShop.links.url(of: link.hops, at: .https("shop.example")) == url)
        #expect(try LinkedShop.links.address(of: link.hops, at: .scheme("shop")) == "shop://stores/12")
        #expect(throws: LinkError.self) {
            try LinkedShop.links.link(for: URL(fileURLWithPath: "/stores/12"))
        }
    }

    @Test("a list is listed, with the names and kinds of its values") func listing() {
        let listing = LinkedShop.links.listing
        #expect(
            listing.map(\.description) == [
                "/stores  AppRoute.tab(stores)",
                "/stores/:id  (id: a number)  AppRoute.tab(stores), StoresRoute.store",
                "/stores/:id/products/:id?sort=#  (id: a number, id: a number, sort: 'price', 'name', "
                    + "#: 'reviews', 'details')  AppRoute.tab(stores), StoresRoute.store, ProductRoute.product",
                "/stores/:id/products/create  (id: a number)  AppRoute.tab(stores), StoresRoute.store, "
                    + "ProductRoute.create",
                "/stores/:id/products?tag=*  (id: a number, tag: a text)  AppRoute.tab(stores), StoresRoute.store, "
                    + "ProductRoute.tagged",
                "/stores/nearby  AppRoute.tab(stores), StoresRoute.nearby",
                "/stores/shop/:id  (id: a number)  AppRoute.tab(stores), StoresRoute.store  (legacy)",
                "/login?next=  (next: an address)  AppRoute.login",
                "/help/*  (value: a text)  AppRoute.help",
                "/stores?view=map  AppRoute.map",
                "/search?q=!  (q: a text)  AppRoute.search",
                "/orders/:id  (id: a number)  AppRoute.tab(account), OrdersRoute.order",
                "/account/span/:from/:to  (from: a number, to: a number)  OrdersRoute",
                "/  AppRoute.home",
            ])
    }
}
