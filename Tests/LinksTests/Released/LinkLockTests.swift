import Coordination
import CoordinationLinks
import CoordinationTools
import Testing

@Suite("Links: what was released") struct LinkLockTests {
    private typealias Shop = LinkedShop

    @Test("the lock of a list has a sample of each address, and holds") func recorded() {
        let lock = Shop.links.lock()
        #expect(lock.contains("\n/stores/7 -> AppRoute.tab(stores), StoresRoute.store(id: 7)\n"))
        #expect(lock.split(separator: "\n").count > Shop.links.listing.count)
        #expect(Shop.links.problems(since: lock) == [])
        #expect(Shop.links.lock(addingTo: lock) == lock)
    }

    @Test("an address that is new is named, and added in its place, and the others stay as they are") func added() {
        let lock = "# Released.\n\n/stores -> AppRoute.tab(stores)"
        let problems = Shop.links.problems(since: lock)
        #expect(problems.map(\.kind).allSatisfy { $0 == .unrecorded })
        // Of each line but the first, and of the host, the scheme, and items that are not read.
        #expect(problems.count == Shop.links.listing.count - 1 + 3)
        #expect(
            problems.first?.description
                == "/stores/:id: 3 samples of it are missing. Write the lock again, or add the line "
                + "'/stores/7 -> AppRoute.tab(stores), StoresRoute.store(id: 7)'.")
        let added = Shop.links.lock(addingTo: lock)
        #expect(added.hasPrefix("# Released.\n\n/ -> AppRoute.home\n"))
        #expect(added.contains("\n/stores -> AppRoute.tab(stores)\n/stores/-9223372036854775808 -> "))
    }

    @Test(
        "an address that has moved or is gone is named",
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
                "'/stores/7' has no destination. Write: ADDRESS -> ROUTES, or ADDRESS -> ADDRESS.", "badLine"
            ),
            (
                "/stores/7 ->",
                "'/stores/7 ->' has no destination. Write: ADDRESS -> ROUTES, or ADDRESS -> ADDRESS.",
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
