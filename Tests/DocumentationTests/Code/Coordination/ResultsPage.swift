import Coordination
import CoordinationTesting
import Testing

/// The code of the page on results and flows.
enum ResultsPage {
    struct Store: Hashable, Sendable { var name = "Hamra" }
    struct User: Hashable, Sendable { var name = "Ada" }
    typealias Address = String
    enum DeliveryMethod: Sendable { case pickup, home }

    struct Cart: Hashable, Sendable {
        let method: DeliveryMethod
        let address: Address
        let store: Store
        init(_ method: DeliveryMethod, _ address: Address, _ store: Store) {
            (self.method, self.address, self.store) = (method, address, store)
        }
    }

    enum CartRoute: Route {
        case chooseStore, chosen(Store), notChosen(EndReason), createCart(DeliveryMethod?), created(Cart)
        case pickedUp(Store), saved(name: String)
    }

    // snippet.store-picker
    final class StorePicker: Finishing {
        typealias Output = Store
        let node = Screen("pick-a-store")

        func pick(_ store: Store) { finish(with: store) }
    }
    // snippet.end

    final class StoreModel: Presentable {
        let node: Screen
        init(_ store: Store) { node = Screen(store.name) }
    }

    final class CartModel: Presentable {
        let node = Screen("filled")
        init(_ cart: Cart) {}
    }

    final class CartCoordinator: Coordinator {
        let root = StackRoot(Screen("cart"))
        var heard: [Store] = []
        var saved: [String: Store] = [:]

        func prepareTransition(for route: CartRoute) -> Transition<StackRoot> {
            switch route {
            // snippet.result-as-route
            case .chooseStore: .present(StorePicker().returning(CartRoute.chosen, otherwise: CartRoute.notChosen))
            case .chosen(let store): .push(StoreModel(store))
            case .notChosen(let reason): .alert("No store: \(reason)", choices: [.cancel("Well")])
            // snippet.end
            // snippet.flow-as-route
            case .createCart(let method): .run(NewCart(method: method), returning: CartRoute.created)
            case .created(let cart): .push(CartModel(cart))
            // snippet.end
            // snippet.stored-first
            case .pickedUp(let store):
                .effect("save") {
                    self.saved[store.name] = store
                    self.trigger(.saved(name: store.name))
                }
            // snippet.end
            case .saved(let name): saved[name].map { .push(StoreModel($0)) } ?? .none()
            }
        }
    }

    enum LoginRoute: Route { case start, forgotten, signedIn(User) }

    final class LoginModel: Presentable {
        let node = Screen("login")
        let router: WeakRouter<LoginRoute>
        init(router: WeakRouter<LoginRoute>) { self.router = router }
    }

    final class ForgottenModel: Presentable { let node = Screen("forgotten") }

    // snippet.finishing-coordinator
    final class LoginCoordinator: Coordinator, Finishing {
        typealias Output = User
        let root = StackRoot()
        init() { trigger(.start) }

        func prepareTransition(for route: LoginRoute) -> Transition<StackRoot> {
            switch route {
            case .start: .set([LoginModel(router: weakRouter)])
            case .forgotten: .push(ForgottenModel())
            case .signedIn(let user): .finish(self, with: user)
            }
        }
    }
    // snippet.end

    final class MethodPicker: Finishing {
        typealias Output = DeliveryMethod
        let node = Screen("method")
    }

    final class AddressForm: Finishing {
        typealias Output = Address
        let node = Screen("address")
        init(for method: DeliveryMethod) {}
    }

    final class NearbyStores: Finishing {
        typealias Output = Store
        let node = Screen("store")
        init(near address: Address, for method: DeliveryMethod) {}
    }

    // snippet.new-cart
    struct NewCart: Flow {
        var method: DeliveryMethod?
        var address: Address?
        var store: Store?

        func next() -> FlowStep<NewCart, Cart> {
            guard let method else { return .ask(MethodPicker(), \.method) }
            guard let address else { return .ask(AddressForm(for: method), \.address) }
            guard let store else { return .ask(NearbyStores(near: address, for: method), \.store) }
            return .done(Cart(method, address, store))
        }
    }
    // snippet.end
}

extension ResultsPage.CartCoordinator {
    typealias Cart = ResultsPage.Cart
    typealias MethodPicker = ResultsPage.MethodPicker
    typealias AddressForm = ResultsPage.AddressForm
    typealias NearbyStores = ResultsPage.NearbyStores
    typealias StorePicker = ResultsPage.StorePicker

    func chooseOnTheStack() {
        // snippet.result-by-closure
        let picker = StorePicker()
        picker.onFinish { [weak self] result in
            if case .success(let store) = result { self?.heard.append(store) }
        }
        perform(.push(picker))  // its result is a Result<Store, EndReason>
        // snippet.end
    }

