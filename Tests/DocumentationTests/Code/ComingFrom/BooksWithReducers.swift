import Coordination
import CoordinationTesting
import Testing

/// The same app on a tree, with its reducers as models.
enum BooksWithReducers {
    // snippet.tca-book-after
    struct BookFeature: SmallReducer {
        struct State: Hashable {
            var id: Int
            var isFavourite = false
        }

        enum Action: Equatable { case favouriteTapped, reviewsTapped, borrowTapped }

        let go: (BookRoute) -> Void

        func reduce(into state: inout State, action: Action) -> SmallEffect<Action> {
            switch action {
            case .favouriteTapped:
                state.isFavourite.toggle()
                return .none
            case .reviewsTapped:
                let id = state.id
                return SmallEffect { _ in go(.reviews(id: id)) }
            case .borrowTapped:
                let id = state.id
                return SmallEffect { _ in go(.borrow(id: id)) }
            }
        }
    }

    final class BookModel: Presentable {
        let node = Screen("book")
        private(set) var store: SmallStore<BookFeature>!

        init(id: Int) {
            store = SmallStore(BookFeature.State(id: id), BookFeature { [weak self] in self?.send($0) })
        }
    }
    // snippet.end

    // snippet.tca-filter-after
    final class FilterModel: Finishing {
        typealias Output = String
        let node = Screen("filter")
        private(set) var store: SmallStore<FilterFeature>!

        init(genre: String) {
            store = SmallStore(
                FilterFeature.State(genre: genre), FilterFeature(done: { [weak self] in self?.finish(with: $0) }))
        }
    }
    // snippet.end

    struct FilterFeature: SmallReducer {
        struct State: Hashable { var genre: String }

        enum Action: Equatable { case chosen(String) }

        let done: (String) -> Void

        func reduce(into state: inout State, action: Action) -> SmallEffect<Action> {
            switch action {
            case .chosen(let genre):
                state.genre = genre
                return SmallEffect { _ in done(genre) }
            }
        }
    }

    struct ListFeature: SmallReducer {
        struct State: Hashable { var genre = "all" }

        enum Action: Equatable { case filtered(String) }

        func reduce(into state: inout State, action: Action) -> SmallEffect<Action> {
            if case .filtered(let genre) = action { state.genre = genre }
            return .none
        }
    }

    final class ListModel: Presentable {
        let node = Screen("books")
        let store = SmallStore(ListFeature.State(), ListFeature())
    }

    // snippet.tca-shop-after
    enum BookRoute: Route, Codable {
        case list, book(id: Int), reviews(id: Int), borrow(id: Int), filter, filtered(String)
    }

    final class ShopCoordinator: Coordinator {
        let root = StackRoot()
        private let list = ListModel()
        init() { trigger(.list) }

        func prepareTransition(for route: BookRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([list])
            case .book(let id): .push(BookModel(id: id))
            case .reviews(let id): .push(Books.Reviews(of: id))
            case .borrow(let id): .send(Books.AppRoute.borrowed(id: id))
            case .filter: .present(FilterModel(genre: list.store.state.genre).returning(BookRoute.filtered))
            case .filtered(let genre): .effect("filter") { self.list.store.send(.filtered(genre)) }
            }
        }
    }
    // snippet.end
}

@Suite("Books in reducers", .noUnhandledFailures) struct BooksInReducers {
    typealias BookModel = BooksWithReducers.BookModel
    typealias FilterModel = BooksWithReducers.FilterModel

    @Test("the app as it was pushes, filters, and borrows after a login") func before() {
        let store = SmallStore(BooksBefore.AppFeature.State(), BooksBefore.AppFeature())
        store.send(.shop(.bookTapped(id: 7)))
        store.send(.shop(.path(index: 0, .favouriteTapped)))
        store.send(.shop(.path(index: 0, .reviewsTapped)))
        #expect(store.state.shop.path == [.book(.init(id: 7, isFavourite: true)), .reviews(id: 7)])
        store.send(.shop(.popped))
        store.send(.shop(.filterTapped))
        store.send(.shop(.filter(.chosen("crime"))))
        #expect(store.state.shop.genre == "crime" && store.state.shop.filter == nil)
        store.send(.shop(.path(index: 0, .borrowTapped)))
        store.send(.forgotTapped)
        #expect(store.state.signIn?.isForgotten == true)
        store.send(.signedIn("Ada"))
        store.send(.tabTapped(.account))
        store.send(.settingsTapped)
        store.send(.signInDismissed)
        #expect(store.state.loans == [7] && store.state.tab == .account && store.state.isInSettings)
    }

    // snippet.tca-tests
    @Test("the reviews of a favourite are on top of it, and its state stays") func reviews() throws {
        let shop = BooksWithReducers.ShopCoordinator()
        shop.trigger(.book(id: 7))
        let book = try shop.frontmost(BookModel.self)
        book.store.send(.favouriteTapped)
        book.store.send(.reviewsTapped)
        expect(shop, "[books, book, reviews]")
        #expect(book.store.state.isFavourite)
    }

    @Test("the filter's choice reaches the list's store") func filter() throws {
        let shop = BooksWithReducers.ShopCoordinator()
        shop.trigger(.filter)
        try shop.frontmost(FilterModel.self).store.send(.chosen("crime"))
        expect(shop, "[books]")
        let list = try shop.frontmost(BooksWithReducers.ListModel.self)
        #expect(list.store.state.genre == "crime")
    }

    @Test("a reducer alone needs no tree") func alone() {
        var routes: [BooksWithReducers.BookRoute] = []
        let book = SmallStore(
            BooksWithReducers.BookFeature.State(id: 7), BooksWithReducers.BookFeature { routes.append($0) })
        book.send(.borrowTapped)
        #expect(routes == [.borrow(id: 7)])
    }
    // snippet.end

    @Test("a book's model leaves with its screen") func released() throws {
        let shop = BooksWithReducers.ShopCoordinator()
        shop.trigger(.book(id: 7))
        weak let book = try shop.frontmost(BookModel.self)
        shop.back()
        #expect(book == nil)
    }
}

// snippet.tca-around
/// Around a moved feature: what it sends up becomes an action of the store that is still the app's.
final class ShopInStore: Coordinator {
    let root: WindowRoot
    private let store: SmallStore<BooksBefore.AppFeature>

    init(_ store: SmallStore<BooksBefore.AppFeature>) {
        self.store = store
        root = WindowRoot(BooksWithReducers.ShopCoordinator(), name: "shop")
    }

    func prepareTransition(for route: Books.AppRoute) -> Transition<WindowRoot> {
        switch route {
        case .borrowed(let id): .effect("borrow") { self.store.send(.shop(.delegate(borrow: id))) }
        default: .none()
        }
    }
}
// snippet.end

@Suite("A feature in a store", .noUnhandledFailures) struct ShopInStoreTests {
    @Test("borrowing in a moved shop is an action of the app's store") func borrowing() throws {
        let store = SmallStore(BooksBefore.AppFeature.State(), BooksBefore.AppFeature())
        let windows = WindowManager(ShopInStore(store))
        windows.top.send(BooksWithReducers.BookRoute.book(id: 7))
        try windows.frontmost(BooksWithReducers.BookModel.self).store.send(.borrowTapped)
        #expect(store.state.pending == 7 && store.state.signIn != nil)
    }
}
