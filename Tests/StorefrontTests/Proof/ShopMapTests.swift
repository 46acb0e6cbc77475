import CoordinationProof
import CoordinationTesting
import Foundation
import ShopProof
import TestSupport
import Testing

@Suite("The shop's map", .navigationExploration) struct ShopMapTests {
    /// Two minutes without optimisation. With `NAVIGATION_MAP=write`, the map and its pictures are written.
    @Test(
        "the map of all scenarios, and its picture on the page about maps, are as they are kept",
        .enabled(if: Walks.count(0, long: 1) > 0, "on the whole way of the walks"))
    func whole() throws {
        // The first visit is the last scenario, and begins the map.
        let map = NavigationMap(ShopScenarios.all.reversed().map { $0.proof().map })
        expectMap(map, "Maps/Shop.map")
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../CoordinationProof/CoordinationProof.docc")
        for (name, isDark) in [("Map-of-the-shop.svg", false), ("Map-of-the-shop~dark.svg", true)] {
            let (file, picture) = (folder.appending(path: name), map.svg(isDark: isDark))
            if ProcessInfo.processInfo.environment["NAVIGATION_MAP"] == "write" {
                try picture.write(to: file, atomically: true, encoding: .utf8)
            }
            #expect(try String(contentsOf: file, encoding: .utf8) == picture, "write it with NAVIGATION_MAP=write")
        }
    }
}
