import PortingAcceptance
import PortingContract
import Testing

@Suite("The bookshop's links") @MainActor struct BookshopLinksTests {
    @Test("one leads to a book, from anywhere", arguments: apps)
    func linkToBook(app: any PortedApp.Type) {
        for user in User.anywhere(app) {
            user.open("bookshop://book/2")
            user.sees("book 2", on: ["discover", "book 2"], tab: "Discover")
            user.back()
            user.sees("discover", on: ["discover"])
        }
    }

    @Test("one leads to an author's book, from anywhere", arguments: apps)
    func linkToBookOfAuthor(app: any PortedApp.Type) {
        for user in User.anywhere(app) {
            user.open("bookshop://author/Eliot/3")
            user.sees("book 3", on: ["discover", "author Eliot", "book 3"], tab: "Discover")
            user.back()
            user.sees("author Eliot", "1 book", on: ["discover", "author Eliot"])
        }
    }

    @Test("one leads to a tab, from anywhere", arguments: apps)
    func linkToTab(app: any PortedApp.Type) {
        for user in User.anywhere(app) {
            user.open("bookshop://bag")
            user.sees("bag", on: ["bag"], tab: "Bag")
            user.open("bookshop://discover")
            user.sees("discover", on: ["discover"], tab: "Discover")
        }
    }

    @Test("one leads to an order, from anywhere", arguments: apps)
    func linkToOrder(app: any PortedApp.Type) {
        for user in User.anywhere(app) {
            user.open("bookshop://order/1001")
            user.sees("order 1001", "Emma", on: ["account", "order 1001"], tab: "Account")
            user.back()
            user.sees("account", on: ["account"])
        }
        let user = User.paying(app)
        user.open("bookshop://order/1001")
        user.tap("Bag")
        user.sees("bag", "Emma, Villette", on: ["bag"])
    }

    @Test("one to an order waits for the login", arguments: apps)
    func linkWaitsForLogin(app: any PortedApp.Type) {
        for moves in [[], ["Emma", "Similar"], ["Emma", "Rate"], ["Bag"]] {
            let user = User(app)
            for move in moves { user.tap(move) }
            user.open("bookshop://order/1001")
            user.sees("login")
            user.tap("Sign in")
            user.sees("order 1001", on: ["account", "order 1001"], tab: "Account")
        }
        let user = User(app)
        user.tap("Emma", "Similar")
        user.open("bookshop://order/1001")
        user.drag()
        user.sees("book 2", on: ["discover", "book 1", "book 2"], tab: "Discover")
        user.tap("Account", "Sign in")
        user.sees("account", on: ["account"])
    }

    @Test("one that meets the login counts instead", arguments: apps)
    func linkMeetsLogin(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Account")
        user.open("bookshop://order/1001")
        user.sees("login")
        user.tap("Sign in")
        user.sees("order 1001", on: ["account", "order 1001"], tab: "Account")

        let other = User(app)
        other.open("bookshop://order/1001")
        other.open("bookshop://book/4")
        other.sees("book 4", on: ["discover", "book 4"], tab: "Discover")
        other.tap("Add to bag", "Bag", "Check out", "Sign in")
        other.sees("address", on: ["bag"], tab: "Bag")
    }

    @Test("what is no address changes nothing", arguments: apps)
    func wrongLinks(app: any PortedApp.Type) {
        for user in User.anywhere(app) + [User(app)] {
            for url in [
                "bookshop://book/9", "bookshop://book/x", "bookshop://book", "bookshop://author/Austen/3",
                "bookshop://nowhere", "bookshop://order/7", "other://book/1", "",
            ] {
                user.seesNoChange { #expect(!user.app.open(url), "\(url) is no address") }
            }
        }
    }
}
