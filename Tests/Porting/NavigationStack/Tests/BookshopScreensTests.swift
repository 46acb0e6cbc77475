import PortingAcceptance
import PortingContract
import Testing

@Suite("The bookshop's screens") @MainActor struct BookshopScreensTests {
    @Test("it begins with four books, and nothing to go back to", arguments: apps)
    func firstLaunch(app: any PortedApp.Type) {
        let user = User(app)
        user.sees("discover", "4 books", on: ["discover"], tab: "Discover")
        user.mayTap(["Emma", "Persuasion", "Middlemarch", "Villette", "Bag", "Account"])
        user.seesNoChange { user.back() }
        user.seesNoChange { user.drag() }
        user.seesNoChange { user.app.perform("No such button") }
    }

    @Test("a similar book's similar book is opened, and back leads through each", arguments: apps)
    func similarBooks(app: any PortedApp.Type) {
        let user = User(app)
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

    @Test("each tab is found as it was left", arguments: apps)
    func tabsKeepTheirStacks(app: any PortedApp.Type) {
        let user = User(app, isSignedIn: true)
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

    @Test("a rating arrives at the book that asked", arguments: apps)
    func ratingArrives(app: any PortedApp.Type) {
        let user = User(app)
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

    @Test("a rating that is closed or dragged away changes nothing", arguments: apps)
    func ratingClosed(app: any PortedApp.Type) {
        let user = User(app)
        user.tap("Emma", "Rate", "Close")
        user.sees("book 1", "Emma by Austen, no rating", on: ["discover", "book 1"])
        user.tap("Rate")
        user.seesNoChange { user.back() }
        user.drag()
        user.sees("book 1", "Emma by Austen, no rating", on: ["discover", "book 1"])
        user.seesNoChange { user.drag() }
    }

    @Test("a checkout ends at its order, with an empty bag", arguments: apps)
    func checkoutEnds(app: any PortedApp.Type) {
        let user = User.paying(app)
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

    @Test("a checkout steps back, is not dragged, and is closed without an order", arguments: apps)
    func checkoutStepsBack(app: any PortedApp.Type) {
        let user = User.paying(app)
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

    @Test("a book leaves the bag only after the alert", arguments: apps)
    func removalIsAsked(app: any PortedApp.Type) {
        let user = User(app)
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
}
