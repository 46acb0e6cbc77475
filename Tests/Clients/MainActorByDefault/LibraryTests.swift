import Coordination
import CoordinationTesting
import Testing

private let emma = Book(title: "Emma", author: "Austen")

@Suite(.noUnheardFailures) struct MainActorByDefaultClientTests {
    @Test("a book opens, and its model goes on by itself") func opens() throws {
        let app = AppCoordinator()
        app.trigger(.library, then: LibraryRoute.book(emma))
        let model = try app.visible(BookModel.self)
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
}
