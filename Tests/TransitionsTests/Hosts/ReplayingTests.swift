import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Commits, replayed", .bothEnds, .noUnhandledFailures) struct ReplayingTests {
    @Test("a root that was built elsewhere is replayed with its content and its modals")
    func builtElsewhere() throws {
        let stage = try Stage("main: [a]; other: [b]")
        let adapter = ReplayingAdapter()
        stage.outermost.node.attach(adapter)
        let stack = try stage.root(StackRoot.self)
        let flow = try stage.make("{[c, d]*, e+f}^[g]^[h]")
        stack.perform(.push(flow))
        expect(stage.tree, "main: [a, {[c, d]*, e}^[g]^[h]]; other: [b]")
        #expect(adapter.flaws(beside: stage.outermost) == [])
    }

    @Test("moves between containers, builds and changes in one commit are played in order")
    func severalAtOnce() throws {
        let stage = try Stage("{[a, b, c]*, [d]}")
        let adapter = ReplayingAdapter()
        stage.outermost.node.attach(adapter)
        let (first, second) = (try stage.root(StackRoot.self, 0), try stage.root(StackRoot.self, 1))
        let fresh = StackRoot(Screen("e"), name: "fresh")
        let tabs = try stage.root(TabRoot.self)
        tabs.perform(
            .multiple(
                .perform(.pop(), on: first), .perform(.push(stage["c"]), on: fresh), .insert(fresh, at: 1),
                .perform(.pop(), on: first), .perform(.push(stage["b"]), on: second),
                .perform(.push(Screen("f")), on: fresh), .select(index: 1)))
        expect(stage.tree, "{[a], fresh[e, c, f]*, [d, b]}")
        #expect(adapter.flaws(beside: stage.outermost) == [])
    }

    @Test("a stack that leaves a window for another, without its top, is played by both hosts")
    func betweenWindows() throws {
        let stage = try Stage("left: [x, inner[y, z]]; right: [w]")
        let (left, right) = (try stage.window("left"), try stage.window("right"))
        let hosts = (left: ReplayingAdapter(), right: ReplayingAdapter())
        left.attach(hosts.left)
        right.attach(hosts.right)
        let manager = try stage.root(WindowManager.self)
        let (outer, inner) = (try stage.root(StackRoot.self, 0), try stage.root(StackRoot.self, 1))
        let target = try stage.root(StackRoot.self, 2)
        manager.perform(
            .multiple(
                .perform(.pop(), on: inner), .perform(.push(stage["z"]), on: outer),
                .perform(.pop(to: stage["x"]), on: outer), .perform(.push(stage["z"]), on: outer),
                .perform(.push(inner), on: target)))
        expect(stage.tree, "left: [x, z]; right: [w, inner[y]]")
        #expect(hosts.left.flaws(beside: left) == [])
        #expect(hosts.right.flaws(beside: right) == [])
    }
}
