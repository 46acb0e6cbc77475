import Coordination
import CoordinationMoves
import CoordinationTesting
import Testing

@Suite("Doing a move", .noUnhandledFailures) struct DoingTests {
    let app = Reader()

    private func outcome(of move: Move, seen mark: MoveMark? = nil) -> TransitionOutcome? {
        var found: [TransitionOutcome] = []
        app.do(move, seen: mark) { found.append($0) }
        #expect(found.count == 1)
        return found.first
    }

    @Test("each item can be done") func each() {
        let count = app.moves.count
        for index in 0..<count {
            let app = Reader()
            app.isSignedIn = true
            let item = app.moves[index]
            let value: String? =
                switch item.input {
                case nil: nil
                case .text: "tea"
                case .choice(_, let choices): choices[0]
                }
            var found: TransitionOutcome?
            app.do(item.move.typing(value), seen: app.moves.mark) { found = $0 }
            #expect(found?.isCompleted == true || found == .noChange, "\(item.move): \(String(describing: found))")
        }
    }

    @Test("the item may be left out, if the name is enough") func short() {
        #expect(outcome(of: .tap("write", on: "list"))?.isCompleted == true)
        #expect(app.tree.description.contains("draft"))
        app.draft.isSaved = true
        #expect(outcome(of: .back)?.isCompleted == true)
        #expect(outcome(of: .tab("help"))?.isCompleted == true)
    }

    @Test("a value goes to the screen, or into the route") func values() {
        #expect(outcome(of: .tap("sort", on: "list", typing: "by name")) == .noChange)
        #expect(app.list.taken == ["by name"])
        #expect(outcome(of: .tap("search", on: "list", typing: "tea"))?.isCompleted == true)
        #expect(app.news.screens.last?.node.name == "results for tea")
    }

    @Test(
        "a move that cannot be done says why, and changes nothing",
        arguments: [
            (Move.tap("fly", on: "list"), "it is not possible here"), (.back, "it is not possible here"),
            (.tap("open", on: "list"), "2 moves fit it"),
            (.tap("open", on: "list").numbered(2, of: 3), "2 moves fit it, and there were 3"),
            (.tap("write", on: "list").numbered(1, of: 2), "1 moves fit it, and there were 2"),
            (.tap("open", on: "list").numbered(3, of: 2), "2 moves fit it"),
            (.tap("open", on: "list").numbered(0, of: 2), "2 moves fit it"),
            (.tap("write", on: "list").numbered(2), "1 moves fit it"),
            (.tap("write", on: "list", typing: "x"), "it takes no value"),
            (.tap("search", on: "list"), "it takes a text"),
            (.tap("search", on: "list", typing: "coffee"), "its text is too long"),
            (.tap("sort", on: "list", typing: "by size"), "it takes one of its choices"),
        ])
    func refused(move: Move, because: String) {
        let before = app.tree
        let error = outcome(of: move)?.error
        #expect(error?.description.contains(because) == true, "\(String(describing: error))")
        #expect(error?.description.contains("do '") == true)
        #expect(app.tree == before && app.list.taken.isEmpty)
    }

    @Test("a gate stops a move as it stops a user") func gate() {
        #expect(outcome(of: .tap("account", on: "list")) == .rejected(.denied("nobody is signed in")))
        app.trigger(.draft)
        #expect(outcome(of: .back) == .rejected(.stays("it is not saved")))
    }

    @Test("a move is refused if the offers of its screen have changed since the mark") func mark() {
        let moves = app.moves
        app.list.stories = [2, 1]
        #expect(outcome(of: moves[1].move, seen: moves.mark)?.error?.description.contains("has changed since") == true)
        #expect(outcome(of: .tab("help"), seen: moves.mark)?.isCompleted == true)
    }

    @Test("a move of a screen that is another one by now is refused") func other() {
        let mark = app.moves.mark
        app.news.perform(.set([Reader.List()]))
        #expect(outcome(of: .tap("write", on: "list"), seen: mark)?.error != nil)
        #expect(outcome(of: .tap("write", on: "list"), seen: app.moves.mark)?.isCompleted == true)
    }

