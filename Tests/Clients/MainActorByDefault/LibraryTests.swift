import Coordination
import CoordinationTesting
import Testing

private let emma = Book(title: "Emma", author: "Austen")

@Suite(.noUnhandledFailures) struct MainActorByDefaultClientTests {
    @Test("a book opens, and its model navigates further") func opens() throws {
        let app = AppCoordinator()
        app.trigger(.library, then: LibraryRoute.book(emma))
        let model = try app.frontmost(BookModel.self)
        model.showAuthor()
        expect(app, "{[shelf, Emma, Austen]*, account}")
        #expect(model.isBookmarked)
        model.signOut()
        #expect(app.signOuts == 1)
    }

    @Test("outcomes are given to completions and awaited") func awaited() async throws {
        let library = LibraryCoordinator()
        let context = try await library.trigger(.book(emma))
        #expect(context.shown.map(\.name) == ["Emma"])
        var outcome: TransitionOutcome?
        library.perform(.dismiss(), completion: { outcome = $0 })
        #expect(outcome?.description.hasPrefix("failed") == true)
        await #expect(throws: TransitionOutcome.Failure.self) { try await library.perform(.dismiss()) }
    }

    @Test("a transition of one's own runs and is undone") func custom() {
        let library = LibraryCoordinator()
        library.trigger(.book(emma))
        library.trigger(.recommendations)
        expect(library, "[shelf, recommendations]")
        library.perform(.multiple(.restart(at: Screen("x")), .dismiss()), completion: { _ in })
        expect(library, "[shelf, recommendations]")
    }

    @Test("a sequence of routes is followed, and one of screens, and what happens is awaited") func streams()
        async throws
    {
        let library = LibraryCoordinator()
        let window = WindowRoot(library)
        let manager = WindowManager(window)
        let records = AsyncStream(observing: manager.observeCommits)
        let events = AsyncStream(observing: window.observe)
        let deliveries = Deliveries(library)
        await deliveries.follow(
            AsyncStream { feed in
                feed.yield(.book(emma))
                feed.yield(.recommendations)
                feed.finish()
            })
        try await deliveries.show(
            AsyncThrowingStream { feed in
                feed.yield(emma)
                feed.finish()
            })
        expect(manager, "[shelf, recommendations, Emma]")
        #expect(deliveries.told.count == 2)
        TestHost(window).deliver(.memoryWarning)
        for await event in events {
            #expect(event == .platform(.memoryWarning))
            break
        }
        var triggers: [String] = []
        for await record in records {
            triggers.append(record.cause.description)
            if triggers.count == 3 { break }
        }
        #expect(triggers.last?.hasPrefix("book(") == true)
    }

    @Test("a task follows a sequence for as long as it is not cancelled, and keeps nothing") func following() async {
        let (routes, feed) = AsyncStream<LibraryRoute>.makeStream()
        weak var watched: LibraryCoordinator?
        let task: Task<Void, Never>
        do {
            let library = LibraryCoordinator()
            watched = library
            task = Deliveries(library).begin(routes)
        }
        #expect(watched == nil)
        feed.yield(.recommendations)
        await task.value
    }
}
