import PortingAcceptance
import PortingContract
import Testing

@Suite("The bookshop's login") @MainActor struct BookshopLoginTests {
    @Test("it leads to the account", arguments: apps)
    func loginLeadsToTab(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Emma", "Account")
        user.sees("login", "Sign in to go on", on: ["discover", "book 1"], tab: "Discover")
        user.mayTap(["Sign in", "Close"])
        user.tap("Sign in")
        user.sees("account", "orders 1001", on: ["account"], tab: "Account")
        user.tap("Discover")
        user.sees("book 1", on: ["discover", "book 1"])
    }

    @Test("it leads to the checkout", arguments: apps)
    func loginLeadsToCheckout(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Emma", "Add to bag", "Bag", "Check out")
        user.sees("login", on: ["bag"], tab: "Bag")
        user.tap("Sign in")
        user.sees("address", "Where to?", on: ["bag"], tab: "Bag")
        user.tap("Close", "Check out")
        user.sees("address")
    }

    @Test("closed or dragged away, it leaves one where one was, and forgets", arguments: apps)
    func loginClosed(app: any PortedApp.Type) {
        for close in [{ (user: User) in user.tap("Close") }, { (user: User) in user.drag() }] {
            let user = User(app)
            user.tap("Emma", "Add to bag", "Bag", "Check out")
            close(user)
            user.sees("bag", "Emma", on: ["bag"], tab: "Bag")
            user.tap("Account")
            user.sees("login", on: ["bag"], tab: "Bag")
            close(user)
            user.sees("bag", on: ["bag"], tab: "Bag")
            user.tap("Account", "Sign in")
            user.sees("account", on: ["account"], tab: "Account")
        }
    }

    @Test("signing out leaves what is protected", arguments: apps)
    func signingOut(app: any PortedApp.Type) {
        let user = User(app, isSignedIn: true)
        user.tap("Emma", "Add to bag", "Account", "Order 1001", "Emma")
        user.back()
        user.back()
        user.tap("Sign out")
        user.sees("book 1", on: ["discover", "book 1"], tab: "Discover")
        user.tap("Account")
        user.sees("login", on: ["discover", "book 1"], tab: "Discover")
        user.tap("Close", "Bag")
        user.sees("bag", "Emma")
        user.tap("Check out")
        user.sees("login")
        user.tap("Close")
        user.open("bookshop://order/1001")
        user.sees("login")
        user.tap("Sign in")
        user.sees("order 1001", on: ["account", "order 1001"], tab: "Account")
    }
}
