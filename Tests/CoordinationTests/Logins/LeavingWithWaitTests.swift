@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// Answers when it is told to, and keeps no tree.
private final class LateHost: Coordination.Host {
    var commit: HostCommit?

    func show(_ root: any Presentable) {}
    func apply(_ commit: HostCommit) { self.commit = commit }
}

/// A login that leaves the tree inside something that the app keeps.
@Suite(.bothEnds, .noUnhandledFailures) struct LeavingWithWaitTests {
    private let recorder = Recorder()

    /// A house whose secret needs a login, which it presents on its own stack.
    private func house(_ gate: Porter = Porter { _ in .require(HouseRoute.login) }) -> House {
        let house = House()
        house.gates[.secret] = [gate.gate]
        return house
    }

    @Test("a trigger ends when its login is popped with a stack that the app keeps") func popped() {
        let inner = house()
        let outer = Stacked("a")
        outer.perform(.push(inner))
        inner.trigger(.secret, completion: recorder("secret"))
        expect(outer, "[a, [home]^login]")
        outer.perform(.pop())
        expect(outer, "[a]")
        #expect(recorder.lines == ["secret: rejected: 'login' had to come first, and was closed"])
        expect(inner, "[home]", "the login is closed where it was kept")
    }

    /// A way to take a kept child off.
    enum Way: CaseIterable {
        case pop, popToRoot, set, replaced, dismissed, dismissedAll, tabRemoved, tabsSet, columnCleared, unembedded
        case pagesSet, rootSet, windowClosed, finished, back
    }

    /// A tree with a kept child on it, which a call removes.
    private func shown(_ child: House, by way: Way) -> (tree: any Presentable, takeOff: () -> Void) {
        switch way {
        case .pop, .popToRoot, .set, .replaced, .back, .finished:
            let outer = Stacked("a")
            outer.perform(.push(child))
            return (
                outer,
                {
                    switch way {
                    case .pop: outer.perform(.pop())
                    case .popToRoot: outer.perform(.popToRoot())
                    case .set: outer.perform(.set([Screen("b")]))
                    case .replaced: outer.perform(.replaceTop(Screen("b")))
                    case .finished: outer.perform(.perform(.finish(), on: child.root))
                    default: outer.perform(.multiple(.perform(.dismiss(), on: child.root), .pop()))
                    }
                }
            )
        case .dismissed, .dismissedAll:
            let outer = Stacked("a")
            outer.perform(.present(child))
            return (outer, { outer.perform(way == .dismissed ? .dismissToRoot() : .dismissAll()) })
        case .tabRemoved, .tabsSet:
            let tabs = TabRoot(child, Screen("b"))
            return (
                tabs, { tabs.perform(way == .tabRemoved ? .remove(child) : .set([Screen("c")])) }
            )
        case .columnCleared:
            let split = SplitRoot(columns: 2)
            split.perform(.set([Screen("list"), child]))
            return (split, { split.perform(.clear(column: 1)) })
        case .unembedded:
            let outer = StackRoot(Screen("a"))
            outer.perform(.embed(child, in: outer))
            return (outer, { outer.perform(.unembed(child)) })
        case .pagesSet:
            let pages = PageRoot(child, Screen("b"))
            return (pages, { pages.perform(.set([Screen("c")])) })
        case .rootSet:
            let window = WindowRoot(child, name: "main")
            let manager = WindowManager(window)
            return (manager, { window.perform(.setRoot(Screen("other"))) })
        case .windowClosed:
            let window = WindowRoot(child, name: "side")
            let manager = WindowManager(WindowRoot(Screen("a"), name: "main"), window)
            return (manager, { manager.perform(.close(window)) })
        }
    }

