public import PortingContract
import Testing

/// The things that a user of the bookshop relies on.
@MainActor public struct BookshopChecks {
    private let type: any PortedApp.Type

    public init(_ type: any PortedApp.Type) { self.type = type }

    private func user(isSignedIn: Bool = false) -> User { User(type, isSignedIn: isSignedIn) }

    /// A user at the second step of a checkout of two books.
    private func userPaying() -> User {
        let user = user(isSignedIn: true)
        user.tap("Emma", "Add to bag", "Bag", "Discover")
        user.back()
        user.tap("Villette", "Add to bag", "Bag", "Check out")
        user.type("Quay 1", "Continue")
        return user
    }

    // MARK: Journeys

    public func firstLaunch() {
        let user = user()
        user.sees("discover", "4 books", on: ["discover"], tab: "Discover")
        user.mayTap(["Emma", "Persuasion", "Middlemarch", "Villette", "Bag", "Account"])
        user.seesNoChange { user.back() }
        user.seesNoChange { user.drag() }
        user.seesNoChange { user.app.perform("No such button") }
    }

    public func similarBooks() {
        let user = user()
        user.tap("Emma", "Similar", "Similar", "Author")
        user.sees("author Austen", "2 books", on: ["discover", "book 1", "book 2", "book 1", "author Austen"])
        user.tap("Persuasion")
        user.sees("book 2", "Persuasion by Austen, no rating")
        user.mayTap(["Author", "Similar", "Rate", "Add to bag", "Bag", "Account"])
        for screen in ["author Austen", "book 1", "book 2", "book 1", "discover", "discover"] {
            user.back()
            user.sees(screen)
        }
    }

    public func tabsKeepTheirStacks() {
        let user = user(isSignedIn: true)
        user.tap("Middlemarch", "Similar", "Add to bag", "Account", "Order 1001", "Emma")
        user.sees("book 1", on: ["account", "order 1001", "book 1"], tab: "Account")
        user.tap("Discover")
        user.sees("book 4", on: ["discover", "book 3", "book 4"], tab: "Discover")
        user.mayTap(["Author", "Similar", "Rate", "Bag", "Account"])
        user.tap("Bag")
        user.sees("bag", "Villette", on: ["bag"], tab: "Bag")
        user.tap("Account")
        user.sees("book 1", on: ["account", "order 1001", "book 1"])
    }

    // MARK: Results

    public func ratingArrives() {
        let user = user()
        user.tap("Emma", "Similar", "Rate")
        user.sees("rating 2", "How was Persuasion?", on: ["discover", "book 1", "book 2"])
        user.mayTap(["Like", "Dislike", "Close"])
        user.tap("Like")
        user.sees("book 2", "Persuasion by Austen, liked", on: ["discover", "book 1", "book 2"])
        user.back()
        user.sees("book 1", "Emma by Austen, no rating")
        user.tap("Rate", "Dislike")
        user.sees("book 1", "Emma by Austen, disliked")
    }

    public func ratingClosed() {
        let user = user()
        user.tap("Emma", "Rate", "Close")
        user.sees("book 1", "Emma by Austen, no rating", on: ["discover", "book 1"])
        user.tap("Rate")
        user.seesNoChange { user.back() }
        user.drag()
        user.sees("book 1", "Emma by Austen, no rating", on: ["discover", "book 1"])
        user.seesNoChange { user.drag() }
    }

    public func checkoutEnds() {
        let user = userPaying()
        user.sees("payment", "Emma, Villette to Quay 1", on: ["bag"], tab: "Bag")
        user.mayTap(["Pay", "Close"])
        user.tap("Pay")
        user.sees("order 1002", "Emma, Villette", on: ["account", "order 1002"], tab: "Account")
        user.back()
        user.sees("account", "orders 1001, 1002")
        user.tap("Bag")
        user.sees("bag", "empty", on: ["bag"])
        user.mayTap(["Discover", "Account"])
        user.tap("Discover")
        user.sees("book 4", on: ["discover", "book 4"])
    }

    public func checkoutStepsBack() {
        let user = userPaying()
        user.seesNoChange { user.drag() }
        user.back()
        user.sees("address", "Quay 1", on: ["bag"])
        user.seesNoChange { user.back() }
        user.seesNoChange { user.drag() }
        user.seesNoChange { user.app.perform("Continue") }
        user.type("Mill 2", "Continue")
        user.sees("payment", "Emma, Villette to Mill 2")
        user.tap("Close")
        user.sees("bag", "Emma, Villette", on: ["bag"], tab: "Bag")
        user.tap("Check out")
        user.sees("address", "Where to?")
    }

    // MARK: The alert

    public func removalIsAsked() {
        let user = user()
        user.tap("Emma", "Add to bag", "Similar", "Add to bag", "Bag", "Remove Emma")
        user.sees("remove alert", "Remove Emma?", on: ["bag"], tab: "Bag")
        user.mayTap(["Remove", "Cancel"])
        user.seesNoChange { user.back() }
        user.seesNoChange { user.drag() }
        user.tap("Cancel")
        user.sees("bag", "Emma, Persuasion")
        user.tap("Remove Emma", "Remove")
        user.sees("bag", "Persuasion", on: ["bag"])
        user.mayTap(["Remove Persuasion", "Check out", "Discover", "Account"])
    }

    // MARK: The login

    public func loginLeadsToTab() {
        let user = user()
        user.tap("Emma", "Account")
        user.sees("login", "Sign in to go on", on: ["discover", "book 1"], tab: "Discover")
        user.mayTap(["Sign in", "Close"])
        user.tap("Sign in")
        user.sees("account", "orders 1001", on: ["account"], tab: "Account")
        user.tap("Discover")
        user.sees("book 1", on: ["discover", "book 1"])
    }

