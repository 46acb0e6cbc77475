import Coordination
import CoordinationTesting
import Shop
import Testing

@Suite("The stores", .noUnhandledFailures, .navigationCoverage) struct StoresTests {
    let stores = StoresCoordinator(inventory: .sample)

    @Test("a store opens on top of the list") func storeOpens() throws {
        stores.trigger(.store(2))
        expect(stores, "[stores, store]")
        #expect(try stores.frontmost(StoreModel.self).store.name == "Old Mill Bakery")
    }

    @Test("a store that is on the stack already is gone back to") func storeTwice() throws {
        stores.perform(stores.chain(routes: [.store(1), .store(2), .store(3), .store(1)]))
        expect(stores, "[stores, store]")
        #expect(try stores.frontmost(StoreModel.self).store.id == 1)
    }

    @Test("a store that there is not is refused with the ones there are") func unknownStore() throws {
        let error = try refusal { stores.trigger(.store(4), completion: $0) }
        #expect("\(error)".contains("there is no store 4, only 1, 2, 3."))
        expect(stores, "[stores]")
    }

    @Test("the list opens a store through the router that it was given") func listOpens() throws {
        let list = try stores.frontmost(StoreListModel.self)
        list.open(list.stores[2])
        expect(stores, "[stores, store]")
    }

    @Test("details are presented over the store, and closed from it") func details() throws {
        stores.trigger(.store(3))
        try stores.frontmost(StoreModel.self).showDetails()
        expect(stores, "[stores, store]^details")
        #expect(try stores.frontmost(StoreDetailsModel.self).store.address == "7 Church Square")
        stores.trigger(.close)
        expect(stores, "[stores, store]")
    }

    @Test("the store is still seen behind its details, and not behind its catalogue") func styles() throws {
        let windows = WindowManager(WindowRoot(stores, name: "main"))
        stores.trigger(.store(3))
        let store = try stores.frontmost(StoreModel.self)
        stores.trigger(.details(3))
        #expect(store.node.isVisible)
        stores.perform(stores.chain(routes: [.close, .catalogue(3)]))
        expect(windows, "main: [stores, store]^(categories | )")
        #expect(!store.node.isVisible)
    }

    @Test("a list that outlives its coordinator keeps nothing of it alive") func released() throws {
        var stores: StoresCoordinator? = StoresCoordinator(inventory: .sample)
        weak let gone = stores
        let list = try #require(try stores?.frontmost(StoreListModel.self))
        stores = nil
        #expect(gone == nil)
        #expect(list.stores.count == 3)
    }
}

@Suite("The catalogue", .noUnhandledFailures, .navigationCoverage) struct CatalogueTests {
    @Test("a category and a product are shown beside the categories") func products() throws {
        let catalogue = try CatalogueCoordinator(of: 3, in: .sample)
        expect(catalogue, "(categories | )")
        try catalogue.frontmost(CategoriesModel.self).open(.books)
        expect(catalogue, "(categories | products)")
        let list = try catalogue.frontmost(ProductListModel.self)
        list.open(list.products[0])
        expect(catalogue, "(categories | product)")
        #expect(try catalogue.frontmost(ProductModel.self).product.name == "A book of maps")
    }

    @Test("a category lists what this store sells of it") func categories() throws {
        let catalogue = try CatalogueCoordinator(of: 1, in: .sample)
        catalogue.trigger(.category(.tea))
        #expect(try catalogue.frontmost(ProductListModel.self).products.map(\.id) == [1, 2])
    }

    @Test("a closed catalogue goes, and leaves the store") func closed() throws {
        let stores = StoresCoordinator(inventory: .sample)
        stores.trigger(.store(1), then: StoresRoute.catalogue(1), CatalogueRoute.category(.tea))
        expect(stores, "[stores, store]^(categories | products)")
        weak let catalogue = try stores.frontmost(CatalogueCoordinator.self)
        catalogue?.trigger(.close)
        expect(stores, "[stores, store]")
        #expect(catalogue == nil)
    }

    @Test("a store that there is not has no catalogue") func unknown() {
        #expect(throws: InventoryError.noStore(9, known: [1, 2, 3])) { try CatalogueCoordinator(of: 9, in: .sample) }
    }
}