    @Test(
        "a wait in a kept child ends once however the child is removed, and the gate asks again",
        arguments: Way.allCases)
    func everyWay(way: Way) throws {
        let child = house()
        let (tree, takeOff) = shown(child, by: way)
        child.trigger(.secret, completion: recorder("secret"))
        child.trigger(.secret, completion: recorder("second"))
        #expect("\(tree.node.tree)".contains("login"))
        #expect(recorder.lines == [])
        takeOff()
        #expect(!"\(tree.node.tree)".contains("login"), "\(tree.node.tree)")
        #expect(
            recorder.lines == [
                "secret: rejected: 'login' had to come first, and was closed",
                "second: rejected: 'login' had to come first, and was closed",
            ])
        expect(child, "[home]")
        recorder.forget()
        child.trigger(.secret, completion: recorder("third"))
        expect(child, "[home]^login")
        child.gates = [:]
        try #require(child.login).finish()
        expect(child, "[home, secret]")
        #expect(recorder.outcome("third")?.isCompleted == true)
    }

    @Test("a wait that ends with its tab does not hold up another tab with the same gate") func twoTabs() {
        let porter = Porter { _ in .require(HouseRoute.login) }
        let (one, two) = (house(porter), house(porter))
        let tabs = TabRoot(one, two)
        one.trigger(.secret, completion: recorder("one"))
        expect(tabs, "{[home]^login*, [home]}")
        tabs.perform(.set([two]))
        #expect(recorder.lines == ["one: rejected: 'login' had to come first, and was closed"])
        two.trigger(.secret, completion: recorder("two"))
        expect(tabs, "{[home]^login*}")
        porter.answer = { _ in .allow }
        two.login.map { $0.finish() }
        expect(tabs, "{[home, secret]*}")
        #expect(recorder.outcome("two")?.isCompleted == true)
    }

    @Test("a wait in a removed child ends when the removal has settled") func holding() {
        let inner = house()
        let outer = Stacked("a")
        let manager = WindowManager(WindowRoot(outer, name: "main"))
        let host = TestHost(manager)
        outer.perform(.push(inner))
        inner.trigger(.secret, completion: recorder("secret"))
        host.isHolding = true
        outer.perform(.pop())
        #expect(recorder.lines == [])
        host.acknowledge()
        #expect(recorder.lines == ["secret: rejected: 'login' had to come first, and was closed"])
        expect(manager, "main: [a]")
        expect(inner, "[home]")
    }

    @Test("a transition that waits in line ends with the tree that it is performed on")
    func kept() {
        let inner = house()
        var outer: Stacked? = Stacked("a")
        let host = LateHost()
        outer?.root.attach(host)
        outer?.root.push(Screen("b"))
        outer?.perform(.trigger(HouseRoute.secret, on: inner), completion: recorder("secret"))
        weak let left = outer?.root.node
        outer = nil
        #expect(left == nil)
        #expect(recorder.lines == ["secret: cancelled: the tree has gone"])
        host.commit.take()?.acknowledge()
        expect(inner, "[home]")
    }

    @Test("a trigger keeps waiting at its login if a host refuses the removal") func refused() throws {
        let inner = house()
        let outer = Stacked("a")
        let manager = WindowManager(WindowRoot(outer, name: "main"))
        let host = TestHost(manager)
        outer.perform(.push(inner))
        inner.trigger(.secret, completion: recorder("secret"))
        host.isHolding = true
        outer.perform(.pop(), completion: recorder("pop"))
        host.refuse("no")
        expect(manager, "main: [a, [home]^login]")
        host.isHolding = false
        inner.gates = [:]
        try #require(inner.login).finish()
        expect(manager, "main: [a, [home, secret]]")
        #expect(recorder.outcome("secret")?.isCompleted == true)
    }

    @Test("a wait for a login's own terms ends with the kept child, and so does the trigger behind it") func nested() {
        let inner = house()
        inner.gates[.login] = [Gate("terms") { _ in .require(HouseRoute.terms) }]
        let outer = Stacked("a")
        outer.perform(.push(inner))
        inner.trigger(.secret, completion: recorder("secret"))
        expect(outer, "[a, [home]^terms]")
        outer.perform(.pop())
        #expect(recorder.outcomes["secret"]?.count == 1)
        expect(inner, "[home]")
    }

    @Test("a kept child that is moved elsewhere by the same commit keeps waiting") func moved() throws {
        let inner = house()
        let outer = Stacked("a")
        outer.perform(.push(inner))
        inner.trigger(.secret, completion: recorder("secret"))
        outer.perform(.multiple(.pop(), .present(inner)))
        expect(outer, "[a]^[home]^login")
        inner.gates = [:]
        try #require(inner.login).finish()
        expect(outer, "[a]^[home, secret]")
        #expect(recorder.outcome("secret")?.isCompleted == true)
    }

    @Test("a kept tree that leaves its window ends the trigger that waits in it") func broughtAlong() {
        let inner = house()
        inner.trigger(.secret, completion: recorder("secret"))
        expect(inner, "[home]^login")
        let window = WindowRoot(Screen("before"), name: "main")
        let manager = WindowManager(window)
        window.perform(.setRoot(inner))
        expect(manager, "main: [home]^login")
        window.perform(.setRoot(Screen("after")))
        #expect(recorder.lines == ["secret: rejected: 'login' had to come first, and was closed"])
        expect(inner, "[home]")
        expect(manager, "main: after")
    }

    @Test("a child that a tree keeps for a while is found again without its login") func keptForAWhile() {
        let manager = WindowManager(WindowRoot(Stacked("a"), name: "main"), time: ManualTime())
        guard let outer = manager.frontWindow?.content as? Stacked else { return }
        weak var child: House?
        func show() {
            outer.perform(
                .push(
                    outer.keep(for: .seconds(60), key: 1) { [house = house()] in
                        child = house
                        return house
                    }))
        }
        show()
        child?.trigger(.secret, completion: recorder("secret"))
        expect(manager, "main: [a, [home]^login]")
        outer.perform(.pop())
        #expect(recorder.lines == ["secret: rejected: 'login' had to come first, and was closed"])
        show()
        expect(manager, "main: [a, [home]]")
    }

    @Test("a login still waiting for its turn when its stack goes is shown in the removed stack") func notYetShown() {
        let inner = house()
        let outer = Stacked("a")
        let manager = WindowManager(WindowRoot(outer, name: "main"))
        let host = TestHost(manager)
        outer.perform(.push(inner))
        host.isHolding = true
        outer.perform(.push(Screen("b")))
        outer.perform(.popToRoot())
        inner.trigger(.secret, completion: recorder("secret"))
        host.isHolding = false
        host.acknowledge()
        host.acknowledge()
        expect(manager, "main: [a]")
        // It is a tree of its own by now: there it asks for the login, and there that can be closed.
        expect(inner, "[home]^login")
        inner.perform(.dismiss())
        #expect(recorder.lines == ["secret: rejected: 'login' had to come first, and was closed"])
    }
}