    public func loginLeadsToCheckout() {
        let user = user()
        user.tap("Emma", "Add to bag", "Bag", "Check out")
        user.sees("login", on: ["bag"], tab: "Bag")
        user.tap("Sign in")
        user.sees("address", "Where to?", on: ["bag"], tab: "Bag")
        user.tap("Close", "Check out")
        user.sees("address")
    }

    public func loginClosed() {
        for close in [{ (user: User) in user.tap("Close") }, { (user: User) in user.drag() }] {
            let user = user()
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

    // MARK: Links

    public func linkToBook() {
        for user in usersAnywhere() {
            user.open("bookshop://book/2")
            user.sees("book 2", on: ["discover", "book 2"], tab: "Discover")
            user.back()
            user.sees("discover", on: ["discover"])
        }
    }

    public func linkToBookOfAuthor() {
        for user in usersAnywhere() {
            user.open("bookshop://author/Eliot/3")
            user.sees("book 3", on: ["discover", "author Eliot", "book 3"], tab: "Discover")
            user.back()
            user.sees("author Eliot", "1 book", on: ["discover", "author Eliot"])
        }
    }

    public func linkToTab() {
        for user in usersAnywhere() {
            user.open("bookshop://bag")
            user.sees("bag", on: ["bag"], tab: "Bag")
            user.open("bookshop://discover")
            user.sees("discover", on: ["discover"], tab: "Discover")
        }
    }

    public func linkToOrder() {
        for user in usersAnywhere() {
            user.open("bookshop://order/1001")
            user.sees("order 1001", "Emma", on: ["account", "order 1001"], tab: "Account")
            user.back()
            user.sees("account", on: ["account"])
        }
        let user = userPaying()
        user.open("bookshop://order/1001")
        user.tap("Bag")
        user.sees("bag", "Emma, Villette", on: ["bag"])
    }

    public func linkWaitsForLogin() {
        for moves in [[], ["Emma", "Similar"], ["Emma", "Rate"], ["Bag"]] {
            let user = user()
            for move in moves { user.tap(move) }
            user.open("bookshop://order/1001")
            user.sees("login")
            user.tap("Sign in")
            user.sees("order 1001", on: ["account", "order 1001"], tab: "Account")
        }
        let user = user()
        user.tap("Emma", "Similar")
        user.open("bookshop://order/1001")
        user.drag()
        user.sees("book 2", on: ["discover", "book 1", "book 2"], tab: "Discover")
        user.tap("Account", "Sign in")
        user.sees("account", on: ["account"])
    }

    public func linkMeetsLogin() {
        let user = user()
        user.tap("Account")
        user.open("bookshop://order/1001")
        user.sees("login")
        user.tap("Sign in")
        user.sees("order 1001", on: ["account", "order 1001"], tab: "Account")

        let other = self.user()
        other.open("bookshop://order/1001")
        other.open("bookshop://book/4")
        other.sees("book 4", on: ["discover", "book 4"], tab: "Discover")
        other.tap("Add to bag", "Bag", "Check out", "Sign in")
        other.sees("address", on: ["bag"], tab: "Bag")
    }

    public func wrongLinks() {
        for user in usersAnywhere() + [self.user()] {
            for url in [
                "bookshop://book/9", "bookshop://book/x", "bookshop://book", "bookshop://author/Austen/3",
                "bookshop://nowhere", "bookshop://order/7", "other://book/1", "",
            ] {
                user.seesNoChange { #expect(!user.app.open(url), "\(url) is no address") }
            }
        }
    }

    /// Users who are signed in: at the start, on a deep stack under a sheet, in the checkout, at the alert.
    private func usersAnywhere() -> [User] {
        let (start, rating, alert) = (user(isSignedIn: true), user(isSignedIn: true), user(isSignedIn: true))
        rating.tap("Emma", "Similar", "Author", "Emma", "Rate")
        alert.tap("Villette", "Add to bag", "Bag", "Remove Villette")
        return [start, rating, alert, userPaying()]
    }

    // MARK: Restarts

    public func restartOnStacks() {
        let user = user(isSignedIn: true)
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

    public func restartInSheet() {
        let user = user()
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

    public func restartInCheckout() {
        let user = userPaying()
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

    public func restartWithoutAlertAndLogin() {
        let user = user()
        user.tap("Emma", "Add to bag", "Bag", "Remove Emma")
        user.restart(isSignedIn: false)
        user.sees("bag", "Emma", on: ["bag"], tab: "Bag")
        user.tap("Check out")
        user.restart(isSignedIn: false)
        user.sees("bag", "Emma", on: ["bag"], tab: "Bag")
        user.tap("Account", "Sign in")
        user.sees("account", on: ["account"], tab: "Account")
    }

    public func restartSignedOut() {
        let user = user(isSignedIn: true)
        user.tap("Emma", "Account", "Order 1001")
        user.restart(isSignedIn: false)
        user.sees("book 1", on: ["discover", "book 1"], tab: "Discover")
        user.tap("Account", "Sign in")
        user.sees("account", on: ["account"], tab: "Account")

        let paying = userPaying()
        paying.restart(isSignedIn: false)
        paying.sees("bag", "Emma, Villette", on: ["bag"], tab: "Bag")
        paying.tap("Check out")
        paying.sees("login")
    }

    // MARK: Signing out

    public func signingOut() {
        let user = user(isSignedIn: true)
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
