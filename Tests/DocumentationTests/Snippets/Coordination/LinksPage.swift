import Coordination
import CoordinationLinks
import CoordinationFoundation
import CoordinationTesting
import CoordinationTools
import Foundation
import Testing

/// The code of the page on links, and of the comments on them.
enum LinksPage {
    // snippet.links-product
    enum ProductRoute: Route, Codable {
        case product(id: Int, sort: Sort?, part: Part?)
        case tagged([String])
    }

    enum Sort: String, CaseIterable, Codable { case price, name }
    enum Part: String, CaseIterable, Codable { case reviews, details }
    // snippet.end

    enum Tab: Int { case stores, account }
    enum StoresRoute: Route, Codable { case store(id: Int) }
    enum AppRoute: Route {
        static let isRemembered = true
        case home, tab(Tab), login, help([String]), signIn(next: LinkAddress?), map, store(id: Int)
        case tagged(String), board(String), list(page: Int)
    }
    enum ThreadRoute: Route { case open(Int) }
    enum ShopRoute: Route {
        case offers
        static let links: Links<ShopRoute> = [.at("offers", .offers)]
    }
    enum OrdersRoute: Route { case order(id: Int), item(order: Int, id: Int) }
    enum CalendarRoute: Route { case span(start: Int, length: Int) }

    // snippet.links-value
    struct Day: LinkValue, Hashable {
        let number: Int

        init(number: Int) { self.number = number }

        init?(linkText: String) {
            guard linkText.hasPrefix("day-"), let number = Int(linkText.dropFirst(4)), number > 0 else { return nil }
            self.init(number: number)
        }

        var linkText: String { "day-\(number)" }
        static let linkKind = "a day"
        static let linkNarrowness = LinkNarrowness.number
        static let linkExamples = [Day(number: 1), Day(number: 2)]
    }
    // snippet.end
}

typealias Sort = LinksPage.Sort
typealias Part = LinksPage.Part
typealias ProductRoute = LinksPage.ProductRoute
typealias StoresRoute = LinksPage.StoresRoute
typealias AppRoute = LinksPage.AppRoute
private typealias ShopRoute = LinksPage.ShopRoute
private typealias ThreadRoute = LinksPage.ThreadRoute
private typealias OrdersRoute = LinksPage.OrdersRoute
private typealias CalendarRoute = LinksPage.CalendarRoute

// snippet.links-product-list
extension ProductRoute {
    static let links: Links<ProductRoute> = [
        .path("products").value(Int.self, "id").query("sort", Sort.self).fragment(Part.self)
            .route(ProductRoute.product),
        .path("products").query(all: "tag", String.self).route(ProductRoute.tagged),
    ]
}
// snippet.end

// snippet.links-lists
extension StoresRoute {
    static let links: Links<StoresRoute> = [
        .path().value(Int.self, "id").route(StoresRoute.store).then(ProductRoute.links),
        .path("shop").value(Int.self, "id").legacy(StoresRoute.store),
    ]
}

extension AppRoute {
    static let links = Links<AppRoute>(
        allowing: [.https("shop.example"), .scheme("shop")],
        [
            .at("stores", .tab(.stores)).then(StoresRoute.links),
            .at("login", .login),
            .path("help").rest().route(AppRoute.help),
        ])
}
// snippet.end

extension LinksPage {
    final class AppCoordinator: Coordinator {
        let root: TabRoot
        private let stores = StoresCoordinator()
        init() { root = TabRoot(stores, StackRoot(Screen("account"))) }

        // snippet.links-selecting
        func route(selecting child: any Presentable) -> AppRoute? { .tab(child === stores ? .stores : .account) }
        // snippet.end

