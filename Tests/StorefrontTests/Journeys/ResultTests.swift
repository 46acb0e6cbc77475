import Coordination
import CoordinationTesting
import Shop
import Testing

@Suite("The results of screens", .noUnhandledFailures, .navigationCoverage) struct ResultTests {
    let session = VisitorSession(of: .ada)
    let account: AccountCoordinator

    init() {
        account = AccountCoordinator(inventory: .sample, session: session)
    }

    @Test("a picker gives back a store, as a route") func store() throws {
        account.trigger(.settings, then: AccountRoute.chooseStore)
        expect(account, "(account | [settings])^store-picker")
        let picker = try account.frontmost(StorePicker.self)
        picker.pick(picker.stores[2])
        expect(account, "(account | [settings])")
        #expect(session.favourite?.name == "Corner Books")
    }

    @Test("a picker that was closed says so, as a route") func noStore() {
        account.trigger(.chooseStore)
        account.back()
        expect(account, #"(account | )!"You have no favourite, then?""#)
        #expect(session.favourite == nil)
        TestHost(account).answer("Let me choose")
        expect(account, "(account | )^store-picker")
    }

    @Test("a coordinator that was presented gives back an address, and is gone") func address() throws {
        account.trigger(.chooseAddress)
        weak let book = try account.frontmost(AddressBookCoordinator.self)
        expect(account, "(account | )^[addresses]")
        book?.trigger(.form)
        let form = try account.frontmost(AddressForm.self)
        form.enter(Address("1 Elm Street"))
        form.save()
        expect(account, "(account | )")
        #expect(session.address == Address("1 Elm Street"))
        #expect(book == nil)
    }

    @Test("a coordinator that was closed gives back nothing, and is gone") func noAddress() throws {
        account.trigger(.chooseAddress)
        weak let book = try account.frontmost(AddressBookCoordinator.self)
        account.back()
        expect(account, "(account | )")
        #expect(session.address == nil)
        #expect(book == nil)
    }

    @Test("a flow beside the overview ends with everything on it") func about() throws {
        account.trigger(.about, then: AboutRoute.licences, AboutRoute.licence(of: "Swift"))
        weak let about = try account.frontmost(AboutCoordinator.self)
        var ends = 0
        about?.onFinish { result in if case .success = result { ends += 1 } }
        about?.trigger(.close)
        expect(account, "(account | )")
        #expect(ends == 1)
        #expect(about == nil)
    }
}

@Suite("Destinations", .noUnhandledFailures, .navigationCoverage) struct DestinationTests {
    private let order = Order(id: 7, products: [], total: 690)

    @Test("a destination is built of its context, and gives back the result that this takes") func handOvers() throws {
        let session = VisitorSession(of: .ada)
        let stack = StackRoot()
        var ratings: [Result<Rating, EndReason>] = []
        let destinations: [Destination] = [
            .settings(SettingsContext(session: session)),
            .orders(OrdersContext(session: session)),
            .rating(RatingContext(order: order) { ratings.append($0) }),
        ]
        stack.perform(.set(destinations.map { $0.make() }))
        expect(stack, "[settings, orders, rating]")
        let model = try stack.frontmost(RatingModel.self)
        #expect(model.order.total == 690)
        model.rate(.good)
        expect(stack, "[settings, orders]")
        #expect(ratings == [.success(.good)])
        #expect(try stack.frontmost(OrdersModel.self).session === session)
    }

    @Test("a destination that is closed gives back the reason") func closed() {
        var ratings: [Result<Rating, EndReason>] = []
        let stack = StackRoot(
            Screen("home"), Destination.rating(RatingContext(order: order) { ratings.append($0) }).make())
        stack.perform(.pop())
        #expect(ratings == [.failure(.popped)])
    }

    @Test("the account rates an order with a destination") func rates() throws {
        let session = VisitorSession(of: .ada)
        session.order(Inventory.sample.products(of: .tea, in: 1))
        let account = AccountCoordinator(inventory: .sample, session: session)
        account.trigger(.orders, then: AccountRoute.rate(1))
        expect(account, "(account | [orders])^rating")
        try account.frontmost(RatingModel.self).rate(.bad)
        expect(account, "(account | [orders])")
        #expect(session.orders.map(\.rating) == [.bad])
    }
}
