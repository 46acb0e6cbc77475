import Coordination
import CoordinationLinks
import CoordinationFoundation
import CoordinationTesting
import CoordinationTools
import Foundation
import Testing

private typealias ShopRoute = LinksPage.ShopRoute
private typealias ThreadRoute = LinksPage.ThreadRoute
private typealias OrdersRoute = LinksPage.OrdersRoute
private typealias CalendarRoute = LinksPage.CalendarRoute

/// The parts of the page on lines, values and refusals.
extension LinksPage {
    /// Lines alone, as comments show them.
    static func lines() -> [LinkPattern<AppRoute>] {
        func at() -> LinkPattern<AppRoute> {
            // snippet.comment-links-at
            .at("login", .login)
            // snippet.end
        }
        func path() -> LinkPattern<AppRoute> {
            // snippet.comment-links-path
            .path("stores").value(Int.self, "id").route(AppRoute.store)
            // snippet.end
        }
        func then() -> LinkPattern<AppRoute> {
            // snippet.comment-links-then
            .at("stores", .tab(.stores)).then(StoresRoute.links)
            // snippet.end
        }
        func mounted() -> LinkPattern<AppRoute> {
            // snippet.comment-links-mount
            .path("shop").then(ShopRoute.links)
            // snippet.end
        }
        func constant() -> LinkPattern<AppRoute> {
            // snippet.comment-links-constant
            .path("stores").query("view", is: "map").route(.map)
            // snippet.end
        }
        func via() -> LinkPattern<AppRoute> {
            // snippet.comment-links-via
            .path("orders").value(Int.self, "id").via(.tab(.account), to: OrdersRoute.self).route(OrdersRoute.order)
            // snippet.end
        }
        func inside() -> LinkPattern<AppRoute> {
            // snippet.comment-links-inside
            .path("sign-in").query("next", LinkAddress.self).route(AppRoute.signIn)
            // snippet.end
        }
        func elsewhere() -> LinkPattern<AppRoute> {
            // snippet.comment-links-elsewhere
            .path("s").value(Int.self).via(AppRoute.store, to: ShopRoute.self).then(ShopRoute.links)
            // snippet.end
        }
        func hop() -> LinkPattern<AppRoute> {
            // snippet.comment-links-hop
            .path("boards").value(String.self).via(AppRoute.board, to: ThreadRoute.self).value(Int.self)
                .route(ThreadRoute.open)
            // snippet.end
        }
        func destination() -> LinkPattern<AppRoute> {
            // snippet.comment-links-destination
            .path("open").destination(query: "url")
            // snippet.end
        }
        func yielding() -> LinkPattern<AppRoute> {
            // snippet.comment-links-yielding
            .path().value(String.self).path("x").route(AppRoute.tagged).yielding()
            // snippet.end
        }
        func page() -> LinkPattern<AppRoute> {
            // snippet.comment-links-default
            .path("list").query("page", Int.self, default: 1).route(AppRoute.list)
            // snippet.end
        }
        return [
            at(), path(), then(), mounted(), constant(), via(), inside(), elsewhere(), hop(), destination(),
            yielding(), page(),
        ]
    }

    static func more() -> LinkPattern<OrdersRoute> {
        // snippet.comment-links-more
        .path("orders").value(Int.self, "id").path("items").value(Int.self, "item").route(OrdersRoute.item)
        // snippet.end
    }

    static func allowing() -> Links<AppRoute> {
        // snippet.comment-links-allowing
        Links<AppRoute>(allowing: [.https("shop.example"), .scheme("shop")], [.at("login", .login)])
        // snippet.end
    }

    static func host() -> LinkOrigin {
        // snippet.comment-links-host
        .https("*.shop.example").readingHost()
        // snippet.end
    }

    static func closure() -> LinkPattern<CalendarRoute> {
        // snippet.links-closure
        .path("days").value(Int.self, "from").value(Int.self, "to").route(
            { CalendarRoute.span(start: $0, length: $1 - $0) },
            values: { route in
                guard case .span(let start, let length) = route else { return nil }
                return (start, start + length)
            })
        // snippet.end
    }

    @Suite("The page on links: lines", .noUnhandledFailures) struct LineTests {
        @Test("the code in comments does what they say") func comments() throws {
            // snippet.comment-links-link
            let link = try AppRoute.links.link(for: "https://shop.example/stores/12")
            // snippet.end
            // snippet.comment-links-address
            let hops = [Hop(AppRoute.tab(.stores)), Hop(StoresRoute.store(id: 12))]
            print(try AppRoute.links.address(of: hops))  // /stores/12
            // snippet.end
            #expect(link.hops == hops)
            // snippet.comment-links-problems
            #expect(AppRoute.links.problems() == [])
            // snippet.end
            // snippet.links-listing
            print(AppRoute.links.listing[1])  // /stores/:id  (id: a number)  AppRoute.tab(stores), StoresRoute.store
            // snippet.end
            #expect(
                AppRoute.links.listing[1].description
                    == "/stores/:id  (id: a number)  AppRoute.tab(stores), StoresRoute.store")
            #expect(Links(lines()).listing.count == 16)
            #expect(host().readsHost)
            #expect(Links([closure()]).problems() == [])
            #expect(Links([more()]).problems() == [])
            #expect(throws: Never.self) { try allowing().link(for: "shop://login") }
        }

        @Test("the message that the page shows") func message() throws {
            let error = try #require(throws: LinkError.self) { try AppRoute.links.link(for: "/stores/12/prodcts/6") }
            #expect(
                error.description.hasPrefix("Can't read \"/stores/12/prodcts/6\": it has \"prodcts\" where 'products'"))
            #expect(error.nearest == "/stores/12/products/6")
        }

        @Test("URLs") func urls() throws {
            let url = try #require(URL(string: "https://shop.example/stores/12"))
            // snippet.comment-links-url
            let link = try AppRoute.links.link(for: url)
            // snippet.end
            #expect(try AppRoute.links.url(of: link.hops, at: .https("shop.example")) == url)
        }
    }
}
