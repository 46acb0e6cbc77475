import Coordination
import CoordinationTesting
import Testing

extension Gate {
    fileprivate static func near(_ postOffice: String) -> Gate {
        Gate("near") { _ in postOffice.isEmpty ? .deny("there is none") : .allow }
    }
}

/// The code in the comments on results and flows.
enum ResultComments {
    struct Store: Hashable, Sendable { let name: String }
    enum DeliveryMethod: Sendable { case pickup, home }
    typealias Address = String

    struct Cart: Hashable, Sendable {
        let method: DeliveryMethod
        let address: Address
        init(_ method: DeliveryMethod, _ address: Address) { (self.method, self.address) = (method, address) }
    }

    enum CartRoute: Route { case choose, chosen(Store), create, created(Cart) }
    enum PickerRoute: Route { case start, picked(Store) }

    // snippet.comment-finishing
    final class StorePicker: Finishing {
        typealias Output = Store
        let node = Screen("pick-a-store")
        func pick(_ store: Store) { finish(with: store) }
    }
    // snippet.end

    final class PickerCoordinator: Coordinator, Finishing {
        typealias Output = Store
        let root = StackRoot()

        func prepareTransition(for route: PickerRoute) -> Transition<StackRoot> {
            switch route {
            case .start: .set([Screen("stores")])
            case .picked(let store): .finish(self, with: store)
            }
        }
    }

    final class MethodPicker: Finishing {
        typealias Output = DeliveryMethod
        let node = Screen("method")
    }

    final class AddressForm: Finishing {
        typealias Output = Address
        let node = Screen("address")
        init(for method: DeliveryMethod) {}
    }

    // snippet.comment-flow
    struct NewCart: Flow {
        var method: DeliveryMethod?
        var address: Address?

        func next() -> FlowStep<NewCart, Cart> {
            guard let method else { return .ask(MethodPicker(), \.method) }
            guard let address else { return .ask(AddressForm(for: method), \.address) }
            return .done(Cart(method, address))
        }
    }
    // snippet.end

    struct GatedCart: Flow {
        typealias NewCart = GatedCart
        let postOffice: String
        var address: Address?

        func next() -> FlowStep<GatedCart, Address> {
            address.map { .done($0) } ?? .ask(AddressForm(for: .home), \.address)
        }

        // snippet.comment-flow-gates
        func gates(for question: PartialKeyPath<NewCart>) -> [Gate] {
            question == \.address ? [.near(postOffice)] : []
        }
        // snippet.end
    }

    final class CartCoordinator: Coordinator {
        let root = StackRoot(Screen("cart"))
        var child = PickerCoordinator()
        var heard: [CartRoute] = []

        func prepareTransition(for route: CartRoute) -> Transition<StackRoot> {
            switch route {
            case .choose:
                // snippet.comment-returning
                .present(child.at(.start).returning(CartRoute.chosen))
            // snippet.end
            case .create: .run(NewCart(), returning: CartRoute.created)
            case .chosen, .created: .effect("note") { self.heard.append(route) }
            }
        }
    }

    @Suite("Comments on results", .noUnhandledFailures) struct Tests {
        let cart = CartCoordinator()

        @Test("a child's output comes back as a route") func returning() {
            cart.trigger(.choose)
            expect(cart, "[cart]^[stores]")
            cart.child.trigger(.picked(Store(name: "Hamra")))
            expect(cart, "[cart]")
            #expect(cart.heard == [.chosen(Store(name: "Hamra"))])
        }

        @Test("a picker finishes with what was picked") func picking() {
            let picker = StorePicker()
            var store: Store?
            picker.onFinish { store = try? $0.get() }
            cart.perform(.push(picker))
            picker.pick(Store(name: "Hamra"))
            #expect(store?.name == "Hamra")
            expect(cart, "[cart]")
        }

        @Test("a question of a flow has gates") func gated() {
            for (postOffice, picture) in [("", "[cart]"), ("corner", "[cart, address]")] {
                cart.perform(.run(GatedCart(postOffice: postOffice), returning: { _ in CartRoute.choose })) { _ in }
                expect(cart, "\(picture)")
            }
        }

        @Test("a flow asks what is missing") func flow() throws {
            cart.trigger(.create)
            try cart.frontmost(MethodPicker.self).finish(with: .home)
            expect(cart, "[cart, method, address]")
            try cart.frontmost(AddressForm.self).finish(with: "Bliss Street")
            expect(cart, "[cart]")
            #expect(cart.heard == [.created(Cart(.home, "Bliss Street"))])
        }
    }
}
