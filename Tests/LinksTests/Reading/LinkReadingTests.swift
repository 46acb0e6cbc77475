import Coordination
import CoordinationLinks
import CoordinationTools
import Testing

@Suite("Links: reading") struct LinkReadingTests {
    typealias Shop = LinkedShop

    @Test(
        "an address is read as hops, and their printed address as the same hops",
        arguments: [
            ("/", "/", "AppRoute.home"),
            ("/stores", "/stores", "AppRoute.tab(stores)"),
            ("/stores/", "/stores", "AppRoute.tab(stores)"),
            ("/stores/12", "/stores/12", "AppRoute.tab(stores), StoresRoute.store(id: 12)"),
            ("/stores/-3", "/stores/-3", "AppRoute.tab(stores), StoresRoute.store(id: -3)"),
            ("/stores/shop/12", "/stores/12", "AppRoute.tab(stores), StoresRoute.store(id: 12)"),
            ("/stores/nearby", "/stores/nearby", "AppRoute.tab(stores), StoresRoute.nearby"),
            ("/stores?view=map", "/stores?view=map", "AppRoute.map"),
            (
                "/stores/12/products/create", "/stores/12/products/create",
                "AppRoute.tab(stores), StoresRoute.store(id: 12), ProductRoute.create"
            ),
            (
                "/stores/12/products?tag=a%20b&tag=c+d", "/stores/12/products?tag=a%20b&tag=c%2Bd",
                "AppRoute.tab(stores), StoresRoute.store(id: 12), ProductRoute.tagged([\"a b\", \"c+d\"])"
            ),
            ("shop://stores/12", "/stores/12", "AppRoute.tab(stores), StoresRoute.store(id: 12)"),
            ("shop:///stores/12", "/stores/12", "AppRoute.tab(stores), StoresRoute.store(id: 12)"),
            ("SHOP:/stores/12", "/stores/12", "AppRoute.tab(stores), StoresRoute.store(id: 12)"),
            ("https://SHOP.example", "/", "AppRoute.home"),
            ("https://shop.example?a=b", "/", "AppRoute.home"),
            ("/help", "/help", "AppRoute.help([])"),
            ("/help/a%2Fb/c", "/help/a%2Fb/c", "AppRoute.help([\"a/b\", \"c\"])"),
            ("/search?q=", "/search?q=", "AppRoute.search(\"\")"),
            ("/search?q=%5C%E2%82%AC", "/search?q=%5C%E2%82%AC", "AppRoute.search(\"\\\\€\")"),
            ("/search?%71=a=b", "/search?q=a%3Db", "AppRoute.search(\"a=b\")"),
            ("/orders/7", "/orders/7", "AppRoute.tab(account), OrdersRoute.order(id: 7)"),
            ("/account/span/3/8", "/account/span/3/8", "OrdersRoute.span(start: 3, length: 5)"),
            ("/login", "/login", "AppRoute.login(next: nil)"),
            (
                "/login?next=%2Fstores%2F12%3Fview%3D1", "/login?next=%2Fstores%2F12%3Fview%3D1",
                "AppRoute.login(next: Optional(/stores/12?view=1))"
            ),
        ])
    func reads(text: String, printed: String, hops: String) throws {
        let link = try Shop.links.link(for: text)
        #expect(link.hops.map(\.description).joined(separator: ", ") == hops)
        #expect(link.text == text)
        let address = try Shop.links.address(of: link.hops)
        #expect(address == printed)
        let again = try Shop.links.link(for: address)
        #expect(again.hops == link.hops)
        #expect(try Shop.links.address(of: again.hops) == address)
    }

    @Test("an address with a host, values, an item and a fragment is read and printed") func whole() throws {
        let text = "https://shop.example/stores/12/products/6?sort=price#reviews"
        let link = try Shop.links.link(for: text)
        let product = Shop.ProductRoute.product(id: 6, sort: .price, part: .reviews)
        #expect(link.hops == [Hop(Shop.AppRoute.tab(.stores)), Hop(Shop.StoresRoute.store(id: 12)), Hop(product)])
        #expect(try Shop.links.address(of: link.hops) == "/stores/12/products/6?sort=price#reviews")
        let web = try Shop.links.address(of: link.hops, at: .https("shop.example"))
        #expect(web == text)
    }

    @Test("items and fragments that no line reads are reported, and ignored") func unread() throws {
        let link = try Shop.links.link(for: "/stores/12?utm=a&utm=b#top")
        #expect(link.hops == [Hop(Shop.AppRoute.tab(.stores)), Hop(Shop.StoresRoute.store(id: 12))])
        #expect(link.unreadItems.map(\.description) == ["utm=a", "utm=b"])
        #expect(link.unreadFragment == "top")
    }

    @Test("a list can refuse items and fragments that no line reads") func refusingUnread() {
        let links = Links<Shop.AppRoute>(refusingUnread: true, Shop.patterns)
        let item = #expect(throws: LinkError.self) { try links.link(for: "/stores/12?utm=a") }
        #expect(item?.reason == .unread)
        #expect(item?.place == .item("utm"))
        let fragment = #expect(throws: LinkError.self) { try links.link(for: "/stores/12#top") }
        #expect(fragment?.reason == .unread)
        #expect(fragment?.place == .fragment)
    }

    @Test("words match exactly, unless the list says otherwise") func cases() throws {
        #expect(throws: LinkError.self) { try Shop.links.link(for: "/Stores/12") }
        let links = Links<Shop.AppRoute>(ignoringCase: true, Shop.patterns)
        #expect(try links.link(for: "/STORES/12").hops.count == 2)
        // Values are as they are.
        #expect(throws: LinkError.self) { try links.link(for: "/stores/12/products/6?sort=PRICE") }
    }

    @Test("hops open every link, and are left out where it is printed") func opening() throws {
        let links = Links<Shop.AppRoute>(opening: [.home], Shop.patterns)
        let link = try links.link(for: "/stores/12")
        #expect(link.hops.first == Hop(Shop.AppRoute.home))
        #expect(link.openingCount == 1)
        #expect(try links.address(of: link.hops) == "/stores/12")
        #expect(try links.address(of: Array(link.hops.dropFirst())) == "/stores/12")
        // What opens may have an address of its own.
        let home = try links.link(for: "/")
        #expect(home.hops.count == 2)
        #expect(try links.address(of: home.hops) == "/")
        #expect(try links.address(of: [Hop(Shop.AppRoute.home)]) == "/")
        #expect(links.problems(samples: [home.hops, [Hop(Shop.AppRoute.home)], link.hops]) == [])
    }

    @Test("an address inside an address is held against the same hosts") func inside() throws {
        let link = try Shop.links.link(for: "/login?next=https%3A%2F%2Fshop.example%2Fstores")
        #expect(link.hops.first?.description == "AppRoute.login(next: Optional(https://shop.example/stores))")
        #expect(throws: LinkError.self) { try Shop.links.link(for: "/login?next=https%3A%2F%2Fevil.example%2F") }
        #expect(throws: LinkError.self) { try Shop.links.link(for: "/login?next=%2Fa%2F..%2Fb") }
    }
}
