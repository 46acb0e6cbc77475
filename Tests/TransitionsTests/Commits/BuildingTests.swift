import CoordinationTesting
import Testing
import Transitions

@Suite("Building late", .bothEnds, .noUnhandledFailures) struct BuildingTests {
    @Test("a screen is built when its verb is reached, and again each time") func reached() {
        let workshop = Workshop()
        let push = Transition<StackRoot>.push { workshop.make("p") }
        #expect(workshop.made == [])
        let stack = StackRoot(Screen("a"))
        stack.perform(.multiple(push, push))
        #expect(workshop.made == ["p", "p"])
        expect(stack, "[a, p, p]")
    }

    @Test("nothing is built for steps behind one that is refused") func refused() {
        let (stack, workshop) = (StackRoot(Screen("a")), Workshop())
        let absent = Transition<StackRoot>.pop(to: Screen("absent"))
        var outcome: TransitionOutcome?
        stack.perform(
            .multiple(
                .push { workshop.make("first") }, absent, .push { workshop.make("second") },
                .present(Later { workshop.some("third") }))
        ) { outcome = $0 }
        #expect(outcome?.error?.index == 1)
        #expect(workshop.made == ["first"])
        expect(stack, "[a]")
        #expect(workshop.alive == 0)
    }

    @Test("a screen that is there under its key is not built") func keyed() {
        let (stack, workshop) = (StackRoot(Screen("a")), Workshop())
        for _ in 0..<3 { stack.perform(.push(Later { workshop.make("k") }, key: "k")) }
        for _ in 0..<3 { stack.perform(.push(Later { workshop.some("l") }, key: "l")) }
        #expect(workshop.made == ["k", "l"])
        expect(stack, "[a, k, l]")
    }

    @Test("the key of a screen that could not be built, or not be shown, is not kept") func keyOfNothing() {
        let (stack, workshop) = (StackRoot(Screen("a")), Workshop())
        stack.perform(.push(Later { () throws -> Screen in throw CancellationError() }, key: "k")) { _ in }
        stack.perform(.push(Later { stack }, key: "k")) { _ in }
        stack.perform(.push(Later { workshop.make("k") }, key: "k"))
        expect(stack, "[a, k]")
    }

    @Test("a screen that is built and then refused is freed") func released() {
        let workshop = Workshop()
        let (empty, presenting) = (StackRoot(), StackRoot(Screen("a")))
        presenting.perform(.present(Screen("m")))
        var errors: [TransitionError.Detail?] = []
        empty.perform(.replaceTop(Later { workshop.make("p") })) { errors.append($0.error?.detail) }
        presenting.perform(.presentOnRoot(Later { workshop.some("p") })) { errors.append($0.error?.detail) }
        #expect(errors == [.emptyStack, .alreadyPresents("m")])
        #expect(workshop.made == ["p", "p"])
        #expect(workshop.alive == 0)
    }

    @Test("a refusal to build may be caught, and the transition continues") func caught() {
        let stack = StackRoot(Screen("a"))
        var reasons: [String] = []
        stack.perform(
            Transition("either") { editor in
                do throws(TransitionError) {
                    try editor.perform(.push { () throws -> Screen in throw CancellationError() })
                } catch {
                    reasons.append(error.summary)
                    try editor.perform(.push { Screen("b") })
                }
            })
        #expect(reasons == ["Can't build Screen: CancellationError()."])
        expect(stack, "[a, b]")
    }

    @Test("a verb of one's own takes a builder as well") func ownVerb() {
        let tabs = TabRoot(Screen("a"))
        tabs.perform(.addTab(Later { Screen("b") }))
        tabs.perform(.addTab(Later { StackRoot() }))
        expect(tabs, "{a*, b, []}")
        var message: String?
        tabs.perform(.addTab(Later { () throws -> Screen in throw CancellationError() })) {
            message = $0.error?.description
        }
        #expect(message == "Can't build Screen: CancellationError().")
    }

    @Test(
        "a builder may be any closure or initialiser, and keeps its type where it makes just one",
        arguments: [true, false])
    func closures(_ isFirst: Bool) {
        let list: [(Transition<StackRoot>, String)] = [
            (.push { First() }, "push(First)"),
            (.push(First.init), "push(First)"),
            (.push(Later(Second.init), key: 1), "push(key: 1)"),
            (.present(First.init), "present(First)"),
            (.present(style: .fullScreen) { Second() }, "present(Second)"),
            (.replaceTop(Later { opaque() }), "replaceTop(First)"),
            (
                .push {
                    let first = First()
                    first.isReady = true
                    return first
                }, "push(First)"
            ),
            (.show(Later { try throwing() }), "show(Second)"),
            (.push(Later { either(isFirst) }), "push(…)"),
            (.push(Later { if isFirst { First() } else { Second() } }), "push(…)"),
            (.push(Later { isFirst ? First() as any Presentable : Second() }), "push(…)"),
            (
                .presentOnRoot(
                    Later {
                        switch isFirst {
                        case true: First()
                        case false: Second()
                        }
                    }, style: .sheet()), "presentOnRoot(…)"
            ),
            (
                .push(
                    Later {
                        if isFirst { return First() }
                        return Second()
                    }), "push(…)"
            ),
        ]
        for (transition, description) in list {
            #expect(transition.description == description)
            #expect(transition.presentables.isEmpty)
            let stack = StackRoot(Screen("a"))
            var outcome: TransitionOutcome?
            stack.perform(transition) { outcome = $0 }
            #expect(outcome?.changes.isEmpty == false, "\(description)")
        }
    }
}

/// Makes screens, and knows which it made and how many of them live.
private final class Workshop {
    private(set) var made: [String] = []
    private(set) var alive = 0

    final class Piece: Presentable {
        let node: Screen
        private let workshop: Workshop

        init(_ name: String, _ workshop: Workshop) {
            node = Screen(name)
            self.workshop = workshop
            workshop.alive += 1
        }

        deinit { workshop.alive -= 1 }
    }

    func make(_ name: String) -> Piece {
        made.append(name)
        return Piece(name, self)
    }

    func some(_ name: String) -> any Presentable { make(name) }
}

private final class First: Presentable {
    let node = Screen("first")
    var isReady = false
}

private final class Second: Presentable {
    let node = Screen("second")
}

private func either(_ isFirst: Bool) -> any Presentable { isFirst ? First() : Second() }

private func opaque() -> some Presentable { First() }

private func throwing() throws -> Second { Second() }

extension Transition where Root == TabRoot {
    fileprivate static func addTab(_ tab: any Presentable) -> Transition {
        Transition("addTab") { editor in
            try editor.insert(tab, at: editor.root.tabs.count)
        }
    }
}
