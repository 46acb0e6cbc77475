import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

/// A root with a model around it, as a coordinator has: the place on the tree keeps it, and nothing else.
private final class Child: Presentable {
    let root: StackRoot
    var node: Container { root.node }
    init(_ name: String = "") { root = StackRoot(Screen("in"), name: name) }
}

@Suite("Lifetimes", .bothEnds, .noUnhandledFailures) struct LifetimeTests {
    /// Shows a child with one verb, expects it to live, takes it off with another, and expects it to be gone.
    private func check<Root: ContainerRoot>(
        on root: Root, show: (Child) -> Transition<Root>, hide: (() -> Transition<Root>)? = nil,
        remove: (Root) throws -> Transition<Root>, at location: Testing.SourceLocation = #_sourceLocation
    ) throws {
        weak var child: Child?
        weak var node: Node?
        do {
            let made = Child()
            child = made
            node = made.node
            root.perform(show(made))
        }
        #expect(child != nil, sourceLocation: location)
        if let hide {
            root.perform(hide())
            #expect(child != nil, "while hidden", sourceLocation: location)
        }
        do {
            // What takes something off by name keeps it as long as the transition is kept.
            let transition = try remove(root)
            root.perform(.multiple(transition, .refused("to go on")), completion: { _ in })
            #expect(child != nil, "after it was undone", sourceLocation: location)
            root.perform(transition)
        }
        #expect(child == nil, sourceLocation: location)
        #expect(node == nil, sourceLocation: location)
    }

    @Test("a child lives while it is on a stack, covered or not, and is freed by the verb that removes it")
    func stack() throws {
        func stack() -> StackRoot { StackRoot(Screen("a")) }
        try check(on: stack(), show: { .push($0) }, remove: { _ in .pop() })
        try check(on: stack(), show: { .push($0) }, hide: { .push(Screen("b")) }, remove: { _ in .popToRoot() })
        try check(on: stack(), show: { .push($0) }, remove: { .pop(to: $0.screens[0]) })
        try check(on: stack(), show: { .push($0) }, remove: { _ in .replaceTop(Screen("b")) })
        try check(on: stack(), show: { .replaceTop($0) }, remove: { _ in .set([Screen("b")]) })
        try check(on: stack(), show: { .set([$0]) }, hide: { .push(Screen("b")) }, remove: { _ in .set([Screen("c")]) })
        try check(on: stack(), show: { child in .push(Later { child }, key: 1) }, remove: { _ in .pop() })
    }

    @Test("a child lives while it is a tab, selected or not, a page or a column")
    func places() throws {
        try check(
            on: TabRoot(Screen("a")), show: { .insert($0, at: 0) }, hide: { .select(index: 1) },
            remove: { .remove($0.tabs[0]) })
        try check(
            on: TabRoot(Screen("a")), show: { .set([Screen("b"), $0]) }, hide: { .select(index: 1) },
            remove: { _ in .set([Screen("c")]) })
        try check(
            on: PageRoot(Screen("a")), show: { .set([$0, Screen("b")]) }, hide: { .turn(.forward) },
            remove: { _ in .set([Screen("c")]) })
        try check(on: SplitRoot(Screen("a")), show: { .showDetail($0) }, remove: { _ in .showDetail(Screen("b")) })
        try check(on: SplitRoot(Screen("a")), show: { .show($0) }, remove: { _ in .set([Screen("b")]) })
    }

    @Test("a child lives while it is presented or embedded")
    func overlays() throws {
        let stack = StackRoot(Screen("a"))
        try check(on: stack, show: { .present($0) }, hide: { .present(Screen("m")) }, remove: { _ in .dismissToRoot() })
        try check(on: stack, show: { .present($0) }, remove: { _ in .dismiss() })
        try check(on: stack, show: { .presentOnRoot($0) }, remove: { _ in .dismissAll() })
        try check(on: stack, show: { .embed($0, in: stack) }, remove: { _ in .unembed(stack.node.embedded[0]) })
        try check(on: TabRoot(Screen("a")), show: { .show($0) }, remove: { _ in .dismiss() })
    }

