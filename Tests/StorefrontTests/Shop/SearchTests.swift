import Coordination
import CoordinationTesting
import Shop
import Testing

@Suite("The search", .noUnheardFailures) struct SearchTests {
    let search = SearchCoordinator(inventory: .sample)

    @Test("a text with spaces finds what has it in its name") func finds() throws {
        search.trigger(.find("TEA ROAD"))
        expect(search, "[search, results]")
        #expect(try search.visible(ResultsModel.self).products.map(\.id) == [8])
    }

    @Test("a new search replaces what the last one found") func searchesAgain() throws {
        search.perform(search.chain(routes: .find("tea"), .product(1), .find("bread")))
        expect(search, "[search, results]")
        #expect(try search.visible(ResultsModel.self).text == "bread")
    }

    @Test("a product opens from the results, and is shown once") func opens() throws {
        search.trigger(.find("tea"))
        let results = try search.visible(ResultsModel.self)
        results.open(results.products[0])
        search.trigger(.product(6))
        expect(search, "[search, results, product, product]")
        search.trigger(.product(results.products[0].id))
        expect(search, "[search, results, product]")
    }

    @Test("starting again goes back to the search that is there") func starts() {
        let before = search.top
        search.perform(search.chain(routes: .find("tea"), .product(1), .start))
        expect(search, "[search]")
        #expect(search.top === before)
    }
}
