import UIKit

// The view controllers of the app, of which the pages show nothing.

class BookListController: UIViewController { var viewModel: BookListViewModel? }

class BookController: UIViewController { var viewModel: BookViewModel? }

final class ReviewsController: UIViewController {
    convenience init(book: Int) { self.init(nibName: nil, bundle: nil) }
}

final class FilterController: UIViewController {
    convenience init(router: UnownedRouter<ShopRoute>) { self.init(nibName: nil, bundle: nil) }
}

final class LoansController: UIViewController {
    convenience init(router: StrongRouter<ShelfRoute>) { self.init(nibName: nil, bundle: nil) }
}

final class LoanController: UIViewController {
    convenience init(id: Int) { self.init(nibName: nil, bundle: nil) }
}

final class HelpController: UIViewController {}

final class AccountController: UIViewController {
    convenience init(router: UnownedRouter<AccountRoute>) { self.init(nibName: nil, bundle: nil) }
}

final class SettingsController: UIViewController {}

final class SignInController: UIViewController {
    convenience init(router: UnownedRouter<SignInRoute>) { self.init(nibName: nil, bundle: nil) }
}

final class ForgotController: UIViewController {}
