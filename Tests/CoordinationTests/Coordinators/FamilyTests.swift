@_spi(Hosting) import Coordination
import CoordinationTesting
import TestSupport
import Testing

@Suite(.bothEnds, .noUnhandledFailures) struct FamilyTests {
    @Test("children are read off the tree, in the order of the notation") func children() {
        let home = Stacked("home")
        let (first, tab, hidden, embedded, modal) = (
            Stacked("first"), Stacked("tab"), Stacked("hidden"), Stacked("embedded"), Stacked("modal")
        )
        home.perform(
            .multiple(
                .push(first), .push(TabRoot(tab, hidden)), .embed(embedded, in: home),
                .present(Screen("plain")), .present(modal)))
        expect(home, "[home, [first], {[tab]*, [hidden]}]+[embedded]^plain^[modal]")
        #expect(names(home.children) == ["first", "tab", "hidden", "embedded", "modal"])
    }

    @Test("only the nearest coordinators are children; those further in are children of these") func nearest() {
        let (home, child, grandchild) = (Stacked("home"), Stacked("child"), Stacked("grandchild"))
        home.perform(.push(StackRoot(StackRoot(child))))
        child.perform(.push(grandchild))
        #expect(names(home.children) == ["child"])
        #expect(names(child.children) == ["grandchild"])
        #expect(grandchild.children.isEmpty)
    }

    @Test("a modal that a child presents belongs to the child, not to the child's parent") func modals() {
        let (home, child, modal) = (Stacked("home"), Stacked("child"), Stacked("modal"))
        home.perform(.push(child))
        child.perform(.present(modal))
        expect(home, "[home, [child]^[modal]]")
        #expect(modal.parent === child)
        #expect(names(child.children) == ["modal"])
        #expect(names(home.children) == ["child"])
    }

    @Test("a modal on a modal has the one beneath it as its parent") func modalOnModal() {
        let (home, lower, upper) = (Stacked("home"), Stacked("lower"), Stacked("upper"))
        home.perform(.present(lower))
        lower.perform(.present(upper))
        expect(home, "[home]^[lower]^[upper]")
        #expect(upper.parent === lower)
        #expect(names(lower.children) == ["upper"])
        #expect(names(home.children) == ["lower"])
    }

    @Test("a parent is found through plain containers, and none above the outermost") func parents() {
        let (home, child) = (Stacked("home"), Stacked("child"))
        #expect(child.parent == nil)
        home.perform(.push(TabRoot(Screen("other"), StackRoot(child))))
        #expect(child.parent === home)
        #expect(home.parent == nil)
        home.perform(.popToRoot())
        #expect(child.parent == nil)
        #expect(home.children.isEmpty)
    }

    @Test("a coordinator that has never triggered is a parent and a child like any other") func silent() {
        let (home, silent, inner) = (Probe(StackRoot()), Probe(StackRoot()), Stacked("inner"))
        home.perform(.multiple(.push(silent), .perform(.push(inner), on: silent.root)))
        #expect(inner.parent === silent)
        #expect(home.children.first === silent)
    }

    @Test("a tab that is selected thousands of times keeps its children and its cost") func reselected() throws {
        let app = AppCoordinator()
        let before = app.tree
        for _ in 0..<Walks.count(5_000, long: 50_000) {
            app.trigger(.users)
            app.trigger(.news)
        }
        #expect(app.tree == before)
        #expect(app.children.count == 2)
        var changes = 0
        app.news?.trigger(.article(id: 1)) { outcome in
            if case .completed(let context) = outcome { changes = context.changes.count }
        }
        #expect(changes == 1)
    }

    @Test("selecting the selected tab thousands of times is no change") func selectedAlready() {
        let app = AppCoordinator()
        let ids = app.root.tabs.map { $0.node.id }
        var others = 0
        for _ in 0..<Walks.count(10_000, long: 100_000) {
            app.trigger(.news) { if $0 != .noChange { others += 1 } }
        }
        #expect(others == 0)
        #expect(app.root.tabs.map { $0.node.id } == ids)
    }

    @Test("a manager keeps the coordinator of an open window") func windowCoordinator() {
        final class Desk: Coordinator {
            let root = WindowRoot(name: "desk")
            func prepareTransition(for route: UsersRoute) -> Transition<WindowRoot> { .setRoot(Screen("users")) }
        }
        let manager = WindowManager(WindowRoot(Screen("a"), name: "main"))
        weak var desk: Desk?
        do {
            let made = Desk()
            desk = made
            manager.perform(.open(made))
        }
        desk?.trigger(.list)
        expect(manager, "main: a; desk: users")
        #expect(manager.windows.last === desk?.root && manager.frontWindow === desk?.root)
        #expect(manager.window("desk") === desk?.root)
        if let desk { manager.perform(.close(desk)) }
        #expect(desk == nil)
        expect(manager, "main: a")
    }
}

private func names(_ coordinators: [any Coordinator]) -> [String] {
    coordinators.map { ($0.root.node.child(at: 0)?.node as? Screen)?.name ?? "?" }
}
