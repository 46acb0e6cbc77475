@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// A trigger of what is freed is handled, whichever list held that last.
@Suite("Triggers made by freed objects", .bothEnds, .noUnhandledFailures) struct LetGoTests {
    nonisolated(unsafe) static let places: [PlazaWay] = [
        PlazaWay("popped") { plaza in
            plaza.root.perform(.push(plaza.nagger()))
            plaza.root.perform(.pop())
        },
        PlazaWay("popped with others") { plaza in
            plaza.root.perform(.multiple(.push(Screen("x")), .push(plaza.nagger()), .push(Screen("y"))))
            plaza.root.perform(.popToRoot())
        },
        PlazaWay("popped inside a stack") { plaza in
            plaza.root.perform(.push(StackRoot(Screen("x"), plaza.nagger())))
            plaza.root.perform(.pop())
        },
        PlazaWay("dismissed") { plaza in
            plaza.root.perform(.present(plaza.nagger()))
            plaza.root.perform(.dismiss())
        },
        PlazaWay("presented on a pushed stack") { plaza in
            let stack = StackRoot(Screen("x"))
            plaza.root.perform(.push(stack))
            stack.perform(.present(plaza.nagger()))
            plaza.root.perform(.dismissAll())
        },
        PlazaWay("embedded") { plaza in
            plaza.root.perform(.embed(plaza.nagger(), in: plaza.root))
            plaza.root.perform(.unembed(plaza.root.node.embedded[0]))
        },
        PlazaWay("replaced") { plaza in
            plaza.root.perform(.push(plaza.nagger()))
            plaza.root.perform(.replaceTop(Screen("x")))
        },
        PlazaWay("set without it") { plaza in
            plaza.root.perform(.push(plaza.nagger()))
            plaza.root.perform(.set([Screen("x"), Screen("y")]))
        },
        PlazaWay("a tab removed") { plaza in
            let tabs = TabRoot()
            tabs.perform(.set([plaza.nagger(), Screen("x")]))
            plaza.root.perform(.push(tabs))
            tabs.perform(.remove(tabs.tabs[0]))
        },
        PlazaWay("pages set without it") { plaza in
            let pages = PageRoot(plaza.nagger(), Screen("x"))
            plaza.root.perform(.push(pages))
            pages.perform(.set([Screen("y")]))
        },
        PlazaWay("a column cleared") { plaza in
            let split = SplitRoot(Screen("x"), plaza.nagger())
            plaza.root.perform(.push(split))
            split.perform(.clear(column: 1))
        },
        PlazaWay("the content of a window replaced") { plaza in
            let window = WindowRoot(plaza.nagger(), name: "other")
            plaza.windows.perform(.open(window))
            window.perform(.setRoot(Screen("x")))
        },
        PlazaWay("in a window that was closed") { plaza in
            let window = WindowRoot(plaza.nagger(), name: "other")
            plaza.windows.perform(.open(window))
            plaza.windows.perform(.close(window))
        },
        PlazaWay("on a tree that another took in") { plaza in
            let stack = StackRoot(Screen("x"), plaza.nagger())
            stack.perform(.push(Screen("y")))
            plaza.root.perform(.push(stack))
            stack.perform(.popToRoot())
        },
    ]

