import PortingAcceptance
import PortingContract
import Testing

@Suite("The bookshop's restarts") @MainActor struct BookshopRestartTests {
    @Test("all stacks and data come back", arguments: apps)
    func restartOnStacks(app: any PortedApp.Type) {
        let user = User(app, isSignedIn: true)
        user.tap("Emma", "Rate", "Like", "Similar", "Add to bag", "Account", "Order 1001", "Emma")
        user.restart(isSignedIn: true)
        user.sees("book 1", "Emma by Austen, liked", on: ["account", "order 1001", "book 1"], tab: "Account")
        user.back()
        user.sees("order 1001")
        user.tap("Discover")
        user.sees("book 2", on: ["discover", "book 1", "book 2"], tab: "Discover")
        user.tap("Bag")
        user.sees("bag", "Persuasion")
    }

    @Test("a rating sheet comes back, and its result arrives", arguments: apps)
    func restartInSheet(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Emma", "Similar", "Rate")
        user.restart(isSignedIn: false)
        user.sees("rating 2", "How was Persuasion?", on: ["discover", "book 1", "book 2"])
        user.tap("Like")
        user.sees("book 2", "Persuasion by Austen, liked", on: ["discover", "book 1", "book 2"])
        user.tap("Rate")
        user.restart(isSignedIn: false)
        user.open("bookshop://book/4")
        user.sees("book 4", on: ["discover", "book 4"], tab: "Discover")
    }

    @Test("the checkout comes back at its step", arguments: apps)
    func restartInCheckout(app: any PortedApp.Type) {
        let user = User.paying(app)
        user.restart(isSignedIn: true)
        user.sees("payment", "Emma, Villette to Quay 1", on: ["bag"], tab: "Bag")
        user.back()
        user.sees("address", "Quay 1")
        user.restart(isSignedIn: true)
        user.sees("address", "Quay 1")
        user.type("Mill 2", "Continue")
        user.tap("Pay")
        user.sees("order 1002", "Emma, Villette", on: ["account", "order 1002"], tab: "Account")
        user.restart(isSignedIn: true)
        user.sees("order 1002", "Emma, Villette", on: ["account", "order 1002"], tab: "Account")
    }

    @Test("an alert and a login do not come back", arguments: apps)
    func restartWithoutAlertAndLogin(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Emma", "Add to bag", "Bag", "Remove Emma")
        user.restart(isSignedIn: false)
        user.sees("bag", "Emma", on: ["bag"], tab: "Bag")
        user.tap("Check out")
        user.restart(isSignedIn: false)
        user.sees("bag", "Emma", on: ["bag"], tab: "Bag")
        user.tap("Account", "Sign in")
        user.sees("account", on: ["account"], tab: "Account")
    }

    @Test("what is protected does not come back to who is signed out", arguments: apps)
    func restartSignedOut(app: any PortedApp.Type) {
        let user = User(app, isSignedIn: true)
        user.tap("Emma", "Account", "Order 1001")
        user.restart(isSignedIn: false)
        user.sees("book 1", on: ["discover", "book 1"], tab: "Discover")
        user.tap("Account", "Sign in")
        user.sees("account", on: ["account"], tab: "Account")

        let paying = User.paying(app)
        paying.restart(isSignedIn: false)
        paying.sees("bag", "Emma, Villette", on: ["bag"], tab: "Bag")
        paying.tap("Check out")
        paying.sees("login")
    }
}
