import UIKit

/// The app of ten screens as it was: coordinators made by hand.
enum ByHand {
    // snippet.hand-protocol
    protocol Coordinator: AnyObject {
        var children: [any Coordinator] { get set }
        func start()
    }
    // snippet.end

    /// Stands for the view controllers of the app, which have closures for where they lead.
    class PageController: UIViewController {
        convenience init(_ title: String) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
        }
    }

    final class BookListController: PageController {
        var genre = "all"
        var onBook: (Int) -> Void = { _ in }
        var onFilter: () -> Void = {}
    }

    final class BookController: PageController {
        var onReviews: () -> Void = {}
        var onBorrow: () -> Void = {}
    }

    final class FilterController: PageController {
        var onChoice: (String) -> Void = { _ in }
    }

    final class SignInController: PageController {
        var onSignIn: (String) -> Void = { _ in }
        var onForgot: () -> Void = {}
    }

    // snippet.hand-shop
    final class ShopCoordinator: Coordinator {
        var children: [any Coordinator] = []
        let navigation = UINavigationController()
        var onBorrow: (Int) -> Void = { _ in }
        private let list = BookListController("books")

        func start() {
            list.onBook = { [weak self] id in self?.showBook(id) }
            list.onFilter = { [weak self] in self?.showFilter() }
            navigation.setViewControllers([list], animated: false)
        }

        func showBook(_ id: Int) {
            let book = BookController("book")
            book.onReviews = { [weak self] in self?.showReviews(of: id) }
            book.onBorrow = { [weak self] in self?.onBorrow(id) }
            navigation.pushViewController(book, animated: true)
        }

        func showReviews(of id: Int) {
            navigation.pushViewController(PageController("reviews"), animated: true)
        }

        func showFilter() {
            let filter = FilterController("filter")
            filter.onChoice = { [weak self] genre in
                self?.list.genre = genre
                self?.navigation.dismiss(animated: true)
            }
            navigation.present(filter, animated: true)
        }
    }
    // snippet.end

    final class ShelfCoordinator: Coordinator {
        var children: [any Coordinator] = []
        let navigation = UINavigationController()

        func start() { navigation.setViewControllers([PageController("loans")], animated: false) }

        func showLoan(_ id: Int) {
            navigation.popToRootViewController(animated: false)
            navigation.pushViewController(PageController("loan"), animated: true)
        }
    }

    final class AccountCoordinator: Coordinator {
        var children: [any Coordinator] = []
        let navigation = UINavigationController()

        func start() { navigation.setViewControllers([PageController("account")], animated: false) }

        func showSettings() { navigation.pushViewController(PageController("settings"), animated: true) }
    }

    // snippet.hand-sign-in
    final class SignInCoordinator: Coordinator {
        var children: [any Coordinator] = []
        let navigation = UINavigationController()
        var onEnd: (_ name: String?) -> Void = { _ in }

        func start() {
            let signIn = SignInController("sign-in")
            signIn.onSignIn = { [weak self] name in self?.onEnd(name) }
            signIn.onForgot = { [weak self] in
                self?.navigation.pushViewController(PageController("forgot"), animated: true)
            }
            navigation.setViewControllers([signIn], animated: false)
        }
    }
    // snippet.end

    // snippet.hand-app
    class AppCoordinator: NSObject, Coordinator, UITabBarControllerDelegate, UIAdaptivePresentationControllerDelegate {
        var children: [any Coordinator] = []
        let tabs = UITabBarController()
        let session = Books.Session()
        let shop = ShopCoordinator(), shelf = ShelfCoordinator(), account = AccountCoordinator()

        func start() {
            children = [shop, shelf, account]
            for child in children { child.start() }
            shop.onBorrow = { [weak self] id in self?.showLoan(id) }
            tabs.viewControllers = [shop.navigation, shelf.navigation, account.navigation]
            tabs.delegate = self
        }

        func showLoan(_ id: Int) {
            afterSignIn { [weak self] in
                self?.tabs.selectedIndex = 1
                self?.shelf.showLoan(id)
            }
        }

        func afterSignIn(_ next: @escaping () -> Void) {
            guard session.name == nil else { return next() }
            let signIn = SignInCoordinator()
            children.append(signIn)
            signIn.onEnd = { [weak self, weak signIn] name in
                self?.children.removeAll { $0 === signIn }
                self?.session.name = name
                self?.tabs.dismiss(animated: true) { if name != nil { next() } }
            }
            signIn.start()
            signIn.navigation.presentationController?.delegate = self
            tabs.present(signIn.navigation, animated: true)
        }

        // The user has dragged the login away.
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            children.removeAll { $0 is SignInCoordinator }
        }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            guard viewController === shelf.navigation, session.name == nil else { return true }
            afterSignIn { [weak self] in self?.tabs.selectedIndex = 1 }
            return false
        }
    }
    // snippet.end
}