    // snippet.awaited-questions
    func createCart() async throws(EndReason) -> Cart {
        let method = try await result(of: MethodPicker())
        let address = try await result(of: AddressForm(for: method))
        let store = try await result(of: NearbyStores(near: address, for: method))
        return Cart(method, address, store)
    }
    // snippet.end
}

@Suite("The page on results and flows", .noUnhandledFailures) struct ResultsPageTests {
    typealias NewCart = ResultsPage.NewCart
    typealias StorePicker = ResultsPage.StorePicker
    let cart = ResultsPage.CartCoordinator()

    @Test("a result comes back as a route, or the reason does") func route() throws {
        cart.trigger(.chooseStore)
        try cart.frontmost(StorePicker.self).pick(ResultsPage.Store())
        expect(cart, "[cart, Hamra]")
        cart.trigger(.chooseStore)
        cart.back()
        expect(cart, "[cart, Hamra]!\"No store: it was dismissed\"")
    }

    @Test("a result is stored, and then gone to") func storedFirst() {
        cart.trigger(.pickedUp(ResultsPage.Store()))
        expect(cart, "[cart, Hamra]")
    }

    @Test("a result is given to a closure") func closure() throws {
        cart.chooseOnTheStack()
        try cart.frontmost(StorePicker.self).pick(ResultsPage.Store())
        #expect(cart.heard.map(\.name) == ["Hamra"])
        expect(cart, "[cart]")
    }

    @Test("a login gives its parent a user") func login() {
        let login = ResultsPage.LoginCoordinator()
        var name: String?
        login.onFinish { name = try? $0.get().name }
        cart.perform(.push(login))
        login.trigger(.forgotten)
        expect(cart, "[cart, [login, forgotten]]")
        login.trigger(.signedIn(ResultsPage.User()))
        expect(cart, "[cart]")
        #expect(name == "Ada")
    }

    private enum FormRoute: Route { case start, signedIn(String) }

    private final class FormCoordinator: Coordinator, Finishing {
        typealias Output = String
        let root = StackRoot()
        init() { trigger(.start) }

        func prepareTransition(for route: FormRoute) -> Transition<StackRoot> {
            switch route {
            case .start: .set([ResultsPage.AddressForm(for: .home).returning(FormRoute.signedIn)])
            case .signedIn(let text): .finish(self, with: text)
            }
        }
    }

    @Test(
        "a coordinator's only screen takes it along, so its route is dropped",
        arguments: [(true, EndReason.dismissed), (false, .popped)])
    func onlyScreen(isPresented: Bool, reason: EndReason) throws {
        var ends: [Result<String, EndReason>] = []
        do {
            let form = FormCoordinator()
            form.onFinish { ends.append($0) }
            cart.perform(isPresented ? .present(form) : .push(form))
        }
        try cart.frontmost(ResultsPage.AddressForm.self).finish(with: "Bliss Street")
        expect(cart, "[cart]")
        #expect(ends == [.failure(reason)])
    }

    @Test("a flow asks what is missing, and gives its output back") func flow() throws {
        cart.trigger(.createCart(.pickup))
        try cart.frontmost(ResultsPage.AddressForm.self).finish(with: "Bliss Street")
        expect(cart, "[cart, address, store]")
        try cart.frontmost(ResultsPage.NearbyStores.self).finish(with: ResultsPage.Store())
        expect(cart, "[cart, filled]")
    }

    @Test("a flow is tried by itself") func flowByItself() {
        // snippet.flow-by-itself
        #expect(NewCart(method: .pickup).next().asked == \NewCart.address)
        // snippet.end
    }
}

@MainActor @Suite("The page on results and flows, awaiting", .noUnhandledFailures) struct ResultsPageAwaitingTests {
    typealias StorePicker = ResultsPage.StorePicker
    let cart = ResultsPage.CartCoordinator()

    @Test("a result is awaited") func awaited() async throws {
        let choosing = Task.immediate {
            // snippet.result-by-waiting
            let store = try await cart.result(of: StorePicker())  // throws an EndReason
            // snippet.end
            return store.name
        }
        try cart.frontmost(StorePicker.self).pick(ResultsPage.Store())
        #expect(try await choosing.value == "Hamra")
    }

    @Test("a cart is created one question after the other") func awaitedQuestions() async throws {
        let windows = WindowManager(WindowRoot(cart))
        var commits = AsyncStream(observing: windows.observeCommits).makeAsyncIterator()
        let creating = Task.immediate { try await cart.createCart() }
        try cart.frontmost(ResultsPage.MethodPicker.self).finish(with: .home)
        while let commit = await commits.next(), !commit.cause.description.contains("address") {}
        try cart.frontmost(ResultsPage.AddressForm.self).finish(with: "Bliss Street")
        creating.cancel()
        await #expect(throws: EndReason.cancelled) { try await creating.value }
    }
}
