import Coordination

/// The app of ten screens in which the pages for those who come from elsewhere end: tabs with a shop, a shelf behind a
/// login and an account; two sheets, one of which returns a value.
enum Books {
    final class Session {
        var name: String?
    }

    // snippet.books-shop
    enum ShopRoute: Route, Codable { case list, book(id: Int), reviews(id: Int), filter, filtered(String) }

    final class ShopCoordinator: Coordinator {
        let root = StackRoot()
        private let list = BookList()
        init() { trigger(.list) }

        func prepareTransition(for route: ShopRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([list])
            case .book(let id): .push(Book(id: id))
            case .reviews(let id): .push(Reviews(of: id))
            case .filter: .present(Filter().returning(ShopRoute.filtered), style: .sheet(detents: [.medium]))
            case .filtered(let genre): .effect("filter") { self.list.genre = genre }
            }
        }
    }
    // snippet.end

    // snippet.books-models
    final class BookList: Presentable {
        let node = Screen("books")
        var genre = "all"
        func open(_ id: Int) { send(ShopRoute.book(id: id)) }
    }

    final class Book: Presentable {
        let node = Screen("book")
        let id: Int
        init(id: Int) { self.id = id }
        func readReviews() { send(ShopRoute.reviews(id: id)) }
        func borrow() { send(AppRoute.borrowed(id: id)) }
    }

    final class Filter: Finishing {
        typealias Output = String
        let node = Screen("filter")
        func choose(_ genre: String) { finish(with: genre) }
    }
    // snippet.end

    final class Reviews: Presentable {
        let node = Screen("reviews")
        let book: Int
        init(of book: Int) { self.book = book }
    }

    enum ShelfRoute: Route, Codable { case loans, loan(id: Int) }

    final class ShelfCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.loans) }

        func prepareTransition(for route: ShelfRoute) -> Transition<StackRoot> {
            switch route {
            case .loans: .set([Screen("loans")])
            case .loan(let id): .push(Later { Loan(id: id) }, key: route)
            }
        }
    }

    final class Loan: Presentable {
        let node = Screen("loan")
        let id: Int
        init(id: Int) { self.id = id }
    }

    enum AccountRoute: Route, Codable { case account, settings }

    final class AccountCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.account) }

        func prepareTransition(for route: AccountRoute) -> Transition<StackRoot> {
            switch route {
            case .account: .set([Screen("account")])
            case .settings: .push(Screen("settings"))
            }
        }
    }

    // snippet.books-sign-in
    enum SignInRoute: Route { case start, forgot, done(name: String) }

    final class SignInCoordinator: Coordinator, Finishing {
        typealias Output = Void
        let root = StackRoot()
        private let session: Session

        init(_ session: Session) {
            self.session = session
            trigger(.start)
        }

        func prepareTransition(for route: SignInRoute) -> Transition<StackRoot> {
            switch route {
            case .start: .set([SignIn()])
            case .forgot: .push(Screen("forgot"))
            case .done(let name):
                .multiple(.effect("sign in") { self.session.name = name }, .finish(self, with: ()))
            }
        }
    }

    final class SignIn: Presentable {
        let node = Screen("sign-in")
        func signIn(as name: String) { send(SignInRoute.done(name: name)) }
    }
    // snippet.end

    // snippet.books-app
    enum AppRoute: Route, Codable { case start, shop, shelf, account, borrowed(id: Int), signIn }

    final class AppCoordinator: Coordinator {
        let root = TabRoot()
        let session: Session
        private let tabs = (shop: ShopCoordinator(), shelf: ShelfCoordinator(), account: AccountCoordinator())

        init(_ session: Session) {
            self.session = session
            trigger(.start)
        }

        func gates(for route: AppRoute) -> [Gate] {
            guard route == .shelf else { return [] }
            return [Gate("signed in") { _ in self.session.name == nil ? .require(AppRoute.signIn) : .allow }]
        }

        func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
            switch route {
            case .start: .set([tabs.shop, tabs.shelf, tabs.account])
            case .shop: .select(tabs.shop)
            case .shelf: .select(tabs.shelf)
            case .account: .select(tabs.account)
            case .borrowed(let id): deepLink(.shelf, ShelfRoute.loan(id: id))
            case .signIn: .present(Later { SignInCoordinator(self.session) }, key: route)
            }
        }

        func route(for report: Report) -> AppRoute? {
            report.selects(tabs.shelf) ? .shelf : nil  // A tap on the tab asks the gate, too.
        }
    }
    // snippet.end
}
