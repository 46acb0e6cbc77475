import Coordination
import CoordinationTesting
import Testing

private typealias Desk = ConcurrencyPage.Desk

// snippet.asynchronous-gate
extension Gate {
    @MainActor fileprivate static func opened(_ desk: Desk) -> Gate {
        Gate("opened") { _ in
            if desk.isOpen { return .allow }
            return .wait { resume in
                desk.opening = Task {
                    await desk.open()
                    resume()
                }
            }
        }
    }
}
// snippet.end

/// The code of the page on concurrency, on the main actor by hand.
enum ConcurrencyPage {
    // snippet.payload
    nonisolated struct Book: Hashable, Sendable {
        var title: String
    }

    enum LibraryRoute: Route { case shelf, book(Book), cellar }
    // snippet.end

    // snippet.by-hand
    @MainActor final class LibraryCoordinator: @MainActor Coordinator {
        let root = StackRoot()
        let desk = Desk()
        init() { trigger(.shelf) }

        func gates(for route: LibraryRoute) -> [Gate] {
            route == .cellar ? [.opened(desk)] : []
        }

        func prepareTransition(for route: LibraryRoute) -> Transition<StackRoot> {
            switch route {
            case .shelf: .set([Screen("shelf")])
            case .book(let book): .push(BookModel(book))
            case .cellar: .push(Screen("cellar"))
            }
        }
    }

    @MainActor final class BookModel: @MainActor Presentable {
        let node: Screen
        init(_ book: Book) { node = Screen(book.title) }
    }
    // snippet.end

    @MainActor final class Desk {
        var isOpen = false
        var opening: Task<Void, Never>?

        func open() async { isOpen = true }
    }
}

/// The code of the same page, on whichever actor.
enum SessionPage {
    typealias Book = ConcurrencyPage.Book
    enum LibraryRoute: Route { case shelf, book(Book) }

    final class LibraryCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.shelf) }

        func prepareTransition(for route: LibraryRoute) -> Transition<StackRoot> {
            switch route {
            case .shelf: .set([Screen("shelf")])
            case .book(let book): .push(Screen(book.title))
            }
        }
    }

    // snippet.session
    actor Session {
        private let library = LibraryCoordinator()

        var tree: Tree { library.tree }

        func open(_ book: Book) async throws(TransitionOutcome.Failure) -> [String] {
            let context = try await library.trigger(.book(book))
            return context.shown.map(\.name)
        }

        func follow(_ routes: AsyncStream<LibraryRoute>) async {
            await library.weakRouter.follow(routes)
        }
    }
    // snippet.end
}

@MainActor @Suite("The page on concurrency, on the main actor", .noUnhandledFailures) struct ConcurrencyPageTests {
    let library = ConcurrencyPage.LibraryCoordinator()

    @Test("a book opens, and the cellar when it has been unlocked") func byHand() async throws {
        library.trigger(.book(ConcurrencyPage.Book(title: "Emma")), completion: nil)
        let opening = Task.immediate { try await library.trigger(.cellar) }
        expect(library, "[shelf, Emma]")
        await library.desk.opening?.value
        _ = try await opening.value
        expect(library, "[shelf, Emma, cellar]")
    }

    @Test("two tasks on one actor trigger a route each") func tasks() async throws {
        typealias Book = ConcurrencyPage.Book
        // snippet.two-tasks
        let first = Task { try await library.trigger(.book(Book(title: "Emma"))) }
        let second = Task { try await library.trigger(.book(Book(title: "Dune"))) }
        _ = try await (first.value, second.value)
        #expect(library.root.screens.count == 3)
        // snippet.end
    }

    @Test("a cancelled task throws, and what was committed before stays") func cancelled() async {
        let host = TestHost(library, isHolding: true)
        let waiting = Task.immediate { try await library.trigger(.book(ConcurrencyPage.Book(title: "Emma"))) }
        let queued = Task.immediate { try await library.trigger(.book(ConcurrencyPage.Book(title: "Dune"))) }
        waiting.cancel()
        queued.cancel()
        await #expect(throws: TransitionOutcome.Failure.cancelled(.caller)) { try await waiting.value }
        await #expect(throws: TransitionOutcome.Failure.cancelled(.caller)) { try await queued.value }
        host.acknowledge()
        expect(library, "[shelf, Emma]")
    }
}

@Suite("The page on concurrency", .noUnhandledFailures) struct SessionPageTests {
    typealias Session = SessionPage.Session
    typealias LibraryCoordinator = SessionPage.LibraryCoordinator
    typealias Book = SessionPage.Book

    @Test("a session returns values") func session() async throws {
        // snippet.using-a-session
        let session = Session()
        #expect(try await session.open(Book(title: "Emma")) == ["Emma"])
        expect(await session.tree, "[shelf, Emma]")
        // snippet.end
        await session.follow(
            AsyncStream { feed in
                feed.yield(.book(Book(title: "Dune")))
                feed.finish()
            })
        expect(await session.tree, "[shelf, Emma, Dune]")
    }

    @Test("child tasks make their own trees") func childTasks() async throws {
        // snippet.child-tasks
        let trees = try await withThrowingTaskGroup(of: Tree.self) { group in
            for title in ["Emma", "Dune"] {
                group.addTask {
                    let library = LibraryCoordinator()
                    try await library.trigger(.book(Book(title: title)))
                    return library.tree
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(trees.map(\.description)) == ["[shelf, Emma]", "[shelf, Dune]"])
        // snippet.end
    }

    @Test("a thrown failure is typed") func typed() async {
        let library = LibraryCoordinator()
        // snippet.typed-failure
        do throws(TransitionOutcome.Failure) {
            try await library.perform(.pop())
        } catch .failed(let error) {
            #expect(error.reason == .nothingToPop)
        } catch {
            Issue.record("\(error)")
        }
        // snippet.end
    }
}
