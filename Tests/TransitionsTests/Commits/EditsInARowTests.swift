import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Edits that are alike, one after the other", .bothEnds, .noUnhandledFailures) struct EditsInARowTests {
    @Test("pushes and pops are listed each by itself, in order, whatever is between them")
    func pushesAndPops() throws {
        let stage = try Stage("[x]")
        let stack = try stage.root(StackRoot.self)
        let (a, b, c) = (Screen("a"), Screen("b"), Screen("c"))
        var outcome: TransitionOutcome?
        stack.perform(.multiple(.push(a), .push(b), .pop(), .push(c), .popToRoot())) { outcome = $0 }
        #expect(outcome?.told == ["+a 1", "+b 2", "-b 2", "+c 2", "-c 2", "-a 1"])
        stack.perform(.multiple(.push(a), .push(b), .push(c))) { outcome = $0 }
        #expect(outcome?.told == ["+a 1", "+b 2", "+c 3"])
        stack.perform(.popToRoot()) { outcome = $0 }
        #expect(outcome?.told == ["-c 3", "-b 2", "-a 1"])
        expect(stage.tree, "[x]")
    }

    @Test("modals are listed each by itself as well")
    func modals() throws {
        let stage = try Stage("[x]")
        let stack = try stage.root(StackRoot.self)
        var outcome: TransitionOutcome?
        stack.perform(.multiple(.present(Screen("a")), .present(Screen("b")))) { outcome = $0 }
        #expect(outcome?.told == ["^a 0", "^b 1"])
        stack.perform(.dismissAll()) { outcome = $0 }
        #expect(outcome?.told == ["vb 1", "va 0"])
        expect(stage.tree, "[x]")
    }

    @Test("a part of them is undone alone, and what follows continues from there")
    func partly() throws {
        let stage = try Stage("[x]")
        let stack = try stage.root(StackRoot.self)
        let absent = Screen("absent")
        let (c, d) = (Screen("c"), Screen("d"))
        var outcome: TransitionOutcome?
        stack.perform(
            Transition("fill") { editor in
                try editor.perform(.push(Screen("a")))
                try editor.perform(.push(Screen("b")))
                #expect(throws: TransitionError.self) {
                    try editor.perform(.multiple(.push(c), .push(d), .pop(to: absent)))
                }
                try editor.perform(.push(Screen("e")))
                try editor.perform(.push(c))
            }
        ) { outcome = $0 }
        #expect(outcome?.told == ["+a 1", "+b 2", "+e 3", "+c 4"])
        #expect(d.parent == nil)
        expect(stage.tree, "[x, a, b, e, c]")
        stack.perform(
            .multiple(.pop(), .pop(), Transition("fail") { _ in throw TransitionError(cannot: "go", because: "no") })
        ) { outcome = $0 }
        #expect(outcome?.error != nil)
        expect(stage.tree, "[x, a, b, e, c]")
    }

    @Test("pushes on one stack and another are listed in the order in which they were made")
    func twoStacks() throws {
        let (one, other) = (StackRoot(Screen("x")), StackRoot(Screen("y")))
        let tabs = TabRoot([one, other])
        var outcome: TransitionOutcome?
        one.perform(
            .multiple(
                .push(Screen("a")), .perform(.push(Screen("b")), on: other), .push(Screen("c")), .push(Screen("d")))
        ) { outcome = $0 }
        #expect(outcome?.told == ["+a 1", "+b 1", "+c 2", "+d 3"])
        expect(tabs.tree, "{[x, a, c, d]*, [y, b]}")
        withExtendedLifetime(tabs) {}
    }
}

extension TransitionOutcome {
    fileprivate var told: [String] {
        changes.map { change in
            switch change.kind {
            case .inserted(at: let index): "+\(change.subject.name) \(index)"
            case .removed(from: let index): "-\(change.subject.name) \(index)"
            case .presented(level: let level, style: _): "^\(change.subject.name) \(level)"
            case .dismissed(level: let level): "v\(change.subject.name) \(level)"
            default: "\(change)"
            }
        }
    }
}