    @Test("a step back is refused if it leads elsewhere by now") func elsewhere() {
        let (stack, top) = (StackRoot(Screen("one")), Screen("top"))
        stack.perform(.set([Screen("one"), top]))
        let mark = stack.moves.mark
        stack.perform(.set([Screen("other"), top]))
        var outcome: TransitionOutcome?
        stack.do(.back, seen: mark) { outcome = $0 }
        #expect(outcome?.error?.description.contains("has changed since") == true)
        stack.do(.back, seen: stack.moves.mark) { outcome = $0 }
        #expect(outcome?.isCompleted == true)
    }

    @Test("a race of a refresh and a move never does it to another row") func races() {
        var random = SystemRandomNumberGenerator()
        for _ in 1...200 {
            app.list.stories = Array(1...Int.random(in: 1...4, using: &random)).shuffled()
            let moves = app.moves
            let item = moves.filter { $0.move.description.hasPrefix("tap \"delete\"") }.randomElement()
            guard let item else { return _ = Issue.record("nothing to delete") }
            if Bool.random() { app.list.stories.shuffle() }
            let before = app.list.stories
            app.do(item.move, seen: moves.mark) { _ in }
            let gone = before.filter { !app.list.stories.contains($0) }
            #expect(gone.allSatisfy { item.move.description.contains("story \($0)") })
        }
    }

    @Test("an offer without an item is told from those of its name with one") func withoutItem() throws {
        let page = Page()
        let app = StackRoot(page)
        for item in app.moves { app.do(item.move, seen: app.moves.mark) { page.ends.append("\($0)") } }
        #expect(page.done == 1 && page.ends.count == 2)
    }

    @Test("a mark sees a title and a route that have changed") func titles() {
        let page = Page()
        let app = StackRoot(page)
        let moves = app.moves
        page.price = 1_000
        var outcome: TransitionOutcome?
        app.do(moves[0].move, seen: moves.mark) { outcome = $0 }
        #expect(outcome?.error != nil && page.done == 0)
    }

    @Test("without a completion, the failure of a route is reported, too") func unhandledRoute() {
        var said: [String] = []
        let page = Page()
        let windows = WindowManager(WindowRoot(StackRoot(page), name: "main"))
        windows.diagnosticsHandler = { said.append($0.message) }
        windows.do(windows.moves[1].move)
        #expect(said.count == 1)
    }

    @Test("two pages that loop are one turn") func looping() {
        let pages = PageRoot(Screen("a"), Screen("b"), loops: true)
        #expect(pages.moves.map(\.move) == [.turn(to: "b")])
    }

    @Test("without a completion, a failure is reported") func unhandled() {
        var said: [String] = []
        let windows = WindowManager(WindowRoot(app, name: "main"))
        windows.diagnosticsHandler = { said.append($0.message) }
        windows.do(.tap("fly", on: "list"))
        #expect(said.count == 1 && said[0].contains("it is not possible here"))
    }

    @Test("a move that waits does not keep its tree, and ends with it", arguments: [true, false])
    func released(isHeard: Bool) {
        var (kept, outcomes): ([Resumption], [TransitionOutcome]) = ([], [])
        var app: Door? = Door { kept.append($0) }
        weak let gone = app
        app?.do(.tap("enter", on: "door"), completion: isHeard ? { outcomes.append($0) } : nil)
        #expect(kept.count == 1 && outcomes.isEmpty)
        app = nil
        #expect(gone == nil && outcomes == (isHeard ? [.cancelled(.released)] : []))
    }
}

/// A door with a gate that waits.
private final class Door: Coordinator {
    enum RouteType: Route { case enter }

    final class Outside: Presentable, Offering {
        let node = Screen("door")
        var offers: [Offer] { [Offer("enter", RouteType.enter)] }
    }

    let root = StackRoot(Outside())
    private let begin: (Resumption) -> Void

    init(_ begin: @escaping (Resumption) -> Void) { self.begin = begin }

    func gates(for route: RouteType) -> [Gate] { [Gate("waits") { [begin] _ in .wait(upTo: nil, begin) }] }
    func prepareTransition(for route: RouteType) -> Transition<StackRoot> { .push(Screen("hall")) }
}

private final class Page: Presentable, Offering {
    let node = Screen("page")
    var price = 10
    var done = 0
    var ends: [String] = []

    var offers: [Offer] {
        [
            Offer("open", title: "Pay \(price)") { completion in
                self.done += 1
                completion(.noChange)
            }, Offer("open", ReaderRoute.account),
        ]
    }
}
