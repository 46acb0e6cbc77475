import Foundation
import Observation

/// The tabs of the `TabView`.
enum Tab: String, Codable, CaseIterable {
    case discover, bag, account
}

/// The values in the paths of the three `NavigationStack`s.
enum Destination: Hashable, Codable {
    case book(Int)
    case author(String)
    case order(Int)
}

/// The item of `.sheet(item:)`.
enum Sheet: Identifiable, Codable, Equatable {
    case rating(book: Int)
    case login

    var id: String {
        switch self {
        case .rating(let book): "rating \(book)"
        case .login: "login"
        }
    }
}

/// The steps after the address, in the path of the checkout's own `NavigationStack`.
enum CheckoutStep: Hashable, Codable {
    case payment
}

/// A checkout that has begun: the item of `.fullScreenCover(item:)`.
struct Checkout: Identifiable, Codable, Equatable {
    var id = 0
    var path: [CheckoutStep] = []
    var address = ""
}

/// A place that has to wait until the user has signed in.
enum Pending: Equatable {
    case account
    case order(Int)
    case checkout
}

/// The state of the whole app, with the methods that its views call.
@MainActor @Observable final class AppState {
    var tab = Tab.discover
    var discoverPath: [Destination] = []
    var bagPath: [Destination] = []
    var accountPath: [Destination] = []
    var sheet: Sheet?
    var checkout: Checkout?
    var bookToRemove: Int?
    private(set) var pending: Pending?

    private(set) var isSignedIn: Bool
    private(set) var bag: [Int] = []
    private(set) var ratings: [Int: Rating] = [:]
    private(set) var orders = [Order(id: 1001, books: [1])]

    init(isSignedIn: Bool) { self.isSignedIn = isSignedIn }

    /// The data of an earlier run.
    func fill(bag: [Int], ratings: [Int: Rating], orders: [Order]) {
        self.bag = bag
        self.ratings = ratings
        self.orders = orders
    }

    // MARK: Tabs and paths

    /// The path of the selected tab.
    var path: [Destination] {
        get {
            switch tab {
            case .discover: discoverPath
            case .bag: bagPath
            case .account: accountPath
            }
        }
        set {
            switch tab {
            case .discover: discoverPath = newValue
            case .bag: bagPath = newValue
            case .account: accountPath = newValue
            }
        }
    }

    /// The setter of the binding that the `TabView` gets.
    func select(_ tab: Tab) {
        guard tab != .account || isSignedIn else { return askForLogin(.account) }
        self.tab = tab
    }

    func show(_ destination: Destination) { path.append(destination) }

    // MARK: Books and bag

    func addToBag(_ book: Int) {
        guard !bag.contains(book) else { return }
        bag.append(book)
    }

    func askToRemove(_ book: Int) { bookToRemove = book }

    func confirmRemoval() {
        bag.removeAll { $0 == bookToRemove }
        bookToRemove = nil
    }

    func rate(_ rating: Rating) {
        guard case .rating(let book) = sheet else { return }
        ratings[book] = rating
        sheet = nil
    }

    // MARK: Checkout

    func startCheckout() {
        guard isSignedIn else { return askForLogin(.checkout) }
        checkout = Checkout()
    }

    func giveAddress(_ address: String) {
        guard !address.isEmpty else { return }
        checkout?.address = address
        checkout?.path.append(.payment)
    }

    func pay() {
        let order = Order(id: (orders.last?.id ?? 1000) + 1, books: bag)
        orders.append(order)
        bag = []
        checkout = nil
        bagPath = []
        tab = .account
        accountPath = [.order(order.id)]
    }

    // MARK: Login

    /// An order of the account, by a link.
    func openOrder(_ id: Int) {
        guard isSignedIn else { return askForLogin(.order(id)) }
        tab = .account
        accountPath = [.order(id)]
    }

    private func askForLogin(_ place: Pending) {
        pending = place
        sheet = .login
    }

    func signIn() {
        isSignedIn = true
        sheet = nil
        let place = pending
        pending = nil
        switch place {
        case .account:
            tab = .account
        case .order(let id):
            openOrder(id)
        case .checkout:
            startCheckout()
        case nil:
            break
        }
    }

    /// The `onDismiss` of the sheet, and its close button.
    func closeSheet() {
        if sheet == .login { pending = nil }
        sheet = nil
    }

    func signOut() {
        isSignedIn = false
        accountPath = []
        checkout = nil
        tab = .discover
    }
}
