import Coordination
import CoordinationUIKit
import UIKit

// snippet.leaving-feature
/// The shop, out of the tree: one screen of it, inside of which it navigates by itself.
final class ShopOutside: Presentable, UIKitScreen, UIKitTab {
    let node = Screen("shop")
    let tabBarItem = UITabBarItem(title: "Shop", image: nil, tag: 0)
    let shop = ByHand.ShopCoordinator()

    init() {
        shop.onBorrow = { [weak self] id in self?.send(Books.AppRoute.borrowed(id: id)) }
        shop.start()
    }

    func makeViewController() -> UIViewController { shop.navigation }
}
// snippet.end

// snippet.leaving-app
final class HalfwayCoordinator: Coordinator {
    let root = TabRoot()
    private let session: Books.Session
    private let shop = ShopOutside()
    private let shelf = Books.ShelfCoordinator()

    init(_ session: Books.Session) {
        self.session = session
        trigger(.start)
    }

    func gates(for route: Books.AppRoute) -> [Gate] {
        guard route == .shelf else { return [] }
        return [Gate("signed in") { _ in self.session.name == nil ? .require(Books.AppRoute.signIn) : .allow }]
    }

    func prepareTransition(for route: Books.AppRoute) -> Transition<TabRoot> {
        switch route {
        case .start: .set([shop, shelf])
        case .shop: .select(shop)
        case .shelf: .select(shelf)
        case .borrowed(let id): deepLink(.shelf, Books.ShelfRoute.loan(id: id))
        case .signIn: .present(Later { Books.SignInCoordinator(self.session) }, key: route)
        case .account: .none()
        }
    }

    /// A link into the shop ends at its screen, and goes on by a call.
    func openBook(_ id: Int) {
        perform(.multiple(.dismissAll(), .select(shop), .effect("open the book") { self.shop.shop.showBook(id) }))
    }
}
// snippet.end

extension Books.Loan: UIKitScreen {
    func makeViewController() -> UIViewController { ByHand.PageController("loan") }
}
