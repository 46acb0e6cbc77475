import Coordination

// The app lives on the main actor; `InferIsolatedConformances` takes the conformances there with the classes.

struct Book: Hashable, Sendable {
    var title: String
    var author: String
}

enum LibraryRoute: Route {
    case shelf
    case book(Book)
    case author(String)
    case recommendations
}

enum AppRoute: Route {
    case library, account
    case signOut
}

@MainActor final class BookModel: Presentable {
    let node: Screen
    let book: Book
    private(set) var isBookmarked = false
    private let router: WeakRouter<LibraryRoute>

    init(_ book: Book, router: WeakRouter<LibraryRoute>) {
        node = Screen(book.title)
        self.book = book
        self.router = router
    }

    func showAuthor() {
        isBookmarked = true
        router.trigger(.author(book.author))
    }

    func signOut() {
        send(AppRoute.signOut)
    }
}

extension Transition where Root == StackRoot {
    /// Goes back to the start and puts something else on it.
    static func restart(at presentable: any Presentable) -> Transition {
        Transition("restart", [presentable]) { editor in
            try editor.perform(.popToRoot())
            try editor.perform(.push(presentable))
        }
    }
}

@MainActor final class LibraryCoordinator: Coordinator {
    let root = StackRoot()

    init() { trigger(.shelf) }

    func prepareTransition(for route: LibraryRoute) -> Transition<StackRoot> {
        switch route {
        case .shelf: .set([Screen("shelf")])
        case .book(let book): .push { BookModel(book, router: self.weakRouter) }
        case .author(let name): .push(Screen(name))
        case .recommendations: .restart(at: Screen("recommendations"))
        }
    }
}

@MainActor final class AppCoordinator: Coordinator {
    let root = TabRoot()
    let library = LibraryCoordinator()
    private(set) var signOuts = 0

    init() { perform(.set([library, Screen("account")])) }

    func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
        switch route {
        case .library: .select(index: 0)
        case .account: .select(index: 1)
        case .signOut: .multiple(.dismissAll(), .effect("sign out") { [weak self] in self?.signOuts += 1 })
        }
    }
}

/// Opens the books of a stream, until the stream ends.
@MainActor final class Deliveries {
    private let library: WeakRouter<LibraryRoute>
    private(set) var told: [TransitionOutcome] = []

    init(_ library: LibraryCoordinator) {
        self.library = library.weakRouter
    }

    func follow(_ routes: AsyncStream<LibraryRoute>) async {
        await library.follow(routes, bursts: .all) { _, outcome in self.told.append(outcome) }
    }

    func show(_ books: AsyncThrowingStream<Book, any Error>) async throws {
        try await library.follow(books.map { LibraryRoute.book($0) }, bursts: .latest)
    }

    /// The same in a task of its own, which keeps neither this nor the library.
    func begin(_ routes: AsyncStream<LibraryRoute>) -> Task<Void, Never> {
        Task { [library] in await library.follow(routes) }
    }
}
