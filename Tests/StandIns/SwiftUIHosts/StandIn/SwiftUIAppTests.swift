// The stand-in begins an app, and ends it.
#if STAND_IN
    import Coordination
    import CoordinationLinks
    import CoordinationMoves
    import CoordinationRestoration
    import CoordinationTesting
    import SwiftUI
    import Testing
    import UIKit

    import CoordinationSwiftUI
    import CoordinationUIKit

    @testable import SwiftUINotes

    @Suite("The page on SwiftUI apps", .onScreen) @MainActor struct SwiftUIAppTests {
        init() {
            Toolkit.reset()
            Loop.reset()
        }

        /// Shows a view in a window.
        private func show(_ view: some View) throws -> (window: UIWindow, tree: TreeController) {
            let window = UIWindow()
            let hosting = UIHostingController(rootView: view)
            window.rootViewController = hosting
            window.makeKeyAndVisible()
            Toolkit.idle()
            return (window, try #require(hosting.children.first as? TreeController))
        }

        private func drawn(_ view: some View) throws -> String {
            let shown = try show(view)
            return withExtendedLifetime(shown.window) { shown.tree.drawn }
        }

        @Test("a narrow split goes to the letter whose button was tapped") func mail() throws {
            let mail = MailCoordinator([7, 8])
            let (window, tree) = try show(TreeView(TreeModel(mail)))
            let inbox = try #require(tree.viewController(for: mail.top.node.id) as? any Staged)
            #expect(tree.drawn == "([inbox] | )" && inbox.stage?.tapButton("Letter 8") == true)
            Toolkit.idle()
            #expect(tree.drawn == "(/[inbox] | letter)" && Toolkit.faults == [])
            withExtendedLifetime(window) {}
        }

        @Test("a menu dims what is not allowed, and a palette asks for a value within its limit") func moves() {
            let mail = MailCoordinator([7, 8])
            let windows = WindowManager(WindowRoot(mail, name: "main"))
            windows.gates = [
                Gate("room") { $0.route(of: MailRoute.self) == .letter(9) ? .deny("the mailbox is full") : .allow }
            ]
            let observed = ObservedMoves(windows)
            let menu = Stage { ActionsMenu(mail: mail, observed: observed) }
            let palette = Stage { Palette(mail: mail, observed: observed) }
            for stage in [menu, palette] { stage.open() }
            func letter() -> Int? {
                Toolkit.idle()
                return try? mail.frontmost(Letter.self).number
            }
            #expect(!menu.tapButton("New letter: the mailbox is full") && !palette.tapButton("New letter"))
            #expect(menu.tapButton("Letter 8") && letter() == 8)
            #expect(palette.tapButton("Go to letter") && letter() == 8)
            #expect(palette.type("123") && letter() == 8)
            #expect(!palette.tapButton("Go") && palette.type("12") && letter() == 8)
            #expect(palette.tapButton("Go") && letter() == 12)
            #expect(palette.tapButton("Latest") && letter() == 12)
            #expect(palette.tapButton("7") && letter() == 7)
            windows.gates = []
            windows.gatesChanged()
            #expect(letter() == 7)
            #expect(menu.tapButton("New letter") && letter() == 9)
        }

        @Test("the code of the page is an app with two features, a sheet and links") func notes() throws {
            NotesApp.main()
            Toolkit.idle()
            let hosting = try #require(Desktop.windows.first?.rootViewController)
            let tree = try #require(hosting.children.first as? TreeController)
            let app = try #require(tree.app as? AppCoordinator)
            #expect(tree.drawn == "{[notes]*, [settings]}")
            let bar = try #require(tree.children.first as? UITabBarController)
            #expect(bar.viewControllers?.map { $0.tabBarItem.title } == ["Notes", "Settings"])
            let list = try app.frontmost(NoteList.self)
            let shown = try #require(tree.viewController(for: list.node.id) as? any Staged)
            #expect(shown.stage?.tapButton("Milk") == true)
            Toolkit.idle()
            #expect(tree.drawn == "{[notes, note]*, [settings]}")
            app.trigger(.compose)
            Toolkit.idle()
            #expect(tree.drawn == "{[notes, note]*, [settings]}^[draft]")
            let draft = try app.frontmost(Draft.self)
            draft.text = "Eggs"
            draft.save()
            Toolkit.idle()
            #expect(tree.drawn == "{[notes, note]*, [settings]}" && list.store.notes[3] == "Eggs")
            app.open(try #require(URL(string: "notes:/settings")))
            Toolkit.idle()
            #expect(tree.drawn == "{[notes, note], [settings]*}")
            app.open(try #require(URL(string: "notes:/nothing")))
            Toolkit.idle()
            #expect(tree.drawn == "{[notes, note], [settings]*}!This link leads nowhere.")
        }

        @Test("a preview shows a screen in its place") func previews() throws {
            #expect(
                try drawn(preview { $0.trigger(.notes, then: NotesRoute.note(2)) }) == "{[notes, note]*, [settings]}")
            #expect(
                try drawn(preview { $0.trigger(try AppRoute.links.link(for: "/notes/2")) })
                    == "{[notes, note]*, [settings]}")
            #expect(try drawn(preview { $0.trigger(.compose) }) == "{[notes]*, [settings]}^[draft]")
            let app = AppCoordinator(NoteStore())
            app.trigger(.notes, then: NotesRoute.note(2))
            let storedState = try app.stored().text
            #expect(
                try drawn(preview { _ = try $0.restore(StoredState(storedState)) }) == "{[notes, note]*, [settings]}")
        }

        @Test("a preview names an error, or both trees, above the app") func problems() throws {
            #expect(
                try drawn(preview("{[notes]*, [settings]}^[draft]") { $0.trigger(.compose) })
                    == "{[notes]*, [settings]}^[draft]")
            let wrong = try show(preview("{[notes], [settings]*}") { $0.trigger(.compose) })
            let words = try #require((wrong.window.rootViewController as? any Staged)?.stage?.words)
            #expect(words.contains("expected: {[notes], [settings]*}"))
            #expect(words.contains("found:    {[notes]*, [settings]}^[draft]"))
            #expect(wrong.tree.drawn == "{[notes]*, [settings]}^[draft]")
            let failed = try show(preview { $0.trigger(try AppRoute.links.link(for: "/nothing")) })
            let error = try #require((failed.window.rootViewController as? any Staged)?.stage?.words)
            #expect(error.contains("nothing") && failed.tree.drawn == "{[notes]*, [settings]}")
            withExtendedLifetime((wrong.window, failed.window)) {}
        }

        @Test("a badge follows what it reads, also after a second change and from another tab") func badge()
            async throws
        {
            let store = NoteStore()
            let shown = try show(TreeView(TreeModel(AppCoordinator(store))))
            let bar = try #require(shown.tree.children.first as? UITabBarController)
            #expect(bar.viewControllers?.map(\.tabBarItem.badgeValue) == ["2", nil])
            for count in ["3", "4"] {
                store.add("Eggs")
                for _ in 0..<1_000 where bar.viewControllers?.first?.tabBarItem.badgeValue != count {
                    await Task.yield()
                }
                #expect(bar.viewControllers?.map(\.tabBarItem.badgeValue) == [count, nil])
                bar.selectedIndex = 1
            }
            withExtendedLifetime(shown.window) {}
        }

        @Test("an environment is put around each screen, and the rest is left to the app's style") func environment()
            throws
        {
            let screen = ThemeScreen()
            let stack = StackRoot(screen)
            let model = themed(stack, Theme())
            let shown = try show(TreeView(model))
            let view = try #require(shown.tree.viewController(for: screen.node.id) as? any Staged)
            #expect(view.stage?.words == "blue")
            let sheet = ThemeScreen()
            stack.perform(.present(sheet))
            Toolkit.idle()
            #expect((shown.tree.viewController(for: sheet.node.id) as? any Staged)?.stage?.words == "blue")
            withExtendedLifetime(shown.window) {}
        }
    }
#endif
