import NavigationStackBefore
import PortingAcceptance
import PortingContract
import Testing

#if PORT
    import NavigationStackPort

    private let apps: [any PortedApp.Type] = [BeforeBookshop.self, PortedBookshop.self]
#else
    private let apps: [any PortedApp.Type] = [BeforeBookshop.self]
#endif

@Suite("The bookshop's screens") @MainActor struct BookshopScreensTests {
    @Test("it begins with four books, and nothing to go back to", arguments: apps)
    func firstLaunch(app: any PortedApp.Type) { BookshopChecks(app).firstLaunch() }

    @Test("a similar book's similar book is opened, and back leads through each", arguments: apps)
    func similarBooks(app: any PortedApp.Type) { BookshopChecks(app).similarBooks() }

    @Test("each tab is found as it was left", arguments: apps)
    func tabsKeepTheirStacks(app: any PortedApp.Type) { BookshopChecks(app).tabsKeepTheirStacks() }

    @Test("a rating arrives at the book that asked", arguments: apps)
    func ratingArrives(app: any PortedApp.Type) { BookshopChecks(app).ratingArrives() }

    @Test("a rating that is closed or dragged away changes nothing", arguments: apps)
    func ratingClosed(app: any PortedApp.Type) { BookshopChecks(app).ratingClosed() }

    @Test("a checkout ends at its order, with an empty bag", arguments: apps)
    func checkoutEnds(app: any PortedApp.Type) { BookshopChecks(app).checkoutEnds() }

    @Test("a checkout steps back, is not dragged, and is closed without an order", arguments: apps)
    func checkoutStepsBack(app: any PortedApp.Type) { BookshopChecks(app).checkoutStepsBack() }

    @Test("a book leaves the bag only after the alert", arguments: apps)
    func removalIsAsked(app: any PortedApp.Type) { BookshopChecks(app).removalIsAsked() }
}

@Suite("The bookshop's login") @MainActor struct BookshopLoginTests {
    @Test("it leads to the account", arguments: apps)
    func loginLeadsToTab(app: any PortedApp.Type) { BookshopChecks(app).loginLeadsToTab() }

    @Test("it leads to the checkout", arguments: apps)
    func loginLeadsToCheckout(app: any PortedApp.Type) { BookshopChecks(app).loginLeadsToCheckout() }

    @Test("closed or dragged away, it leaves one where one was, and forgets", arguments: apps)
    func loginClosed(app: any PortedApp.Type) { BookshopChecks(app).loginClosed() }

    @Test("signing out leaves what is protected", arguments: apps)
    func signingOut(app: any PortedApp.Type) { BookshopChecks(app).signingOut() }
}

@Suite("The bookshop's links") @MainActor struct BookshopLinksTests {
    @Test("one leads to a book, from anywhere", arguments: apps)
    func linkToBook(app: any PortedApp.Type) { BookshopChecks(app).linkToBook() }

    @Test("one leads to an author's book, from anywhere", arguments: apps)
    func linkToBookOfAuthor(app: any PortedApp.Type) { BookshopChecks(app).linkToBookOfAuthor() }

    @Test("one leads to a tab, from anywhere", arguments: apps)
    func linkToTab(app: any PortedApp.Type) { BookshopChecks(app).linkToTab() }

    @Test("one leads to an order, from anywhere", arguments: apps)
    func linkToOrder(app: any PortedApp.Type) { BookshopChecks(app).linkToOrder() }

    @Test("one to an order waits for the login", arguments: apps)
    func linkWaitsForLogin(app: any PortedApp.Type) { BookshopChecks(app).linkWaitsForLogin() }

    @Test("one that meets the login counts instead", arguments: apps)
    func linkMeetsLogin(app: any PortedApp.Type) { BookshopChecks(app).linkMeetsLogin() }

    @Test("what is no address changes nothing", arguments: apps)
    func wrongLinks(app: any PortedApp.Type) { BookshopChecks(app).wrongLinks() }
}

@Suite("The bookshop's restarts") @MainActor struct BookshopRestartTests {
    @Test("all stacks and data come back", arguments: apps)
    func restartOnStacks(app: any PortedApp.Type) { BookshopChecks(app).restartOnStacks() }

    @Test("a rating sheet comes back, and its result arrives", arguments: apps)
    func restartInSheet(app: any PortedApp.Type) { BookshopChecks(app).restartInSheet() }

    @Test("the checkout comes back at its step", arguments: apps)
    func restartInCheckout(app: any PortedApp.Type) { BookshopChecks(app).restartInCheckout() }

    @Test("an alert and a login do not come back", arguments: apps)
    func restartWithoutAlertAndLogin(app: any PortedApp.Type) { BookshopChecks(app).restartWithoutAlertAndLogin() }

    @Test("what is protected does not come back to who is signed out", arguments: apps)
    func restartSignedOut(app: any PortedApp.Type) { BookshopChecks(app).restartSignedOut() }
}
