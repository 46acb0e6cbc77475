import Coordination
import CoordinationLinks
import CoordinationTesting
import CoordinationTools
import Testing

@Suite("Books", .noUnhandledFailures) struct BooksTests {
    typealias Book = Books.Book
    typealias BookList = Books.BookList
    typealias Filter = Books.Filter
    typealias SignIn = Books.SignIn

    let app = Books.AppCoordinator(Books.Session())

    // snippet.books-shop-test
    @Test("a book opens on top of the list, and its reviews on the book") func shop() throws {
        let shop = Books.ShopCoordinator()
        try shop.frontmost(BookList.self).open(7)
        try shop.frontmost(Book.self).readReviews()
        expect(shop, "[books, book, reviews]")
        shop.back()
        #expect(try shop.frontmost(Book.self).id == 7)
    }

    @Test("the filter's choice reaches the list, and closing it changes nothing") func filter() throws {
        let shop = Books.ShopCoordinator()
        let host = TestHost(shop)
        shop.trigger(.filter)
        expect(shop, "[books]^filter")
        try shop.frontmost(Filter.self).choose("crime")
        expect(shop, "[books]")
        #expect(try shop.frontmost(BookList.self).genre == "crime")
        shop.trigger(.filter)
        host.dragAway()
        #expect(try shop.frontmost(BookList.self).genre == "crime")
    }
    // snippet.end

    // snippet.books-app-test
    @Test("borrowing waits for the login, and ends at the loan") func borrowing() throws {
        app.trigger(.shop, then: Books.ShopRoute.book(id: 7))
        try app.frontmost(Book.self).borrow()
        expect(app, "{[books, book]*, [loans], [account]}^[sign-in]")
        try app.frontmost(SignIn.self).signIn(as: "Ada")
        expect(app, "{[books, book], [loans, loan]*, [account]}")
    }

    @Test("the tab of the shelf asks for the login, and closing it stays in the shop") func tab() throws {
        let host = TestHost(app)
        let shelf = try #require(app.children.first { $0 is Books.ShelfCoordinator })
        host.choose(shelf)
        expect(app, "{[books]*, [loans], [account]}^[sign-in]")
        host.dragAway()
        expect(app, "{[books]*, [loans], [account]}")
    }
    // snippet.end

    // snippet.books-links-test
    @Test("a link waits for the login, and each address leads to one place") func link() throws {
        app.trigger(try Books.AppRoute.links.link(for: "https://books.example/loans/7"), completion: { _ in })
        expect(app, "{[books]*, [loans], [account]}^[sign-in]")
        try app.frontmost(SignIn.self).signIn(as: "Ada")
        expect(app, "{[books], [loans, loan]*, [account]}")
        #expect(app.address(by: Books.AppRoute.links) == "/loans/7")
        #expect(Books.AppRoute.links.problems() == [])
    }
    // snippet.end

    @Test("settings and a forgotten password are where they were") func rest() throws {
        app.trigger(.account, then: Books.AccountRoute.settings)
        app.trigger(.signIn, then: Books.SignInRoute.forgot)
        expect(app, "{[books], [loans], [account, settings]*}^[sign-in, forgot]")
    }
}
