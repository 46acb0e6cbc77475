import Coordination

// A server keeps one app for each session, in the session's actor. The app itself says nothing about it.

/// One user's session: it owns the app, and nothing of it leaves but values.
actor Session {
    private let app = AppCoordinator()

    var tree: Tree { app.tree }

    func open(_ book: Book) async throws -> [String] {
        try await app.trigger(.library)
        let context = try await app.library.trigger(.book(book))
        return context.shown.map(\.name)
    }

    func showAuthor() throws {
        try app.frontmost(BookModel.self).showAuthor()
    }

    func outcome(of route: LibraryRoute) -> TransitionOutcome? {
        var outcome: TransitionOutcome?
        app.library.trigger(route) { outcome = $0 }
        return outcome
    }

    /// Two triggers of one function are not interleaved with those of another: the actor is only left where it waits.
    func openBoth(_ books: [Book]) async throws {
        for book in books { try await app.library.trigger(.book(book)) }
    }

    /// Opens what comes in, until the session is cancelled or nothing comes any more.
    func follow(_ routes: AsyncStream<LibraryRoute>) async -> Int {
        var done = 0
        await app.library.weakRouter.follow(routes, bursts: .all) { _, outcome in
            if case .completed = outcome { done += 1 }
        }
        return done
    }

    /// Shows books that were found elsewhere, the last where many come at once.
    func show(_ books: AsyncStream<Book>) async {
        await app.library.weakRouter.follow(books.map { LibraryRoute.book($0) }, bursts: .latest)
    }

    /// What happens to the last book from now on, for readers outside of the actor.
    var events: AsyncStream<NodeEvent> { AsyncStream(observing: app.library.top.observe) }

    func putBack() {
        app.library.trigger(.shelf)
    }
}