    nonisolated(unsafe) static let lists: [PlazaWay] = [
        PlazaWay("an edit that was undone") { plaza in
            plaza.root.perform(.multiple(.push(plaza.nagger()), .pop(to: Screen("absent")))) { _ in }
        },
        PlazaWay("a modal that was undone") { plaza in
            plaza.root.perform(.multiple(.present(plaza.nagger()), .pop(to: Screen("absent")))) { _ in }
        },
        PlazaWay("an edit that was undone alone") { plaza in
            plaza.root.perform(
                Transition("tries") { editor in
                    try? editor.perform(.multiple(.push(plaza.nagger()), .pop(to: Screen("absent"))), on: editor.root)
                    try editor.perform(.push(Screen("x")))
                })
        },
        PlazaWay("an effect that ran") { plaza in plaza.root.perform(holding(plaza.nagger(), fails: false)) },
        PlazaWay("an effect that was undone") { plaza in
            plaza.root.perform(holding(plaza.nagger(), fails: true)) { _ in }
        },
        PlazaWay("a completion") { plaza in
            plaza.root.perform(.push(Screen("x")), completion: plaza.holding { _ in })
        },
        PlazaWay("the completion of a refusal") { plaza in
            plaza.root.perform(.pop(), completion: plaza.holding { _ in })
        },
        PlazaWay("a transition that waited in line") { plaza in
            plaza.root.perform(.effect("first") { [unowned plaza] in plaza.root.perform(.push(plaza.nagger())) })
            plaza.root.perform(.popToRoot())
        },
        PlazaWay("a builder that was never reached") { plaza in
            let build = plaza.holding { Screen("x") }
            plaza.root.perform(.multiple(.pop(), .push { build(()) })) { _ in }
        },
        PlazaWay("a builder that threw") { plaza in
            let build = plaza.holding { TransitionError(cannot: "build", because: "it is closed") }
            plaza.root.perform(.push { () throws -> Screen in throw build(()) }) { _ in }
        },
        PlazaWay("a trigger that had joined an undone commit") { plaza in
            plaza.root.perform(
                Transition("own") { [unowned plaza] editor in
                    plaza.app.trigger(.here, completion: plaza.holding { _ in })
                    plaza.root.perform(.push(Screen("x")), completion: plaza.holding { _ in })
                    try editor.perform(.pop(to: Screen("absent")))
                }
            ) { _ in }
        },
        PlazaWay("a trigger that had joined a commit that continued") { plaza in
            plaza.root.perform(
                Transition("own") { [unowned plaza] _ in
                    plaza.app.trigger(.here, completion: plaza.holding { _ in })
                    plaza.root.perform(.push(plaza.nagger())) { [unowned plaza] _ in plaza.root.perform(.pop()) }
                })
        },
        PlazaWay("the steps of a link that failed before they were reached") { plaza in
            let (first, last) = (plaza.ending(), plaza.ending())
            plaza.root.perform(
                .multiple(.effect("first", first), .pop(to: Screen("absent")), .effect("last", last))
            ) { _ in }
        },
        PlazaWay("the choice of an alert that was chosen") { plaza in
            plaza.root.perform(alert(holding: plaza.nagger()))
            plaza.root.perform(.choose("Yes"))
        },
        PlazaWay("the choice of an alert that was undone") { plaza in
            plaza.root.perform(.multiple(alert(holding: plaza.nagger()), .pop())) { _ in }
        },
        PlazaWay("the choice of an alert whose window was closed") { plaza in
            let window = WindowRoot(StackRoot(Screen("x")), name: "other")
            plaza.windows.perform(.open(window))
            window.perform(.alert("Sure?", choices: [choice(holding: plaza.nagger())]))
            plaza.windows.perform(.close(window))
        },
        PlazaWay("the answer of a question") { plaza in
            plaza.root.ask("Sure?", [Answer("Yes", plaza.nagger())]) { _ in }
            plaza.root.perform(.choose("Yes"))
        },
        PlazaWay("the handler of a result that came") { plaza in
            let picker = Picked()
            picker.onFinish(plaza.holding { _ in })
            plaza.root.perform(.push(picker))
            picker.finish(with: 1)
        },
        PlazaWay("the handler of a result that did not come") { plaza in
            let picker = Picked()
            picker.onFinish(plaza.holding { _ in })
            plaza.root.perform(.push(picker))
            plaza.root.perform(.pop())
        },
        PlazaWay("the result itself") { plaza in
            let giver = Giver()
            plaza.root.perform(.push(giver))
            giver.finish(with: plaza.nagger())
        },
        PlazaWay("an answer of a flow") { plaza in
            plaza.root.perform(.run(Chain(), onEnd: { _ in }))
            try plaza.windows.frontmost(Giver.self).finish(with: plaza.nagger())
            plaza.root.perform(.popToRoot())
        },
    ]