    @Test("a child is freed with its window, with the window's root, and when it finishes")
    func windows() throws {
        let window = WindowRoot(Screen("a"), name: "main")
        try check(on: window, show: { .setRoot($0) }, remove: { _ in .setRoot(Screen("b")) })
        try check(on: window, show: { .present($0) }, remove: { _ in .setRoot(Screen("c")) })
        let manager = WindowManager(window)
        try check(
            on: manager, show: { .open(WindowRoot($0, name: "second")) },
            remove: { manager in .close(try #require(manager.frontWindow)) })
        weak var child: Child?
        let stack = StackRoot(Screen("a"))
        do {
            let made = Child()
            child = made
            stack.perform(.push(made))
        }
        child?.root.perform(.finish())
        #expect(child == nil)
        expect(stack, "[a]")
    }

    @Test("a child flow on its parent's stack goes whole, and goes with the pop of its first screen")
    func childFlow() throws {
        let home = StackRoot(Screen("home"))
        weak var about: Child?
        weak var web: Child?
        do {
            let (outer, inner) = (Child("about"), Child("web"))
            (about, web) = (outer, inner)
            home.perform(.push(outer))
            outer.root.perform(.push(inner))
        }
        expect(home, "[home, about[in, web[in]]]")
        web?.root.perform(.pop())
        #expect(web == nil)
        #expect(about != nil)
        about?.root.perform(.pop())
        #expect(about == nil)
        expect(home, "[home]")
    }

    @Test("two child flows on one stack: removing one leaves the other")
    func twoFlows() throws {
        let home = StackRoot(Screen("home"))
        weak var first: Child?
        weak var second: Child?
        do {
            let (one, two) = (Child("one"), Child("two"))
            (first, second) = (one, two)
            home.perform(.multiple(.push(one), .push(two)))
            home.perform(.set([home.screens[0], two]))
        }
        #expect(first == nil)
        #expect(second != nil)
        expect(home, "[home, two[in]]")
    }

    @Test("everything goes with a parent that is dropped whole, without a commit, and what is kept is a tree by itself")
    func dropped() throws {
        weak var child: Child?
        weak var modal: Child?
        weak var embedded: Child?
        let kept = Child("kept")
        do {
            let (one, two, three) = (Child(), Child(), Child())
            (child, modal, embedded) = (one, two, three)
            let tabs = TabRoot(one, StackRoot(Screen("a"), kept))
            tabs.perform(.present(two))
            tabs.perform(.embed(three, in: one))
            #expect(tabs.tree.description == "{[in]+[in]*, [a, kept[in]]}^[in]")
        }
        #expect(child == nil)
        #expect(modal == nil)
        #expect(embedded == nil)
        #expect(kept.node.parent == nil)
        kept.root.perform(.push(Screen("next")))
        expect(kept, "kept[in, next]")
        let stack = StackRoot(kept)
        expect(stack, "[kept[in, next]]")
    }

    @Test("a refused commit's screen is freed at once, and a transition's screen with the transition")
    func refused() throws {
        weak var child: Child?
        let stack = StackRoot(Screen("a"))
        do {
            let made = Child()
            child = made
            let transition = Transition<StackRoot>.multiple(.push(made), .pop(), .pop())
            stack.perform(transition) { _ in }
        }
        #expect(child == nil)
        do {
            let made = Child()
            child = made
            stack.perform(
                Transition("custom") { [made] editor in
                    try? editor.perform(.multiple(.push(made), .refused("it")))
                })
        }
        #expect(child == nil)
    }

    @Test("a popped child is freed while its parent lives, with its queue and waiting triggers")
    func insideACommit() throws {
        let stack = StackRoot(Screen("a"))
        weak var child: Child?
        do {
            let made = Child()
            child = made
            stack.perform(.push(made))
        }
        var log: [String] = []
        stack.perform(
            Transition("custom") { editor in
                try editor.perform(.pop())
                child?.root.perform(.push(Screen("late"))) { log.append("\($0)") }
            })
        #expect(log == ["completed"])
        expect(stack, "[a]")
        #expect(child == nil)
    }
}
