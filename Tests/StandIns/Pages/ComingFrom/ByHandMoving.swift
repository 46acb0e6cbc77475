import Coordination
import CoordinationUIKit
import UIKit

// snippet.hand-screens
extension Books.Book: UIKitScreen {
    func makeViewController() -> UIViewController {
        let controller = ByHand.BookController("book")
        controller.onReviews = { [weak self] in self?.readReviews() }
        controller.onBorrow = { [weak self] in self?.borrow() }
        return controller
    }
}

extension Books.SignIn: UIKitScreen {
    func makeViewController() -> UIViewController {
        let controller = ByHand.SignInController("sign-in")
        controller.onSignIn = { [weak self] name in self?.signIn(as: name) }
        controller.onForgot = { [weak self] in self?.send(Books.SignInRoute.forgot) }
        return controller
    }
}
// snippet.end

/// The app on its second day: the login has moved.
class AppOfDayTwo: ByHand.AppCoordinator {
    // snippet.hand-day-two
    override func afterSignIn(_ next: @escaping () -> Void) {
        guard session.name == nil else { return next() }
        let signIn = Books.SignInCoordinator(session)
        signIn.onFinish { [weak self] result in
            guard case .success = result else { return }  // The user has closed it.
            self?.tabs.dismiss(animated: true, completion: next)
        }
        tabs.present(TreeController(signIn), animated: true)
    }
    // snippet.end
}

/// And on its third: the shop has.
final class AppOfDayThree: AppOfDayTwo {
    // snippet.hand-day-three
    private(set) lazy var movedShop = ShopAround { [weak self] id in self?.showLoan(id) }

    override func start() {
        super.start()
        tabs.viewControllers = [TreeController(movedShop), shelf.navigation, account.navigation]
    }
    // snippet.end
}

// snippet.hand-around
/// Stands where the app's coordinator will stand: what the shop sends up goes to the code that is there.
final class ShopAround: Coordinator {
    let root = WindowRoot(Books.ShopCoordinator(), name: "shop")
    private let borrow: (Int) -> Void

    init(borrow: @escaping (Int) -> Void) { self.borrow = borrow }

    func prepareTransition(for route: Books.AppRoute) -> Transition<WindowRoot> {
        switch route {
        case .borrowed(let id): .effect("borrow") { [borrow] in borrow(id) }
        default: .none()
        }
    }
}
// snippet.end