    nonisolated(unsafe) static let others: [PlazaWay] = [
        PlazaWay("kept, and evicted by its key") { plaza in
            plaza.root.perform(.push(plaza.app.keep(for: .seconds(9), key: 1) { plaza.nagger() }))
            plaza.root.perform(.pop())
            plaza.app.evict(Nagger.self, key: 1)
        },
        PlazaWay("kept, and evicted with all others") { plaza in
            plaza.root.perform(.push(plaza.app.keep(for: .seconds(9), key: 1) { plaza.nagger() }))
            plaza.root.perform(.push(plaza.app.keep(for: .seconds(9), key: 2) { Picked() }))
            plaza.root.perform(.popToRoot())
            plaza.app.evictAll()
        },
        PlazaWay("kept until its time was over") { plaza in
            plaza.root.perform(.push(plaza.app.keep(for: .seconds(9), key: 1) { plaza.nagger() }))
            plaza.root.perform(.pop())
            plaza.time.advance(by: .seconds(10))
        },
        PlazaWay("kept until an event") { plaza in
            var expire: (() -> Void)?
            plaza.root.perform(.push(plaza.app.keep(until: { expire = $0 }, key: 1) { plaza.nagger() }))
            plaza.root.perform(.pop())
            expire?()
        },
        PlazaWay("the closure that awaits the end of keeping") { plaza in
            plaza.root.perform(.push(plaza.app.keep(until: plaza.holding { _ in }, key: 1) { Picked() }))
        },
        PlazaWay("kept, and found when its commit was undone") { plaza in
            plaza.root.perform(
                .multiple(
                    .push(plaza.app.keep(for: .seconds(9), key: 1) { plaza.nagger() }), .pop(to: Screen("absent")))
            ) { _ in }
        },
        PlazaWay("an observer that ended") { plaza in
            let observer = plaza.windows.observeCommits(plaza.holding { _ in })
            plaza.kept.append(observer)
            observer.end()
        },
        PlazaWay("an observer of a removed screen") { plaza in
            plaza.root.perform(.push(Screen("x")))
            plaza.root.screens[1].observe(plaza.holding { _ in })
            plaza.root.perform(.pop())
        },
        PlazaWay("an observer of commits that ends itself") { plaza in
            var observer: Observer<CommitRecord>?
            observer = plaza.windows.observeCommits(plaza.holding { _ in observer?.end() })
            plaza.root.perform(.push(Screen("x")))
        },
        PlazaWay("an observer of screen views that ended") { plaza in
            let observer = plaza.windows.observeVisibility(plaza.holding { _ in })
            plaza.kept.append(observer)
            plaza.root.perform(.effect("end") { observer.end() })
        },
        PlazaWay("a gate") { plaza in
            plaza.app.gates = [Gate("gate", decide: plaza.holding { _ in .allow })]
            plaza.app.answer = { [unowned plaza] _ in
                plaza.app.gates = []
                return .push(Screen("guarded"))
            }
            plaza.app.trigger(.guarded)
        },
        PlazaWay("the closure of a gate's wait") { plaza in
            var pending: Resumption?
            let verdict = Verdict.wait(plaza.holding { pending = $0 })
            plaza.app.gates = [Gate("gate") { _ in verdict }]
            plaza.app.trigger(.guarded)
            plaza.app.gates = []
            pending?.deny("no")
        },
        PlazaWay("the completion of a trigger at a gate that a reset ends") { plaza in
            plaza.app.gates = [Gate("gate") { _ in .wait { plaza.kept.append($0) } }]
            plaza.app.trigger(.guarded, completion: plaza.holding { _ in })
            plaza.windows.reset()
        },
        PlazaWay("a diagnostics handler") { plaza in
            plaza.windows.diagnosticsHandler = plaza.holding { _ in }
            plaza.windows.diagnosticsHandler = nil
        },
        PlazaWay("the gates of the manager") { plaza in
            plaza.windows.gates = [Gate("gate", decide: plaza.holding { _ in .allow })]
            plaza.windows.gates = []
        },
        PlazaWay("a key, when many have been forgotten") { plaza in
            plaza.isToStay = false
            plaza.root.perform(.push(Later { Screen("x") }, key: KeyNagger(plaza)))
            plaza.root.perform(.pop())
            for key in 0..<40 {
                plaza.root.perform(.push(Later { Screen("x") }, key: key))
                plaza.root.perform(.popToRoot())
            }
        },
        PlazaWay("a key of a modal") { plaza in
            plaza.root.perform(.present(Later { Screen("x") }, key: KeyNagger(plaza)))
            plaza.root.perform(.dismissAll())
        },
        PlazaWay("a gesture that was finished") { plaza in
            plaza.root.perform(.push(plaza.nagger()))
            let gesture = plaza.root.begin(.pop())
            gesture.update(0.5)
            gesture.finish()
        },
        PlazaWay("a host that was detached") { plaza in
            plaza.other.attach(Keen(plaza.nagger()))
            plaza.other.attach(nil)
        },
        PlazaWay("a host whose place went") { plaza in
            plaza.other.perform(.push(StackRoot(Screen("x"))))
            plaza.other.screens[1].node.attach(Keen(plaza.nagger()))
            plaza.other.perform(.pop())
        },
        PlazaWay("the end of a host's commit") { plaza in
            let host = TestHost(plaza.other, isHolding: true)
            plaza.other.perform(.push(Screen("x")))
            host.waiting[0].onEnd = plaza.ending()
            host.acknowledge()
            host.commits.last?.onEnd = nil
        },
    ]

