import CoordinationTesting
import Testing
import Transitions

@Suite("One place for each", .bothEnds, .noUnhandledFailures) struct CycleTests {
    private func reason<Root: ContainerRoot>(_ root: Root, _ transition: Transition<Root>) -> TransitionError.Detail? {
        var reason: TransitionError.Detail?
        root.perform(transition) { reason = $0.error?.detail }
        return reason
    }

    @Test("nothing is shown in itself or in its own content, by any verb")
    func cycles() throws {
        let stage = try Stage("t{s[a, u[b]]*, x}")
        let (tabs, outer) = (try stage.root(TabRoot.self), try stage.root(StackRoot.self))
        let inner = try stage.root(StackRoot.self, 1)
        let old = stage.tree
        #expect(reason(outer, .push(outer)) == .cycle)
        #expect(reason(outer, .push(tabs)) == .cycle)
        #expect(reason(inner, .push(tabs)) == .cycle)
        #expect(reason(inner, .push(outer)) == .cycle)
        #expect(reason(inner, .present(tabs)) == .cycle)
        #expect(reason(inner, .presentOnRoot(outer)) == .cycle)
        #expect(reason(inner, .replaceTop(outer)) == .cycle)
        #expect(reason(inner, .set([outer])) == .cycle)
        #expect(reason(inner, .show(tabs)) == .cycle)
        #expect(reason(tabs, .insert(tabs, at: 0)) == .cycle)
        #expect(reason(tabs, .embed(tabs, in: inner)) == .cycle)
        #expect(reason(tabs, .embed(tabs, in: stage["b"])) == .cycle)
        #expect(reason(inner, .push(Later { tabs }, key: 1)) == .cycle)
        #expect(stage.tree.entries == old.entries)
        #expect(flaws(in: tabs) == [])
    }

    @Test("a presentable that has a place gets no second one, by any verb")
    func secondPlace() throws {
        let stage = try Stage("t{s[a, b]*, u[c]}^m")
        let (tabs, stack) = (try stage.root(TabRoot.self), try stage.root(StackRoot.self))
        let old = stage.tree
        let shown: (String) -> TransitionError.Detail = { .alreadyShown(where: "in \($0)") }
        #expect(reason(stack, .push(stage["c"])) == shown("'u'"))
        #expect(reason(stack, .push(stage["u"])) == shown("'t'"))
        #expect(reason(stack, .present(stage["m"])) == .alreadyShown(where: "over 't'"))
        #expect(reason(stack, .embed(stage["b"], in: stage["a"])) == shown("'s'"))
        #expect(reason(stack, .set([stage["c"]])) == shown("'u'"))
        #expect(reason(tabs, .insert(stage["u"], at: 0)) == shown("'t'"))
        #expect(reason(tabs, .set([stage["a"]])) == shown("'s'"))
        #expect(reason(WindowRoot(name: "w"), .setRoot(stage["s"])) == shown("'t'"))
        #expect(reason(SplitRoot(), .show(stage["a"])) == shown("'s'"))
        #expect(reason(PageRoot(), .set([stage["a"]])) == shown("'s'"))
        #expect(stage.tree.entries == old.entries)
    }

    @Test("two trees cannot be placed in each other in one commit")
    func mutual() throws {
        let (one, two) = (StackRoot(name: "one"), StackRoot(name: "two"))
        #expect(
            reason(one, .multiple(.perform(.push(Screen("x")), on: two), .push(two), .perform(.push(one), on: two)))
                == .cycle)
        #expect(reason(one, .multiple(.push(two), .perform(.present(one), on: two))) == .cycle)
        expect(one, "one[]")
        expect(two, "two[]")
    }

    @Test("a tree that is in the middle of a commit of its own is not shown, nor changed, by another's")
    func busy() throws {
        let (one, two) = (StackRoot(Screen("a"), name: "one"), StackRoot(Screen("b"), name: "two"))
        var reasons: [TransitionError.Detail?] = []
        two.perform(
            Transition("custom") { editor in
                reasons.append(reason(one, .push(two)))
                reasons.append(reason(one, .perform(.push(Screen("c")), on: two)))
                try editor.perform(.push(Screen("own")))
            })
        #expect(reasons == [.busy, .busy])
        expect(one, "one[a]")
        expect(two, "two[b, own]")
    }

    @Test("a commit may put elsewhere what it has removed, but not into its own content")
    func movedInOneCommit() throws {
        let stage = try Stage("[a, s[b]]")
        let (outer, inner) = (try stage.root(StackRoot.self), try stage.root(StackRoot.self, 1))
        let old = stage.tree
        #expect(reason(outer, .multiple(.pop(), .present(inner), .perform(.push(outer), on: inner))) == .cycle)
        #expect(stage.tree.entries == old.entries)
        outer.perform(.multiple(.pop(), .present(inner)))
        expect(stage.tree, "[a]^s[b]")
        outer.perform(.multiple(.dismiss(), .perform(.push(outer), on: inner)))
        expect(inner, "s[b, [a]]")
        #expect(flaws(in: inner) == [])
    }
}
