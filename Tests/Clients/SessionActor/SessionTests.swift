import Coordination
import CoordinationTesting
import Testing

private let emma = Book(title: "Emma", author: "Austen")
private let dune = Book(title: "Dune", author: "Herbert")

@Suite(.noUnhandledFailures) struct SessionActorClientTests {
    @Test("a session awaits its own app") func awaits() async throws {
        let session = Session()
        #expect(try await session.open(emma) == ["Emma"])
        try await session.showAuthor()
        expect(await session.tree, "{[shelf, Emma, Austen]*, account}")
    }

    @Test("outcomes leave the session as values") func outcomes() async {
        let session = Session()
        let outcome = await session.outcome(of: .recommendations)
        guard case .completed(let context)? = outcome else {
            Issue.record("\(outcome as Any)")
            return
        }
        #expect(context.shown.map(\.name) == ["recommendations"])
        expect(await session.tree, "{[shelf, recommendations]*, account}")
    }

    @Test("many callers of one session each get their own") func manyCallers() async throws {
        let session = Session()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 { group.addTask { try await session.openBoth([emma, dune]) } }
            try await group.waitForAll()
        }
        let names = await session.tree.description.split(separator: ", ")
        #expect(names.count(where: { $0 == "Emma" }) == 20)
        #expect(names.count(where: { $0.hasPrefix("Dune") }) == 20)
    }

    @Test("sessions know nothing of each other") func manySessions() async throws {
        let (one, two) = (Session(), Session())
        _ = try await (one.open(emma), two.open(dune))
        expect(await one.tree, "{[shelf, Emma]*, account}")
        expect(await two.tree, "{[shelf, Dune]*, account}")
    }

    @Test("a session follows what comes from outside, and what happens in it is read outside") func streams() async {
        let session = Session()
        let (routes, feed) = AsyncStream<LibraryRoute>.makeStream()
        async let done = session.follow(routes)
        feed.yield(.book(emma))
        feed.yield(.recommendations)
        feed.finish()
        #expect(await done == 2)
        let (books, shelf) = AsyncStream<Book>.makeStream()
        shelf.yield(dune)
        shelf.finish()
        await session.show(books)
        expect(await session.tree, "{[shelf, recommendations, Dune]*, account}")
        let events = await session.events
        await session.putBack()
        for await event in events {
            #expect(event == .left)
            break
        }
    }
}
