@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// The code in the comments on roots and their containers.
enum RootComments {
    final class AppCoordinator: Coordinator {
        let root = StackRoot(Screen("home"))
        func prepareTransition(for route: FrontPageApp.NewsRoute) -> Transition<StackRoot> { .none() }
    }

    final class EditorCoordinator: Coordinator {
        let root = StackRoot(Screen("draft"))
        func prepareTransition(for route: FrontPageApp.NewsRoute) -> Transition<StackRoot> { .none() }
    }

    // snippet.container
    final class HandRoot: ContainerRoot {
        let node = Container(.tabs, name: "hand")
        var cards: [any Presentable] { node.children }
    }
    // snippet.end
}

// snippet.container-root
final class DeckRoot: ContainerRoot {
    let node = Container(.tabs, name: "deck")
    var front: (any Presentable)? { node.shown.first }
}

extension Transition where Root == DeckRoot {
    static func add(_ card: any Presentable) -> Transition {
        Transition("add", [card]) { editor in try editor.insert(card, at: editor.root.node.count) }
    }

    static func shuffle() -> Transition {
        Transition("shuffle") { editor in try editor.move(from: 0, to: editor.root.node.count - 1) }
    }
}
// snippet.end

@Suite("Comments on roots", .noUnhandledFailures) struct RootCommentsTests {
    typealias AppCoordinator = RootComments.AppCoordinator
    typealias EditorCoordinator = RootComments.EditorCoordinator

    @Test("a manager opens windows, and is reset") func manager() {
        let time = ManualTime()
        // snippet.manager
        let manager = WindowManager(time: time) { [WindowRoot(AppCoordinator(), name: "main")] }
        manager.perform(.open(WindowRoot(EditorCoordinator(), name: "editor")))
        print(manager.tree)  // main: [home]; editor: [draft]
        manager.reset()  // main: [home]
        // snippet.end
        expect(manager, "main: [home]")
        manager.perform(.open(WindowRoot(EditorCoordinator(), name: "editor")))
        expect(manager, "main: [home]; editor: [draft]")
    }

    @Test("a deck is shuffled") func deck() {
        let deck = DeckRoot()
        deck.perform(.multiple(.add(Screen("a")), .add(Screen("b")), .add(Screen("c")), .shuffle()))
        expect(deck, "deck{b, c, a*}")
        #expect(deck.front?.node.name == "a")
        #expect(RootComments.HandRoot().cards.isEmpty)
    }
}
