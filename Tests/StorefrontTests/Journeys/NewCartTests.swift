import Coordination
import CoordinationTesting
import Shop
import Testing

@Suite("A new cart", .noUnhandledFailures, .navigationCoverage) struct NewCartTests {
    let basket = Basket()
    let session = VisitorSession(of: .ada)
    let windows: WindowManager
    let app: AppCoordinator
    let elm = Address("1 Elm Street")

    init() throws {
        let storefront = Storefront(session: session, isFirstVisit: false, time: ManualTime())
        windows = storefront.windows
        app = try windows.frontmost(AppCoordinator.self)
        app.trigger(.tab(.cart))
    }

    private func answer(_ method: DeliveryMethod) throws {
        try windows.frontmost(MethodPicker.self).pick(method)
    }

    private func answer(_ address: Address) throws {
        try windows.frontmost(AddressBookCoordinator.self).trigger(.chosen(address))
    }

    private func answer(store index: Int) throws {
        let picker = try windows.frontmost(StorePicker.self)
        picker.pick(picker.stores[index])
    }

    private func create() throws {
        try windows.router(for: CartRoute.self).trigger(.create)
    }

    @Test("asks how, where to and from where, and begins at the store") func asks() throws {
        try create()
        expect(windows, "main: {[stores], [search], [cart, method]*, (account | )}")
        try answer(.delivery)
        expect(windows, "main: {[stores], [search], [cart, method, [addresses]]*, (account | )}")
        try answer(elm)
        expect(windows, "main: {[stores], [search], [cart, method, [addresses], store-picker]*, (account | )}")
        try answer(store: 2)
        expect(windows, "main: {[stores, store]*, [search], [cart], (account | )}")
        #expect(try windows.frontmost(StoreModel.self).store.name == "Corner Books")
        app.trigger(.tab(.cart))
        let cart = try #require(windows.frontmost(CartModel.self).basket.cart)
        #expect(cart.method == .delivery && cart.address == elm && cart.store.id == 3)
    }

    @Test("does not ask for a store where one is ordered from, and continues there") func knownStore() throws {
        app.trigger(.tab(.stores), then: StoresRoute.store(1), StoresRoute.order(1))
        try answer(.pickup)
        expect(windows, "main: {[stores, store]^(categories | )*, [search], [cart], (account | )}")
    }

    @Test("goes back to a question, and asks again what comes after it") func back() throws {
        try create()
        try answer(.delivery)
        try answer(elm)
        windows.back()
        expect(windows, "main: {[stores], [search], [cart, method, [addresses]]*, (account | )}")
        windows.back()
        try answer(.pickup)
        expect(windows, "main: {[stores], [search], [cart, method, store-picker]*, (account | )}")
        try answer(store: 0)
        app.trigger(.tab(.cart))
        #expect(try windows.frontmost(CartModel.self).basket.cart?.address == nil)
    }

    @Test("can be given up at every step", arguments: 0...2) func givenUp(step: Int) throws {
        try create()
        if step > 0 { try answer(.delivery) }
        if step > 1 { try answer(elm) }
        weak let question = windows.top
        #expect(question?.node.name != "cart")
        question?.cancelFlow()
        expect(windows, "main: {[stores], [search], [cart]*, (account | )}")
        #expect(question == nil)
        #expect(try windows.frontmost(CartModel.self).basket.cart == nil)
    }

    @Test("says what is missing, also without a tree") func values() {
        var cart = NewCart(stores: Inventory.sample.stores)
        #expect(cart.next().asked == \.method)
        cart.method = .delivery
        #expect(cart.next().asked == \.address)
        cart.method = .pickup
        #expect(cart.next().asked == \.store)
        cart.store = cart.stores[0]
        #expect(cart.next().output?.method == .pickup)
    }
}

/// A cart's tab, and a user who answers each question as soon as it is there.
private final class Visit {
    let coordinator: CartCoordinator
    let windows: WindowManager
    private(set) var asked: [String] = []

    init() {
        coordinator = CartCoordinator(inventory: .sample, basket: Basket(), session: VisitorSession())
        windows = WindowManager(WindowRoot(coordinator, name: "main"), time: ManualTime())
        windows.observeCommits { [weak self] _ in self?.answer() }
    }

    private func answer() {
        let top = windows.top
        if top.node.name != asked.last { asked.append(top.node.name) }
        switch top {
        case let picker as MethodPicker: picker.pick(.delivery)
        case let picker as StorePicker: picker.pick(picker.stores[1])
        default: (top.node.parent?.presentable as? AddressBookCoordinator)?.trigger(.chosen(Address("1 Elm Street")))
        }
    }
}

@Suite("A new cart, with await", .noUnhandledFailures, .navigationCoverage) @MainActor struct NewCartAwaitTests {
    enum Known: CaseIterable {
        case nothing, method, pickup, address, store, all

        @MainActor var cart: NewCart {
            var cart = NewCart(stores: Inventory.sample.stores)
            if self == .method || self == .all { cart.method = .delivery }
            if self == .pickup { cart.method = .pickup }
            if self == .address || self == .all { cart.address = Address("9 Garden Row") }
            if self == .store || self == .all { cart.store = cart.stores[2] }
            return cart
        }
    }

    @Test("asks what the flow asks, and makes the same cart", arguments: Known.allCases)
    func same(known: Known) async throws {
        let (flow, plain) = (Visit(), Visit())
        let expected = try await flow.coordinator.run(known.cart)
        let cart = try await plain.coordinator.newCart(known.cart)
        #expect(cart == expected)
        #expect(plain.asked.filter { $0 != "cart" } == flow.asked.filter { $0 != "cart" })
        expect(plain.windows, "main: [cart]")
        expect(flow.windows, "main: [cart]")
    }

    @Test("ends with the first question that is closed") func closed() async {
        let coordinator = CartCoordinator(inventory: .sample, basket: Basket(), session: VisitorSession())
        let task = Task.immediate { try await coordinator.newCart(NewCart(stores: [])) }
        expect(coordinator, "[cart]^method")
        coordinator.back(completion: nil)
        await #expect(throws: EndReason.dismissed) { try await task.value }
        expect(coordinator, "[cart]")
    }

    @Test("closes its question when its caller withdraws") func cancelled() async {
        let coordinator = CartCoordinator(inventory: .sample, basket: Basket(), session: VisitorSession())
        let task = Task.immediate { try await coordinator.newCart(NewCart(stores: [])) }
        expect(coordinator, "[cart]^method")
        task.cancel()
        await #expect(throws: EndReason.cancelled) { try await task.value }
        expect(coordinator, "[cart]")
    }
}
