import Coordination
import CoordinationTesting
import Shop
import Testing

@Suite("The search", .noUnhandledFailures, .navigationCoverage) struct SearchTests {
    let search = SearchCoordinator(inventory: .sample)
    let time = ManualTime()
    let windows: WindowManager

    init() {
        // What is kept for a while needs a time.
        windows = WindowManager(WindowRoot(search, name: "main"), time: time)
    }

    @Test("a text with spaces finds what has it in its name") func finds() throws {
        search.trigger(.find("TEA ROAD"))
        expect(search, "[search, results]")
        #expect(try search.frontmost(ResultsModel.self).products.map(\.id) == [8])
    }

    @Test("a new search replaces what the last one found") func searchesAgain() throws {
        search.perform(search.chain(routes: [.find("tea"), .product(1), .find("bread")]))
        expect(search, "[search, results]")
        #expect(try search.frontmost(ResultsModel.self).text == "bread")
    }

    @Test("results are found as they were left for a minute, and are new after it", arguments: [(59, 1), (60, 0)])
    func kept(seconds: Int, seen: Int) throws {
        search.trigger(.find("tea"))
        weak let results = try search.frontmost(ResultsModel.self)
        results?.open(Inventory.sample.products[0])
        search.trigger(.start)
        time.advance(by: .seconds(seconds))
        search.trigger(.find("tea"))
        #expect(try search.frontmost(ResultsModel.self).seen.count == seen)
        #expect((results == nil) == (seen == 0))
    }

    @Test("the same search again is one screen, with what was seen on it") func again() throws {
        search.trigger(.find("tea"))
        try search.frontmost(ResultsModel.self).open(Inventory.sample.products[0])
        search.trigger(.find("tea"))
        expect(search, "[search, results]")
        #expect(try search.frontmost(ResultsModel.self).seen == [1])
    }

    @Test("a product opens from the results, and is shown once") func opens() throws {
        search.trigger(.find("tea"))
        let results = try search.frontmost(ResultsModel.self)
        results.open(results.products[0])
        search.trigger(.product(6))
        expect(search, "[search, results, product, product]")
        search.trigger(.product(results.products[0].id))
        expect(search, "[search, results, product]")
    }

    @Test("starting again goes back to the search that is there") func starts() {
        let before = search.top
        search.perform(search.chain(routes: [.find("tea"), .product(1), .start]))
        expect(search, "[search]")
        #expect(search.top === before)
    }
}
