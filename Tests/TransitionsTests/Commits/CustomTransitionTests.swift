import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Custom transitions", .bothEnds, .noUnhandledFailures) struct CustomTransitionTests {
    struct NoPaper: Error {}

    @Test("a custom transition rolls back like a built-in one", arguments: rows)
    func rollsBack(_ row: Row<StackRoot>) throws { try row.check() }

    static let rows: [Row<StackRoot>] = [
        .becomes("[a, b]", "[a, p]") { stage in
            Transition("swapTop") { editor in
                try editor.perform(.pop())
                try editor.perform(.push(stage["p"]))
            }
        },
        .refuses(
            "s[a, b]",
            """
            Can't push 'a': it is already shown in 's'.

              Stack: s[a]

            Remove it there first, or make a second instance.
            """
        ) { stage in
            Transition("swapTop") { editor in
                try editor.perform(.pop())
                try editor.perform(.push(stage["a"]))
            }
        },
        .refuses(
            "s[a, b]",
            """
            Can't swap 'p': the deck is sealed.

              Stack: s[a]

            Open it first.
            """
        ) { stage in
            Transition("swapTop") { editor in
                try editor.perform(.pop())
                let name = stage["p"].label
                throw editor.refusal("swap \(name)", because: "the deck is sealed", remedy: "Open it first.")
            }
        },
        .refuses("[a]", "Can't open a: it is locked.\n\nFind the key.") { _ in
            .refuse("open a", because: "it is locked", remedy: "Find the key.")
        },
        .refuses(
            "{s[a, b]^m*, [c]}!Sure",
            """
            Can't spin the deck: it has one card.

              Deck: a

            Add a card.
            """
        ) { _ in
            Transition("everything") { editor in
                try editor.perform(.dismissAll())
                try editor.perform(.popToRoot())
                try editor.perform(.set([Screen("p"), Screen("q")]))
                try editor.perform(.present(Screen("m"), style: .fullScreen))
                try editor.perform(.embed(Screen("e"), in: editor.root))
                try editor.perform(.alert("Again", choices: [.cancel()]))
                try editor.move(from: 0, to: 1)
                throw TransitionError(
                    cannot: "spin the deck", because: "it has one card", state: "Deck: a", remedy: "Add a card.")
            }
        },
        .becomes("[a]", "[a, p]") { stage in
            Transition("catches") { editor in
                do { try editor.perform(.pop(to: stage["absent"])) } catch { try editor.perform(.push(stage["p"])) }
            }
        },
        .stays("[a]") { stage in
            Transition("catches") { editor in
                try? editor.perform(.pop(to: stage["absent"]))
                try? editor.perform(.pop())
                try? editor.perform(.set([]))
                try? editor.insert(stage["p"], at: 7)
            }
        },
    ]

    @Test("a nested transition that is refused goes back to where it began, and what was done before it stays")
    func nested() throws {
        let stage = try Stage("[a, b]!Sure")
        let stack = try stage.root(StackRoot.self)
        var log: [String] = []
        stack.perform(
            Transition("outer") { editor in
                try editor.perform(.push(Screen("before")))
                let old = editor.root.tree
                do throws(TransitionError) {
                    try editor.perform(
                        .multiple(
                            .popToRoot(), .dismiss(), .present(Screen("m")), .set([Screen("p")]),
                            .effect("log") { log.append("undone") }, .refused("to go on")))
                } catch {
                    let now = editor.root.tree
                    #expect(error.path == [5])
                    #expect(now.entries == old.entries)
                }
                try editor.perform(.push(Screen("after")))
                try editor.perform(.effect("log") { log.append("done") })
            })
        expect(stage.tree, "[a, b, before, after]!Sure")
        #expect(log == ["done"])
    }

    @Test("a nested transition of another root goes back in its own tree")
    func nestedElsewhere() throws {
        let (one, two) = (StackRoot(Screen("a")), StackRoot(Screen("b")))
        one.perform(
            Transition("outer") { editor in
                try? editor.perform(.multiple(.push(Screen("p")), .pop(), .pop()), on: two)
                try editor.perform(.push(Screen("q")), on: two)
                try editor.perform(.push(two))
            })
        expect(one, "[a, [b, q]]")
    }

    @Test("an error that is not of this house becomes one, and what was done is undone")
    func foreignError() throws {
        let stack = StackRoot(Screen("a"))
        var error: TransitionError?
        stack.perform(
            .multiple(
                .push(Screen("b")),
                Transition("print") { editor in
                    try editor.perform(.push(Screen("c")))
                    throw NoPaper()
                })
        ) { error = $0.error }
        expect(stack, "[a]")
        #expect(error?.path == [1])
        #expect(error?.detail == .custom(because: "NoPaper()", remedy: ""))
        #expect(error?.description == "Can't carry out 'print' (step 1, counted from 0): NoPaper().")
    }

    @Test("a transition is a value that runs again each time, and never before")
    func again() throws {
        let stack = StackRoot(Screen("a"))
        var runs = 0
        let push = Transition<StackRoot>("pushNext") { editor in
            runs += 1
            try editor.perform(.push(Screen("\(runs)")))
        }
        #expect(push.description == "pushNext()")
        #expect(runs == 0)
        stack.perform(.multiple(push, push, push))
        expect(stack, "[a, 1, 2, 3]")
    }

    @Test("options are inherited by steps, and a step may have its own")
    func options() throws {
        let stack = StackRoot(Screen("a"))
        var seen: [Bool] = []
        let look = Transition<StackRoot>("look") { editor in seen.append(editor.options.isAnimated) }
        stack.perform(
            .multiple(
                look, look.with(.unanimated), look, Transition.multiple(look, look.with(.animated)).with(.unanimated),
                look, Transition("nested") { editor in try editor.perform(look.with(.unanimated)) }, look))
        #expect(seen == [true, false, true, false, true, true, false, true])
        seen = []
        stack.perform(.multiple(look, look.with(.animated), look), with: .unanimated)
        #expect(seen == [false, true, false])
    }

    @Test("an effect runs once, after the commit settled, in order, and never for one that is undone")
    func effects() throws {
        let stack = StackRoot(Screen("a"))
        var log: [String] = []
        func note(_ text: String) -> Transition<StackRoot> {
            .effect("note") { log.append("\(text) over \(stack.tree)") }
        }
        stack.perform(.multiple(note("one"), .push(Screen("b")), note("two"))) { log.append("\($0)") }
        #expect(log == ["one over [a, b]", "two over [a, b]", "completed"])
        log = []
        stack.perform(note("alone")) { log.append("\($0)") }
        #expect(log == ["alone over [a, b]", "no change"])
        log = []
        stack.perform(.multiple(note("never"), .push(Screen("c")), note("never"), .refused("it"))) { _ in }
        #expect(log == [])
        stack.perform(.effect("follow") { stack.perform(.push(Screen("c"))) })
        expect(stack, "[a, b, c]")
    }
}
