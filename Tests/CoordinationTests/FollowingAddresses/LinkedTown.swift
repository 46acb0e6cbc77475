import Coordination
import CoordinationLinks

/// A small app that is entered by addresses. Its routes are remembered, and no screen has a key.
enum LinkedTown {
    enum Tab: String, Codable { case stores, account }
    enum AppRoute: Route, Codable { case tab(Tab), login, missing }
    enum StoresRoute: Route, Codable { case list, store(Int), tour(Int) }
    enum StoreRoute: Route, Codable { case product(Int), pair, sheet, form }
    enum AccountRoute: Route, Codable { case orders, order(Int) }

    static let store: Links<StoreRoute> = [
        .path("products").value(Int.self).route(StoreRoute.product),
        .at("pair", .pair),
        .at("sheet", .sheet),
        .at("form", .form),
    ]

    static let stores: Links<StoresRoute> = [
        .path().value(Int.self).route(StoresRoute.store).then(store),
        .path("tour").value(Int.self).route(StoresRoute.tour),
    ]

    static let account: Links<AccountRoute> = [
        .at("orders", .orders),
        .path("orders").value(Int.self).route(AccountRoute.order),
    ]

    static let links: Links<AppRoute> = [
        .at("stores", .tab(.stores)).then(stores),
        .at("account", .tab(.account)).then(account),
        .at("login", .login),
        .at("missing", .missing),
    ]

    final class Session {
        var isSignedIn = false
    }

    final class App: Coordinator {
        let root: TabRoot
        let session: Session
        let stores = Stores()
        let account: Account

        init(session: Session = Session()) {
            self.session = session
            account = Account(session: session)
            root = TabRoot(stores, account)
        }

        func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
            switch route {
            case .tab(.stores): .select(index: 0)
            case .tab(.account): .select(index: 1)
            case .login: .present(Later { SignIn() }, key: route)
            case .missing: .select(index: 7)
            }
        }

        func route(selecting child: any Presentable) -> AppRoute? { .tab(child === stores ? .stores : .account) }
    }

    final class SignIn: Finishing {
        typealias Output = Void
        let node = Screen("sign-in")
    }

    final class Stores: Coordinator {
        let root = StackRoot()
        init() { trigger(.list) }

        func prepareTransition(for route: StoresRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("stores")])
            case .store(let id): .push(Store(id))
            case .tour(let id): .multiple(.push(Screen("map-\(id)")), .push(Screen("tour-\(id)")))
            }
        }
    }

    final class Store: Coordinator {
        let root: StackRoot
        init(_ id: Int) { root = StackRoot(Screen("store-\(id)")) }

        func prepareTransition(for route: StoreRoute) -> Transition<StackRoot> {
            switch route {
            case .product(let id): .push(Screen("product-\(id)"))
            case .pair: .multiple(.push(Screen("one")), .present(Screen("two")))
            case .sheet: .present(Screen("sheet"))
            case .form: .push(Form())
            }
        }
    }

    final class Form: Presentable {
        let node = Screen("form")
        func verdict(forLeavingBy departure: Departure) -> Verdict { .deny("the form is not saved") }
    }

    final class Account: Coordinator {
        let root = StackRoot(Screen("account"))
        let session: Session
        init(session: Session) { self.session = session }

        func gates(for route: AccountRoute) -> [Gate] {
            [
                Gate("signed in") { [session] _ in session.isSignedIn ? .allow : .require(AppRoute.login) }
            ]
        }

        func prepareTransition(for route: AccountRoute) -> Transition<StackRoot> {
            switch route {
            case .orders: .push(Screen("orders"))
            case .order(let id): .push(Screen("order-\(id)"))
            }
        }
    }
}
