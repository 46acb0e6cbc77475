import Coordination
import CoordinationLinks
import CoordinationMoves
import CoordinationRestoration
import CoordinationTesting
import Testing

extension Books.AppCoordinator: Restorable {
    static var storedName: StaticString { "app" }
}

extension Books.ShopCoordinator: Restorable {
    static var storedName: StaticString { "shop" }
}

extension Books.ShelfCoordinator: Restorable {
    static var storedName: StaticString { "shelf" }
}

extension Books.AccountCoordinator: Restorable {
    static var storedName: StaticString { "account" }
}

/// A login that closes what lies over the screen that needs it.
private enum DeskRoute: Route { case secret, login }

private final class LoginOverAll: Coordinator {
    let root = StackRoot(Screen("desk"))

    func gates(for route: DeskRoute) -> [Gate] {
        route == .secret ? [Gate("signed in") { _ in .require(DeskRoute.login) }] : []
    }

    func prepareTransition(for route: DeskRoute) -> Transition<StackRoot> {
        switch route {
        case .secret: .push(Screen("secret"))
        // snippet.login-over-all
        case .login: .multiple(.dismissAll(), .present(Later { Screen("login") }, key: route, style: .sheet()))
        // snippet.end
        }
    }
}

/// What the skill says without a sample, and its samples about launches and moves.
@Suite("Books, in launches", .noUnhandledFailures) struct BooksInLaunchesTests {
    let app = Books.AppCoordinator(Books.Session())

    @Test("nothing asks for a login at launch, and what waited for one is left out", arguments: [false, true])
    func waited(isLink: Bool) throws {
        if isLink {
            app.trigger(.shelf, then: Books.ShelfRoute.loan(id: 7), completion: { _ in })
        } else {
            app.trigger(.borrowed(id: 7))
        }
        expect(app, "{[books]*, [loans], [account]}^[sign-in]")
        let next = Books.AppCoordinator(Books.Session())
        // snippet.books-restored
        let report = try next.restore(app.stored(), terms: RestorationTerms(repeatsWaiting: false))
        // snippet.end
        expect(next, "{[books]*, [loans], [account]}")
        #expect(report.isWhole && next.root.waiting.isEmpty)
    }

    @Test("a tab behind a login comes back for whoever is still signed in", arguments: [false, true])
    func tab(isSignedIn: Bool) throws {
        app.session.name = "Ada"
        app.trigger(.shelf)
        let next = Books.AppCoordinator(Books.Session())
        if isSignedIn { next.session.name = "Ada" }
        _ = try next.restore(app.stored())
        expect(next, isSignedIn ? "{[books], [loans]*, [account]}" : "{[books]*, [loans], [account]}")
    }

    // snippet.books-moves
    @Test("a script does what the user could do") func moves() {
        app.do(.tab("ShelfCoordinator"))
        expect(app, "{[books]*, [loans], [account]}^[sign-in]")
        app.do(.drag("SignInCoordinator"))
        #expect(app.moves.map(\.title) == ["ShopCoordinator", "ShelfCoordinator", "AccountCoordinator"])
    }
    // snippet.end

    @Test("the tree is read in code, and an alert is at the end of its picture") func reading() throws {
        app.trigger(.shop, then: Books.ShopRoute.book(id: 7))
        #expect(app.root.selectedIndex == 0)
        let shop = try #require(app.root.selected as? Books.ShopCoordinator)
        #expect(shop.root.screens.map { $0.node.name } == ["books", "book"])
        shop.perform(.alert("Sure?", choices: [.cancel("No")]))
        #expect(app.alerts.map(\.title) == ["Sure?"])
        #expect(app.moves.filter { $0.move.kind == .answer }.map(\.title) == ["No"])
        #expect(app.top.node.name == "book")
        #expect(try app.frontmost(Books.Book.self).id == 7)
        expect(app, "{[books, book]*, [loans], [account]}!\"Sure?\"")
        app.do(.answer("No", to: "Sure?"))
        expect(app, "{[books, book]*, [loans], [account]}")
    }

    @Test("an address skips the hops whose screens are there, and a list of its hops does not") func skipped() throws {
        let lines: Links<Books.AppRoute> = [
            .path("fresh").via(.shop, to: Books.ShopRoute.self).via(.list, to: Books.ShopRoute.self)
                .value(Int.self, "id").route(Books.ShopRoute.book)
        ]
        app.trigger(.shop, then: Books.ShopRoute.book(id: 5), Books.ShopRoute.book(id: 7))
        let link = try lines.link(for: "/fresh/7")
        #expect(outcome { app.trigger(link, completion: $0) } == .noChange)
        expect(app, "{[books, book, book]*, [loans], [account]}")
        app.trigger(link.hops, with: .revealing)
        expect(app, "{[books, book]*, [loans], [account]}")
    }

    @Test("a login closes the alert and the sheet over the screen that needs it") func loginOverAll() {
        let desk = LoginOverAll()
        desk.perform(.alert("Sure?", choices: [.cancel("No")]))
        desk.perform(.present(Screen("sheet")))
        expect(desk, "[desk]^sheet!\"Sure?\"")
        desk.trigger(.secret)
        expect(desk, "[desk]^login")
        desk.back()
        expect(desk, "[desk]")
    }
}
