import Coordination
import UIKit

// snippet.xcoordinator-moved
enum ShopRoute: Route {
    case list
    case book(id: Int)
    case reviews(id: Int)
    case filter
    case close
}

class ShopCoordinator: NavigationCoordinator<ShopRoute> {
    init() {
        super.init(initialRoute: .list)
    }

    override func prepareTransition(for route: ShopRoute) -> NavigationTransition {
        switch route {
        case .list:
            let viewController = BookListController()
            viewController.viewModel = BookListViewModel(router: unownedRouter)
            return .push(viewController)
        case .book(let id):
            let viewController = BookController()
            viewController.viewModel = BookViewModel(id: id, router: unownedRouter)
            return .push(viewController)
        case .reviews(let id):
            return .push(ReviewsController(book: id), animation: .fade)
        case .filter:
            return .present(FilterController(router: unownedRouter))
        case .close:
            return .dismiss()
        }
    }
}
// snippet.end

class BookListViewModel {
    private let router: UnownedRouter<ShopRoute>

    init(router: UnownedRouter<ShopRoute>) {
        self.router = router
    }

    func open(_ id: Int) {
        router.trigger(.book(id: id))
    }

    func filter() {
        router.trigger(.filter)
    }
}

class BookViewModel {
    private let id: Int
    private let router: UnownedRouter<ShopRoute>

    init(id: Int, router: UnownedRouter<ShopRoute>) {
        self.id = id
        self.router = router
    }

    func readReviews() {
        router.trigger(.reviews(id: id))
    }
}

enum ShelfRoute: Route {
    case loans
    case loan(id: Int)
    case help
}

class ShelfCoordinator: NavigationCoordinator<ShelfRoute> {
    init() {
        super.init(initialRoute: .loans)
    }

    override func prepareTransition(for route: ShelfRoute) -> NavigationTransition {
        switch route {
        case .loans:
            return .push(LoansController(router: strongRouter))
        case .loan(let id):
            return .multiple(.popToRoot(), .push(LoanController(id: id)))
        case .help:
            return .push(HelpCoordinator())
        }
    }
}

enum HelpRoute: Route {
    case help
}

class HelpCoordinator: NavigationCoordinator<HelpRoute> {
    init() {
        super.init(initialRoute: .help)
    }

    override func prepareTransition(for route: HelpRoute) -> NavigationTransition {
        switch route {
        case .help:
            return .push(HelpController())
        }
    }
}

enum AccountRoute: Route {
    case account
    case settings
    case deleted
}

class AccountCoordinator: NavigationCoordinator<AccountRoute> {
    init() {
        super.init(initialRoute: .account)
    }

    override func prepareTransition(for route: AccountRoute) -> NavigationTransition {
        switch route {
        case .account:
            return .push(AccountController(router: unownedRouter))
        case .settings:
            return .push(SettingsController())
        case .deleted:
            let alert = UIAlertController(title: "Deleted", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
            return .present(alert)
        }
    }
}

enum SignInRoute: Route {
    case start
    case forgot
    case close
}

class SignInCoordinator: NavigationCoordinator<SignInRoute> {
    init() {
        super.init(initialRoute: .start)
    }

    override func prepareTransition(for route: SignInRoute) -> NavigationTransition {
        switch route {
        case .start:
            return .push(SignInController(router: unownedRouter))
        case .forgot:
            return .push(ForgotController())
        case .close:
            return .dismiss()
        }
    }
}

enum AppRoute: Route {
    case shop
    case shelf
    case account
    case signIn
    case loan(id: Int)
}

class AppCoordinator: TabBarCoordinator<AppRoute> {
    private let shopRouter: StrongRouter<ShopRoute>
    private let shelfRouter: StrongRouter<ShelfRoute>
    private let accountRouter: StrongRouter<AccountRoute>

    init(
        shopRouter: StrongRouter<ShopRoute> = ShopCoordinator().strongRouter,
        shelfRouter: StrongRouter<ShelfRoute> = ShelfCoordinator().strongRouter,
        accountRouter: StrongRouter<AccountRoute> = AccountCoordinator().strongRouter
    ) {
        self.shopRouter = shopRouter
        self.shelfRouter = shelfRouter
        self.accountRouter = accountRouter
        super.init(tabs: [shopRouter, shelfRouter, accountRouter], select: shopRouter)
    }

    override func prepareTransition(for route: AppRoute) -> TabBarTransition {
        switch route {
        case .shop:
            return .select(shopRouter)
        case .shelf:
            return .select(shelfRouter)
        case .account:
            return .select(accountRouter)
        case .signIn:
            return .present(SignInCoordinator())
        case .loan(let id):
            return deepLink(.shelf, ShelfRoute.loan(id: id))
        }
    }
}

class AppDelegate {
    let window = UIWindow()
    let router = AppCoordinator().strongRouter

    func launch() {
        router.setRoot(for: window)
    }

    func open(loan id: Int) {
        router.trigger(.loan(id: id)) { outcome in
            print(outcome)
        }
    }
}

extension Animation {
    static let fade = Animation("fade", duration: .milliseconds(300))
}
