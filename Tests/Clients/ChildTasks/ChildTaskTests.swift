import Coordination
import CoordinationTesting
import Testing

@Suite(.noUnhandledFailures) struct ChildTasksClientTests {
    @Test("fifty apps in fifty child tasks") func fifty() async throws {
        let trees = try await withThrowingTaskGroup(of: (Int, Tree).self) { group in
            for number in 0..<50 {
                group.addTask {
                    let app = AppCoordinator()
                    try await app.trigger(.library)
                    try await app.library.trigger(.book(Book(title: "\(number)", author: "A")))
                    try app.frontmost(BookModel.self).showAuthor()
                    return (number, app.tree)
                }
            }
            return try await group.reduce(into: [:]) { trees, found in trees[found.0] = found.1 }
        }
        #expect(trees.count == 50)
        for (number, tree) in trees { expect(tree, "{[shelf, \(number), A]*, account}") }
    }

    @Test("an app made in one task is used in another") func handedOver() async {
        let app = AppCoordinator()
        app.trigger(.account, completion: nil)
        let tree = await Task {
            app.trigger(.library, completion: nil)
            return app.tree
        }.value
        expect(tree, "{[shelf]*, account}")
    }

    @Test("cancelled child tasks begin nothing more") func cancelled() async {
        let ends = await withTaskGroup(of: (TransitionOutcome.Failure, Tree).self) { group in
            for _ in 0..<50 {
                group.addTask {
                    let library = LibraryCoordinator()
                    do throws(TransitionOutcome.Failure) {
                        while true { try await library.trigger(.recommendations) }
                    } catch {
                        return (error, library.tree)
                    }
                }
            }
            group.cancelAll()
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(ends.count == 50)
        for (failure, tree) in ends {
            #expect(failure == .cancelled(.caller))
            #expect(["[shelf]", "[shelf, recommendations]"].contains(tree.description))
        }
    }

    @Test("fifty child tasks follow a stream each, until they are cancelled") func following() async {
        let titles = await withTaskGroup(of: Tree.self) { group in
            for number in 0..<50 {
                group.addTask {
                    let library = LibraryCoordinator()
                    let (routes, feed) = AsyncStream<LibraryRoute>.makeStream()
                    feed.yield(.author("\(number)"))
                    await library.weakRouter.follow(routes) { _, _ in withUnsafeCurrentTask { $0?.cancel() } }
                    return library.tree
                }
            }
            return await group.reduce(into: Set()) { $0.insert("\($1)") }
        }
        #expect(titles == Set((0..<50).map { "[shelf, \($0)]" }))
    }
}