        func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
            switch route {
            case .tab(let tab): .select(index: tab.rawValue)
            default: .none()
            }
        }
    }

    final class StoresCoordinator: Coordinator {
        let root = StackRoot(Screen("stores"))
        func prepareTransition(for route: StoresRoute) -> Transition<StackRoot> {
            switch route {
            case .store(let id): .push(ProductsCoordinator(store: id))
            }
        }
    }

    final class ProductsCoordinator: Coordinator {
        let root: StackRoot
        init(store: Int) { root = StackRoot(Screen("store-\(store)")) }
        func prepareTransition(for route: ProductRoute) -> Transition<StackRoot> {
            switch route {
            case .product(let id, _, _): .push(Screen("product-\(id)"))
            case .tagged: .push(Screen("tagged"))
            }
        }
    }

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

    @Suite("The page on links", .noUnhandledFailures) struct Tests {
        @Test("a URL is routes, and routes are a URL") func bothWays() throws {
            let app = AppCoordinator()
            // snippet.links-use
            let link = try AppRoute.links.link(for: "https://shop.example/stores/12/products/6?sort=price#reviews")
            app.trigger(link)
            #expect(try AppRoute.links.address(of: link.hops) == "/stores/12/products/6?sort=price#reviews")
            // snippet.end
            expect(app, "{[stores, [store-12, product-6]]*, [account]}")
        }

        // snippet.links-problems
        @Test("every address leads to one place, and is printed as it was read") func addresses() {
            #expect(AppRoute.links.problems() == [])
        }
        // snippet.end

        @Test("following, before it and after") func following() throws {
            let app = AppCoordinator()
            let windows = WindowManager(WindowRoot(app, name: "main"))
            do {
                let link = try AppRoute.links.link(for: "/stores/12/products/6")
                var lines: [String] = []
                func print(_ hop: PreviewedHop) { lines.append("// \(hop)") }
                // snippet.links-preview
                for hop in windows.preview(of: link) { print(hop) }
                // AppRoute.tab(stores): by AppCoordinator at /0/0
                // StoresRoute.store(id: 12): by StoresCoordinator at /0/0/0
                // ProductRoute.product(id: 6, sort: nil, part: nil): not there yet
                // snippet.end
                #expect(
                    lines == [
                        "// AppRoute.tab(stores): by AppCoordinator at /0/0",
                        "// StoresRoute.store(id: 12): by StoresCoordinator at /0/0/0",
                        "// ProductRoute.product(id: 6, sort: nil, part: nil): not there yet",
                    ])
            }
            // snippet.links-follow
            let link = try AppRoute.links.link(for: "https://shop.example/stores/12/products/6?sort=price#reviews")
            windows.trigger(link)
            expect(windows, "main: {[stores, [store-12, product-6]]*, [account]}")
            // snippet.end
            // snippet.links-shown
            print(windows.address(by: AppRoute.links) ?? "none")  // /stores/12/products/6?sort=price#reviews
            // snippet.end
            #expect(windows.address(by: AppRoute.links) == "/stores/12/products/6?sort=price#reviews")
            var bar: [String] = []
            // snippet.links-observe
            windows.observeAddress(by: AppRoute.links) { address in bar.append(address ?? "") }
            // snippet.end
            // snippet.comment-links-observe
            windows.observeAddress(by: AppRoute.links) { address in bar.append(address ?? "") }
            // snippet.end
            // snippet.comment-links-trigger
            windows.trigger(try AppRoute.links.link(for: "https://shop.example/stores/12"))
            // snippet.end
            // snippet.comment-links-preview
            for hop in windows.preview(of: link) { print(hop) }
            // snippet.end
            // snippet.comment-links-shown
            app.trigger(try AppRoute.links.link(for: "/stores/12"))
            print(app.address(by: AppRoute.links) ?? "")  // /stores/12
            // snippet.end
            let lock = AppRoute.links.lock()
            // snippet.comment-links-lock
            #expect(AppRoute.links.problems(since: lock) == [])
            // snippet.end
            #expect(
                bar == Array(repeating: "/stores/12/products/6?sort=price#reviews", count: 2)
                    + ["/stores/12", "/stores/12"])
            #expect(app.address(by: AppRoute.links) == "/stores/12")
        }

        @Test("the address of what is shown, awaited") @MainActor func awaited() async throws {
            let windows = WindowManager(WindowRoot(AppCoordinator(), name: "main"))
            let reading = Task.immediate { @MainActor in
                var bar: [String] = []
                // snippet.links-awaited
                for await address in windows.addresses(by: AppRoute.links) { bar.append(address ?? "") }
                // snippet.end
                return bar
            }
            windows.trigger(try AppRoute.links.link(for: "/stores/12"), completion: nil)
            reading.cancel()
            #expect(await reading.value == ["/stores", "/stores/12"])
        }

        @Test("the files for the systems") func systems() {
            func print(_ text: String) { #expect(!text.isEmpty) }
            // snippet.links-command
            let app = LinkedApp(appleIDs: ["ABCDE12345.com.example.shop"], androidPackage: "com.example.shop")
            // snippet.hide
            func exit(_ status: Int32) { #expect(status == 64) }
            enum CommandLine { static let arguments = ["links", "help"] }
            // snippet.show
            exit(LinkCommand(AppRoute.links, of: app).run(Array(CommandLine.arguments.dropFirst())))
            // snippet.end
            // snippet.links-systems
            print(AppRoute.links.appleFile(for: app, at: .https("shop.example")))
            print(AppRoute.links.androidFile(for: app))
            print(AppRoute.links.androidFilters)
            // snippet.end
            // snippet.comment-links-apple
            print(AppRoute.links.appleFile(for: app, at: .https("shop.example")))
            // snippet.end
            // snippet.comment-links-filters
            print(AppRoute.links.androidFilters)
            // snippet.end
            let file = AppRoute.links.appleFile(for: app, at: .https("shop.example"))
            // snippet.comment-links-served
            #expect(AppRoute.links.differences(fromServed: file, for: app, at: .https("shop.example")) == [])
            // snippet.end
            do {
                // snippet.comment-links-command
                let command = LinkCommand(AppRoute.links, of: LinkedApp(appleIDs: ["ABCDE12345.com.example.shop"]))
                exit(command.run(Array(CommandLine.arguments.dropFirst())))
                // snippet.end
            }
        }

        @Test("a link that the list refuses goes to the browser") func refused() throws {
            let windows = WindowManager(WindowRoot(AppCoordinator(), name: "main"))
            var inBrowser: [URL] = []
            func openInBrowser(_ url: URL) { inBrowser.append(url) }
            // snippet.links-refused
            func open(_ url: URL) {
                do {
                    windows.trigger(try AppRoute.links.link(for: url))
                } catch {
                    openInBrowser(url)
                }
            }
            // snippet.end
            open(try #require(URL(string: "https://shop.example/stores/12")))
            open(try #require(URL(string: "https://shop.example/stores/12x")))
            #expect(inBrowser.map(\.absoluteString) == ["https://shop.example/stores/12x"])
            expect(windows, "main: {[stores, [store-12]]*, [account]}")
        }

        private let lockFile = FileManager.default.temporaryDirectory.appending(path: "page.links.lock")

        init() throws {
            let text = """
                # Where the addresses of the app lead. What was released is not taken away.
                /stores/7 -> AppRoute.tab(stores), StoresRoute.store(id: 7)
                /stores/shop/7 -> /stores/7
                """
            let isSound = AppRoute.links.problems(since: text).allSatisfy { $0.kind == .unrecorded }
            try (isSound ? AppRoute.links.lock(addingTo: text) : text)
                .write(to: lockFile, atomically: true, encoding: .utf8)
        }

        // snippet.links-lock
        @Test("an address that was released leads where it did") func released() throws {
            let lock = try String(contentsOf: lockFile, encoding: .utf8)
            #expect(AppRoute.links.problems(since: lock) == [])
        }
        // snippet.end

        @Test("what comments show") func comments() throws {
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
                error.description.hasPrefix("Can't read \"/stores/12/prodcts/6\": \"prodcts\" stands where 'products'"))
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
