import Coordination
import CoordinationProof

enum KioskRoute: Route { case product(Int), cart, pay, login, askToEmpty, empty, close, more }

/// A kiosk with twenty products, a cart in a sheet, a question, a gate, and a second tab.
final class KioskCoordinator: Coordinator {
    let root = StackRoot(KioskScreen("products"))
    var isMember = false

    func gates(for route: KioskRoute) -> [Gate] {
        guard route == .pay else { return [] }
        return [Gate("member") { _ in self.isMember ? .allow : .require(KioskRoute.login) }]
    }

    func prepareTransition(for route: KioskRoute) -> Transition<StackRoot> {
        switch route {
        case .product(let number): .push(KioskScreen("product-\(number)"))
        case .cart: .present(KioskScreen("cart"), style: .sheet())
        case .pay: .push(KioskScreen("receipt"))
        case .login: .present { SignIn(self) }
        case .askToEmpty:
            .alert("Empty 3 things?", choices: [AlertChoice("Empty", sends: KioskRoute.empty), .cancel("Keep")])
        case .empty, .close: .dismiss()
        case .more: .push(KioskScreen("imprint"))
        }
    }
}

final class KioskScreen: Presentable {
    let node: Screen

    init(_ name: String) { node = Screen(name) }
}

final class SignIn: Finishing {
    typealias Output = Void
    let node = Screen("sign-in")
    private weak var kiosk: KioskCoordinator?

    init(_ kiosk: KioskCoordinator) { self.kiosk = kiosk }

    func signIn(_ completion: @escaping (TransitionOutcome) -> Void) {
        kiosk?.isMember = true
        finish(completion: completion)
    }
}

/// The help of the kiosk, with a screen of the same name as another.
final class HelpCoordinator: Coordinator {
    let root = StackRoot(KioskScreen("help"))

    func prepareTransition(for route: KioskRoute) -> Transition<StackRoot> { .push(KioskScreen("cart")) }
}

struct Kiosk {
    let kiosk = KioskCoordinator()
    let help = HelpCoordinator()
    let tabs: TabRoot

    init() { tabs = TabRoot(kiosk, help) }

    /// - Parameter hasMore: True for one screen more, which the products lead to.
    static func scenario(hasMore: Bool = false) -> Scenario<Kiosk> {
        Scenario("kiosk", launch: { _ in Kiosk() }, windows: { $0.tabs })
            .offers(KioskScreen.self) { offers(of: $0.node.name, hasMore: hasMore) }
            .offers(SignIn.self) { model in [Offer("Sign in") { model.signIn($0) }] }
            .link("cart") { $0.kiosk.trigger(.cart, completion: $1) }
            .event("signed out") { $0.kiosk.isMember = false }
            .fact("member") { $0.kiosk.isMember }
            .bound(.screens(4), .tabsAside(0))
            .law(.nothingFails, .within(3, to: "receipt"), .within(1, to: "the cart") { $0.front == "cart" })
    }

    private static func offers(of screen: String, hasMore: Bool) -> [Offer] {
        switch screen {
        case "products":
            (1...20).map { Offer("Tea \($0), \($0).50", KioskRoute.product($0)) } + [Offer("Cart", KioskRoute.cart)]
                + (hasMore ? [Offer("Imprint", KioskRoute.more)] : [])
        case "cart":
            [Offer("Pay", KioskRoute.pay), Offer("Empty", KioskRoute.askToEmpty), Offer("Close", KioskRoute.close)]
        case "help": [Offer("Carts", KioskRoute.cart)]
        default: []
        }
    }
}
