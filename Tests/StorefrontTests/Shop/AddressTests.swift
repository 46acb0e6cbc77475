import Coordination
import CoordinationLinks
import CoordinationTesting
import CoordinationTools
import Foundation
import Shop
import Testing
import storefront

@Suite("Addresses", .noUnhandledFailures, .navigationCoverage) struct AddressTests {
    /// One sample of every address that was ever released.
    private static let lock = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Docs/Examples/Storefront/links.lock").standardizedFileURL

    @Test("every address leads to one place, and is printed as it was read") func problems() {
        #expect(SceneRoute.links.problems() == [])
        #expect(SceneRoute.typed.problems() == [])
    }

    @Test("an address that was released leads where it did") func released() throws {
        let lock = try String(contentsOf: Self.lock, encoding: .utf8)
        #expect(SceneRoute.links.problems(since: lock) == [])
    }

    @Test("every route that can be triggered has an address; what only acts has none that comes from outside")
    func everyRoute() throws {
        let owners = ["app": "App", "addresses": "Address"]
        let routes = try Program().run("routes").lines.compactMap { line -> String? in
            let name = line.split(separator: " ").first?.split(separator: ".") ?? []
            guard name.count == 2 else { return nil }
            if name[1] == "signOut" { return "StorefrontRoute.signOut" }
            return "\(owners[String(name[0])] ?? name[0].capitalized)Route.\(name[1])"
        }
        let typed = Set(SceneRoute.typed.listing.map { $0.hops.last?.prefix { $0 != "(" } ?? "" })
        #expect(routes.count > 40)
        #expect(routes.filter { !typed.contains($0[...]) } == [])
        #expect(SceneRoute.links.listing.filter { $0.address.hasPrefix("/do/") } == [])
        #expect(throws: LinkError.self) { try SceneRoute.links.link(for: "shop://do/cart/pay") }
    }

    private static let samples = SceneRoute.links.lock().split(separator: "\n").map { String($0.prefix { $0 != " " }) }

    @Test("an address leads to a place whose own address leads there again", arguments: samples)
    func back(text: String) throws {
        let shop = Storefront(session: VisitorSession(of: .ada), isFirstVisit: false, time: ManualTime())
        let link = try SceneRoute.links.link(for: text)
        let followed = outcome { shop.windows.trigger(link, completion: $0) }
        let address = try #require(shop.windows.address(by: SceneRoute.links))
        let other = Storefront(session: VisitorSession(of: .ada), isFirstVisit: false, time: ManualTime())
        let again = try SceneRoute.links.link(for: address)
        other.windows.trigger(again) { _ in }
        #expect(other.windows.address(by: SceneRoute.links) == address)
        if followed?.isCompleted == true, shop.windows.alerts.isEmpty {
            #expect(other.windows.tree == shop.windows.tree)
        }
    }

    @Test("a tap on a tab changes the address") func tapped() {
        let shop = Storefront(isFirstVisit: false, time: ManualTime())
        var seen: [String?] = []
        shop.windows.observeAddress(by: SceneRoute.links) { seen.append($0) }
        let app = try? shop.windows.router(for: AppRoute.self) as? AppCoordinator
        for tab in [AppRoute.Tab.cart, .cart, .search] {
            if let app { TestHost(shop.windows).choose(app.coordinator(of: tab)) }
        }
        #expect(seen == ["/stores/all", "/cart/items", "/search/new"])
    }
}
