@_spi(Hosting) import Coordination
import CoordinationTesting
import Observation
import Synchronization
import Testing

/// Trees as `Observation` follows them.
@Suite(.bothEnds, .noUnhandledFailures) struct MirrorTests {
    /// Whether what `read` reads changes while `change` runs.
    private func changes(of read: () -> Void, during change: () -> Void) -> Bool {
        let told = Mutex(false)
        withObservationTracking(read) { told.withLock { $0 = true } }
        change()
        return told.withLock { $0 }
    }

    @Test("the reader of a property is notified when that changes, and only then") func parts() {
        let shown = Shown("home")
        let mirror = shown.home.mirror
        #expect(changes(of: { _ = mirror.children }, during: { shown.home.trigger(.push("a")) }))
        #expect(mirror.children.map { $0.node.name } == ["home", "a"])
        #expect(mirror.shown.map { $0.node.name } == ["a"])
        #expect(!changes(of: { _ = mirror.children }, during: { shown.home.perform(.present(Screen("m"))) }))
        #expect(mirror.presented?.node.name == "m")
        #expect(changes(of: { _ = mirror.presented }, during: { shown.home.perform(.dismiss()) }))
        #expect(mirror.presented == nil)
        let embed = Transition<StackRoot>.embed(Screen("bar"), in: shown.home.root)
        #expect(changes(of: { _ = mirror.embedded }, during: { shown.home.perform(embed) }))
        #expect(mirror.embedded.count == 1)
        let window = shown.window.mirror
        let alert = Transition<StackRoot>.alert("Sure", choices: [.cancel()])
        #expect(changes(of: { _ = window.alerts }, during: { shown.home.perform(alert) }))
        #expect(window.alerts.map(\.title) == ["Sure"])
        #expect(!changes(of: { _ = window.children }, during: { shown.manager.back() }))
    }

    @Test("the reader of the tree is notified when anything in it changes, however far in") func tree() {
        let shown = Shown("home")
        let inner = Stacked("in")
        shown.home.perform(.push(inner))
        let mirror = shown.manager.mirror
        #expect(changes(of: { _ = mirror.tree }, during: { inner.trigger(.push("deep")) }))
        #expect(mirror.tree == shown.manager.tree)
        #expect(!changes(of: { _ = mirror.children }, during: { inner.trigger(.push("deeper")) }))
        #expect(!changes(of: { _ = mirror.tree }, during: { shown.home.perform(.none()) }))
        #expect(!changes(of: { _ = mirror.tree }, during: { shown.home.trigger(.refused, completion: { _ in }) }))
    }

    @Test("a modal in the middle of a chain notifies the readers of what it presents") func modals() throws {
        let shown = Shown("home")
        let one = Screen("one")
        shown.home.perform(.present(one))
        let mirror = one.mirror
        #expect(changes(of: { _ = mirror.presented }, during: { shown.home.perform(.present(Screen("two"))) }))
        #expect(mirror.presented?.node.name == "two")
        #expect(changes(of: { _ = mirror.presented }, during: { shown.home.perform(.dismiss()) }))
        #expect(mirror.presented == nil)
    }

    @Test("a mirror shows a commit before it has settled, and again if it goes back") func settling() {
        let shown = Shown("home", isHolding: true)
        let mirror = shown.home.mirror
        #expect(changes(of: { _ = mirror.children }, during: { shown.home.trigger(.push("a"), completion: { _ in }) }))
        #expect(mirror.children.count == 2)
        #expect(changes(of: { _ = mirror.children }, during: { shown.host.refuse("no") }))
        #expect(mirror.children.count == 1)
    }

    @Test("a mirror follows a gesture, and its cancellation as well") func gesture() {
        let shown = Shown("home", "list")
        let mirror = shown.home.mirror
        var swipe: InteractiveTransition?
        #expect(changes(of: { _ = mirror.shown }, during: { swipe = shown.home.begin(.pop) }))
        #expect(changes(of: { _ = mirror.shown }, during: { swipe?.cancel() }))
        #expect(mirror.shown.map { $0.node.name } == ["list"])
    }

    @Test("a mirror follows its node from tree to tree") func moves() {
        let (home, shown) = (Stacked("a"), Shown("x"))
        let mirror = home.mirror
        shown.home.perform(.push(home))
        #expect(changes(of: { _ = mirror.children }, during: { home.trigger(.push("b")) }))
        shown.home.perform(.pop())
        #expect(changes(of: { _ = mirror.children }, during: { home.trigger(.push("c")) }))
        #expect(mirror.children.count == 3)
    }

    @Test("a node has one mirror, which keeps nothing alive and is empty once the node has gone") func lifetime() {
        let mirror: NodeMirror
        weak var gone: Stacked?
        weak var node: Node?
        do {
            let home = Stacked("home")
            (gone, node) = (home, home.node)
            mirror = home.mirror
            #expect(home.root.mirror === mirror)
        }
        #expect(gone == nil && node == nil)
        #expect(mirror.children.isEmpty && mirror.shown.isEmpty && mirror.alerts.isEmpty && mirror.embedded.isEmpty)
        #expect(mirror.presented == nil)
    }

    @Test("a loop over observations sees each state in turn") @MainActor func observations() async {
        let shown = Shown("home")
        let mirror = shown.home.mirror
        var seen: [Int] = []
        for await count in Observations({ mirror.children.count }) {
            seen.append(count)
            if count == 4 { break }
            shown.home.trigger(.push("\(count)"), completion: nil)
        }
        #expect(seen == [1, 2, 3, 4])
    }
}
