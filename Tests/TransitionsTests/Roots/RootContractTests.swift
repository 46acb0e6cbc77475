import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("The contract of roots", .bothEnds, .noUnhandledFailures) struct RootContractTests {
    @Test("stacks keep it")
    func stack() {
        RootContract.check(makeEmpty: { StackRoot() }, show: { .push($1) }, remove: { _, _ in .pop() })
        RootContract.check(
            makeEmpty: { StackRoot() }, show: { .set($0.screens + [$1]) },
            remove: { stack, _ in .set([stack.screens[0]]) })
    }

    @Test("tabs keep it")
    func tabs() {
        RootContract.check(
            makeEmpty: { TabRoot() },
            show: { .multiple(.insert($1, at: $0.tabs.count), .select($1)) }, remove: { .remove($1) })
    }

    @Test("pages keep it, single and in pairs")
    func pages() {
        for isDoubleSided in [false, true] {
            RootContract.check(
                makeEmpty: { PageRoot(loops: true, isDoubleSided: isDoubleSided) },
                show: { pages, page in
                    Transition("add") { editor in
                        try editor.insert(page, at: editor.root.node.count)
                        try editor.select(index: editor.root.node.count - 1)
                    }
                },
                remove: { pages, _ in .set([pages.pages[0]]) })
        }
    }

    @Test("splits keep it")
    func split() {
        RootContract.check(
            makeEmpty: { SplitRoot() }, show: { .showDetail($1) }, remove: { _, _ in .showDetail(Screen("other")) })
    }

    @Test("windows keep it")
    func window() {
        RootContract.check(
            makeEmpty: { WindowRoot(name: "main") }, show: { .setRoot($1) },
            remove: { _, _ in .setRoot(Screen("other")) })
    }

    @Test("roots of users keep it")
    func own() {
        RootContract.check(makeEmpty: { DeckRoot() }, show: { .deal($1) }, remove: { .discard($1) })
        RootContract.check(makeEmpty: { ShelfRoot() }, show: { .add($1) }, remove: { _, _ in .takeLast() })
    }

    @Test("a root that shows nothing, or does not remove, is found out")
    func broken() {
        let blind = RootContract.violations(makeEmpty: { StackRoot() }, show: { _, _ in .none() })
        #expect(blind.first?.promise == "shows 'a'")
        #expect(blind.first?.description == "StackRoot does not keep a root's promise that it shows 'a'.")
        let full = RootContract.violations(makeEmpty: { StackRoot() }, show: { .push($1) }, remove: { _, _ in .none() })
        #expect(full.map(\.promise).contains("removes what it showed last"))
        let shared = StackRoot(Screen("a"))
        let notEmpty = RootContract.violations(makeEmpty: { shared }, show: { .push($1) })
        #expect(notEmpty.first?.promise == "is empty when it is made without content")
        #expect(
            RootContract.violations(makeEmpty: { StackRoot() }, show: { .push($1) }, remove: { _, _ in .pop() }) == [])
    }

    @Test("a promise that does not hold is an issue of the test, at its line") func recorded() async {
        let line = #line + 2
        let found = await issues {
            RootContract.check(makeEmpty: { StackRoot() }, show: { _, _ in .none() })
        }
        #expect(found.first?.sourceLocation?.line == line)
        #expect(
            found.first?.comments.map(\.rawValue) == ["StackRoot does not keep a root's promise that it shows 'a'."])
    }
}
