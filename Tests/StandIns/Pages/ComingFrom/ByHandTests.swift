import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

@Suite("The page on coordinators made by hand", .noUnhandledFailures, .serialized) struct ByHandTests {
    let window = UIWindow()

    private func show<App: ByHand.AppCoordinator>(_ app: App) -> App {
        Toolkit.reset()
        app.start()
        window.rootViewController = app.tabs
        window.makeKeyAndVisible()
        Toolkit.idle()
        return app
    }

    private func titles(_ navigation: UINavigationController) -> [String?] { navigation.viewControllers.map(\.title) }

    @Test("the app as it was pushes, filters, and borrows after a login") func before() throws {
        let app = show(ByHand.AppCoordinator())
        let list = try #require(app.shop.navigation.viewControllers.first as? ByHand.BookListController)
        list.onFilter()
        Toolkit.idle()
        let filter = try #require(app.shop.navigation.presentedViewController as? ByHand.FilterController)
        filter.onChoice("crime")
        Toolkit.idle()
        #expect(list.genre == "crime" && app.shop.navigation.presentedViewController == nil)
        list.onBook(7)
        Toolkit.idle()
        let book = try #require(app.shop.navigation.viewControllers.last as? ByHand.BookController)
        book.onReviews()
        Toolkit.idle()
        #expect(titles(app.shop.navigation) == ["books", "book", "reviews"])
        book.onBorrow()
        Toolkit.idle()
        let login = try #require(app.tabs.presentedViewController as? UINavigationController)
        let signIn = try #require(login.viewControllers.first as? ByHand.SignInController)
        signIn.onForgot()
        Toolkit.idle()
        #expect(titles(login) == ["sign-in", "forgot"])
        signIn.onSignIn("Ada")
        Toolkit.idle()
        app.account.showSettings()
        #expect(app.tabs.selectedIndex == 1 && titles(app.shelf.navigation) == ["loans", "loan"])
        #expect(titles(app.account.navigation) == ["account", "settings"] && app.children.count == 3)
        #expect(Toolkit.faults == [])
    }

    @Test("the login on the second day: shown by the old app, which goes on when it ends") func dayTwo() throws {
        let app = show(AppOfDayTwo())
        app.shop.onBorrow(7)
        Toolkit.idle()
        let tree = try #require(app.tabs.presentedViewController as? TreeController)
        #expect(tree.drawn == "[sign-in]")
        let signIn = try tree.node.frontmost(Books.SignIn.self)
        let controller = try #require(tree.viewController(for: signIn.node.id) as? ByHand.SignInController)
        controller.onForgot()
        Toolkit.idle()
        #expect(tree.drawn == "[sign-in, forgot]")
        signIn.signIn(as: "Ada")
        Toolkit.idle()
        #expect(app.tabs.presentedViewController == nil && app.tabs.selectedIndex == 1)
        #expect(titles(app.shelf.navigation) == ["loans", "loan"] && Toolkit.faults == [])
    }

    @Test("a login that is dragged away leads nowhere, and is released") func draggedAway() throws {
        let app = show(AppOfDayTwo())
        app.shop.onBorrow(7)
        Toolkit.idle()
        weak var signIn = try #require(app.tabs.presentedViewController as? TreeController)
            .node.frontmost(Books.SignInCoordinator.self)
        try #require(app.tabs.presentedViewController as? TreeController).dragAway()
        Toolkit.idle()
        #expect(signIn == nil && app.tabs.selectedIndex == 0 && app.session.name == nil)
    }

    @Test("the shop on the third day: a tab of the old app, which borrows by the old code") func dayThree() throws {
        let app = show(AppOfDayThree())
        let tree = try #require(app.tabs.selectedViewController as? TreeController)
        try app.movedShop.frontmost(Books.BookList.self).open(7)
        Toolkit.idle()
        #expect(tree.drawn == "[books, book]")
        try app.movedShop.frontmost(Books.Book.self).borrow()
        Toolkit.idle()
        let login = try #require(app.tabs.presentedViewController as? TreeController)
        try login.node.frontmost(Books.SignIn.self).signIn(as: "Ada")
        Toolkit.idle()
        #expect(app.tabs.selectedIndex == 1 && titles(app.shelf.navigation) == ["loans", "loan"])
        #expect(Toolkit.faults == [])
    }

    @Test("the whole app on the fifth day") func dayFive() throws {
        Toolkit.reset()
        let session = Books.Session()
        // snippet.hand-day-five
        window.rootViewController = TreeController(Books.AppCoordinator(session))
        // snippet.end
        window.makeKeyAndVisible()
        Toolkit.idle()
        let tree = try #require(window.rootViewController as? TreeController)
        #expect(tree.drawn == "{[books]*, [loans], [account]}" && Toolkit.faults == [])
    }
}
