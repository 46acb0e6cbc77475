import Coordination
import CoordinationLinks
import Testing

@Suite("Links: what was released") struct LinkLockTests {
    private typealias Shop = LinkedShop

    @Test("the lock of a list has a sample of each address, and holds") func recorded() {
        let lock = Shop.links.lock()
        #expect(
            lock.hasPrefix(
                "/stores -> AppRoute.tab(stores)\n/stores/7 -> AppRoute.tab(stores), StoresRoute.store(id: 7)\n"))
        #expect(lock.split(separator: "\n").count == Shop.links.listing.count)
        #expect(Shop.links.problems(since: lock) == [])
        #expect(Shop.links.lock(addingTo: lock) == lock)
    }

    @Test("an address that is new is named, and added behind the others, which stay as they are") func added() {
        let lock = "# Released.\n\n/stores -> AppRoute.tab(stores)"
        let problems = Shop.links.problems(since: lock)
        #expect(problems.map(\.kind).allSatisfy { $0 == .unrecorded })
        #expect(problems.count == Shop.links.listing.count - 1)
        #expect(
            problems.first?.description
                == "/stores/:id: there is no sample of it. Add the line "
                + "'/stores/7 -> AppRoute.tab(stores), StoresRoute.store(id: 7)'.")
        #expect(Shop.links.lock(addingTo: lock).hasPrefix(lock + "\n/stores/7 -> "))
    }

    @Test(
        "what has moved or has gone is named",
        arguments: [
            (
                "/stores/7 -> AppRoute.map",
                "/stores/7 led to AppRoute.map, and leads to AppRoute.tab(stores), StoresRoute.store(id: 7). If that is "
                    + "meant, change the line, or name its successor: '/stores/7 -> ADDRESS'.", "moved"
            ),
            (
                "/shops/7 -> StoresRoute.store(id: 7)",
                "/shops/7 led to StoresRoute.store(id: 7), and is read no more. Keep it as 'legacy'.", "gone"
            ),
            (
                "/stores/shop/7 -> /stores/8",
                "/stores/shop/7 leads to AppRoute.tab(stores), StoresRoute.store(id: 7), and its successor /stores/8 to "
                    + "AppRoute.tab(stores), StoresRoute.store(id: 8).", "moved"
            ),
            ("/stores/shop/7 -> /shops/7", "/shops/7, the successor of /stores/shop/7, is read no more.", "gone"),
            (
                "/stores/7",
                "'/stores/7' does not say where it leads. Write: ADDRESS -> ROUTES, or ADDRESS -> ADDRESS.", "badLine"
            ),
            (
                "/stores/7 ->",
                "'/stores/7 ->' does not say where it leads. Write: ADDRESS -> ROUTES, or ADDRESS -> ADDRESS.",
                "badLine"
            ),
        ])
    func moved(line: String, message: String, kind: String) {
        let problem = Shop.links.problems(since: line).first { $0.kind != .unrecorded }
        #expect(problem?.description == message)
        #expect(problem?.kind.description == kind)
    }

    @Test("a successor is as good as the address itself, also under a scheme") func successors() {
        for line in [
            "/stores/shop/7 -> /stores/7", "  /stores/shop/7  ->  shop://stores/7 \r",
            "shop://stores/shop/7 -> /stores/7",
        ] {
            #expect(Shop.links.problems(since: line).filter { $0.kind != .unrecorded } == [], "\(line)")
        }
    }
}
