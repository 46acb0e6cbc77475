import CoordinationTesting
import Testing
import Transitions

@Suite("Roots of users", .bothEnds, .noUnhandledFailures) struct OwnRootTests {
    private func error<Root: ContainerRoot>(_ root: Root, _ transition: Transition<Root>) -> TransitionError? {
        var error: TransitionError?
        root.perform(transition) { if case .failed(let found) = $0 { error = found } }
        return error
    }

    @Test("a deck deals, turns up, shuffles and discards")
    func deck() throws {
        let (a, b, c) = (Screen("a"), Screen("b"), Screen("c"))
        let deck = DeckRoot([a, b], name: "deck")
        expect(deck, "deck{a*, b}")
        deck.perform(.deal(c))
        expect(deck, "deck{a, b, c*}")
        deck.perform(.shuffle())
        expect(deck, "deck{b, c*, a}")
        deck.perform(.turnUp(0))
        deck.perform(.shuffle())
        expect(deck, "deck{c, a, b*}")
        deck.perform(.discard(b))
        expect(deck, "deck{c*, a}")
        #expect(deck.up === c)
        #expect(deck.cards.count == 2)
    }

    @Test("a custom root's own verbs roll back whole, and its own errors arrive whole")
    func rollsBack() throws {
        let a = Screen("a")
        let deck = DeckRoot([a])
        #expect(
            error(deck, .shuffle())?.description == """
                Can't shuffle the deck: there is nothing to shuffle.

                  Deck: {a*}

                Deal two cards first.
                """)
        #expect(error(deck, .deal(a))?.detail == .alreadyShown(where: "in a tab root"))
        #expect(error(deck, .discard(a))?.reason == .lastOne)
        #expect(error(deck, .multiple(.deal(Screen("b")), .shuffle(), .turnUp(7)))?.index == 2)
        expect(deck, "{a*}")
    }

    @Test("a custom root says what is natural to it, and is placed among other roots")
    func natural() throws {
        let deck = DeckRoot([Screen("a")])
        let stack = StackRoot(Screen("home"), deck)
        deck.perform(.show(Screen("b")))
        deck.perform(.showDetail(Screen("c")))
        deck.perform(.present(Screen("m")))
        expect(stack, "[home, {a, b, c*}^m]")
        stack.perform(.pop())
        expect(deck, "{a, b, c*}^m")
    }

    @Test("a shelf shifts its panes")
    func shelf() throws {
        let shelf = ShelfRoot()
        for name in ["a", "b", "c"] { shelf.perform(.add(Screen(name))) }
        expect(shelf, "shelf(a | b | c)")
        shelf.perform(.showDetail(Screen("d")))
        expect(shelf, "shelf(b | c | d)")
        shelf.perform(.swapEnds())
        expect(shelf, "shelf(d | c | b)")
        shelf.perform(.takeLast())
        expect(shelf, "shelf(d | c | )")
        shelf.perform(.show(Screen("m")))
        expect(shelf, "shelf(d | c | )^m")
    }

    @Test("the primitives refuse what the layout does not allow", arguments: primitives)
    func refusals(_ row: Row<SplitRoot>) throws { try row.check() }

    static let primitives: [Row<SplitRoot>] = [
        .becomes("(a | )", "( | a)") { _ in Transition("move") { editor in try editor.move(from: 0, to: 1) } },
        .becomes("(a | b)", "( | b)") { _ in Transition("remove") { editor in try editor.remove(at: 0) } },
        .becomes("(a | )", "( | )") { _ in Transition("remove") { editor in try editor.remove(at: 0) } },
        .becomes("( | b)", "(p* | b)") { stage in
            Transition("insert") { editor in try editor.insert(stage["p"], at: 0) }
        },
        .stays("(a | b)") { _ in Transition("move") { editor in try editor.move(from: 1, to: 1) } },
        .becomes("(a | b)", "(a* | b)") { _ in Transition("select") { editor in try editor.select(index: 0) } },
        .stays("(a* | b)") { _ in Transition("select") { editor in try editor.select(index: 0) } },
        .refuses(
            "(a | b)",
            """
            Can't insert 'p' at 1: the column holds 'b'.

              Split: (a | b)

            Remove that first, or show into the column, which replaces it.
            """
        ) { stage in Transition("insert") { editor in try editor.insert(stage["p"], at: 1) } },
        .refuses(
            "(a | b)",
            """
            Can't insert 'p' at 2: the indices run from 0 to 1.

              Split: (a | b)

            Choose an index in that range.
            """
        ) { stage in Transition("insert") { editor in try editor.insert(stage["p"], at: 2) } },
        .refuses(
            "(a | b)",
            """
            Can't move 'a' to 1: the column holds 'b'.

              Split: (a | b)

            Remove that first, or show into the column, which replaces it.
            """
        ) { _ in Transition("move") { editor in try editor.move(from: 0, to: 1) } },
        .refuses(
            "( | b)",
            """
            Can't remove index 0: the column is empty.

              Split: ( | b)

            Choose a column that holds something.
            """
        ) { _ in Transition("remove") { editor in try editor.remove(at: 0) } },
        .refuses(
            "(a | )",
            """
            Can't select index 1: the column is empty.

              Split: (a | )

            Choose a column that holds something.
            """
        ) { _ in Transition("select") { editor in try editor.select(index: 1) } },
    ]
}
