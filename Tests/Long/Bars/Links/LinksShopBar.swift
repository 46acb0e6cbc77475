import Coordination
import CoordinationLinks
import Shop
import TestSupport

/// Addresses of the storefront, sound ones and damaged: each is what a switch that was written by hand makes of it, or is
/// refused by both; and what is read is printed, and read again as the same.
struct LinksShopBar: Bar {
    let name = "links-shop"
    let count = 100_000
    let unit = "texts"
    let limit = 30.0

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        var drawing = LinkDrawing(seed: seed)
        let text = drawing.text { Self.address(&$0) }
        tally.expect(LinkDrawing.Sort.allCases.map(\.rawValue), of: "text")
        tally.count(drawing.sort.rawValue, of: "text")
        return examine(text, &tally)
    }

    func text(seed: UInt64) -> String? {
        var drawing = LinkDrawing(seed: seed)
        return drawing.text { Self.address(&$0) }
    }

    func play(_ text: String, tally: inout Tally) -> Finding? { examine(text, &tally) }

    func smaller(than text: String) -> [String] { LinksFuzzBar().smaller(than: text) }

    /// An address of each line, with random values.
    private static func address(_ random: inout SplitMix64) -> String {
        let number = random.oneIn(8) ? "\(Int(truncatingIfNeeded: random.next()))" : "\(random.below(20) - 2)"
        let text = ["tea", "green%20tea", "a%2Fb", "%25", "%E2%82%AC", "+"][random.below(6)]
        let category = Category.allCases[random.below(Category.allCases.count)].rawValue
        let shapes = [
            "/", "/stores", "/stores/all", "/stores/\(number)", "/stores/\(number)/details", "/stores/\(number)/order",
            "/stores/\(number)/catalogue", "/stores/\(number)/catalogue/categories",
            "/stores/\(number)/catalogue/\(category)", "/stores/\(number)/catalogue/products/\(number)", "/search",
            "/search/new", "/search?q=\(text)", "/search/products/\(number)", "/cart", "/cart/items", "/cart/new",
            "/cart/checkout", "/account", "/account/overview", "/account/orders", "/account/orders/\(number)/rating",
            "/account/settings", "/account/favourite", "/account/addresses", "/account/addresses/all",
            "/account/addresses/new", "/account/about", "/account/about/shop", "/account/about/licences",
            "/account/about/licences/\(text)", "/login", "/login/who", "/login/forgotten", "/welcome",
            "/shops/\(number)",
        ]
        return shapes[random.below(shapes.count)]
    }

    private func examine(_ text: String, _ tally: inout Tally) -> Finding? {
        tally.expect(["read", "refused"], of: "outcome")
        let expected = OracleText(text).flatMap(Self.hops)
        do throws(LinkError) {
            let link = try SceneRoute.links.link(for: text)
            tally.count("read", of: "outcome")
            tally.count("\(type(of: link.hops.last?.route ?? AppRoute.login))", of: "route")
            guard link.hops == expected else {
                return Finding("is read as something else", details: "\(text)\n\(link.hops)\n\(expected ?? [])")
            }
            return roundTrip(of: link.hops, text)
        } catch {
            tally.count("refused", of: "outcome")
            guard let expected else { return nil }
            return Finding("is refused", details: "\(text)\n\(error)\n\(expected)")
        }
    }

    private func roundTrip(of hops: [Hop], _ text: String) -> Finding? {
        do throws(LinkError) {
            let address = try SceneRoute.links.address(of: hops)
            let again = try SceneRoute.links.link(for: address)
            if again.hops == hops, try SceneRoute.links.address(of: again.hops) == address { return nil }
            return Finding("is printed as something else", details: "\(text)\n\(address)\n\(again)")
        } catch {
            // Encoded, a text is three times as long.
            if error.reason == .unprintable, text.utf8.count > 600 { return nil }
            return Finding("is not printed and read again", details: "\(text)\n\(error)")
        }
    }

    /// What an address of the storefront says, by hand.
    private static func hops(_ text: OracleText) -> [Hop]? {
        func number(_ text: String) -> Int? { Int(text).flatMap { "\($0)" == text ? $0 : nil } }
        func category(_ text: String) -> Category? {
            Category.allCases.first { Array($0.rawValue.utf8) == Array(text.utf8) }
        }
        func tab(_ tab: AppRoute.Tab, _ hops: Hop?...) -> [Hop]? {
            hops.contains(nil) ? nil : [Hop(SceneRoute.app), Hop(AppRoute.tab(tab))] + hops.compactMap(\.self)
        }
        let words = text.segments.map { word in word.unicodeScalars.allSatisfy(\.isASCII) ? word : "\u{0}" + word }
        let (first, rest) = (words.first, Array(words.dropFirst()))
        switch (first, rest.first, rest.count) {
        case ("stores", nil, _): return tab(.stores)
        case ("stores", "all", 1): return tab(.stores, Hop(StoresRoute.list))
        case ("stores", let id?, _):
            guard let id = number(id) else { return nil }
            switch (rest.dropFirst().first, rest.dropFirst(2).first, rest.count) {
            case (nil, _, _): return tab(.stores, Hop(StoresRoute.store(id)))
            case ("details", _, 2): return tab(.stores, Hop(StoresRoute.details(id)))
            case ("order", _, 2): return tab(.stores, Hop(StoresRoute.order(id)))
            case ("catalogue", nil, _): return tab(.stores, Hop(StoresRoute.catalogue(id)))
            case ("catalogue", "categories", 3):
                return tab(.stores, Hop(StoresRoute.catalogue(id)), Hop(CatalogueRoute.categories))
            case ("catalogue", "products", 4):
                return tab(
                    .stores, Hop(StoresRoute.catalogue(id)), number(rest[3]).map { Hop(CatalogueRoute.product($0)) })
            case ("catalogue", let name?, 3):
                return tab(
                    .stores, Hop(StoresRoute.catalogue(id)), category(name).map { Hop(CatalogueRoute.category($0)) })
            default: return nil
            }
        case ("search", nil, _):
            let asked = text.values(of: "q")
            return asked.count == 1 ? tab(.search, Hop(SearchRoute.find(asked[0]))) : tab(.search)
        case ("search", "new", 1): return tab(.search, Hop(SearchRoute.start))
        case ("search", "products", 2): return tab(.search, number(rest[1]).map { Hop(SearchRoute.product($0)) })
        case ("cart", nil, _): return tab(.cart)
        case ("cart", let name?, 1):
            let routes = ["items": CartRoute.items, "new": .create, "checkout": .checkout]
            return tab(.cart, routes[name].map { Hop($0) })
        case ("account", nil, _): return tab(.account)
        case ("account", "orders", 3) where rest[2] == "rating":
            return tab(.account, number(rest[1]).map { Hop(AccountRoute.rate($0)) })
        case ("account", "addresses", 2):
            let routes = ["all": AddressRoute.list, "new": .form]
            return tab(.account, Hop(AccountRoute.chooseAddress), routes[rest[1]].map { Hop($0) })
        case ("account", "about", 2):
            let routes = ["shop": AboutRoute.summary, "licences": .licences]
            return tab(.account, Hop(AccountRoute.about), routes[rest[1]].map { Hop($0) })
        case ("account", "about", 3) where rest[1] == "licences":
            return tab(.account, Hop(AccountRoute.about), Hop(AboutRoute.licence(of: text.segments[3])))
        case ("account", let name?, 1):
            let routes = [
                "overview": AccountRoute.overview, "orders": .orders, "settings": .settings, "favourite": .chooseStore,
                "addresses": .chooseAddress, "about": .about,
            ]
            return tab(.account, routes[name].map { Hop($0) })
        case ("login", nil, _): return [Hop(SceneRoute.app), Hop(AppRoute.login)]
        case ("login", let name?, 1):
            let routes = ["who": LoginRoute.start, "forgotten": .forgotten]
            return routes[name].map { [Hop(SceneRoute.app), Hop(AppRoute.login), Hop($0)] }
        case (nil, _, _): return [Hop(SceneRoute.app)]
        case ("welcome", nil, _): return [Hop(SceneRoute.onboarding)]
        case ("shops", let id?, 1): return tab(.stores, number(id).map { Hop(StoresRoute.store($0)) })
        default: return nil
        }
    }
}