    @Test(
        "a trigger made by a freed screen is handled, wherever the screen was",
        arguments: places.indices, [false, true])
    func placed(index: Int, isShown: Bool) throws { try expect(Self.places[index], isShown) }

    @Test(
        "a trigger made by a freed object is handled, whichever part of a commit held the object",
        arguments: lists.indices, [false, true])
    func listed(index: Int, isShown: Bool) throws { try expect(Self.lists[index], isShown) }

    @Test(
        "a trigger made by a freed object is handled, whatever else held the object",
        arguments: others.indices, [false, true])
    func held(index: Int, isShown: Bool) throws { try expect(Self.others[index], isShown) }

    private func expect(_ way: PlazaWay, _ isShown: Bool) throws {
        let plaza = Plaza(isShown: isShown)
        try way.go(plaza)
        plaza.check(way.name)
    }
}

/// An effect that keeps something.
private func holding(_ kept: Nagger, fails: Bool) -> Transition<StackRoot> {
    Transition("effect") { editor in
        try editor.perform(.effect("held") { withExtendedLifetime(kept) {} })
        if fails { try editor.perform(.pop(to: Screen("absent"))) }
    }
}

private func choice(holding kept: Nagger) -> AlertChoice {
    AlertChoice("Yes") { withExtendedLifetime(kept) {} }
}

private func alert(holding kept: Nagger) -> Transition<StackRoot> {
    .alert("Sure?", choices: [choice(holding: kept)])
}

private final class Picked: Finishing {
    typealias Output = Int
    let node = Screen("picked")
}

private final class Giver: Finishing {
    typealias Output = Nagger
    let node = Screen("giver")
}

private struct Chain: Flow {
    var first: Nagger?
    var second: Nagger?

    func next() -> FlowStep<Chain, Int> {
        if first == nil { return .ask(Giver(), \.first) }
        if second == nil { return .ask(Giver(), \.second) }
        return .done(1)
    }
}

/// A host that is the last to hold something.
private final class Keen: Host {
    private let kept: Nagger

    init(_ kept: Nagger) { self.kept = kept }

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) { commit.acknowledge() }
}

/// A key that acts when it goes.
private final class KeyNagger: Hashable, @unchecked Sendable {
    private let plaza: Plaza

    init(_ plaza: Plaza) { self.plaza = plaza }

    deinit { plaza.act() }

    static func == (one: KeyNagger, other: KeyNagger) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
